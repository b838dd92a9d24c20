import Glibc
import PrivateStorage

/// An open file.
///
/// Owns one descriptor, and closes it exactly once; closing lets go of the lock.
struct OpenFile: ~Copyable {
    private let descriptor: Int32
    private let path: String

    /// Opens a private file, which is no link, belongs to us, and is read and written by nobody else from now on.
    init(_ path: String, _ flags: Int32, _ action: PrivateFileError.Action) throws(PrivateFileError) {
        self.path = path
        // Whoever reads from a pipe that somebody put here must not wait for a writer.
        descriptor = open(path, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            if errno != ELOOP { throw PrivateFileError(path, action) }
            throw PrivateFileError(path, action, .link)
        }
        do { try PrivatePlace.check(descriptor, path, forbidding: 0o077) } catch {
            close(descriptor)
            throw PrivateFileError(error)
        }
    }

    /// Opens a folder, which may be reached by a link.
    private init(folder path: String, _ action: PrivateFileError.Action) throws(PrivateFileError) {
        self.path = path
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw PrivateFileError(path, action) }
    }

    deinit { close(descriptor) }

    func lock() throws(PrivateFileError) {
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw PrivateFileError(path, .lock) }
        }
    }

    /// Takes the lock, if nobody has it in a way that forbids that.
    func tryLock(exclusively isExclusive: Bool) -> Bool {
        flock(descriptor, (isExclusive ? LOCK_EX : LOCK_SH) | LOCK_NB) == 0
    }

    func content(upTo limit: Int) throws(PrivateFileError) -> [UInt8] {
        var content: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &piece, piece.count)
            guard count >= 0 else {
                if errno == EINTR { continue }
                throw PrivateFileError(path, .read)
            }
            guard count > 0 else { return content }
            content += piece[..<count]
            guard content.count <= limit else {
                throw PrivateFileError(path, .read, .tooLong(limit: limit))
            }
        }
    }

    func write(_ content: [UInt8]) throws(PrivateFileError) {
        var rest = content[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count >= 0 else {
                if errno == EINTR { continue }
                throw PrivateFileError(path, .write)
            }
            rest = rest.dropFirst(count)
        }
    }

    func synchronize() throws(PrivateFileError) {
        guard fsync(descriptor) == 0 else { throw PrivateFileError(path, .flush) }
    }
}

extension OpenFile {
    /// The content of a file, or nil where there is none.
    static func content(of path: String, upTo limit: Int) throws(PrivateFileError) -> [UInt8]? {
        try check(folder: folder(of: path))
        guard access(path, F_OK) == 0 else { return nil }
        return try OpenFile(path, O_RDONLY, .read).content(upTo: limit)
    }

    /// Puts a file with this content on the disk, and then in the place of the one that is there.
    ///
    /// What is longer than what would be read again is not written. Whether the new or the old one is there after a power
    /// cut is certain only when the folder is on the disk, too.
    static func replace(_ path: String, with content: [UInt8], upTo limit: Int) throws(PrivateFileError) {
        guard content.count <= limit else { throw PrivateFileError(path, .write, .tooLong(limit: limit)) }
        let temporary = path + ".new"
        // One left behind by a crash may have another mode; there need be none.
        unlink(temporary)
        let file = try OpenFile(temporary, O_WRONLY | O_CREAT | O_EXCL, .write)
        try file.write(content)
        try file.synchronize()
        guard rename(temporary, path) == 0 else { throw PrivateFileError(path, .replace) }
    }

    /// Brings what lies in a folder to the disk, by name.
    static func synchronize(folder: String) throws(PrivateFileError) {
        try OpenFile(folder: folder, .flush).synchronize()
    }

    /// Makes a folder that only its owner may look into, and those that it lies in, where they are missing.
    static func make(folder: String) throws(PrivateFileError) {
        do { try PrivatePlace.make(folder: folder) } catch { throw PrivateFileError(error) }
    }

    /// Makes sure that only we may change what is in a folder, where there is one; a file is in one.
    static func check(folder: String) throws(PrivateFileError) {
        do { try PrivatePlace.check(folder: folder) } catch { throw PrivateFileError(error) }
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    }
}
