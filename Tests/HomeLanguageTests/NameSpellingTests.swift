import HomeNames
import TestSupport
import Testing

@testable import HomeLanguage

/// Case, spaces, hyphens and apostrophes in a name cost nothing (row N3).
struct NameSpellingTests {
    static let spellings: [(String, @Sendable (String) -> String)] = [
        ("capitals", { $0.uppercased() }), ("small letters", { $0.lowercased() }),
        ("joined", { $0.filter { $0 != " " } }), ("hyphens", { String($0.map { $0 == " " ? "-" : $0 }) }),
        ("no apostrophes", { $0.filter { $0 != "'" } }), ("typographic", { String($0.map { $0 == "'" ? "’" : $0 }) }),
        (
            "split",
            { name in name.split(separator: " ").map { $0.prefix(2) + " " + $0.dropFirst(2) }.joined(separator: " ") }
        ),
    ]

    @Test(arguments: ["cottage", "castle"])
    func readsEveryNameHoweverItIsSpelt(home: String) {
        let parser = home == "castle" ? English.castle : English.cottage
        for entry in parser.index.entries where entry.form == .full {
            let sentence = entry.thing.kind == .actionSet ? "run " : "turn off "
            let expected = parser.parse(sentence + entry.name)
            #expect(expected.status != .notUnderstood, "\(entry.name)")
            for (spelling, change) in Self.spellings {
                let said = parser.parse(sentence + change(entry.name))
                #expect(
                    said.status == expected.status && said.intents == expected.intents, "\(entry.name), \(spelling)")
            }
        }
    }
}
