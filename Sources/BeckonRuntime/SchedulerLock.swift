import Glibc
import HomeModel

/// Keeps all but one process from firing the triggers of a data folder.
///
/// It is an advisory lock (`flock`) on a file of its own: the kernel frees it when its process ends, however that ends.
final class SchedulerLock: Sendable {
    private let descriptor: Int32
    private let path: String

    /// Takes the lock; nil where another has it.
    ///
    /// - Parameter name: the name of the file.
    /// - Throws: `SchedulerFault` where the file cannot be made.
    init?(folder: String, name: String = "scheduler.lock") throws(SchedulerFault) {
        let path = folder + "/" + name
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .cannotLock(path, String(cString: strerror(errno))) }
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            let code = errno
            close(descriptor)
            if code == EWOULDBLOCK { return nil }
            throw .cannotLock(path, String(cString: strerror(code)))
        }
        (self.descriptor, self.path) = (descriptor, path)
    }

    /// Whether the file that is locked is still the one in the data folder.
    var isInPlace: Bool {
        var (own, there) = (stat(), stat())
        guard fstat(descriptor, &own) == 0, stat(path, &there) == 0 else { return false }
        return own.st_ino == there.st_ino && own.st_dev == there.st_dev
    }

    /// Puts a text into the file, in the place of what is there; where the disk is full, the file says nothing.
    func write(_ text: String) {
        let bytes = Array(text.utf8)
        guard ftruncate(descriptor, 0) == 0, pwrite(descriptor, bytes, bytes.count, 0) == bytes.count else {
            ftruncate(descriptor, 0)
            return
        }
    }

    /// Gives the lock back.
    deinit { close(descriptor) }
}

/// Why triggers cannot be fired.
public enum SchedulerFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The lock cannot be taken; the texts are its path and the reason.
    case cannotLock(String, String)

    /// One line for a person: what is wrong, where, and how to mend it.
    public var description: String {
        switch self {
        case .cannotLock(let path, let why): localized("lock-fault", ["path": path, "why": why])
        }
    }
}
