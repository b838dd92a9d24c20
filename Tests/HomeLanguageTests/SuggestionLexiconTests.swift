import Foundation
import HomeModel
import TestSupport
import Testing

@testable import HomeLanguage
@testable import UtteranceAnalysis

/// The words that lean towards sentences are read as they are written, or told with their line; each line is needed.
struct SuggestionLexiconTests {
    private static let whole = """
        say turn on the {thing}: rouse
        say turn off the {thing}: snuff
        say open the {thing}: yawn
        moved: open the {thing}, turn off the {thing}
        thing pond Faucet: fish
        idle: the
        """

    private static func lexicon(_ text: String) throws(KeyedLinesError) -> SuggestionLexicon {
        try SuggestionLexicon(reading: text, file: "suggestions.txt")
    }

    @Test func readsEachKindOfLine() throws {
        let lexicon = try Self.lexicon(Self.whole)
        #expect(lexicon.offers.map(\.sentence) == ["turn on the {thing}", "turn off the {thing}", "open the {thing}"])
        #expect(lexicon.offers.allSatisfy { $0.gap == .thing })
        #expect(lexicon.things.map(\.types) == [["Faucet"]])
        #expect(lexicon.change(from: true, isMoved: true) == "open the {thing}")
        #expect(lexicon.idle == ["the"])
    }

    @Test(arguments: [
        ("say turn on the {thing: x", "one name in braces is due here"),
        ("say turn on the thing}: x", "one name in braces is due here"),
        ("say turn on the {thing} in the {room}: x", "one name in braces is due here"),
        ("say turn on the {}: x", "“” is no kind of name."),
        ("say turn on the {rooom}: x", "“rooom” is no kind of name; “room” is the nearest."),
        ("say: x", "a sentence is due here"), ("say shine:", "a word is due here"),
        ("say turn on the {thing}: x", "“say turn on the {thing}” stands here a second time"),
        ("thing lamp Lihgtbulb: x", "“Lihgtbulb” is no type of service; “Lightbulb” is the nearest."),
        ("thing: x", "a word of names or a type is due here"),
        ("idle: a", "“idle” stands here a second time"), ("idle words: a", "there is no key “idle words”"),
        ("against: x y X", "“x” stands here a second time"),
        ("agianst: x", "there is no key “agianst”; “against” is the nearest."),
        ("moved: open the {thing}, turn off the {thing}", "“moved” stands here a second time"),
    ])
    func tellsWhereALineIsWrong(line: String, told: String) {
        let error = #expect(throws: KeyedLinesError.self) { try Self.lexicon(Self.whole + "\n" + line) }
        #expect(error?.description.hasPrefix("suggestions.txt:7:1: \(told)") == true, "\(error?.description ?? "")")
    }

    @Test(arguments: [
        ("open the {thing}", "to open and to close is due here"),
        ("open the {thing}, shut the {thing}", "“shut the {thing}” is no say"),
    ])
    func tellsOfMovedSentencesThatAreNotOffered(moved: String, told: String) {
        let text = Self.whole.replacing("moved: open the {thing}, turn off the {thing}", with: "moved: \(moved)")
        let error = #expect(throws: KeyedLinesError.self) { try Self.lexicon(text) }
        #expect(error?.description.hasPrefix("suggestions.txt:4:1: \(told)") == true, "\(error?.description ?? "")")
    }
}

/// Each line of a language's file changes what is offered for a sentence of its own words and a name of a home.
struct NeededSuggestionsTests {
    private static let homes = [
        "de": "de-haus", "en": "cottage", "es": "es-casa", "fr": "fr-maison", "it": "it-villetta", "ru": "ru-kvartira",
        "zh": "zh-gongyu",
    ]

