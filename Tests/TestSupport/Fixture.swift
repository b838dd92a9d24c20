import Foundation
import HomeModel

/// A home that lies beside the tests.
public enum Fixture {
    /// The homes of `Tests/TestSupport/Homes`, by the name of the file without its ending.
    ///
    /// A fixture with a fault ends the test run, and says what the fault is.
    public static func home(_ name: String) -> HomeSnapshot {
        do {
            return try HomeFile.read(bytes(of: name))
        } catch {
            preconditionFailure("the fixture \(name) has faults:\n\(error)")
        }
    }

    /// The bytes of a fixture's home file.
    public static func bytes(of name: String) -> [UInt8] {
        do {
            return Array(try Data(contentsOf: file(name)))
        } catch {
            preconditionFailure("the fixture \(name) cannot be read: \(error)")
        }
    }

    /// Where a fixture's home file lies.
    public static func file(_ name: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Homes/\(name).json")
    }
}

extension Fixture {
    /// The folder of the project.
    public static var project: String {
        let folders = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
        return folders.joined(separator: "/")
    }
}
