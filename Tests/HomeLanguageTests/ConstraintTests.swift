import Foundation
import HomeModel
import Synchronization
import TestSupport
import Testing

@testable import HomeLanguage
@testable import UtteranceAnalysis

/// The constraints of each language: each is needed by the sentences that it names.
struct ConstraintTests {
    private static let all = English.language.rules.constraints.all

    @Test(arguments: ConstraintPlace.all)
    func isNeededByItsSentences(place: ConstraintPlace) throws {
        let constraint = place.constraint
        #expect(!constraint.sentences.isEmpty, "\(constraint.position): no sentence needs \(constraint.id)")
        for sentence in constraint.sentences {
            let parser = try #require(
                place.parser(ofHome: sentence.home), "\(sentence.position): there is no such home")
            #expect(
                parser.outcome(of: sentence.text) != parser.without(constraint.id).outcome(of: sentence.text),
                "\(sentence.position): “\(sentence.text)” does not need \(constraint.id)")
        }
    }

    @Test(arguments: ConstraintPlace.all)
    func hasItsRuleAsOnePlainSentence(place: ConstraintPlace) {
        #expect(place.constraint.rule.hasSuffix("."))
        #expect(place.constraint.rule.first?.isLowercase == false)
        #expect(place.constraint.rule.count <= 120)
    }

    /// What stands in the file of all is taken by some language, and by more than one: else it is that language's own.
    @Test func areSharedWhereSeveralLanguagesHaveThem() throws {
        func names(_ path: String) throws -> [(name: String, isBare: Bool)] {
            let rows = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").filter {
                !$0.hasPrefix("#")
            }
            return rows.indices.filter { rows[$0].hasPrefix("constraint: ") }.map { place in
                let next = place + 1 < rows.endIndex ? rows[place + 1] : ""
                return (String(rows[place].dropFirst("constraint: ".count)), !next.hasPrefix("stage: "))
            }
        }
        let taken = try Golden.folders(in: Golden.grammars).flatMap { code in
            try names("\(Golden.grammars)/\(code)/constraints.txt").filter(\.isBare).map(\.name)
        }
        for (name, isBare) in try names("\(Golden.grammars)/constraints.txt") {
            #expect(!isBare, "\(name) says nothing")
            #expect(taken.count { $0 == name } > 1, "not several languages take \(name)")
        }
    }

    @Test func areToldWhereTheyKeepASentenceFromBeingRead() throws {
        let constraint = try #require(Self.all.first { $0.id == "shut-up" })
        let sentence = try #require(constraint.sentences.first)
        let explanation = try #require(English.parser(ofHome: sentence.home)).explain(sentence.text)
        #expect(explanation.broken.contains { $0.id == constraint.id && $0.text == constraint.rule })
        #expect(explanation.lines.contains("Not otherwise: \(constraint.rule) [shut-up]"))
        #expect(explanation.json.line.contains(#""constraint":"shut-up""#))
    }

    @Test func areToldOnlyWhereTheyAreBroken() {
        #expect(English.cottage.explain("turn on the desk lamp").broken.isEmpty)
    }

    /// Prints how many golden sentences are read otherwise without each constraint, and how many of them are held out.
    ///
    /// Of the held-out ones nothing else is told, so that nobody tunes on them.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["BECKON_MEASURE_CONSTRAINTS"] != nil))
    func areMeasuredOnTheGoldenSentences() throws {
        let found = try ConstraintMeasurement.all()
        for constraint in Self.all {
            let of = found.filter { $0.id == constraint.id }
            let (open, held) = (of.filter { !$0.isHeldOut }, of.filter(\.isHeldOut))
            print(
                "Constraint\t\(constraint.id)\t\(constraint.stage.rawValue)\t\(open.count)\twrong \(open.count(where: \.actsWrongly))"
                    + "\theld out \(held.count)\twrong \(held.count(where: \.actsWrongly))\tright \(held.count(where: \.isRight))"
            )
            for change in open.prefix(12) {
                print(
                    "Change\t\(constraint.id)\t\(change.home)\t\(change.isPlain ? "plain" : "-")\t\(change.sentence)\t\(change.reading)"
                )
            }
        }
    }
}

