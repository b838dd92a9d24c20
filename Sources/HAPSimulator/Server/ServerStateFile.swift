import Glibc
import HAPTransport

/// Keeps the state of one server on the disk, or nowhere.
actor ServerStateFile {
    private let file: PrivateFile?
    private var lastSave: Task<Void, any Error>?

    /// The file of the given name in a folder; without a folder nothing is kept.
    init(folder: String?, name: String) {
        file = folder.map { PrivateFile(folder: $0, name: name) }
    }

    /// The stored state, or nil where there is none yet.
    ///
    /// - Throws: `ServerStateError` where the file cannot be understood, `PrivateFileError` where it cannot be read.
    func load() async throws -> ServerState? {
        guard let file, let bytes = try await file.read() else { return nil }
        guard let state = ServerState(reading: bytes) else { throw ServerStateError(path: file.path) }
        return state
    }

    /// Forgets the state for good.
    func remove() async {
        _ = await lastSave?.result
        // A file that is gone already is what was wanted.
        if let file { unlink(file.path) }
    }

    /// Brings a state to the disk; of several calls the last one stays.
    func save(_ state: ServerState) async throws {
        guard let file else { return }
        let bytes = state.bytes
        let previous = lastSave
        let save = Task {
            _ = await previous?.result
            try await file.update { _ in (bytes, ()) }
        }
        lastSave = save
        try await save.value
    }
}
