import Foundation

/// A folder of a test's own, which goes when nobody holds it any more.
public final class TemporaryFolder: Sendable {
    /// Where it is.
    public let path: String

    /// Makes an empty folder.
    public init() {
        path = FileManager.default.temporaryDirectory.appending(path: "beckon-\(UUID().uuidString)").path
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            preconditionFailure("there is no room for temporary files: \(error)")
        }
    }

    deinit {
        // What cannot be removed now is left to the system.
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of a file in the folder.
    public func file(_ name: String) -> String { path + "/" + name }
}
