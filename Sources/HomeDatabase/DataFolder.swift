import Foundation
import PrivateStorage

/// The folder of the user's data, and the files in it.
enum DataFolder {
    static let fileName = "home.sqlite"
    /// What SQLite keeps beside its file.
    private static let endings = ["", "-wal", "-shm", "-journal"]

    /// Makes a folder that only its owner may look into, and the folders above it, where they are missing.
    static func make(at path: String) throws(HomeDatabaseError) {
        do { try PrivatePlace.make(folder: path) } catch { throw HomeDatabaseError(error) }
    }

    /// Makes an empty file that only its owner may read, where it is missing.
    ///
    /// SQLite gives the files beside it (`-wal`, `-shm`) the same permissions. The file is made without being opened:
    /// closing it would take away the locks that a connection of this very program holds on it
    /// (`sqlite.org/howtocorrupt`, section 2.2).
    static func makeFile(at path: String) throws(HomeDatabaseError) {
        for ending in endings {
            do { try PrivatePlace.check(file: path + ending) } catch { throw HomeDatabaseError(error) }
        }
        guard mknod(path, S_IFREG | 0o600, 0) == 0 || errno == EEXIST || access(path, F_OK) == 0 else {
            throw reason(path, errno)
        }
        guard access(path, R_OK) == 0 else { throw .noPermission(path) }
    }

    /// Whether we may write a file, and beside it, and there is room: SQLite needs all of it, even to read.
    static func isWritable(_ path: String) -> Bool {
        access(path, W_OK) == 0 && access(String(path.dropLast(fileName.count)), W_OK) == 0 && !isOnFullDisk(path)
    }

    /// Whether the disk of a file has no room for what SQLite's programs share beside it (`-shm`), and it is not there yet.
    static func isOnFullDisk(_ path: String) -> Bool {
        var shared = stat()
        if stat(path + "-shm", &shared) == 0, shared.st_size >= sharedSize { return false }
        var disk = statvfs()
        guard statvfs(path, &disk) == 0 else { return false }
        // Disks keep a part for the system's own account.
        let free = geteuid() == 0 ? disk.f_bfree : disk.f_bavail
        return UInt64(free) * UInt64(disk.f_frsize) < 2 * UInt64(sharedSize)
    }

    /// The bytes of a `-shm` file (`sqlite.org/walformat`).
    private static let sharedSize = 32 << 10

    /// Whether we may read and write a file.
    static func isOpenToUs(_ path: String) -> Bool { access(path, R_OK | W_OK) == 0 }

    /// Why a file cannot be written: its disk is only read, or it is not for us.
    static func refusal(_ path: String) -> HomeDatabaseError {
        access(path, W_OK) != 0 && errno == EROFS ? .diskReadOnly(path) : .noPermission(path)
    }

    /// Whether a file belongs to whoever runs the program.
    static func isOurs(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_uid == geteuid()
    }

    fileprivate static func reason(_ path: String, _ code: Int32) -> HomeDatabaseError {
        switch code {
        case EACCES, EPERM: .noPermission(path)
        case EROFS: .diskReadOnly(path)
        case ENOSPC, EDQUOT: .diskFull(path)
        case ENOTDIR: .notAFolder(path)
        case let code: .cannotOpen(path, String(cString: strerror(code)))
        }
    }
}

extension HomeDatabaseError {
    fileprivate init(_ error: PrivatePlaceError) {
        if case .system(let code) = error.fault {
            self = DataFolder.reason(error.path, code)
        } else {
            self = .notPrivate(error.path, error.fault)
        }
    }
}
