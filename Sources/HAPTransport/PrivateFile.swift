import Glibc
import NIOPosix
import PrivateStorage

/// A small file that only its owner may read, and that is whole at every moment.
///
/// It is written beside its place, brought to the disk and then moved there, so a power cut leaves the old or the new
/// content. A lock file keeps two programs from writing at once. The folder has mode 0700, the file 0600.
public struct PrivateFile: Sendable {
    /// Larger files are neither read nor written.
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
        try await reading { () throws(PrivateFileError) in try content() }
    }

    /// Reads the content, and puts other content in its place where `change` gives some, with no other writer in between.
    ///
    /// Where `change` throws, nothing is written.
    public func update<Answer: Sendable>(
        _ change: @escaping @Sendable ([UInt8]?) throws -> (content: [UInt8]?, answer: Answer)
    ) async throws -> Answer {
        try await NIOThreadPool.singleton.runIfActive {
            try makeFolder()
            let lock = try OpenFile(path + ".lock", O_RDWR | O_CREAT, .lock)
            try lock.lock()
            let (content, answer) = try change(content())
            if let content { try replace(with: content) }
            return answer
        }
    }

    /// Takes a lock beside the file, exclusive or shared; nil where it is not free within the time.
    ///
    /// Programs that use the file hold it for what takes longer than a change of the file. The system lets go of it when
    /// the program ends, however it ends.
    public func lock(
        _ name: String, exclusively isExclusive: Bool, within time: Duration
    ) async throws(PrivateFileError) -> FileLock? {
        let path = "\(path).\(name)"
        let lock = try await reading { () throws(PrivateFileError) in
            try makeFolder()
            return FileLock(try OpenFile(path, O_RDWR | O_CREAT, .lock))
        }
        let end = ContinuousClock.now + time
        while !lock.take(exclusively: isExclusive) {
            // Another program tells nobody when it lets go.
            guard .now < end, (try? await Task.sleep(for: .milliseconds(20))) != nil else { return nil }
        }
        return lock
    }

    /// Does work that waits for the disk on a thread that may wait.
    public func onThread<Answer: Sendable>(
        _ work: @escaping @Sendable () throws -> Answer
    ) async throws -> Answer {
        try await NIOThreadPool.singleton.runIfActive { try work() }
    }

    private func reading<Answer: Sendable>(
        _ work: @escaping @Sendable () throws(PrivateFileError) -> Answer
    ) async throws(PrivateFileError) -> Answer {
        do {
            return try await onThread { try work() }
        } catch {
            throw error as? PrivateFileError ?? PrivateFileError(path, .read, .other("\(error)"))
        }
    }

    private func content() throws(PrivateFileError) -> [UInt8]? {
        try OpenFile.content(of: path, upTo: Self.maximumLength)
    }

    private func replace(with content: [UInt8]) throws(PrivateFileError) {
        try OpenFile.replace(path, with: content, upTo: Self.maximumLength)
        try OpenFile.synchronize(folder: folder)
    }

    private func makeFolder() throws(PrivateFileError) { try OpenFile.make(folder: folder) }
}

/// What could not be done with a file, and why.
public struct PrivateFileError: Error, Hashable, Sendable {
    /// What was tried.
    public enum Action: String, CaseIterable, Sendable { case use, read, write, lock, flush, replace, delete }

    /// What kept us from it.
    public enum Fault: Hashable, Sendable {
        /// The file or folder is not ours alone.
        case place(PrivatePlaceError.Fault)
        /// It is a link where the file itself should be.
        case link
        /// It is, or would be, longer than this many bytes.
        case tooLong(limit: Int)
        /// It has more files than this.
        case tooMany(limit: Int)
        /// Whatever else was thrown, as that describes itself.
        case other(String)
    }

    /// The file or folder.
    public let path: String
    /// What was tried.
    public let action: Action
    /// What kept us from it.
    public let fault: Fault

    init(_ path: String, _ action: Action, _ fault: Fault) {
        (self.path, self.action, self.fault) = (path, action, fault)
    }

    /// A folder or file that is not ours alone.
    init(_ error: PrivatePlaceError) { self.init(error.path, .use, .place(error.fault)) }

    /// The system's last error.
    init(_ path: String, _ action: Action) { self.init(path, action, .place(.system(code: errno))) }
}

/// A lock that is held until nobody refers to it.
public final class FileLock: Sendable {
    private let file: OpenFile

    fileprivate init(_ file: consuming OpenFile) { self.file = file }

    fileprivate func take(exclusively isExclusive: Bool) -> Bool { file.tryLock(exclusively: isExclusive) }
}
