import Testing

@testable import GrammarKit

struct WordNetworkTests {
    @Test(arguments: [
        "a", "a b c", "a | b c", "[a] b", "a* b", "a+", "(a | b)+ [c]", "a [b [c]] | <NULL>", "<x> <x> | b <x>",
        "a (<VOID> | b)",
    ])
    func acceptsJustTheSentencesOfTheGrammar(expansion: String) throws {
        let grammar = try GrammarReader.read(
            "#JSGF V1.0;\ngrammar g;\npublic <s> = \(expansion);\n<x> = c [a] | b;\n", file: "g.gram")
        let network = try WordNetwork(grammar)
        let said = Set(try GrammarSampler(GrammarSet([grammar]), root: "g.s").sentences(limit: 10_000).map(\.words))
        for sentence in Self.sentences(upTo: 3) {
            #expect(network.accepts(sentence) == said.contains(sentence), "\(sentence)")
        }
    }

    @Test func holdsTheWordsOfASharedRuleOnce() throws {
        let names = (0..<100).map { "name\($0)" }.joined(separator: " | ")
        let grammar = try GrammarReader.read(
            "#JSGF V1.0;\ngrammar g;\npublic <s> = a <n> z | b <n> z | c d <n> z;\n<n> = \(names);\n", file: "g.gram")
        let network = try WordNetwork(grammar)
        #expect(network.arcCount == 105)
    }

    @Test func givesTheWaysOfOneChoiceProbabilitiesThatSumUpToOne() throws {
        let grammar = try GrammarReader.read("#JSGF V1.0;\ngrammar g;\npublic <s> = [a] (b | /3/ c);\n", file: "g.gram")
        let network = try WordNetwork(grammar)
        let start = network.states[network.start]
        let chances = start.arcs.map { (network.words[$0.word], $0.probability) }
        #expect(Dictionary(uniqueKeysWithValues: chances) == ["a": 0.5, "b": 0.125, "c": 0.375])
        for state in network.states {
            #expect(abs(state.arcs.reduce(state.ending) { $0 + $1.probability } - 1) < 1e-6)
        }
    }

    @Test func leadsFromEachStateByAWordToOneStateOnly() throws {
        let network = try WordNetwork(
            GrammarReader.read(
                "#JSGF V1.0;\ngrammar g;\npublic <s> = turn on a | turn up b | [please] turn (on c | up b);\n",
                file: "g.gram"))
        for state in network.states { #expect(Set(state.arcs.map(\.word)).count == state.arcs.count) }
    }

    @Test func letsWhatFollowsOneMentionOfASharedRuleFollowEveryOne() throws {
        let grammar = try GrammarReader.read(
            "#JSGF V1.0;\ngrammar g;\npublic <s> = a <n> c | b <n> b;\n<n> = a | b;\n", file: "g.gram")
        let network = try WordNetwork(grammar, shared: ["n"])
        #expect(network.accepts(["a", "b", "c"]))
        #expect(network.accepts(["a", "b", "b"]))
        #expect(!network.accepts(["a", "b"]))
        #expect(!network.accepts(["c", "b", "b"]))
    }

    /// Every sentence of the words a, b and c up to a length; the sampler goes round a loop three times.
    private static func sentences(upTo length: Int) -> [[String]] {
        (0..<length).reduce([[]]) { all, _ in
            all + all.flatMap { sentence in ["a", "b", "c"].map { sentence + [$0] } }
        }
    }
}
