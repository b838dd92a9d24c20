import HAPController
import HAPCrypto
import HomeModel

/// The pairings of a data folder, sealed with a password for another machine or another day.
public struct PairingBackup: Sendable {
    /// The shortest password, in characters.
    public static let shortestPassword = 8
    private let file: PairingFile
    private let right: AllHomesRight

    /// The pairings of a data folder, for an author who administers every home that is kept in it: they are the keys of
    /// all of them.
    ///
    /// - Throws: `EditRefusal` where the author does not, `HomeDatabaseError`.
    public init(in place: DataPlace, by author: Author) async throws {
        right = try await place.store().administratorRightOverAll(by: author)
        file = PairingFile(folder: place.folder)
    }

    /// Whether anything is paired.
    var hasPairings: Bool {
        get async throws {
            let census = try await file.census()
            return !census.pairings.isEmpty || !census.unreadable.isEmpty
        }
    }

    /// The sealed pairings; nil where nothing was ever paired.
    public func sealed(password: [UInt8]) async throws -> [UInt8]? {
        try await file.sealed(password: SecretBytes(password), by: right)
    }

    /// Takes back what was sealed in a file; tells how many pairings there are now.
    public func restore(from path: String, password: [UInt8], replacing: Bool) async throws -> Int {
        let bytes = try InputFile.bytes(of: path)
        do {
            return try await file.restore(bytes, password: SecretBytes(password), replacing: replacing, by: right)
        } catch let fault as SealedFileError {
            throw InputFault(path: path, fault: fault)
        }
    }
}
