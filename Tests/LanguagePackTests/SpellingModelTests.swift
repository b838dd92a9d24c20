import Testing

@testable import LanguagePack

struct SpellingModelTests {
    /// A model with keys that are as names have them, in so far as these letters need it.
    private func model(_ text: String, _ file: String) throws(LanguageFileError) -> SpellingModel {
        try SpellingModel(affixes: text, file: file) { $0 == "’" ? "" : $0 == "ß" ? "ss" : $0.lowercased() }
    }

    @Test func readsTheAlphabet() throws {
        let model = try model("# Letters.\r\n\r\nTRY  оеаü\n", "x")
        #expect(model.alphabet == Array("оеаü".unicodeScalars))
        #expect(SpellingModel().alphabet.isEmpty)
    }

    @Test func makesEachWordOfOneEdit() throws {
        let model = try model("TRY хк", "x")
        let words = Set(model.edits(of: Letters("аб".unicodeScalars)).map { String($0) })
        #expect(words == ["хаб", "каб", "ахб", "акб", "абх", "абк", "б", "а", "хб", "кб", "ах", "ак"])
        #expect(SpellingModel().edits(of: Letters("аб".unicodeScalars)).map { String($0) } == ["б", "а"])
    }

    @Test func readsTheKeyboardAndLookAlikes() throws {
        let model = try model("KEY qwe|asd\nMAP 1\nMAP eéè", "x")
        let likely = { (one: Unicode.Scalar, other: Unicode.Scalar) in model.isLikely(one.value, for: other) }
        #expect(likely("q", "w") && likely("w", "q") && likely("s", "d"))
        #expect(!likely("e", "a") && !likely("q", "e") && !likely("q", "q"))
        #expect(likely("é", "e") && likely("è", "é") && model.neighbours(of: "e") == ["w", "é", "è"])
        #expect(SpellingModel().neighbours(of: "e").isEmpty)
    }

    @Test func putsRightWhatIsUsuallyWritten() throws {
        let model = try model("REP 2\nREP ite ight\nREP f ph", "x")
        let words = { model.replacements(in: Letters(($0 as String).unicodeScalars)).map { String($0) } }
        #expect(words("nite") == ["night"] && words("fotof") == ["photof", "fotoph"] && words("lamp").isEmpty)
    }

    @Test(arguments: [
        ("\nWORDCHARS qwertz", 2, "no option WORDCHARS"), ("KEY", 1, "takes the rows"), ("KEY qwE|asd", 1, "write “e”"),
        ("MAP a", 1, "two letters or more"), ("MAP aá b", 1, "takes letters that look alike"),
        ("REP ph", 1, "takes what is written"), ("REP f f", 1, "two texts that differ"),
        ("REP aaaaaaaaa b", 1, "at most 8 letters"),
        (String(repeating: "REP a b\n", count: 1_001), 1_001, "more than 1000 lines"), ("TRY", 1, "takes the letters"),
        ("TRY a b", 1, "takes the letters"),
        ("TRY ab\nTRY cd", 2, "is there already"), ("TRY abA", 1, "write “a”"), ("TRY aß", 1, "write “ss”"),
        ("TRY a’", 1, "leave it out"), ("TRY aba", 1, "“a” is there twice"),
    ])
    func tellsWhereAndWhatIsWrong(text: String, line: Int, reason: String) {
        #expect { try model(text, "spelling.aff") } throws: { error in
            let told = "\(error)"
            return told.hasPrefix("spelling.aff:\(line): ") && told.contains(reason)
        }
    }
}
