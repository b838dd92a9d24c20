import GrammarKit
import Testing

struct WordNeighboursTests {
    private static func network(_ expansion: String) throws -> WordNetwork {
        try WordNetwork(
            GrammarReader.read("#JSGF V1.0;\ngrammar g;\npublic <s> = \(expansion);\n", file: "g.gram"))
    }

    @Test func areTheSentenceAndWhatDiffersFromItInOneWord() throws {
        let near = try #require(
            try Self.network("turn (on | off) (lamp | fan) [please] | is lamp on | dim lamp").neighbours(
                of: ["turn", "on", "lamp"], share: 0.1, besides: []))
        for sentence in ["turn on lamp", "turn off lamp", "turn on fan"] {
            #expect(near.accepts(sentence.split(separator: " ").map(String.init)))
        }
        for sentence in ["turn off fan", "turn on lamp please", "dim lamp", "is lamp on"] {
            #expect(!near.accepts(sentence.split(separator: " ").map(String.init)), "\(sentence)")
        }
    }

    @Test func holdTheSentenceItselfLessLikely() throws {
        let near = try #require(
            try Self.network("(a | b) c").neighbours(of: ["a", "c"], share: 0.25, besides: []))
        let endings = near.states.map(\.ending).filter { $0 > 0 }
        #expect(endings.sorted() == [0.25, 1])
    }

    @Test func leaveOutTheSentenceItselfWithoutAShare() throws {
        let near = try #require(
            try Self.network("(a | b) (c | d)").neighbours(of: ["a", "c"], share: 0, besides: []))
        #expect(!near.accepts(["a", "c"]) && near.accepts(["a", "d"]) && near.accepts(["b", "c"]))
    }

    @Test func leaveOutWhatIsKnownAlready() throws {
        let network = try Self.network("(a | b | d) c")
        let near = try #require(network.neighbours(of: ["a", "c"], share: 1, besides: [["b", "c"]]))
        #expect(!near.accepts(["b", "c"]) && near.accepts(["d", "c"]))
        #expect(network.neighbours(of: ["a", "c"], share: 1, besides: [["b", "c"], ["d", "c"]]) == nil)
    }

    @Test func areNoneOfWhatIsNoSentence() throws {
        let network = try Self.network("(a | b) c")
        for sentence in [[], ["a"], ["x", "c"], ["a", "c", "c"]] {
            #expect(network.neighbours(of: sentence, share: 1, besides: []) == nil)
        }
    }

    @Test func aStateIsAfterWordsThatASentenceBeginsWith() throws {
        let network = try Self.network("[a b] (c | d)")
        let state = try #require(network.state(after: ["a", "b"]))
        #expect(Set(network.states[state].arcs.map { network.words[$0.word] }) == ["c", "d"])
        #expect(network.state(after: []) == network.start && network.state(after: ["b"]) == nil)
    }

    @Test func anEndIsAsLikelyAsTheGrammarHasIt() throws {
        let network = try Self.network("a (/3/ <NULL> | /1/ b)")
        #expect(abs(network.ending(after: ["a"], joint: "_") - 0.75) < 1e-6)
        #expect(abs(network.ending(after: ["a", "b"], joint: "_") - 1) < 1e-6)
        #expect(network.ending(after: ["b"], joint: "_") == 0)
        #expect(network.ending(after: [], joint: "_") == 0)
    }

    @Test func anEndIsLessLikelyWhereALongerNameBeginsWithTheWord() throws {
        let network = try Self.network("dim (desk | desk_lamp | desktop)")
        #expect(abs(network.ending(after: ["dim", "desk"], joint: "_") - 0.5) < 1e-6)
        #expect(abs(network.ending(after: ["dim", "desk_lamp"], joint: "_") - 1) < 1e-6)
    }
}
