import HomeModel
import TestSupport
import Testing

@testable import HomeLanguage
@testable import UtteranceAnalysis

/// Reading takes steps that grow with the sentence and no faster, counted one by one and not by a clock.
struct LinearTimeTests {
    /// The steps that it takes to read a sentence.
    private static func work(_ words: [String], _ parser: Parser, correctsSpelling: Bool = false) -> Int {
        let tokens = English.language.rules.tokens(of: words.joined(separator: " "))
        var lattice = Lattice(tokens, grammar: parser.interpreter.language.compiled, index: parser.index)
        if correctsSpelling {
            lattice = lattice.correcting(
                parser.interpreter.language, parser.index, parser.interpreter.analyzer.nameWords)
        }
        var reader = SentenceReader(parser.interpreter.language, lattice)
        _ = reader.sentences
        return reader.work
    }

    /// So many words, the same ones again and again.
    private static func words(_ phrase: String, _ count: Int) -> [String] {
        let words = phrase.split(separator: " ").map(String.init)
        return (0..<count).map { words[$0 % words.count] }
    }

    /// What is expected of any words: of three lengths, the steps from the second to the third are no more than from the
    /// first to the second by much, and never more than a bound for each word.
    private static func expectLinear(_ words: (Int) -> [String], _ parser: Parser, correctsSpelling: Bool = false) {
        let work = [40, 80, 120].map { Self.work(words($0), parser, correctsSpelling: correctsSpelling) }
        #expect(work[2] - work[1] <= 2 * (work[1] - work[0]) + 2_000, "\(work)")
        #expect(work[2] <= 120 * mostStepsOfAWord, "\(work)")
    }

    /// The most steps that a word may cost, whatever stands around it.
    private static let mostStepsOfAWord = 20_000

    @Test(arguments: [
        "turn on the desk lamp and", "the", "and", "please", "in the kitchen", "kitchen", "desk lamp", "turn on the",
        "two hundred and", "not", "except the desk lamp", "all the lights in the", "at 7 every day", "is the", "9",
        "light", "lights", "a bit brighter and", "turn", "on", "off", "then", "what is the temperature in the",
        "red green blue", "my", "of the", "every monday and", "half", "twenty", "one",
    ])
    func takesStepsThatGrowWithRepetition(phrase: String) {
        for parser in [English.cottage, English.castle] { Self.expectLinear({ Self.words(phrase, $0) }, parser) }
    }

    @Test(arguments: ["zorkmid", "the dekk lamp", "turm on the desk lanp and", "lmap", "kitchn lihgt", "trun"])
    func takesStepsThatGrowWithWrongLetters(phrase: String) {
        for parser in [English.cottage, English.castle] {
            Self.expectLinear({ Self.words(phrase, $0) }, parser, correctsSpelling: true)
        }
    }

    @Test(arguments: 0..<24) func takesStepsThatGrowWithAnyWordsOfTheGrammar(seed: Int) {
        var generator = SeededNumbers(seed: seed)
        let known = English.language.rules.compiled.words.keys.map(\.text).sorted()
        // Few words make more of what is repeated, many more of what is not.
        let some = (0..<(2 << (seed % 6))).map { _ in known.randomElement(using: &generator) ?? "on" }
        let words = (0..<120).map { _ in some.randomElement(using: &generator) ?? "on" }
        Self.expectLinear({ Array(words.prefix($0)) }, English.cottage)
    }
}
