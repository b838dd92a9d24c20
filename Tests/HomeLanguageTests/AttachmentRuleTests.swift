import HomeOutcomes
import TestSupport
import Testing

@testable import HomeLanguage
@testable import UtteranceAnalysis

/// How a chunk is attached to what stands before it.
struct AttachmentRuleTests {
    /// For each rule a sentence that is read otherwise without it.
    private static let sentences: [(rule: AttachmentRule, home: String, text: String)] = [
        (.floatingQuantifier, "boat", "turn off the lights, all of them but the chart light"),
        (.dislocation, "fr-maison", "la lampe de chevet tu l'allumes stp"),
        (.resumption, "cottage", "no more fan, switch it off"),
        (.cataphora, "flat", "lock it, the front door"),
        (.apposition, "semi", "make sure that both doors, front and back, are locked"),
        (.lateApposition, "villa", "the fan off, the desk fan"),
        (.anaphora, "alder", "turn off the lamp, the one in the garage"),
        (.kindAsTopic, "semi", "lights, kitchen off"),
        (.placeAsTopic, "cottage", "kitchen, lights on"),
        (.placesAsTopic, "juniper", "kitchen, den: lights off"),
        (.topicAtOnce, "cottage", "upstairs everything off"),
        (.allBesideException, "zh-taipei", "除了廚房其他燈都關掉"),
        (.kindBesideException, "dental", "barring the front desk, lights out everywhere"),
        (.markedObject, "zh-shanghai", "打开台灯把空调关掉"),
        (.placeOfScene, "cottage", "goodnight cottage"),
        (.nounBehindScene, "cottage", "movie time and coffee maker on"),
        (.nounBehindThen, "cottage", "dim the lights then the kitchen lights"),
        (.sequence, "sole", "switch on firstly the entrance light and secondly the dining pendant"),
        (.placeBesidePlace, "cottage", "lights off upstairs and down"),
        (.commandBehindState, "flat", "kitchen light off hallway light on"),
        (.commandBehindValue, "cottage", "floor lamp red desk lamp to 20"),
        (.bearerOfQuality, "luna", "lower the volume of the cinema speakers and raise it on the terrace speakers"),
        (.placeBehindPause, "cottage", "turn off the lamps, study"),
        (.asyndeton, "flat", "turn on the sofa lamp desk lamp and bedside lamp"),
        (.opposition, "cottage", "not the desk lamp but the fan, turn it on"),
        (.exceptedPlace, "cottage", "lights off except in the study and in the living room"),
        (.leadingPlace, "cottage", "in the living room is the light on"),
        (.commandAtPlace, "cottage", "in the kitchen, turn on the light and in the study the lamp"),
        (.placeBehindException, "bramble", "turn on all but the big light in the sitting room"),
        (.placeOfAll, "juniper", "switch off the lights and the fan in the bath"),
        (.stateOfSpared, "cottage", "only keep the desk lamp on"),
        (.stateBehindLength, "de-haus", "20 Minuten Lüfter, dann aus"),
        (.questionTag, "cottage", "the door is locked, isn't it"),
        (.questionBehindWish, "cottage", "make sure, is the desk lamp off?"),
        (.placeBeforeQuestion, "cottage", "upstairs, is the light on"),
        (.orderBehindReason, "cottage", "desk lamp really bright turn it down"),
        (.orderBehindOrder, "birch", "instead of turning off the floor lamp turn off the piano lamp"),
        (.exceptionAtFirst, "cottage", "except the desk lamp, turn off all the lights"),
    ]

    @Test(arguments: sentences.indices)
    func isNeededByItsSentence(index: Int) throws {
        let (rule, home, text) = Self.sentences[index]
        let parser = try #require(try Parser.speaking(toHome: home))
        let (one, other) = parser.readings(of: text, and: parser.without(rule))
        #expect(one.json.line != other.json.line, "“\(text)” does not need \(rule): \(one.reading)")
    }

    @Test func eachIsNeededByASentence() {
        #expect(Set(AttachmentRule.allCases) == Set(Self.sentences.map(\.rule)))
    }
}

extension Parser {
    /// A parser for a home, in the language that the name of its fixture begins with; in English where it begins with none.
    static func speaking(toHome home: String) throws -> Parser? {
        guard home.dropFirst(2).first == "-" else { return English.parser(ofHome: home) }
        return Parser(try Language(folder: "\(Golden.grammars)/\(home.prefix(2))"), Fixture.home(home))
    }

    /// What comes of a sentence at noon, by this parser and by another.
    func readings(of text: String, and other: Parser) -> (own: Outcome, other: Outcome) {
        let noon = Context(now: PresentTime("2026-11-20T12:00:00Z"))
        return (parse(text, in: noon), other.parse(text, in: noon))
    }

    /// The same without one rule of attachment.
    fileprivate func without(_ rule: AttachmentRule) -> Parser {
        var parser = self
        parser.search.interpreter.analyzer.language.constraints = Constraints(
            interpreter.language.constraints.all, without: rule)
        return parser
    }
}
