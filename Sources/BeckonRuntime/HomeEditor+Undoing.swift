import HAPController
import HomeDatabase

extension HomeEditor {
    /// The edits of the last day, the newest first.
    ///
    /// - Throws: `EditRefusal` where the author is none of the homes' people, `HomeDatabaseError`.
    public func history() async throws -> [RecordedEdit] { try await database.history(for: author) }

    /// Takes an edit back, or the last one that somebody made; gives it as it was.
    ///
    /// A pairing that has ended since stays ended: what comes back with it is not paired.
    ///
    /// - Throws: `UndoFault`, `EditRefusal`, `HomeDatabaseError`; then nothing is changed. `PairingFileError`.
    public func undo(_ number: Int64?) async throws -> RecordedEdit {
        let paired = try await PairingFile(folder: folder).census().pairings.map(\.pairing.deviceID)
        return try await database.undo(number, paired: Set(paired), by: author)
    }
}