    @Test(arguments: homes.keys.sorted())
    func eachLineIsNeeded(code: String) throws {
        let home = Fixture.home(try #require(Self.homes[code]))
        let language = try Language(folder: "\(Golden.grammars)/\(code)")
        let parser = Parser(language, home)
        let lines = try SuggestionLines("\(Golden.grammars)/\(code)/suggestions.txt")
        let whole = try lines.lexicon()
        for line in lines.all {
            let without = try lines.lexicon(without: line)
            let there = line.thing.map { Parser(language, $0) } ?? parser
            let isNeeded = lines.sentences(for: line, home.homes[0]).contains { text in
                Self.offer(for: text, in: there, whole) != Self.offer(for: text, in: there, without)
            }
            #expect(isNeeded, "\(lines.file): no sentence needs “\(line.key)”")
        }
    }

    /// What is offered in the place of a sentence.
    private static func offer(for text: String, in parser: Parser, _ lexicon: SuggestionLexicon) -> String? {
        SuggestionSearch(parser.search, lexicon, parser.utterance(text)).nearest(in: Context())?.text
    }
}

/// The lines of a language's `suggestions.txt`, one of which can be left out.
private struct SuggestionLines {
    struct Line: Hashable {
        let key: String
        let words: [String]

        var kind: Substring { key.prefix { $0 != " " } }
        private var parts: ArraySlice<Substring> { key.split(separator: " ").dropFirst() }

        /// A home with nothing but the thing that the line is about; nil where it is about none.
        var thing: HomeSnapshot? {
            guard kind == "thing" else { return nil }
            let type = parts.first { $0.first?.isUppercase == true } ?? "Outlet"
            let name = (parts.first { $0.first?.isUppercase != true } ?? type).capitalized
            let file = """
                {"version": 1, "homes": [{"name": "H", "primary": true, "rooms": [{"name": "R"}], "accessories": [
                {"name": "\(name)", "room": "R", "services": [{"type": "\(type)", "name": "\(name)",
                "characteristics": {"On": false}}]}]}]}
                """
            do { return try HomeFile.read(Array(file.utf8)) } catch { preconditionFailure("\(error)") }
        }
    }

    let file: String
    let all: [Line]

    init(_ file: String) throws {
        self.file = file
        all = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { row in
                let sides = row.split(separator: ":", maxSplits: 1)
                return Line(key: String(sides[0]), words: sides[1].split(separator: " ").map(String.init))
            }
    }

    /// What the lines say, or all but one; what is asked of things that are opened names two others, and goes with these.
    func lexicon(without line: Line? = nil) throws -> SuggestionLexicon {
        let rest = all.filter { $0 != line && (line?.kind != "say" || $0.kind != "moved") }
        return try SuggestionLexicon(
            reading: rest.map { "\($0.key): \($0.words.joined(separator: " "))" }.joined(separator: "\n"), file: file)
    }

    /// Sentences of the words of a line, and of names of a home.
    func sentences(for line: Line, _ home: Home) -> some Sequence<String> {
        let things = home.accessories.flatMap { $0.services.compactMap(\.name) }
        let cues = all.filter { $0.kind == "say" && $0.key.contains("{thing}") }.flatMap { $0.words.prefix(3) }
        let names =
            line.key.contains("{room}")
            ? home.rooms.map(\.name)
            : line.key.contains("{zone}")
                ? home.zones.map(\.name) : line.key.contains("{scene}") ? home.actionSets.map(\.name) : things
        let isBare = line.kind == "say" && !line.key.contains("{")
        return line.words.lazy.flatMap { word -> [String] in
            switch line.kind {
            case "say" where isBare: line.words.map { "\(word) \($0)" } + [word]
            case "say": names.flatMap { ["\(word) \($0)", "\($0) \(word)"] }
            case "thing": cues.flatMap { ["\($0) \(word)", "\(word) \($0)"] }
            case "moved": names.flatMap { name in [name] + cues.map { "\($0) \(name)" } }
            default:
                names.flatMap { name in
                    ["\(name) \(word)", "\(word) \(name)"]
                        + cues.flatMap { ["\(word) \($0) \(name)", "\($0) \(name) \(word)", "\($0) \(word) \(name)"] }
                }
            }
        }
    }
}
