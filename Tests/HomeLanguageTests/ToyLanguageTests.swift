import Foundation
import HomeModel
import TestSupport
import Testing

@testable import HomeLanguage

/// A language of thirty words, whose script sets no spaces between them: a folder is all that it takes.
struct ToyLanguageTests {
    static let folder = Golden.folder + "/languages"

    private func parser() throws -> Parser {
        let home = try Data(contentsOf: URL(filePath: Self.folder + "/koya.json"))
        return Parser(try Language(folder: Self.folder + "/toy"), try HomeFile.read(Array(home)))
    }

    @Test func readsEachGoldenSentenceAsItIsMeant() throws {
        let parser = try parser()
        for golden in try GoldenFile(path: Self.folder + "/toy.txt").cases {
            let outcome = parser.parse(golden.sentence)
            #expect(golden.allows(outcome.reading), "\(golden) → \(outcome.reading) \(outcome.reply)")
        }
    }
}
