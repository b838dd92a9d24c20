import Foundation
import HomeModel
import TestSupport
import Testing

@testable import HomeLanguage

struct GoldenTests {
    static let grammars = Fixture.project + "/Grammars"
    static let golden = Fixture.project + "/Tests/HomeLanguageTests/Golden"

    static let parsers: [String: Parser] = [
        "cottage": English.parser(Fixture.home("cottage")), "castle": English.parser(Fixture.home("castle")),
    ]

    static let cases = sentenceFiles.flatMap { (try? GoldenFile(path: golden + "/en/" + $0 + ".txt").cases) ?? [] }

    /// The names of the grammars that hold sentences; `_common` and the like hold what sentences share.
    static let sentenceFiles = names(in: grammars + "/en", ending: ".gram").filter { !$0.hasPrefix("_") }

    @Test func eachGrammarHasItsGoldenSentencesAndEachGoldenFileItsGrammar() {
        #expect(Self.sentenceFiles == Self.names(in: Self.golden + "/en", ending: ".txt").filter { !$0.hasPrefix("_") })
    }

    @Test(arguments: cases)
    func readsAGoldenSentenceAsItIsMeant(_ golden: GoldenFile.Case) throws {
        let parser = try #require(Self.parsers[golden.home])
        let outcome = parser.parse(golden.sentence, in: Context(room: golden.room))
        #expect(outcome.reading == golden.reading, "\(outcome.reply)")
        if let reply = golden.reply { #expect(outcome.reply == reply) }
    }

    private static func names(in folder: String, ending: String) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
    }
}

/// The English of the repository.
enum English {
    static let language: Language = {
        do { return try Language(folder: GoldenTests.grammars + "/en") } catch { fatalError("\(error)") }
    }()

    static func parser(_ snapshot: HomeSnapshot) -> Parser { Parser(language, snapshot) }
}

extension Outcome {
    /// The outcome as golden files write it: a line an intent, or the status and what there is to choose from.
    var reading: [String] {
        switch status {
        case .understood: intents.map(\.reading)
        case .ambiguous: ["ambiguous"] + candidates.map { "? " + $0.reading }
        default: [status.rawValue]
        }
    }
}

extension Intent {
    fileprivate var reading: String {
        let names = targets.map { $0.home == "Cottage" || $0.home == "Castle" ? $0.service : "\($0.service) of \($0.home)" }
        let confirm = needsConfirmation ? ", confirmed" : ""
        return switch deed {
        case .set(let type, let value): "set \(type) \(JSON(value).line): \(names.joined(separator: ", "))\(confirm)"
        case .run(let scene, _): "run \(scene.name)\(confirm)"
        case .get(let question):
            "\(question.kind.rawValue) \(question.characteristic)\(question.expected.map { " " + JSON($0).line } ?? ""): "
                + names.joined(separator: ", ")
        }
    }
}
