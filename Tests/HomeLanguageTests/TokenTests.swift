import TestSupport
import Testing

@testable import HomeLanguage

struct TokenTests {
    private func texts(_ sentence: String) -> [String] { Token.tokens(of: sentence).map { String($0.text) } }
    private func numbers(_ sentence: String) -> [Double] { Token.tokens(of: sentence).compactMap(\.number) }

    @Test func keepsPausesAndPartsWordsAtHyphens() {
        #expect(texts("Please, turn on the desk-lamp!") == ["Please", ",", "turn", "on", "the", "desk", "lamp", "!"])
        #expect(Token.tokens(of: "Please, turn").map(\.isPause) == [false, true, false])
    }

    @Test func partsDigitsFromLettersAndKeepsTheSignsThatAreRead() {
        #expect(texts("20C and 50% at 21°") == ["20", "C", "and", "50", "%", "at", "21", "°"])
    }

    @Test func takesAPossessiveForAWordOfItsOwn() {
        #expect(Token.tokens(of: "the kitchen's lamp").map(\.key.text) == ["the", "kitchen", "s", "lamp"])
        #expect(Token.tokens(of: "kids’ don't").map(\.key.text) == ["kids", "dont"])
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
        #expect(Token.plainTokens(of: sentence) == Token.anyTokens(of: sentence), "\(sentence.debugDescription)")
    }

    @Test func readsWordsOfEveryScript() {
        #expect(texts("Кухня cafe\u{301} 🙂 چراغ") == ["Кухня", "cafe\u{301}", "چراغ"])
    }

    @Test func takesEachCharacterForATokenWhereNoSpacesStandBetweenWords() {
        #expect(texts("卧室ランプ on。ไฟ") == ["卧", "室", "ラ", "ン", "プ", "on", "。", "ไ", "ฟ"])
        #expect(Token.tokens(of: "明、暗").map(\.isPause) == [false, true, false])
    }
}
