import GrammarKit
import TestSupport
import Testing

struct GrammarSamplerTests {
    private static func sampler(_ body: String) throws -> GrammarSampler {
        let grammar = try GrammarReader.read("#JSGF V1.0;\ngrammar g;\npublic <s> = \(body);", file: "g.gram")
        return try GrammarSampler(try GrammarSet([grammar]), root: "g.s")
    }

    @Test func listsAllSentencesInTheOrderOfTheGrammar() throws {
        let sampler = try Self.sampler("turn (on {1} | off {0}) [<x>] {end}; <x> = please | <VOID> now | /0/ never")
        #expect(
            sampler.sentences(limit: 100).map(\.text)
                == ["turn on", "turn on please", "turn off", "turn off please"])
        #expect(sampler.sentences(limit: 100)[1].tags == ["1", "end"])
        #expect(
            sampler.sentences(limit: 1)[0].parts
                == [.word("turn"), .word("on"), .tag("1"), .tag("end")])
        #expect(sampler.sentences(limit: 3).count == 3)
        #expect(sampler.sentences(limit: 0).isEmpty)
    }

    @Test func boundsRepetitions() throws {
        #expect(try Self.sampler("a*").sentences(limit: 100).map(\.text) == ["", "a", "a a", "a a a"])
        #expect(try Self.sampler("a+").sentences(limit: 100).map(\.text) == ["a", "a a", "a a a"])
        #expect(try Self.sampler("((((a*)*)*)*)*").sentences(limit: 5).count == 5)
    }

    @Test func makesTheSameSentencesOfTheSameSeed() throws {
        let sampler = try Self.sampler("(a | /9/ b)+ [c {t}]")
        func sentences(_ seed: UInt64) -> [GrammarSample?] {
            var generator = SeededNumbers(seed: seed)
            return (0..<50).map { _ in sampler.sentence(using: &generator) }
        }
        #expect(sentences(1) == sentences(1))
        #expect(sentences(1) != sentences(2))
        let words = sentences(3).compactMap { $0 }.flatMap(\.words)
        #expect(words.filter { $0 == "b" }.count > 4 * words.filter { $0 == "a" }.count)
    }

    @Test func giveUpOnSentencesThatGrowTooLong() throws {
        let sampler = try Self.sampler("a " + String(repeating: "b ", count: 100_000))
        var generator = SeededNumbers(seed: 1)
        #expect(sampler.sentence(using: &generator) == nil)
        #expect(sampler.sentences(limit: 2).isEmpty)
    }

    @Test func refusesARuleThatCannotBeSaid() {
        #expect(throws: GrammarError.self) { try Self.sampler("a <VOID>") }
    }
}
