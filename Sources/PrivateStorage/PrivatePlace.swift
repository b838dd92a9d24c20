import Glibc

/// A folder or file that only whoever runs the program may change.
///
/// Whatever is kept in a data folder passes here before it is opened. What is ours and was left open for others to write
/// is closed to them; what belongs to another account, or is a link that another account laid, is refused. The system's
/// own account may own anything: it can change everything anyhow.
public enum PrivatePlace {
    /// Makes a folder, and those that it lies in, where they are missing, so that only we may look into them; then looks
    /// at it as `check(folder:)` does.
    public static func make(folder path: String) throws(PrivatePlaceError) {
        var (parent, made) = (".", path.hasPrefix("/") ? "/" : "")
        for part in path.split(separator: "/") {
            made += (made.isEmpty || made.hasSuffix("/") ? "" : "/") + part
            // Another program may be faster; and above a mounted file system nothing can be made that is there.
            if mkdir(made, 0o700) != 0, errno != EEXIST {
                let code = errno
                var status = stat()
                guard stat(made, &status) == 0 else { throw PrivatePlaceError(code == ENOTDIR ? parent : made, code) }
            }
            parent = made
        }
        try check(folder: path)
    }

    /// Makes sure that only we may change what is in a folder; says whether there is one.
    ///
    /// The folder may be reached by a link of our own.
    @discardableResult
    public static func check(folder path: String) throws(PrivatePlaceError) -> Bool {
        var link = stat()
        guard lstat(path, &link) == 0 else {
            if errno == ENOENT { return false }
            throw PrivatePlaceError(path, errno)
        }
        try checkOwner(link, path)
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            // A folder that may be entered and not listed is no less ours.
            if errno == EACCES, link.isFolder { return true }
            throw PrivatePlaceError(path, errno)
        }
        defer { close(descriptor) }
        try check(descriptor, path, forbidding: S_IWGRP | S_IWOTH)
        return true
    }

    /// Makes sure that a file is a file, and that only we may change it; says whether there is one.
    ///
    /// The file is not opened: that would take away the locks that SQLite holds on it in this very program.
    @discardableResult
    public static func check(file path: String) throws(PrivatePlaceError) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            if errno == ENOENT { return false }
            throw PrivatePlaceError(path, errno)
        }
        guard status.isFile else {
            throw PrivatePlaceError(path: path, fault: .notAFile)
        }
        try checkOwner(status, path)
        let open = status.st_mode & (S_IWGRP | S_IWOTH)
        // The folder was looked at before, so nobody puts a link in the place of the file meanwhile.
        if open != 0, status.st_uid == geteuid(), chmod(path, status.st_mode & 0o7777 & ~open) != 0 {
            try mendingFailed(path, errno)
        }
        return true
    }

    /// Makes sure that what is open belongs to us, and takes away permissions that others are not to have.
    public static func check(
        _ descriptor: Int32, _ path: String, forbidding forbidden: mode_t
    ) throws(PrivatePlaceError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw PrivatePlaceError(path, errno) }
        try checkOwner(status, path)
        let open = status.st_mode & forbidden
        if open == 0 { return }
        if status.st_mode & S_ISVTX != 0 || status.st_uid != geteuid() {
            throw PrivatePlaceError(path: path, fault: .open)
        }
        if fchmod(descriptor, status.st_mode & 0o7777 & ~open) != 0 { try mendingFailed(path, errno) }
    }

    private static func checkOwner(_ status: stat, _ path: String) throws(PrivatePlaceError) {
        if status.st_uid == geteuid() || status.st_uid == 0 { return }
        throw PrivatePlaceError(path: path, fault: .foreign(account: account(status.st_uid)))
    }

    /// The name of an account, or its number where the system knows none.
    private static func account(_ id: uid_t) -> String {
        var entry = passwd()
        var found: UnsafeMutablePointer<passwd>?
        var space = [CChar](repeating: 0, count: 16 << 10)
        guard getpwuid_r(id, &entry, &space, space.count, &found) == 0, found != nil else { return "\(id)" }
        return String(cString: entry.pw_name)
    }

    /// Where nothing can be written, others cannot write either.
    private static func mendingFailed(_ path: String, _ code: Int32) throws(PrivatePlaceError) {
        if code == EROFS { return }
        throw PrivatePlaceError(path: path, fault: .staysOpen(code: code))
    }
}

extension stat {
    fileprivate var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
    fileprivate var isFile: Bool { st_mode & S_IFMT == S_IFREG }
}

/// Why a folder or file is not ours alone.
public struct PrivatePlaceError: Error, Hashable, Sendable {
    /// What is wrong with it.
    public enum Fault: Hashable, Sendable {
        /// It is a link or a folder where a file should be.
        case notAFile
        /// Others may write it, and it is not ours to close.
        case open
        /// It belongs to another account.
        case foreign(account: String)
        /// Others may write it, and the system does not let that be changed.
        case staysOpen(code: Int32)
        /// The system says so, by its number.
        case system(code: Int32)
    }

    /// The folder or file.
    public let path: String
    /// What is wrong with it.
    public let fault: Fault

    init(path: String, fault: Fault) { (self.path, self.fault) = (path, fault) }

    init(_ path: String, _ code: Int32) { self.init(path: path, fault: .system(code: code)) }

    /// What the system calls one of its numbers.
    public static func name(ofCode code: Int32) -> String { String(cString: strerror(code)) }
}
