import GrammarKit
import Testing

@testable import HomeSpeech

struct PartedNamesTests {
    private static func network(_ rules: String) throws -> WordNetwork {
        try WordNetwork(SpeechFixture.grammar(rules))
    }

    /// The places in names, each by the words that follow there.
    private static func places(_ rules: String) throws -> [[String]] {
        let network = try network(rules)
        return PartedNames(of: network).arcs.dropFirst(network.states.count).map { $0.map(\.word) }
    }

    @Test func aLastWordThatThreeNamesShareIsThereOnce() throws {
        let names = "desk_lamp | sofa_lamp | floor_lamp | wall_fan | lamp"
        #expect(try Self.places("public <a> = turn on (\(names));") == [["lamp"]])
    }

    @Test func namesThatBeginAlikeGoOnFromOnePlaceBehindAllVerbs() throws {
        let names = "desk_lamp | desk_fan | sofa_lamp | sofa_fan"
        #expect(try Self.places("public <a> = (turn on | switch off) (\(names));") == [["fan", "lamp"]])
    }

    @Test func namesAreNotPartedBeforeOtherThings() throws {
        #expect(try Self.places("public <a> = desk_lamp on | sofa_lamp off | floor_lamp up;").isEmpty)
    }

    @Test func partedNamesAreAsLikelyAsBefore() throws {
        let network = try Self.network("public <a> = /6/ desk_lamp | /2/ desk_fan | /1/ desk_light | /1/ sofa_lamp;")
        let arcs = PartedNames(of: network).arcs
        let desk = try #require(arcs[network.start].first { $0.word == "desk_" })
        #expect(abs(desk.probability - 0.9) < 1e-6)
        let lamp = try #require(arcs[desk.target].first { $0.word == "lamp" })
        #expect(abs(desk.probability * lamp.probability - 0.6) < 1e-6)
        #expect(arcs[network.start].contains { $0.word == "sofa_lamp" && abs($0.probability - 0.1) < 1e-6 })
    }

    @Test func aNameThatIsPartedIsHeardWhole() async throws {
        let model = try SpeechFixture.model()
        var decoder = try Decoder.load(model, SpeechFixture.settings().phones)
        let pronunciations = try Pronunciations(model: model, settings: SpeechFixture.settings())
        let rules = "public <a> = turn on the (kitchen_lamp | garden_lamp | bedroom_lamp | as.0.0.study_lamp);"
        try decoder.use(SpeechGrammar(SpeechFixture.grammar(rules), pronouncedBy: pronunciations.variants))
        let path = try decoder.path(of: SpeechFixture.speech("turn on the kitchen lamp").samplesWithComfortNoise)
        #expect(path.words == ["turn", "on", "the", "kitchen_lamp"])
        let other = try decoder.path(of: SpeechFixture.speech("turn on the study lamp").samplesWithComfortNoise)
        #expect(other.words == ["turn", "on", "the", "as.0.0.study_lamp"])
        #expect(other.spoken.map(\.range.lowerBound) == other.spoken.map(\.range.lowerBound).sorted())
    }

    @Test func aNameIsPartedBeforeItsLastWord() {
        #expect(Multiword.parts(of: "living_room_lamp")?.beginning == "living_room_")
        #expect(Multiword.parts(of: "living_room_lamp")?.ending == "lamp")
        for word in ["lamp", "_lamp", "lamp_", "_", ""] { #expect(Multiword.parts(of: word) == nil, "\(word)") }
    }
}
