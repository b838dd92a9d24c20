import GrammarKit
import Testing

@testable import HomeSpeech

struct JoinedNamesTests {
    private static func joined(_ rules: String) throws -> (parted: [[PartedNames.Arc]], joined: JoinedNames) {
        let network = try WordNetwork(SpeechFixture.grammar(rules))
        let parted = PartedNames(of: network).arcs
        return (
            parted, JoinedNames(of: SharedArcs(of: parted), places: network.states.count..<parted.count)
        )
    }

    /// What leads from each state of the network to another, by whole names, with how likely it is.
    private static func ways(_ arcs: [[PartedNames.Arc]], _ passages: [[SharedArcs.Passage]]) -> [String: Double] {
        func behind(_ state: Int) -> [PartedNames.Arc] {
            arcs[state]
                + passages[state].flatMap { passage in
                    behind(passage.target).map {
                        .init(word: $0.word, target: $0.target, probability: $0.probability * passage.probability)
                    }
                }
        }
        var ways: [String: Double] = [:]
        for arc in behind(0) {
            for way in arc.word.hasSuffix("_") ? behind(arc.target) : [.init(word: "", target: 0, probability: 1)] {
                ways[arc.word + way.word, default: 0] += arc.probability * way.probability
            }
        }
        return ways
    }

    @Test func namesOfWhichFewGoThroughAPlaceAreWholeAgain() throws {
        let rules = "public <a> = (turn on | switch off) (desk_lamp | sofa_lamp | floor_lamp);"
        let (parted, joined) = try Self.joined(rules)
        #expect(parted.joined().contains { $0.word == "desk_" })
        #expect(!joined.arcs.joined().contains { $0.word == "desk_" })
        #expect(joined.arcs.joined().contains { $0.word == "desk_lamp" })
        #expect(joined.arcs.count < SharedArcs(of: parted).arcs.count)
        #expect(joined.arcs.count == joined.passages.count)
    }

    @Test func aLastWordOfManyNamesStaysWhereItIs() throws {
        let names = ["desk", "sofa", "floor", "wall", "shelf", "piano", "stair", "table"].map { "\($0)_lamp" }.joined(
            separator: " | ")
        let (_, joined) = try Self.joined("public <a> = turn on (\(names));")
        #expect(joined.arcs.joined().count { $0.word == "lamp" } == 1)
    }

    @Test func nothingIsLostOrAddedAndAllIsAsLikely() throws {
        let rules = "public <a> = /3/ desk_lamp | /2/ desk_fan | sofa_lamp | sofa_fan | floor_lamp | piano_lamp | it;"
        let (parted, joined) = try Self.joined(rules)
        let (before, after) = (Self.ways(parted, parted.map { _ in [] }), Self.ways(joined.arcs, joined.passages))
        #expect(before.keys.sorted() == after.keys.sorted())
        for (way, likelihood) in before { #expect(abs((after[way] ?? 0) - likelihood) < 1e-6, "\(way)") }
        for arc in joined.arcs.joined() { #expect(joined.arcs.indices.contains(arc.target)) }
    }
}
