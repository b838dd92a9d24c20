import Glibc

/// A folder of small files that only their owner may read, each whole at every moment.
///
/// Whoever writes holds the lock of a `PrivateFile` meanwhile; a reader needs none. What a call has written is on the
/// disk when it returns. The folder has mode 0700, the files 0600.
public struct PrivateFolder: Sendable {
    /// Larger files are neither read nor written.
    public static let maximumLength = 64 << 10
    /// A folder of more files is not read.
    public static let maximumCount = 1 << 17

    /// Where the folder lies.
    public let path: String

    /// A folder, which need not exist yet.
    public init(path: String) { self.path = path }

    /// The names of the files, in no order; what a crash left half written is none.
    public func names() throws(PrivateFileError) -> [String] {
        try OpenFile.check(folder: path)
        guard let folder = opendir(path) else {
            guard errno == ENOENT else { throw PrivateFileError(path, .read) }
            return []
        }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if !name.hasPrefix("."), !name.hasSuffix(".new") { names.append(name) }
            guard names.count <= Self.maximumCount else {
                throw PrivateFileError(path, .read, .tooMany(limit: Self.maximumCount))
            }
        }
        return names
    }

    /// The content of a file, or nil where there is none of that name.
    public func content(of name: String) throws(PrivateFileError) -> [UInt8]? {
        try OpenFile.content(of: path(of: name), upTo: Self.maximumLength)
    }

    /// Brings files to the disk, each in the place of the one of its name.
    public func put(_ files: [(name: String, content: [UInt8])]) throws(PrivateFileError) {
        try OpenFile.make(folder: path)
        for file in files {
            try OpenFile.replace(path(of: file.name), with: file.content, upTo: Self.maximumLength)
        }
        try OpenFile.synchronize(folder: path)
    }

    /// Deletes files; that there is none of a name is no error.
    public func remove(_ names: [String]) throws(PrivateFileError) {
        guard !names.isEmpty else { return }
        for name in names {
            guard unlink(path(of: name)) == 0 || errno == ENOENT else {
                throw PrivateFileError(path(of: name), .delete)
            }
        }
        try OpenFile.synchronize(folder: path)
    }

    /// Where a file lies.
    public func path(of name: String) -> String { path + "/" + name }
}
