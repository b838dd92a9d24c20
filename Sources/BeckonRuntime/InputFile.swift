import FoundationEssentials
import HomeModel

/// Files that people hand in.
public enum InputFile {
    /// The most bytes of a file that is read whole.
    public static let largestFile = 256 << 20

    /// The bytes of a file.
    ///
    /// - Throws: `InputError` where it is not there, is a folder, is too large or cannot be read.
    public static func bytes(of path: String) throws(InputError) -> [UInt8] {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { throw .noSuchFile(path) }
        if attributes[.type] as? FileAttributeType == .typeDirectory { throw .isFolder(path) }
        if let size = attributes[.size] as? UInt64, size > largestFile { throw .tooLarge(path) }
        guard let data = FileManager.default.contents(atPath: path) else { throw .noPermission(path) }
        return Array(data)
    }

    /// Reads what a file holds, so that a fault in it names the file.
    static func naming<Content>(_ path: String, _ read: () throws -> Content) throws(InputFault) -> Content {
        do { return try read() } catch { throw InputFault(path: path, fault: error) }
    }

    /// The homes of a home file.
    ///
    /// - Throws: `InputError`, and `HomeFileError` with every fault of the file and its path.
    static func homes(of path: String) throws -> HomeSnapshot {
        let bytes = try bytes(of: path)
        do throws(HomeFileError) { return try HomeFile.read(bytes) } catch { throw error.of(path) }
    }
}

/// What is wrong in a file that was handed in.
public struct InputFault: Error, CustomStringConvertible {
    /// The path of the file.
    public let path: String
    /// What is wrong in it.
    public let fault: any Error

    /// One line for a person: where, and what is wrong.
    public var description: String { "\(path): \(localized(fault: fault))" }
}

/// Why a file that was handed in cannot be used.
public enum InputError: Error, Hashable, CustomStringConvertible {
    case noSuchFile(String)
    case isFolder(String)
    case tooLarge(String)
    case noPermission(String)
    case notWritable(String)
    /// Nothing of a wake phrase can be said.
    case unspeakable(String)
    /// A home file is only read.
    case readOnly

    /// One line for a person: what is wrong, where, and how to mend it.
    public var description: String {
        switch self {
        case .noSuchFile(let path): localized("no-such-file", ["path": path])
        case .isFolder(let path): localized("is-folder", ["path": path])
        case .tooLarge(let path):
            localized("file-too-large", ["path": path, "count": InputFile.largestFile >> 20])
        case .noPermission(let path): localized("file-unreadable", ["path": path])
        case .notWritable(let path): localized("file-not-writable", ["path": path])
        case .unspeakable(let phrase): localized("unspeakable-phrase", ["phrase": phrase])
        case .readOnly: localized("home-file-read-only")
        }
    }
}
