import HomeNames
import LanguagePack
import TestSupport
import Testing

@testable import UtteranceAnalysis

struct TokenTests {
    private let tokenizer = English.language.compiled.tokenizer

    private func texts(_ sentence: String) -> [String] { tokenizer.tokens(of: sentence).map { String($0.text) } }
    private func numbers(_ sentence: String) -> [Double] { tokenizer.tokens(of: sentence).compactMap(\.number) }

    @Test func keepsPausesAndPartsWordsAtHyphens() {
        #expect(texts("Please, turn on the desk-lamp!") == ["Please", ",", "turn", "on", "the", "desk", "lamp", "!"])
        #expect(tokenizer.tokens(of: "Please, turn").map(\.isPause) == [false, true, false])
    }

    @Test func partsDigitsFromLettersAndKeepsTheSignsThatAreRead() {
        #expect(texts("20C and 50% at 21°") == ["20", "C", "and", "50", "%", "at", "21", "°"])
    }

    @Test func takesAPossessiveForAWordOfItsOwn() {
        #expect(tokenizer.tokens(of: "the kitchen's lamp").map(\.key.text) == ["the", "kitchen", "s", "lamp"])
        #expect(tokenizer.tokens(of: "kids’ don't").map(\.key.text) == ["kids", "dont"])
    }

    @Test func cutsOnlyWhatTheLanguageWritesBehindApostrophes() throws {
        let french = Tokenizer(try WordForms(affixes: "SFX M 0 'il .", file: "forms.aff"))
        for sentence in ["Anna's y'il L'IL", "Anna’s y’il L’IL é"] {
            let keys = french.tokens(of: sentence).map(\.key.text)
            #expect(keys.prefix(5) == ["annas", "y", "il", "l", "il"], "\(sentence)")
            #expect(french.tokens(of: sentence).prefix(5).map(\.isPossessive) == [false, false, true, false, true])
        }
        #expect(Tokenizer().tokens(of: "Anna's").map(\.key.text) == ["annas"])
        #expect(Tokenizer().possessive == nil)
    }

    /// “L'entrée” has two words, whichever apostrophe is written, and none where it is left out.
    @Test(arguments: ["L'entrée d'Éva, qu'il", "l’entree D’Eva, qu’il", "l entree d'eva, qu'il"])
    func cutsWhatTheLanguageWritesBeforeApostrophes(sentence: String) throws {
        let french = Tokenizer(
            try WordForms(affixes: "PFX M 0 l' .\nPFX M 0 d' .\nPFX M 0 qu' .\nICONV é e", file: "forms.aff"))
        let keys = french.tokens(of: sentence).filter { !$0.isPause }.map(\.key.text)
        #expect(keys == ["l", "entree", "d", "eva", "qu", "il"])
        #expect(french.tokens(of: "aujourd'hui l'' l''a d'").map(\.key.text) == ["aujourdhui", "l", "l", "a", "d"])
    }

    @Test(arguments: 0..<100) func cutsPlainSentencesAsAllOthersWhereWordsAreElided(seed: Int) throws {
        let french = Tokenizer(try WordForms(affixes: "PFX M 0 l' .\nPFX M 0 qu' .\nSFX M 0 'il .", file: "forms.aff"))
        var generator = SeededNumbers(seed: seed)
        let parts = ["l'", "L'", "qu'", "'il", "'", "a", "l", " ", "il", "qu", "'s", "-", "1"]
        let sentence = (0..<40).map { _ in parts.randomElement(using: &generator) ?? "a" }.joined()
        #expect(french.plainTokens(of: sentence) == french.anyTokens(of: sentence), "\(sentence.debugDescription)")
    }

    @Test func readsNumeralsWithEitherDecimalMark() {
        #expect(numbers("21.5 21,5 1,000 3. 7") == [21.5, 21.5, 1000, 3, 7])
        #expect(numbers("99999999999999999999").isEmpty)
    }

    @Test func readsAMinusOnlyWhereItStandsAlone() {
        #expect(numbers("-20 −3 lamp-2 20-30 (-4)") == [-20, -3, 2, 20, 30, 4])
    }

    @Test(arguments: 0..<200) func cutsPlainSentencesAsAllOthers(seed: Int) {
        var generator = SeededNumbers(seed: seed)
        let signs = Array("aZsS''  09.,,:;!?%&+-_@[`{\n\r\t\u{1C}\u{0}".unicodeScalars)
        var text = String.UnicodeScalarView()
        for _ in 0..<40 { text.append(signs.randomElement(using: &generator) ?? "a") }
        let sentence = String(text)
        #expect(
            tokenizer.plainTokens(of: sentence) == tokenizer.anyTokens(of: sentence), "\(sentence.debugDescription)")
    }

    @Test func readsWordsOfEveryScript() {
        #expect(texts("Кухня cafe\u{301} 🙂 چراغ") == ["Кухня", "cafe\u{301}", "چراغ"])
    }

    @Test func takesEachCharacterForATokenWhereNoSpacesStandBetweenWords() {
        #expect(texts("卧室ランプ on。ไฟ") == ["卧", "室", "ラ", "ン", "プ", "on", "。", "ไ", "ฟ"])
        #expect(tokenizer.tokens(of: "明、暗").map(\.isPause) == [false, true, false])
    }
}
