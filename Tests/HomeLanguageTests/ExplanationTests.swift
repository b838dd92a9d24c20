import HomeModel
import Testing

@testable import HomeLanguage

struct ExplanationTests {
    @Test func tellsWhichWordsBecameWhat() throws {
        let explanation = English.cottage.explain("please turn off the desk lamp")
        let way = try #require(explanation.readings.first)
        #expect(way.loss == nil)
        #expect(way.words.map(\.text) == ["please", "turn off", "the desk lamp"])
        #expect(
            way.words.map { English.cottage.replies.text($0.meaning) } == [
                "courtesy", "act to=off", "thing: Desk Lamp",
            ])
    }

    @Test func tellsHowTheTargetsWereFound() throws {
        let lines = English.cottage.explain("turn off everything upstairs except the night light").lines
        #expect(lines.contains("   ∖ Night Light: {Kid's Night Light}"))
        #expect(lines.contains { $0.hasPrefix("   ∪ everything") && $0.contains("Bedroom Fan") })
        #expect(lines.contains("   = Turning off the Bedroom Fan."))
    }

    @Test func tellsWhyAnotherReadingLost() {
        let texts = ["turn the heating up to 21", "is the heating set to 21", "what's the temperature set to"]
        let explanations = texts.map { English.cottage.explain($0) }
        let losses = explanations.flatMap { $0.readings.compactMap(\.loss) }
        #expect(!losses.isEmpty)
        let told = explanations.flatMap(\.lines).filter { $0.contains(/^\d+\. not taken: ./) }
        #expect(told.count == losses.count)
    }

    @Test func tellsTheScoreThatDecided() throws {
        for text in ["turn the heating up to 21", "is the heating set to 21", "what's the temperature set to"] {
            let explanation = English.cottage.explain(text)
            let best = try #require(explanation.readings.first)
            for way in explanation.readings {
                guard let loss = way.loss else { continue }
                let (worse, better) = (way.score, best.score)
                #expect(
                    (worse.first { $0.criterion == loss }?.value ?? 0)
                        > (better.first { $0.criterion == loss }?.value ?? 0))
            }
            #expect(explanation.lines.contains { $0.hasPrefix("   # ") })
        }
    }

    @Test(arguments: ["", "?!?!", "the the the the", "warp the drive", String(repeating: "lamp ", count: 400)])
    func explainsNothingWhereNothingWasUnderstood(text: String) {
        let explanation = English.cottage.explain(text)
        #expect(explanation.outcome == English.cottage.parse(text))
        #expect(explanation.readings.isEmpty)
    }

    @Test(arguments: [
        ("dinner is ready, turn on the desk lamp", "turn on the desk lamp"),
        ("turn on teh desk lamp", "turn on the desk lamp"), ("turn on the, um, desk lamp", "turn on the desk lamp"),
    ])
    func tellsHowASentenceWasPutThatMakesNoSenseAsItStands(text: String, paraphrase: String) {
        let explanation = English.cottage.explain(text)
        #expect(explanation.paraphrase == paraphrase)
        #expect(explanation.lines.contains("Read as: \(paraphrase)"))
        #expect(explanation.lines.contains("   = Turning on the Desk Lamp."))
    }

    @Test func isOneMoreMemberOfTheOutcome() {
        let explained = English.cottage.explain("is the desk lamp on").json.line
        #expect(explained.contains(#""explanation":[{"lost":null,"result":"No, the Desk Lamp is off.""#))
        #expect(explained.contains(#""status":"understood""#))
    }
}
