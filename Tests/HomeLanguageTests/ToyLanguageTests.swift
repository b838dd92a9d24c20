import Foundation
import HomeModel
import TestSupport
import Testing

@testable import HomeLanguage
@testable import UtteranceAnalysis

/// A language of thirty words, whose script sets no spaces between them: a folder is all that it takes.
struct ToyLanguageTests {
    static let folder = Golden.folder + "/languages"

    private func parser() throws -> Parser {
        let home = try Data(contentsOf: URL(filePath: Self.folder + "/koya.json"))
        return Parser(try Language(folder: Self.folder + "/ja-x-toy"), try HomeFile.read(Array(home)))
    }

    @Test func readsEachGoldenSentenceAsItIsMeant() throws {
        let parser = try parser()
        for golden in try GoldenFile(path: Self.folder + "/toy.txt").cases {
            let outcome = parser.parse(golden.sentence)
            #expect(golden.allows(outcome.reading), "\(golden) → \(outcome.reading) \(outcome.reply)")
        }
    }

    /// Two names side by side are no list in it, as its constraints say.
    @Test func goesByNoRuleOfAttachmentThatItLeavesOut() throws {
        let text = "机のランプ天井灯を消して"
        var parser = try parser()
        let constraints = parser.interpreter.language.constraints
        #expect(constraints.attachmentRulesLeftOut == [.asyndeton])
        #expect(parser.parse(text).status == .notUnderstood)
        parser.search.interpreter.analyzer.language.constraints = Constraints(constraints.all)
        #expect(parser.parse(text).reading == parser.parse("机のランプと天井灯を消して").reading)
    }

    /// Its replies are its own too: the verb stands last, the names come first, and nothing has a plural.
    @Test(arguments: [
        ("机のランプをつけて", "机のランプをつけます。"), ("机のランプと天井灯を消して", "天井灯と机のランプを消します。"),
        ("玄関を閉めて", "玄関の鍵をかけます。"), ("机のランプはついていますか", "いいえ、机のランプは消えています。"),
        ("机のランブをつけて", "小屋に「机のランブ」はありません。机のランプですか。"),
    ])
    func answersInItsWords(text: String, reply: String) throws {
        let parser = try parser()
        #expect(parser.parse(text).reply == reply)
    }
}
