import Testing

@testable import HomeSpeech

struct VocabularyTests {
    private static func vocabulary(_ words: [String: Int]) -> Vocabulary {
        var vocabulary = Vocabulary()
        for (word, phones) in words { vocabulary.add(word, phones: phones) }
        vocabulary.sort()
        return vocabulary
    }

    private static let home = ["turn": 3, "on": 2, "the": 2, "lamp": 4, "kitchen": 6, "door": 3, "lock": 3, "is": 2]

    @Test func otherSentencesAreAboutAsLongAndShareNoWord() {
        let vocabulary = Self.vocabulary(Self.home)
        let others = vocabulary.others(than: ["turn", "on", "the", "lamp"], count: 4)
        #expect(others.count == 4)
        for other in others {
            #expect(Set(other).isDisjoint(with: ["turn", "on", "the", "lamp"]))
            #expect((11...17).contains(other.reduce(0) { $0 + (Self.home[$1] ?? 0) }))
        }
    }

    @Test func theSameSentencesComeEachTimeInWhateverOrderTheWordsCame() {
        let first = Self.vocabulary(Self.home).others(than: ["lamp"], count: 4)
        for _ in 0..<5 { #expect(Self.vocabulary(Self.home).others(than: ["lamp"], count: 4) == first) }
    }

    @Test func aGrammarOfAWordOrTwoLendsItsOwnWords() {
        #expect(Self.vocabulary(["stop": 4]).others(than: ["stop"], count: 2) == [["stop"], ["stop"]])
    }

    @Test func noWordsMakeNoSentences() {
        #expect(Vocabulary().others(than: ["stop"], count: 4).isEmpty)
    }
}
