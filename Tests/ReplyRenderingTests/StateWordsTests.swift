import HomeModel
import HomeOutcomes
import TestSupport
import Testing

@testable import ReplyRendering

/// States are told in words, and degrees as people count them.
struct StateWordsTests {
    private static func messages() throws -> ReplyMessages {
        try ReplyMessages(folder: Fixture.project + "/Grammars/en")
    }

    private static let home = Result {
        try HomeFile.read(
            Array(
                """
                {"version": 1, "homes": [{"name": "Hut", "temperatureUnit": "fahrenheit", "accessories": [
                  {"name": "Garage Door", "services": [{"type": "GarageDoorOpener", "name": "Garage Door",
                    "characteristics": {"CurrentDoorState": 1, "TargetDoorState": 1, "LockCurrentState": 1,
                      "LockTargetState": 1, "ObstructionDetected": false}}]},
                  {"name": "Nest", "services": [{"type": "Thermostat", "name": "Nest", "characteristics":
                    {"CurrentTemperature": 15.6, "TargetTemperature": 15.6, "CurrentHeatingCoolingState": 1,
                      "TargetHeatingCoolingState": 1, "TemperatureDisplayUnits": 1}}]}]}]}
                """.utf8))
    }

    private func intent(
        _ name: String, _ values: [CharacteristicType: CharacteristicValue], in snapshot: HomeSnapshot
    ) throws -> Intent {
        let home = try #require(snapshot.homes.first)
        let accessory = try home.accessory(called: name)
        let service = accessory.services[0]
        let target = Target(
            home: home.name, accessory: accessory.name, service: accessory.name, type: service.type,
            reference: ServiceReference(accessory: accessory.id, service: service.id))
        return Intent(action: .setAll(values), targets: [target])
    }

    @Test(
        arguments: [
            (0, 0, "The Garage Door is open and unlocked.", "Opening the Garage Door and unlocking it."),
            (1, 1, "The Garage Door is closed and locked.", "Closing the Garage Door and locking it."),
        ] as [(Int64, Int64, String, String)])
    func tellsADoorAndItsLockInWords(door: Int64, lock: Int64, done: String, doing: String) throws {
        let snapshot = try Self.home.get()
        let intent = try intent(
            "Garage Door", ["TargetDoorState": .int(door), "LockTargetState": .int(lock)], in: snapshot)
        #expect(ReplyRenderer(try Self.messages(), snapshot).done([intent]) == done)
        #expect(ReplyRenderer(try Self.messages(), snapshot).doing([intent]) == doing)
    }

    @Test func tellsWholeDegreesFahrenheit() throws {
        let replies = ReplyRenderer(try Self.messages(), try Self.home.get())
        for (celsius, told) in [(15.6, "60 °F"), (21.1, "70 °F"), (-17.8, "0 °F"), (37.8, "100 °F")] {
            #expect(replies.shown(.double(celsius), "TargetTemperature", in: "Hut") == told)
        }
        #expect(replies.shown(.double(20.5), "TargetTemperature", in: "") == "20.5 °C")
    }
}
