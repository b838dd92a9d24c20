import Foundation

/// What is known of the other programs that serve homes from the data folder of this one.
public protocol LocalPrograms: Sendable {
    /// Whether a program is known to have ended: what it held is free.
    func hasEnded(_ program: UUID) -> Bool

    /// The copies of programs that have ended, which from now on no other takes over.
    func takeOver() -> [ServedCopies]

    /// Forgets the programs that have ended and left nothing: neither a copy, nor a lease at the server.
    ///
    /// - Parameter holders: all programs that hold a lease or stand by for one.
    func forgetEnded(exceptFor holders: Set<UUID>)
}
