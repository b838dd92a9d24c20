import HomeModel
import HomeNames
import LanguagePack
import Testing

@testable import UtteranceAnalysis

struct NearWordsTests {
    private static let words = ["turn", "tune", "tuner", "turns", "burn", "lamp", "lamps", "damp"]

    private static let forms = (try? WordForms(affixes: "SFX P 0 s [^s]", file: "forms.aff")) ?? WordForms()

    private static func near(
        _ word: String, among words: [(key: NameKey, id: CompiledGrammar.WordID)],
        forms: WordForms = forms
    ) -> [String] {
        NearWords(words, forms: forms).near(NameKey(word)).map { Self.words[Int($0.id)] }
    }

    private static let numbered = words.enumerated().map { (key: NameKey($1), id: CompiledGrammar.WordID($0)) }

    @Test func areFoundInOneOrderHoweverTheyAreGiven() {
        #expect(Self.near("tunr", among: Self.numbered) == ["turn", "tune", "tuner"])
        for start in Self.numbered.indices {
            let turned = Array(Self.numbered[start...] + Self.numbered[..<start])
            #expect(Self.near("tunr", among: turned) == Self.near("tunr", among: Self.numbered))
        }
    }

    @Test func areNoPluralsOfOthers() {
        #expect(Self.near("lampt", among: Self.numbered) == ["lamp"])
        #expect(Self.near("lamsp", among: Self.numbered) == ["lamps"])
        #expect(Self.near("lampt", among: Self.numbered, forms: WordForms()) == ["lamp", "lamps"])
    }

    /// A letter is one edit in any script, however many bytes it has.
    @Test(arguments: [
        ("включы", "включи"), ("вкючи", "включи"), ("вклчюи", "включи"), ("лампв", "лампа"), ("schliese", "schließe"),
        ("kuche", "küche"), ("вукличи", nil), ("лапмб", nil), ("выключитье", "выключите"), ("выкчлючте", "выключите"),
    ])
    func countLettersAndNotBytes(typed: String, meant: String?) {
        let words = ["включи", "лампа", "schließe", "küche", "выключите"]
        let numbered = words.enumerated().map { (key: NameKey($1), id: CompiledGrammar.WordID($0)) }
        #expect(
            NearWords(numbered, forms: WordForms()).near(NameKey(typed)).map { words[Int($0.id)] }
                == [meant].compactMap(\.self))
    }
}
