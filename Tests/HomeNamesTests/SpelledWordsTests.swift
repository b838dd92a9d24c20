import HomeModel
import LanguagePack
import TestSupport
import Testing

@testable import HomeNames

struct SpelledWordsTests {
    @Test(arguments: 0..<8) func areFoundAsAScanFindsThem(seed: Int) {
        var random = SeededNumbers(seed: seed)
        let words = Array(Set((0..<200).map { _ in word(&random) }))
        let spelled = SpelledWords(words)
        for _ in 0..<60 {
            let wanted = word(&random)
            for edits in 0...2 {
                let found = spelled.near(wanted, atMost: edits)
                let distances = words.map { EditTable.distance($0, wanted) }
                let expected = words.indices.filter { distances[$0] <= edits }
                #expect(found.map(\.place) == expected, "\(String(wanted)) at most \(edits)")
                #expect(found.map(\.edits) == expected.map { distances[$0] })
            }
        }
    }

    /// Of as many edits, usual slips come nearer; what has fewer edits is nearer than any of them.
    @Test func usualSlipsAreNearerThanOthers() throws {
        let model = try SpellingModel(affixes: "KEY qwertyuiop|asdfghjkl\nMAP eé\nREP ite ight", file: "x") {
            NameKey($0).text
        }
        let words = ["lamp", "limp", "lámp", "light", "café", "off", "of"].map { NameKey($0).letters }
        let spelled = SpelledWords(words, model)
        let near = { (word: String, edits: Int) in
            spelled.near(NameKey(word).letters, atMost: edits).sorted { $0.cost < $1.cost }
                .map { String(words[$0.place]) }
        }
        #expect(near("lomp", 1) == ["limp", "lamp", "lámp"], "o is beside i, and not beside a")
        #expect(near("lmap", 1) == ["lamp"] && near("cafe", 1) == ["café"] && near("lite", 1) == ["light"])
        #expect(near("of", 1) == ["of", "off"])
        let likely = { (word: String) in
            spelled.near(NameKey(word).letters, atMost: 1).filter(\.isLikely).map { String(words[$0.place]) }
        }
        #expect(likely("lomp") == ["limp"] && likely("lamq") == [] && likely("laamp") == ["lamp"])
        #expect(likely("lite") == ["light"] && spelled.near(NameKey("lite").letters, atMost: 0).isEmpty)
    }

    @Test func noneAreNearAnything() {
        #expect(SpelledWords([]).near(NameKey("lamp").letters, atMost: 2).isEmpty)
        #expect(SpelledWords([NameKey("lamp").letters]).near([], atMost: 2).isEmpty)
    }

    /// A word of few letters, of one byte to four in UTF-8.
    private func word(_ random: inout SeededNumbers) -> Letters {
        (0..<Int.random(in: 1...7, using: &random)).map { _ in "abкüх🏠".unicodeScalars.randomElement(using: &random)! }
    }
}

struct SpellingInAnyScriptTests {
    private static let index: NameIndex = {
        var home = Home(name: "Дом")
        home.rooms = ["Кухня", "Küche", "Зал", "台所の部屋"].map { Room(name: $0) }
        return NameIndex(HomeSnapshot(homes: [home]))
    }()

    /// Five letters are forgiven one, however many bytes it has.
    @Test(arguments: [
        ("Кужня", "Кухня"), ("Кухн", "Кухня"), ("Куххня", "Кухня"), ("Кхуня", "Кухня"), ("Кухнa", "Кухня"),
        ("Kuche", "Küche"), ("Kü che", "Küche"), ("Kücha", "Küche"), ("Kücche", "Küche"), ("Kcühe", "Küche"),
        ("KÜCH", "Küche"), ("Зел", "Зал"), ("台所た部屋", "台所の部屋"),
    ])
    func oneWrongLetterIsOneEdit(typed: String, meant: String) {
        let near = Self.index.misspellings(of: typed)
        #expect(near.map(\.entry.name) == [meant])
        #expect(near.first.map(\.edits) == (NameKey(typed) == NameKey(meant) ? 0 : 1))
    }

    @Test(arguments: ["Кожна", "Kochi", "Дым"]) func twoWrongLettersOfFewAreAnotherName(typed: String) {
        #expect(!Self.index.misspellings(of: typed).contains { $0.entry.thing.kind == .room })
    }
}
