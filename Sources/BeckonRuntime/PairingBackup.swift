import HAPController
import HAPCrypto

/// The pairings of a data folder, sealed with a password for another machine or another day.
public struct PairingBackup: Sendable {
    /// The shortest password, in characters.
    public static let shortestPassword = 8
    private let file: PairingFile

    /// The pairings of a data folder.
    public init(folder: String) { file = PairingFile(folder: folder) }

    /// The sealed pairings; nil where nothing was ever paired.
    public func sealed(password: [UInt8]) async throws -> [UInt8]? {
        try await file.sealed(password: SecretBytes(password))
    }

    /// Takes back what was sealed in a file; tells how many pairings there are now.
    public func restore(from path: String, password: [UInt8], replacing: Bool) async throws -> Int {
        try await file.restore(InputFile.bytes(of: path), password: SecretBytes(password), replacing: replacing)
    }
}
