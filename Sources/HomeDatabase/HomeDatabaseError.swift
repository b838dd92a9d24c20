import GRDB
import HomeModel
import PrivateStorage

/// Why the homes could not be kept or read.
public enum HomeDatabaseError: Error, Hashable, Sendable {
    /// The file or its folder may not be read or written.
    case noPermission(String)
    /// The folder or a file in it is not ours alone.
    case notPrivate(String, PrivatePlaceError.Fault)
    /// Something else than a folder stands where the data folder should be.
    case notAFolder(String)
    /// The folder or the file cannot be made or opened; the text says why.
    case cannotOpen(String, String)
    /// The file is none of ours.
    case notADatabase(String)
    /// The file is broken; the text says where.
    case damaged(String, String)
    /// The file was written by a newer Beckon, with a schema of that version.
    case tooNew(String, version: Int)
    /// The disk does not read or write, though there is room; the text says what failed.
    case diskFault(String, String)
    /// There is no room on the disk.
    case diskFull(String)
    /// The disk can only be read, as the system makes one that fails.
    case diskReadOnly(String)
    /// Another program kept the file for itself for longer than we wait.
    case locked(String)
    /// SQLite failed in another way; the text is its own.
    case failed(String, String)
}

extension HomeDatabaseError {
    /// What SQLite said of the file at a path, in our own words.
    init(_ error: DatabaseError, at path: String) {
        let text = error.message ?? "SQLite error \(error.extendedResultCode.rawValue)"
        self =
            switch error.resultCode {
            case .SQLITE_NOTADB: .notADatabase(path)
            case .SQLITE_CORRUPT: .damaged(path, text)
            case .SQLITE_BUSY, .SQLITE_LOCKED: .locked(path)
            case .SQLITE_FULL: .diskFull(path)
            case .SQLITE_IOERR:
                error.extendedResultCode == .SQLITE_IOERR_SHMSIZE ? .diskFull(path) : .diskFault(path, text)
            // A full disk is read as one that cannot be written.
            case .SQLITE_READONLY where DataFolder.isOnFullDisk(path): .diskFull(path)
            case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH: DataFolder.refusal(path)
            case .SQLITE_CANTOPEN: DataFolder.isOpenToUs(path) ? .cannotOpen(path, text) : DataFolder.refusal(path)
            default: .failed(path, text)
            }
    }
}
