import Foundation

extension TemporaryFolder {
    /// A folder of a language with the messages of English, and a grammar in a file of some name.
    public func language(
        grammar: String = "/** @role chunk */ public <chunk> = word;", named name: String = "some"
    ) throws -> String {
        let folder = file("en")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for name in try FileManager.default.contentsOfDirectory(atPath: "\(Fixture.project)/Grammars/en")
        where name.hasSuffix(".ftl") || name == "numbers.txt" {
            try FileManager.default.copyItem(
                atPath: "\(Fixture.project)/Grammars/en/\(name)", toPath: "\(folder)/\(name)")
        }
        for name in ["constraints.txt", "forms.aff", "spelling.aff", "suggestions.txt", "words.txt"] {
            FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: Data())
        }
        try "#JSGF V1.0 UTF-8 en;\ngrammar \(name);\n\(grammar)\n"
            .write(toFile: "\(folder)/\(name).gram", atomically: true, encoding: .utf8)
        return folder
    }
}
