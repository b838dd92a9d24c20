import GrammarKit
import Testing

@testable import HomeSpeech

struct TaggedGrammarTests {
    private static func tagged(_ rules: String) throws -> TaggedGrammar {
        try TaggedGrammar(
            SpeechFixture.grammar(rules),
            Pronunciations(model: SpeechFixture.model(), settings: SpeechFixture.settings(), usesESpeak: false))
    }

    /// Tags with their words: "size=large".
    private static func slots(_ sentence: TaggedSentence?) -> [String] {
        sentence.map { sentence in sentence.slots.map { "\($0.tag)=\(sentence.text(of: $0))" } } ?? ["nothing"]
    }

    @Test func givesEachTagWithItsWords() throws {
        let grammar = try Self.tagged(
            """
            public <order> = (make | get) me (a <size> <drink>) {item} [with <extra> (and <extra>)*];
            <size> = small {size:s} | (extra large) {size:xl};
            <drink> = (latte | flat white) {drink};
            <extra> = (milk | sugar) {extra};
            """)
        let sentence = grammar.sentence(
            of: "get me a extra large flat white with milk and sugar".split(separator: " ").map(String.init))
        #expect(
            Self.slots(sentence) == [
                "size:xl=extra large", "drink=flat white", "item=a extra large flat white", "extra=milk", "extra=sugar",
            ])
        #expect(grammar.sentence(of: ["get", "me", "a", "latte"]) == nil)
        #expect(grammar.sentence(of: []) == nil)
    }

    @Test func writesTokensAsTheGrammarDoes() throws {
        let grammar = try Self.tagged("public <a> = <n> {count} Espressos [TV]; <n> = 2 | 25 | \"a Few\";")
        #expect(grammar.leftOut.isEmpty)
        let sentence = grammar.sentence(of: ["twenty", "five", "espressos"])
        #expect(sentence?.text == "25 Espressos")
        #expect(Self.slots(sentence) == ["count=25"])
        #expect(grammar.sentence(of: ["a", "few", "espressos", "tv"])?.text == "a Few Espressos TV")
    }

    @Test func takesTheFirstOfSeveralWays() throws {
        let grammar = try Self.tagged("public <a> = (one | one two) {x} [two three] {y} | one two three {z};")
        #expect(Self.slots(grammar.sentence(of: ["one", "two", "three"])) == ["x=one", "y=two three"])
    }

    @Test func goesRoundLoopsThatSayNothing() throws {
        let grammar = try Self.tagged("public <a> = ([one] | <NULL>)* (two*)+ {end};")
        #expect(Self.slots(grammar.sentence(of: ["one", "one", "two"])) == ["end=two"])
        #expect(Self.slots(grammar.sentence(of: [])) == ["end="])
    }

    @Test func takesLongSentencesInTime() throws {
        let grammar = try Self.tagged("public <a> = (one | <b>)+ {all}; <b> = one one | one one one;")
        let words = [String](repeating: "one", count: 2000)
        #expect(grammar.sentence(of: words)?.words.count == 2000)
    }

    @Test func namesWhatNobodyCanSay() throws {
        let grammar = try Self.tagged("public <a> = (卧室 | … | kitchen) light;")
        #expect(grammar.sentence(of: ["kitchen", "light"])?.text == "kitchen light")
        #expect(grammar.leftOut.contains("…"))
    }
}
