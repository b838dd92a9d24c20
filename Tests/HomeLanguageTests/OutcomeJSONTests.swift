import HomeModel
import HomeOutcomes
import Testing

@testable import HomeLanguage

/// The shapes of `contracts/outcome`.
struct OutcomeJSONTests {
    @Test func writesAnAct() {
        #expect(
            English.cottage.parse("turn on the fan").json.line
                == #"{"candidates":[],"confidence":1,"intents":[{"action":"set","characteristic":"On","targets":[{"accessory":"Bedroom Fan","home":"Cottage","room":"Bedroom","service":"Bedroom Fan","type":"Fan"}],"value":true}],"language":"en","reply":"Turning on the Bedroom Fan.","status":"understood","text":"turn on the fan"}"#
        )
    }

    @Test func saysOfLocksWhetherTheyNeedConfirmation() throws {
        let unlock = try #require(English.cottage.parse("unlock the front door").intents.first).json.line
        #expect(unlock.contains(#""needsConfirmation":true"#))
        #expect(unlock.contains(#""value":0"#))
        let lock = try #require(English.cottage.parse("lock the front door").intents.first).json.line
        #expect(lock.contains(#""needsConfirmation":false"#))
        let lamp = try #require(English.cottage.parse("turn on the fan").intents.first).json.line
        #expect(!lamp.contains("needsConfirmation"))
    }

    @Test func writesAQuestionWithItsAnswer() throws {
        let isLocked = try #require(English.cottage.parse("is the front door locked").intents.first).json.line
        #expect(isLocked.contains(#""action":"get""#))
        #expect(isLocked.contains(#""answer":true"#))
        #expect(isLocked.contains(#""characteristic":"LockCurrentState""#))
        #expect(isLocked.contains(#""expected":1"#))
        #expect(isLocked.contains(#""question":"is""#))
        let warm = try #require(English.cottage.parse("how warm is the hallway").intents.first).json.line
        #expect(warm.contains(#""answer":[20.5]"#))
        #expect(warm.contains(#""question":"value""#))
    }

    @Test func writesCandidates() {
        let outcome = English.cottage.parse("turn on the lamp")
        #expect(outcome.intents.isEmpty)
        #expect(outcome.json.line.contains(#""reading":"the Desk Lamp in the Study""#))
        #expect(outcome.candidates.allSatisfy { $0.intents.count == 1 })
    }

    @Test func writesASceneAndATemperature() throws {
        let scene = try #require(English.cottage.parse("good night").intents.first).json.line
        #expect(scene.contains(#""action":"run","actionSet":"Good Night","home":"Cottage""#))
        let heat = try #require(English.cottage.parse("set the thermostat to 21.5").intents.first).json.line
        #expect(heat.contains(#""value":21.5"#))
    }

    @Test func writesWhatWasHeard() {
        var outcome = English.cottage.parse("turn on the fan")
        outcome.hearing = Outcome.Hearing(transcript: "turn on the fan", seconds: 2.1004, decodeSeconds: 0.2)
        #expect(outcome.json.line.contains(#""transcript":"turn on the fan""#))
        #expect(outcome.json.line.contains(#""audio":{"decodeSeconds":0.2,"seconds":2.1}"#))
    }
}
