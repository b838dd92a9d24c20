import GrammarKit
import Testing

@testable import HomeSpeech

struct SharedEndingsTests {
    private static func network(_ rules: String) throws -> WordNetwork {
        try WordNetwork(SpeechFixture.grammar(rules))
    }

    @Test func aLastWordThatThreeNamesShareIsThereOnce() throws {
        let names = "desk_lamp | sofa_lamp | floor_lamp | desk_fan | wall_fan | lamp"
        let network = try Self.network("public <a> = turn on (\(names));")
        let endings = SharedEndings(of: network)
        #expect(endings.all.map(\.word) == ["lamp"])
        let target = try #require(endings.all.first).target
        #expect(endings.parting("sofa_lamp", to: target)?.beginning == "sofa_")
        #expect(endings.parting("desk_fan", to: target) == nil)
        #expect(endings.parting("lamp", to: target) == nil)
    }

    @Test func namesAreNotPartedBeforeOtherThings() throws {
        let rules = "public <a> = desk_lamp on | sofa_lamp off | floor_lamp up;"
        #expect(SharedEndings(of: try Self.network(rules)).all.isEmpty)
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
