import Testing

@testable import HomeLanguage
@testable import UtteranceAnalysis

struct StageTests {
    /// What is said before those that go on from it.
    private static let before = "turn on the desk lamp"
    /// Sentences, each with the stages that are needed to understand it.
    private static let sentences: [(home: String, text: String, stages: [Stage])] = [
        ("cottage", "when the front door is unlocked, turn on the desk lamp", [.event, .asWritten]),
        ("cottage", "before you lock the front door, turn off the desk lamp", [.sequence, .asWritten]),
        ("cottage", "thanks for turning on the fan, turn off the desk lamp", [.unordered, .asWritten]),
        ("cottage", "dim it to 30", [.followUp]),
        ("flat", "coffee on", [.partOfName]),
        ("cottage", "turn on the desk lamp", [.asWritten]),
        ("odd", "goblin mode", [.phrases, .asWritten]),
        ("odd", "turn all the lights on minus the big one", [.namedOnes]),
        ("cottage", "cancel all schedules", [.agenda]),
        ("flat", "turn on the couch lamp", [.aliases]),
        ("cottage", "turn on the, um, desk lamp", [.plainWords]),
        ("cottage", "dinner is ready, turn off the desk lamp", [.besideReason]),
        ("cottage", "turn on the desk lamp at seven and nine", [.severalTimes, .asWritten]),
        ("cottage", "which lights are on? trun on the fan", [.sentences, .asWritten, .spelling]),
        ("cottage", "the film starts at nine tonight, turn off the desk lamp", [.besideTime]),
        (
            "thistledown", "we've got guests coming at eight, cloes the snug curtians", [.misspeltBesideTime]
        ),
        ("cottage", "turn onthe desk lamp", [.spacing]),
        ("odd", "unlock the front door, not on your nelly", [.denial, .fault]),
        ("flat", "kitchen light a 40 percent", [.functionWords]),
        ("cottage", "trun off the dsek lapm", [.spelling]),
        ("cottage", "trun on the, uh, desk lamp", [.respelling, .plainWords]),
        ("cottage", "sek the blinds to 75", [.typingError]),
        ("flat", "hll light off", [.misspeltAliases]),
        ("castle", "i it cold in the chapel", [.anyTypingError]),
        ("flat", "coffe on", [.misspeltPartOfName]),
        ("cottage", "set a stopwatch", [.otherTalk]),
        ("cottage", "nana is sleeping on the sofa, dim the dsek lamp to fourty", [.misspeltBesideReason]),
    ]

    @Test(arguments: sentences.indices)
    func areAllNeeded(index: Int) throws {
        let (home, text, stages) = Self.sentences[index]
        let parser = try #require(English.parser(ofHome: home))
        let context = stages == [.followUp] ? Self.context(after: Self.before, parser) : Context()
        #expect(parser.explain(text, in: context).stages == stages.map(\.rawValue))
        var other = parser
        other.search = other.search.without(stages[0])
        let (one, two) = (parser.search.read(text, in: context), other.search.read(text, in: context))
        #expect(one.status != two.status || one.intents != two.intents)
    }

    /// The context after a sentence.
    private static func context(after text: String, _ parser: Parser) -> Context {
        let said = parser.utterance(text)
        return parser.search.context(after: parser.parse(said, in: Context()), saidAs: said, in: Context())
    }

    @Test func eachIsNeededByASentence() {
        let asked = Set(SearchStep.order.map(\.stage)).subtracting([.fault])
        #expect(asked.subtracting(Self.sentences.map { $0.stages[0] }) == [])
    }

    /// What is explained is what is done, and nothing is understood without a reading that tells why.
    @Test(arguments: GoldenTests.files)
    func explainsWhatIsParsed(file: String) throws {
        let cases = try GoldenFile(path: "\(Golden.folder)/en/\(file).txt").cases
        for golden in stride(from: 0, to: cases.count, by: 5).map({ cases[$0] }) {
            let (parser, context) = (try English.parser(of: golden), English.context(of: golden))
            let explanation = parser.explain(golden.sentence, in: context)
            #expect(explanation.outcome == parser.parse(golden.sentence, in: context), "\(golden)")
            // What is scheduled, and which rooms there are, is looked up and not read; what goes on from before is made of that.
            let isLookedUp = !Set(explanation.stages)
                .isDisjoint(with: [Stage.agenda, .otherTalk, .followUp].map(\.rawValue))
            let needsReading = explanation.outcome.status == .understood && !isLookedUp
            #expect(!needsReading || !explanation.readings.isEmpty, "\(golden)")
        }
    }
}
