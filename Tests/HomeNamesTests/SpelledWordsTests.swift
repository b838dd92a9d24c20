import HomeModel
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
                let distances = words.map { EditDistance.between($0, wanted) }
                let expected = words.indices.filter { distances[$0] <= edits }
                #expect(found.map(\.place) == expected, "\(String(wanted)) at most \(edits)")
                #expect(found.map(\.edits) == expected.map { distances[$0] })
            }
        }
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

struct SpellingModelTests {
    @Test func readsTheAlphabet() throws {
        let model = try SpellingModel(affixes: "# Letters.\r\n\r\nTRY  оеаü\n", file: "x")
        #expect(model.alphabet == Array("оеаü".unicodeScalars))
        #expect(SpellingModel().alphabet.isEmpty)
    }

    @Test func makesEachWordOfOneEdit() throws {
        let model = try SpellingModel(affixes: "TRY хк", file: "x")
        let words = Set(model.edits(of: Letters("аб".unicodeScalars)).map { String($0) })
        #expect(words == ["хаб", "каб", "ахб", "акб", "абх", "абк", "б", "а", "хб", "кб", "ах", "ак"])
        #expect(SpellingModel().edits(of: Letters("аб".unicodeScalars)).map { String($0) } == ["б", "а"])
    }

    @Test(arguments: [
        ("\nKEY qwertz", 2, "no option KEY"), ("TRY", 1, "takes the letters"), ("TRY a b", 1, "takes the letters"),
        ("TRY ab\nTRY cd", 2, "is there already"), ("TRY abA", 1, "write “a”"), ("TRY aß", 1, "write “ss”"),
        ("TRY a’", 1, "leave it out"), ("TRY aba", 1, "“a” is there twice"),
    ])
    func tellsWhereAndWhatIsWrong(text: String, line: Int, reason: String) {
        #expect { try SpellingModel(affixes: text, file: "spelling.aff") } throws: { error in
            let told = "\(error)"
            return told.hasPrefix("spelling.aff:\(line): ") && told.contains(reason)
        }
    }
}
