import Foundation

/// A file of Swift of this project.
public struct SourceFile {
    /// Its path from the folder of sources.
    public let path: String
    /// What stands in it.
    public let text: String

    /// A file of the given text.
    public init(path: String, text: String) { (self.path, self.text) = (path, text) }

    /// All files of some targets, or, with a slash, those of a target that are called so.
    public static func all(of targets: [String]) throws -> [SourceFile] {
        try targets.flatMap { files in
            let target = files.split(separator: "/").first.map(String.init) ?? files
            let folder = Fixture.project + "/Sources/" + target
            let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            return try names.filter { $0.hasSuffix(".swift") }.sorted().map { target + "/" + $0 }.filter {
                $0.hasPrefix(files)
            }.map {
                SourceFile(
                    path: $0, text: try String(contentsOfFile: folder + $0.dropFirst(target.count), encoding: .utf8))
            }
        }
    }
}
