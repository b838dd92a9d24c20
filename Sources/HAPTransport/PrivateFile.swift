import Glibc
import NIOPosix

/// A small file that only its owner may read, and that is whole at every moment.
///
/// It is written beside its place, brought to the disk and then moved there, so a power cut leaves the old or the new
/// content. A lock file keeps two programs from writing at once. The folder has mode 0700, the file 0600.
public struct PrivateFile: Sendable {
    /// Larger files are not read.
    public static let maximumLength = 16 << 20

    /// Where the file lies.
    public let path: String
    private let folder: String

    /// A file of the given name in the given folder; neither need exist yet.
    public init(folder: String, name: String) {
        self.folder = folder
        path = folder + "/" + name
    }

    /// The content, or nil where there is no file.
    public func read() async throws(PrivateFileError) -> [UInt8]? {
        try await onThread { () throws(PrivateFileError) in try content() }
    }

    /// Reads the content, and puts other content in its place where `change` gives some, with no other writer in between.
    ///
    /// Where `change` throws, nothing is written.
    public func update<Answer: Sendable>(
        _ change: @escaping @Sendable ([UInt8]?) throws -> (content: [UInt8]?, answer: Answer)
    ) async throws -> Answer {
        try await NIOThreadPool.singleton.runIfActive {
            try makeFolder()
            let lock = try FileHandle(path + ".lock", O_RDWR | O_CREAT, "lock")
            try lock.lock()
            let (content, answer) = try change(content())
            if let content { try replace(with: content) }
            return answer
        }
    }

    /// Holds a lock beside the file, alone or together with others that do not want it alone; nil where none is to be had
    /// within the time.
    ///
    /// Programs that use the file hold it for what takes longer than a change of the file. The system lets go of it when
    /// the program ends, however it ends.
    public func hold(
        _ name: String, alone: Bool, within time: Duration
    ) async throws(PrivateFileError) -> HeldLock? {
        let path = "\(path).\(name)"
        let lock = try await onThread { () throws(PrivateFileError) in
            try makeFolder()
            return HeldLock(try FileHandle(path, O_RDWR | O_CREAT, "lock"))
        }
        let end = ContinuousClock.now + time
        while !lock.take(alone: alone) {
            // Another program tells nobody when it lets go.
            guard .now < end, (try? await Task.sleep(for: .milliseconds(20))) != nil else { return nil }
        }
        return lock
    }

    private func onThread<Answer: Sendable>(
        _ work: @escaping @Sendable () throws(PrivateFileError) -> Answer
    ) async throws(PrivateFileError) -> Answer {
        do {
            return try await NIOThreadPool.singleton.runIfActive { try work() }
        } catch {
            throw error as? PrivateFileError ?? PrivateFileError(path: path, what: "read", reason: "\(error)")
        }
    }

    private func content() throws(PrivateFileError) -> [UInt8]? {
        guard access(path, F_OK) == 0 else { return nil }
        return try FileHandle(path, O_RDONLY, "read").content(upTo: Self.maximumLength)
    }

    private func replace(with content: [UInt8]) throws(PrivateFileError) {
        let temporary = path + ".new"
        // One left behind by a crash may have another mode; there need be none.
        unlink(temporary)
        let file = try FileHandle(temporary, O_WRONLY | O_CREAT | O_EXCL, "write")
        try file.write(content)
        try file.synchronize()
        guard rename(temporary, path) == 0 else { throw PrivateFileError(path, "replace") }
        try FileHandle(folder, O_RDONLY | O_DIRECTORY, "open the folder of").synchronize()
    }

    private func makeFolder() throws(PrivateFileError) {
        var made = folder.hasPrefix("/") ? "" : "."
        for part in folder.split(separator: "/") {
            made += "/" + part
            guard mkdir(made, 0o700) == 0 || errno == EEXIST else { throw PrivateFileError(made, "make") }
        }
    }
}

/// What the system did not let us do with a file.
public struct PrivateFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file or folder.
    public let path: String
    /// What was tried: "read", "write".
    public let what: String
    /// What the system said.
    public let reason: String

    init(path: String, what: String, reason: String) {
        self.path = path
        self.what = what
        self.reason = reason
    }

    /// The system's last error.
    init(_ path: String, _ what: String) {
        self.init(path: path, what: what, reason: String(cString: strerror(errno)))
    }

    /// The error in words.
    public var description: String { "cannot \(what) \(path): \(reason)" }
}

/// A lock that is held until nobody refers to it.
public final class HeldLock: Sendable {
    private let file: FileHandle

    fileprivate init(_ file: consuming FileHandle) { self.file = file }

    fileprivate func take(alone: Bool) -> Bool { file.tryLock(alone: alone) }
}

/// An open file.
///
/// Owns one descriptor, and closes it exactly once; closing lets go of the lock.
private struct FileHandle: ~Copyable {
    private let descriptor: Int32
    private let path: String

    init(_ path: String, _ flags: Int32, _ what: String) throws(PrivateFileError) {
        self.path = path
        descriptor = open(path, flags | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw PrivateFileError(path, what) }
    }

    deinit { close(descriptor) }

    func lock() throws(PrivateFileError) {
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw PrivateFileError(path, "lock") }
        }
    }

    /// Takes the lock, if nobody has it in a way that forbids that.
    func tryLock(alone: Bool) -> Bool { flock(descriptor, (alone ? LOCK_EX : LOCK_SH) | LOCK_NB) == 0 }

    func content(upTo limit: Int) throws(PrivateFileError) -> [UInt8] {
        var content: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &piece, piece.count)
            guard count >= 0 else {
                if errno == EINTR { continue }
                throw PrivateFileError(path, "read")
            }
            guard count > 0 else { return content }
            content += piece[..<count]
            guard content.count <= limit else {
                throw PrivateFileError(path: path, what: "read", reason: "it is longer than \(limit) bytes")
            }
        }
    }

    func write(_ content: [UInt8]) throws(PrivateFileError) {
        var rest = content[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count >= 0 else {
                if errno == EINTR { continue }
                throw PrivateFileError(path, "write")
            }
            rest = rest.dropFirst(count)
        }
    }

    func synchronize() throws(PrivateFileError) {
        guard fsync(descriptor) == 0 else { throw PrivateFileError(path, "bring to the disk") }
    }
}
