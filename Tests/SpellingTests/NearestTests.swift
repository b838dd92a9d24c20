import Spelling
import Testing

/// What is offered for a word that there is none of.
struct NearestTests {
    @Test(arguments: [
        ("wieght", "weight"), ("onn", "on"), ("stag", "stage"), ("sya", "say"), ("времы", "время"), ("灯光", "灯火"),
        ("rul", "rule"),
    ])
    func isTheWordOfTheFewestEdits(wrong: String, right: String) {
        let words = ["weight", "on", "stage", "say", "rule", "время", "灯火"]
        #expect(Nearest.word(to: wrong, among: words) == right)
    }

    @Test(arguments: ["", "xyz", "way", "stagecoach"])
    func isNoneWhereMoreThanTwoLettersOfFiveDiffer(word: String) {
        #expect(Nearest.word(to: word, among: ["weight", "stage", "of"]) == nil)
    }

    @Test func isTheFirstOfTheAlphabetAmongSeveral() {
        #expect(Nearest.word(to: "cat", among: ["rat", "bat", "hat"]) == "bat")
    }

    /// Letters are counted as Unicode scalars: one that takes three bytes is one edit.
    @Test func countsLettersOfAnyScriptAlike() {
        #expect(Nearest.word(to: "ночь", among: ["ночи"]) == "ночи")
        #expect(Nearest.word(to: "ночь", among: ["ноги"]) == nil)
    }

    @Test func comparesWhatItIsToldTo() {
        #expect(Nearest.word(to: "STAGE", among: ["stage"]) == nil)
        #expect(Nearest.word(to: "STAEG", among: ["stage"]) { $0.lowercased() } == "stage")
    }
}
