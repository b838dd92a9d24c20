import HomeModel
import Testing

@testable import HomeOutcomes

/// The shapes of `contracts/outcome`, of outcomes made by hand.
struct OutcomeJSONTests {
    private let lamp = Target(
        home: "Hut", room: "Den", accessory: "Lamp", service: "Lamp", type: "Lightbulb",
        reference: ServiceReference(accessory: AccessoryID(), service: ServiceID()))

    private func outcome(_ intents: [Intent]) -> Outcome {
        Outcome(
            text: "x", language: "en", status: .understood, confidence: 0.12345, intents: intents, told: Reply(.nothing)
        )
    }

    @Test func writesAllMembersOfAnOutcome() {
        let act = Intent(action: .set("On", .bool(true)), targets: [lamp])
        #expect(
            outcome([act]).json.line
                == #"{"candidates":[],"confidence":0.123,"intents":[{"action":"set","characteristic":"On","targets":[{"accessory":"Lamp","home":"Hut","room":"Den","service":"Lamp","type":"Lightbulb"}],"value":true}],"language":"en","reply":"","status":"understood","text":"x"}"#
        )
    }

    @Test func tellsAFactorBesideTheChangeThatItMakes() {
        let half = Intent(action: .adjust("Brightness", .times(0.5, delta: -20)), targets: [lamp]).json.line
        #expect(half.contains(#""action":"adjust","characteristic":"Brightness","delta":-20,"factor":0.5"#))
    }

    @Test func writesEachServiceOfASceneOnce() {
        var failed = lamp
        failed.error = .unreachable
        let scene = Intent(action: .setAll(["Hue": .double(1)]), targets: [lamp, failed]).json
        guard case .array(let targets)? = scene["targets"] else {
            Issue.record("no targets")
            return
        }
        #expect(targets.count == 2, "what is no scene keeps all")
        #expect(targets[1]["error"] != nil)
    }

    @Test(
        arguments: [
            ("CurrentDoorState", 0, 2, true), ("CurrentDoorState", 0, 1, false), ("CurrentPosition", 100, 3, true),
            ("CurrentTemperature", 21, 21.4, true), ("CurrentTemperature", 21, 21.6, false), ("Hue", 355, 5, true),
        ] as [(String, Double, Double, Bool)])
    func holdsAStateForWhatPeopleCallSo(type: String, expected: Double, value: Double, isSo: Bool) {
        #expect(StateWords.holds(.double(expected), of: CharacteristicType(type), .double(value)) == isSo)
    }

    @Test(arguments: [(21.04, "21"), (21.06, "21.1"), (-0.04, "0"), (1e300, "0")] as [(Double, String)])
    func saysNumbersToATenth(number: Double, text: String) {
        #expect(Spoken.number(number) == text)
    }
}
