import GrammarKit
import Testing

@testable import HomeSpeech

struct SharedArcsTests {
    private static let names = [
        "clock", "fan", "heater", "kettle", "lamp", "oven", "printer", "radio", "speaker", "toaster",
    ]
    private static let anyName = names.joined(separator: " | ")

    private static func shared(_ rules: String) throws -> (network: WordNetwork, shared: SharedArcs) {
        let network = try WordNetwork(SpeechFixture.grammar(rules))
        return (network, SharedArcs(of: PartedNames(of: network).arcs))
    }

    @Test func namesBehindTwoVerbsAreThereOnce() throws {
        let rules = "public <a> = turn on (\(Self.anyName) | it) | switch off (\(Self.anyName) | them);"
        let (network, shared) = try Self.shared(rules)
        #expect(shared.arcs.dropFirst(network.states.count).map { $0.map(\.word) } == [Self.names])
        #expect(shared.arcs.joined().count { $0.word == "lamp" } == 1)
        #expect(shared.passages.joined().count == 2)
    }

    @Test func aFewWordsStayWhereTheyAre() throws {
        let rules = "public <a> = turn on (lamp | fan | it) | switch off (lamp | fan | them);"
        let (network, shared) = try Self.shared(rules)
        #expect(shared.arcs.count == network.states.count)
        #expect(shared.passages.allSatisfy { $0.isEmpty })
    }

    @Test func wordsThatGoOnOtherwiseAreNotShared() throws {
        let (network, shared) = try Self.shared("public <a> = turn (\(Self.anyName)) on | dim (\(Self.anyName)) down;")
        #expect(shared.arcs.count == network.states.count)
    }

    @Test func sharedWordsAreAsLikelyAsBefore() throws {
        let names = Self.names.map { $0 == "lamp" ? "/6/ lamp" : "/1/ \($0)" }.joined(separator: " | ")
        let rules = "public <a> = turn on (/9/ (\(names)) | /1/ it) | switch off (/7/ (\(names)) | /3/ them);"
        let (network, shared) = try Self.shared(rules)
        let lamp = try #require(shared.arcs[network.states.count].first { $0.word == "lamp" })
        #expect(abs(lamp.probability - 0.4) < 1e-6)
        let ways = shared.passages.joined().map(\.probability).sorted()
        #expect(ways.count == 2 && abs(ways[0] - 0.7) < 1e-6 && abs(ways[1] - 0.9) < 1e-6)
    }

    @Test func nothingIsLostOrAdded() throws {
        let name = "(\(Self.anyName))"
        let rules = "public <a> = turn (on | off) \(name) | is \(name) (on | off) | dim (\(name) | it);"
        let network = try WordNetwork(SpeechFixture.grammar(rules))
        let parted = PartedNames(of: network).arcs
        let shared = SharedArcs(of: parted)
        for (state, arcs) in parted.enumerated() {
            let behind = shared.arcs[state] + shared.passages[state].flatMap { shared.arcs[$0.target] }
            let steps = [behind, arcs].map { $0.map { "\($0.word) \($0.target)" }.sorted() }
            #expect(steps[0] == steps[1])
            let likelihoods = shared.arcs[state].map(\.probability) + shared.passages[state].map(\.probability)
            #expect(abs(likelihoods.reduce(0, +) - arcs.reduce(0) { $0 + $1.probability }) < 1e-6)
        }
    }

    @Test func whatIsSharedIsHeardBehindEachVerb() async throws {
        let model = try SpeechFixture.model()
        var decoder = try Decoder.load(model, SpeechFixture.settings().phones)
        let pronunciations = try Pronunciations(model: model, settings: SpeechFixture.settings())
        let rules = "public <a> = turn on the (\(Self.anyName) | music) | switch off the (\(Self.anyName) | lights);"
        try decoder.use(SpeechGrammar(SpeechFixture.grammar(rules), pronouncedBy: pronunciations.variants))
        for text in ["turn on the kettle", "switch off the kettle", "switch off the radio", "turn on the music"] {
            let path = try decoder.path(of: SpeechFixture.speech(text).samplesWithComfortNoise)
            #expect(path.words.joined(separator: " ") == text)
        }
    }
}
