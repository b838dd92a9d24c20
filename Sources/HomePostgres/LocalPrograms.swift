import Foundation

/// What is known of the other programs that serve homes from the data folder of this one.
public protocol LocalPrograms: Sendable {
    /// Whether a program is known to have ended: what it held is free.
    func hasEnded(_ program: UUID) -> Bool

    /// What programs that have ended left, which from now on no other takes over.
    func takeOver() -> [EndedProgram]

    /// Forgets the programs that have ended and left nothing: neither a copy, nor a lease at the server.
    ///
    /// - Parameter holders: all programs that hold a lease or stand by for one.
    func forgetEnded(exceptFor holders: Set<UUID>)
}

/// What a program that has ended left on its machine.
public struct EndedProgram: Sendable {
    /// The copies of what it served.
    public let copies: ServedCopies
    /// Where it was asked to wait, as `LeaseKeeper.responder` has it; nil where that is not known.
    public let responder: String?

    /// What a program left, by its parts.
    public init(copies: ServedCopies, responder: String?) { (self.copies, self.responder) = (copies, responder) }
}
