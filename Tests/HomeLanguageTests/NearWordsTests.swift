import HomeModel
import Testing

@testable import HomeLanguage

struct NearWordsTests {
    private static let words = ["turn", "tune", "tuner", "turns", "burn", "lamp", "lamps", "damp"]

    private static func near(_ word: String, among words: [(key: NameKey, id: CompiledGrammar.WordID)]) -> [String] {
        NearWords(words).near(NameKey(word)).map { Self.words[Int($0.id)] }
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
    }

    /// A letter is one edit in any script, however many bytes it has.
    @Test(arguments: [
        ("включы", "включи"), ("вкючи", "включи"), ("вклчюи", "включи"), ("лампв", "лампа"), ("schliese", "schließe"),
        ("kuche", "küche"), ("вукличи", nil), ("лапмб", nil), ("выключитье", "выключите"), ("выкчлючте", "выключите"),
    ])
    func countLettersAndNotBytes(typed: String, meant: String?) {
        let words = ["включи", "лампа", "schließe", "küche", "выключите"]
        let numbered = words.enumerated().map { (key: NameKey($1), id: CompiledGrammar.WordID($0)) }
        #expect(NearWords(numbered).near(NameKey(typed)).map { words[Int($0.id)] } == [meant].compactMap(\.self))
    }
}
