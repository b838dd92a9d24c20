import Foundation
import HomeModel
import TestSupport
import Testing

@testable import HomeLanguage

/// Three languages whose words take other forms in sentences than names have: joined to compounds, in cases, and elided.
///
/// Their messages are those of English.
struct WordFormLanguageTests {
    private func parser(_ language: String, _ home: String, _ folder: TemporaryFolder) throws -> Parser {
        let languages = Golden.folder + "/languages"
        let copy = folder.file(language)
        try FileManager.default.copyItem(atPath: "\(languages)/\(language)", toPath: copy)
        let english = Golden.grammars + "/en"
        for name in try FileManager.default.contentsOfDirectory(atPath: english)
        where name.hasSuffix(".ftl") || name == "numbers.txt" {
            try FileManager.default.copyItem(atPath: "\(english)/\(name)", toPath: "\(copy)/\(name)")
        }
        for name in ["constraints.txt", "spelling.aff", "suggestions.txt", "words.txt"] {
            FileManager.default.createFile(atPath: "\(copy)/\(name)", contents: Data())
        }
        let home = try Data(contentsOf: URL(filePath: "\(languages)/\(home).json"))
        return Parser(try Language(folder: copy), try HomeFile.read(Array(home)))
    }

    @Test(arguments: [("de-x-toy", "haus", "de"), ("ru-x-toy", "dom", "ru"), ("fr-x-toy", "maison", "fr")])
    func readsEachGoldenSentenceAsItIsMeant(language: String, home: String, sentences: String) throws {
        let parser = try parser(language, home, TemporaryFolder())
        for golden in try GoldenFile(path: "\(Golden.folder)/languages/\(sentences).txt").cases {
            let outcome = parser.parse(golden.sentence)
            #expect(golden.allows(outcome.reading), "\(golden) → \(outcome.reading) \(outcome.reply)")
        }
    }

    /// Without the lines on its forms, the language has nothing of this.
    @Test(arguments: [
        ("de-x-toy", "haus", "mach das Küchenlicht an"), ("ru-x-toy", "dom", "включи настольную лампу"),
        ("fr-x-toy", "maison", "allume la lampe de l’entree"),
    ])
    func readsNoFormThatTheFolderDoesNotHave(language: String, home: String, sentence: String) throws {
        let folder = TemporaryFolder()
        #expect(try parser(language, home, folder).parse(sentence).status == .understood)
        let file = folder.file(language) + "/forms.aff"
        try Data().write(to: URL(filePath: file))
        let home = try HomeFile.read(Array(Data(contentsOf: URL(filePath: "\(Golden.folder)/languages/\(home).json"))))
        #expect(Parser(try Language(folder: folder.file(language)), home).parse(sentence).intents.isEmpty)
    }
}