/// A constraint of one of the languages.
struct ConstraintPlace: CustomTestStringConvertible {
    let code: String
    let constraint: Constraint

    var testDescription: String { "\(code)/\(constraint.id)" }

    static let all = languages.keys.sorted().flatMap { code in
        (languages[code]?.rules.constraints.all ?? []).map { ConstraintPlace(code: code, constraint: $0) }
    }

    private static let languages = Dictionary(
        uniqueKeysWithValues: Golden.folders(in: Golden.grammars).map { code in
            do { return (code, try Language(folder: "\(Golden.grammars)/\(code)")) } catch {
                preconditionFailure("\(error)")
            }
        })
    private static let parsers = Mutex<[String: Parser]>([:])

    /// A parser of its language for a home by the name of its fixture; nil where there is none of that name.
    func parser(ofHome name: String) -> Parser? {
        Self.parsers.withLock { parsers in
            if let known = parsers["\(code) \(name)"] { return known }
            guard let language = Self.languages[code], FileManager.default.fileExists(atPath: Fixture.file(name).path)
            else { return nil }
            let made = Parser(language, Fixture.home(name))
            parsers["\(code) \(name)"] = made
            return made
        }
    }
}

extension English {
    /// A parser for a home by the name of its fixture; nil where there is none of that name.
    static func parser(ofHome name: String) -> Parser? {
        parsers.withLock { parsers in
            if let known = parsers[name] { return known }
            guard FileManager.default.fileExists(atPath: Fixture.file(name).path) else { return nil }
            let made = parser(Fixture.home(name))
            parsers[name] = made
            return made
        }
    }

    private static let parsers = Mutex<[String: Parser]>([:])
}

extension Parser {
    /// The same without one constraint.
    fileprivate func without(_ id: String) -> Parser {
        var parser = self
        parser.search.interpreter.analyzer.language.constraints = Constraints(
            interpreter.language.constraints.all.filter { $0.id != id },
            without: interpreter.language.constraints.attachmentRulesLeftOut)
        return parser
    }

    /// The same, which notes which constraints readings break.
    fileprivate func tracing(_ trace: ConstraintTrace) -> Parser {
        var parser = self
        parser.search.interpreter.analyzer.language = interpreter.language.traced(by: trace)
        return parser
    }

    /// What becomes of a sentence at noon, with all that is said of it.
    fileprivate func outcome(of text: String) -> String {
        parse(text, in: Context(now: PresentTime("2026-11-20T12:00:00Z"))).json.line
    }
}

/// What each constraint changes in the readings of golden sentences.
private enum ConstraintMeasurement {
    struct Change {
        let id: String
        let home: String
        let sentence: String
        let reading: String
        /// Whether neither a room nor a time was set for it.
        let isPlain: Bool
        let isHeldOut: Bool
        let isRight: Bool
        let actsWrongly: Bool
    }

    static func all() throws -> [Change] {
        var found: [Change] = []
        for folder in ["en", "en-held-out"] {
            for file in Golden.names(in: "\(Golden.folder)/\(folder)", ending: ".txt") {
                for golden in try GoldenFile(path: "\(Golden.folder)/\(folder)/\(file).txt").cases {
                    let context = Context(room: golden.room, now: PresentTime(golden.now ?? "2026-11-20T12:00:00Z"))
                    let trace = ConstraintTrace()
                    let base = try #require(English.parser(ofHome: golden.home))
                    let outcome = base.parse(golden.sentence, in: context)
                    _ = base.tracing(trace).parse(golden.sentence, in: context)
                    for constraint in trace.constraints {
                        let other = base.without(constraint.id).parse(golden.sentence, in: context)
                        guard other.json.line != outcome.json.line else { continue }
                        let isRight = golden.allows(other.reading)
                        found.append(
                            Change(
                                id: constraint.id, home: golden.home, sentence: golden.sentence,
                                reading: "\(outcome.reading) → \(other.reading)",
                                isPlain: golden.room == nil && golden.now == nil, isHeldOut: folder != "en",
                                isRight: isRight, actsWrongly: !isRight && other.acts))
                    }
                }
            }
        }
        return found
    }
}
