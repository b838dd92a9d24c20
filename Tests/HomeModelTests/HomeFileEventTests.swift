import HomeModel
import TestSupport
import Testing

/// Events and places in home files: an addition that other readers pass over.
struct HomeFileEventTests {
    private func file(_ event: String, _ rest: String = "") -> [UInt8] {
        Array(
            """
            {"version": 1, "homes": [{"name": "A", "extra": {"place": {"latitude": 48.9, "longitude": 2.4}},
            "accessories": [{"name": "Door", "services": [{"type": "ContactSensor"}]},
            {"name": "Twins", "services": [{"type": "MotionSensor"}, {"type": "MotionSensor"}]}],
            "actionSets": [{"name": "S"}],
            "triggers": [{"name": "T", \(rest) "actionSets": ["S"], "extra": {"event": \(event), "mine": 1}}]}]}
            """.utf8)
    }

    @Test(arguments: [
        (#"{"sun": "sunset", "offsetMinutes": -30}"#, #""recurrence": {"days": 1},"#),
        (#"{"sun": "dawn"}"#, #""recurrence": {"weekdays": ["monday"]},"#),
        (
            #"{"services": [{"accessory": "Door", "service": "ContactSensor"}], "characteristic": "ContactSensorState", "value": 1}"#,
            ""
        ),
        (
            #"{"services": [{"accessory": "Twins", "service": "MotionSensor", "number": 2}], "characteristic": "MotionDetected", "value": true, "of": "none", "seconds": 600}"#,
            ""
        ),
    ])
    func keepsAnEventInExtra(event: String, rest: String) throws {
        let snapshot = try HomeFile.read(file(event, rest))
        let home = snapshot.homes[0]
        #expect(home.coordinates == Coordinates(latitude: 48.9, longitude: 2.4))
        let trigger = try #require(home.triggers.first)
        #expect(trigger.event != nil && trigger.extra?.line == #"{"mine":1}"#)
        if let service = trigger.event?.characteristic?.services.first {
            #expect(home.accessories.contains { $0.id == service.accessory })
        }
        let written = HomeFile.write(snapshot)
        let again = try HomeFile.read(written)
        #expect(HomeFile.write(again) == written)
        #expect(again.homes[0].triggers[0].event.map { "\($0)" } != nil)
        #expect(HomeDifference(from: snapshot, to: again).isEmpty)
    }

    @Test(arguments: [
        #"{"services": [{"accessory": "Dor", "service": "ContactSensor"}], "characteristic": "ContactSensorState", "value": 1}"#,
        #"{"services": [{"accessory": "Door", "service": "Lightbulb"}], "characteristic": "ContactSensorState", "value": 1}"#,
        #"{"services": [{"accessory": "Twins", "service": "MotionSensor", "number": 3}], "characteristic": "On", "value": 1}"#,
        #"{"sun": "midday"}"#, #"{"sun": "sunset"}"#,
    ])
    func refusesAnEventOfWhatIsNotThere(event: String) throws {
        #expect(throws: HomeFileError.self) { try HomeFile.read(file(event)) }
    }

    @Test(arguments: ["7", "[]", #"{"of": "another program"}"#, "null"])
    func leavesWhatOtherProgramsCallSo(event: String) throws {
        let trigger = try #require(try HomeFile.read(file(event)).homes[0].triggers.first)
        #expect(trigger.event == nil && trigger.extra?["event"] != nil)
    }

    @Test func aPlaceThatIsNoneStaysAsItIs() throws {
        let text = #"{"version": 1, "homes": [{"name": "A", "extra": {"place": {"latitude": 91, "longitude": 0}}}]}"#
        let home = try HomeFile.read(Array(text.utf8)).homes[0]
        #expect(home.coordinates == nil && home.extra?["place"] != nil)
    }
}
