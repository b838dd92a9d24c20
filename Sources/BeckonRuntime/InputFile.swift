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
    public var description: String { "\(path): \(fault)" }
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
        case .noSuchFile(let path): "\(path): there is no such file"
        case .isFolder(let path): "\(path) is a folder; name a file in it"
        case .tooLarge(let path): "\(path) is larger than \(InputFile.largestFile >> 20) MiB"
        case .noPermission(let path): "\(path) cannot be read: look at its permissions"
        case .notWritable(let path): "\(path) cannot be written: look at its folder and its permissions"
        case .unspeakable(let phrase): "“\(phrase)” cannot be said aloud: write the wake phrase in words"
        case .readOnly: "a home file is only read; import it and leave out --home-file"
        }
    }
}
