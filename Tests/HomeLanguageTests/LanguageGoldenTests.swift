import Foundation
import HomeModel
import HomeOutcomes
import Synchronization
import TestSupport
import Testing

@testable import HomeLanguage

/// Each language beside English, by the golden sentences beside it: `Golden/de` is what `Grammars/de` has to read, and
/// `Golden/de-held-out` what nobody looks at to improve it.
struct LanguageGoldenTests {
    /// The languages that have a folder of grammars.
    static let codes = Golden.folders(in: Golden.grammars).filter { $0 != "en" }
    /// Each golden file of each of them.
    static let files = codes.flatMap { code in
        Golden.names(in: "\(Golden.folder)/\(code)", ending: ".txt").map { GoldenPlace(code: code, file: $0) }
    }

    /// The least share of held-out sentences that are read as they are meant.
    static let heldOutFloor = 0.96
    /// The most wrong actions among held-out sentences, as a share.
    static let heldOutWrongActions = 0.005

    @Test func findsTheLanguages() { #expect(Set(Self.codes).isSuperset(of: ["de", "es", "fr", "ru", "zh"])) }

    @Test(arguments: codes) func hasGoldenSentences(code: String) {
        #expect(!Golden.names(in: "\(Golden.folder)/\(code)", ending: ".txt").isEmpty)
        #expect(!Golden.names(in: "\(Golden.folder)/\(code)-held-out", ending: ".txt").isEmpty)
    }

    @Test(arguments: files)
    func readsEachGoldenSentenceAsItIsMeant(place: GoldenPlace) throws {
        for (golden, outcome, reading) in try read("\(Golden.folder)/\(place.code)/\(place.file).txt", in: place.code) {
            #expect(golden.allows(reading), "\(golden) → \(reading) \(outcome.reply)")
            if let reply = golden.reply { #expect(outcome.reply == reply, "\(golden)") }
        }
    }

    /// Prints shares and no sentence, so that nobody tunes on them.
    @Test(arguments: codes)
    func readsMostSentencesThatNobodyTunedItOnAndSeldomActsWrongly(code: String) throws {
        var (right, wrong, all) = (0, 0, 0)
        for file in Golden.names(in: "\(Golden.folder)/\(code)-held-out", ending: ".txt") {
            for (golden, outcome, reading) in try read("\(Golden.folder)/\(code)-held-out/\(file).txt", in: code) {
                all += 1
                if golden.allows(reading) {
                    right += 1
                } else if outcome.acts {
                    wrong += 1
                }
            }
        }
        print("Held out, \(code): \(right) of \(all) right, \(wrong) wrong actions")
        #expect(Double(right) >= Self.heldOutFloor * Double(all))
        #expect(Double(wrong) <= Self.heldOutWrongActions * Double(all))
    }

    /// What a golden file's sentences are read as, the home's own name left out.
    private func read(_ path: String, in code: String) throws -> [(GoldenFile.Case, Outcome, [String])] {
        try GoldenFile(path: path).cases.map { golden in
            let home = try Self.home(golden.home, in: code)
            let outcome = home.parser.parse(golden.sentence, in: English.context(of: golden))
            return (golden, outcome, outcome.reading.map { $0.replacing(" of \(home.name)", with: "") })
        }
    }

    /// The parser of a home in a language, and the home's own name.
    private typealias SpokenHome = (parser: Parser, name: String)

    /// Languages and homes that sentences have been read in: each is made once for all files.
    private static let made = Mutex<(languages: [String: Language], homes: [String: SpokenHome])>(([:], [:]))

    private static func home(_ name: String, in code: String) throws -> SpokenHome {
        try made.withLock { made in
            if let home = made.homes["\(code)/\(name)"] { return home }
            let language = try made.languages[code] ?? Language(folder: "\(Golden.grammars)/\(code)")
            made.languages[code] = language
            let snapshot = Fixture.home(name)
            let home = (parser: Parser(language, snapshot), name: snapshot.primary?.name ?? "")
            made.homes["\(code)/\(name)"] = home
            return home
        }
    }
}

/// A golden file of a language.
struct GoldenPlace: CustomTestStringConvertible {
    let code: String
    let file: String

    var testDescription: String { "\(code)/\(file)" }
}
