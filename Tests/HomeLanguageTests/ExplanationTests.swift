import HomeModel
import Testing

@testable import HomeLanguage

struct ExplanationTests {
    @Test func tellsWhichWordsBecameWhat() throws {
        let way = try #require(English.cottage.explain("please turn off the desk lamp").readings.first)
        #expect(way.lost == nil)
        #expect(way.words.map(\.text) == ["please", "turn off", "the desk lamp"])
        #expect(way.words.map(\.meaning) == ["courtesy", "act to=off", "thing: Desk Lamp"])
    }

    @Test func tellsHowTheTargetsWereFound() throws {
        let way = try #require(
            English.cottage.explain("turn off everything upstairs except the night light").readings.first)
        #expect(way.sets.contains("∖ Night Light: {Kid's Night Light}"))
        #expect(way.sets.contains { $0.hasPrefix("∪ everything") && $0.contains("Bedroom Fan") })
        #expect(way.result == "Turning off the Bedroom Fan.")
    }

    @Test func tellsWhyAnotherReadingLost() {
        let texts = ["turn the heating up to 21", "is the heating set to 21", "what's the temperature set to"]
        let lost = texts.flatMap { English.cottage.explain($0).readings.compactMap(\.lost) }
        #expect(!lost.isEmpty)
        #expect(!lost.contains(""))
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
    func tellsHowASentenceWasPutThatMakesNoSenseAsItStands(text: String, wording: String) {
        let explanation = English.cottage.explain(text)
        #expect(explanation.wording == wording)
        #expect(explanation.lines.contains("Read as: \(wording)"))
        #expect(explanation.readings.first?.result == "Turning on the Desk Lamp.")
    }

    @Test func isOneMoreMemberOfTheOutcome() {
        let explained = English.cottage.explain("is the desk lamp on").json.line
        #expect(explained.contains(#""explanation":[{"lost":null,"result":"No, the Desk Lamp is off.""#))
        #expect(explained.contains(#""status":"understood""#))
    }
}
