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
            throw PrivatePlaceError(
                path: path, reason: "it is no file but a link or a folder: put the file itself there")
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
            throw PrivatePlaceError(
                path: path, reason: "others may write it, too: give a folder of your own with --data-dir")
        }
        if fchmod(descriptor, status.st_mode & 0o7777 & ~open) != 0 { try mendingFailed(path, errno) }
    }

    private static func checkOwner(_ status: stat, _ path: String) throws(PrivatePlaceError) {
        if status.st_uid == geteuid() || status.st_uid == 0 { return }
        throw PrivatePlaceError(
            path: path,
            reason: "it belongs to the account \(account(status.st_uid)): run beckon as that account, or give a folder"
                + " of your own with --data-dir")
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
        throw PrivatePlaceError(
            path: path,
            reason: "others may write it, and that cannot be changed (\(String(cString: strerror(code)))):"
                + " say `chmod go-w` to it")
    }
}

extension stat {
    fileprivate var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
    fileprivate var isFile: Bool { st_mode & S_IFMT == S_IFREG }
}

/// Why a folder or file is not ours alone.
public struct PrivatePlaceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The folder or file.
    public let path: String
    /// What is wrong, and how to mend it.
    public let reason: String
    /// The system's number for it, where the system said so.
    public let code: Int32?

    init(path: String, reason: String) {
        (self.path, self.reason) = (path, reason)
        code = nil
    }

    init(_ path: String, _ code: Int32) {
        (self.path, self.code) = (path, code)
        reason = String(cString: strerror(code))
    }

    /// The error in one line.
    public var description: String { "\(path) cannot be used: \(reason)" }
}
