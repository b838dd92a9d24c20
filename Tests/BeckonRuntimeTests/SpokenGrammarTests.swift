import GrammarKit
import HomeLanguage
import HomeSpeech
import TestSupport
import Testing

@testable import BeckonRuntime

struct SpokenGrammarTests {
    private let network: WordNetwork

    init() throws {
        let language = try Language(folder: Fixture.project + "/Grammars/en")
        let snapshot = Fixture.home("cottage")
        let model = try SpeechModel.locate(modelFolders: [Fixture.project + "/Models"])
        let spoken = try SpokenGrammar(
            language, snapshot, Parser(language, snapshot).index, Pronunciations(model: model, asksSecondVoice: false))
        network = try WordNetwork(spoken.grammar)
    }

    @Test(arguments: [
        "turn on the desk lamp", "please lock the front door", "set the floor lamp to fifty percent",
        "turn off the kid's night light",
        "is the garage door open",
    ])
    func takesWhatCanBeSaidToThisHome(sentence: String) {
        #expect(network.accepts(sentence.split(separator: " ").map(String.init)))
    }

    @Test(arguments: ["turn on the chandelier", "turn on the television", "play some music"])
    func doesNotTakeWhatIsNotThere(sentence: String) {
        #expect(!network.accepts(sentence.split(separator: " ").map(String.init)))
    }
}
