import Foundation
import Testing

/// Devices that call themselves by the identity of a door that is known.
struct IdentityTests {
    @Test func asksBeforeAnotherDeviceGetsTheIdentityOfADoor() throws {
        let hut = try HutWithLock()
        let (records, homes) = (try hut.records(), try hut.homes())
        let stranger = try SimulatedLock()
        try stranger.become(hut.door.deviceID)
        hut.door.switchOff()
        let asked = try hut.add(stranger)
        #expect(asked.status == 5)
        #expect(asked.output.isEmpty)
        #expect(asked.errors.split(separator: "\n").count == 1)
        #expect(asked.errors.contains("\(hut.door.deviceID), which is the identity of Front Door, but has another key"))
        #expect(asked.errors.contains("nothing was changed"))
        #expect(try hut.records() == records)
        #expect(try hut.homes() == homes)
        #expect(try !stranger.isPaired(), "the newcomer was told to forget us")
        try hut.door.switchOn()
        #expect(try hut.run("accessory", "show", "Front Door").status == 0, "the door is still the door")
    }

    @Test func givesTheIdentityToAResetDoorWhenSomebodySaysSo() throws {
        let hut = try HutWithLock()
        let before = try hut.records()
        let renewed = try SimulatedLock()
        try renewed.become(hut.door.deviceID)
        hut.door.switchOff()
        let other = try hut.add(renewed, "--replace", "AA:BB:CC:DD:EE:FF")
        #expect(other.status == 5, "that is the consent to another one")
        let added = try hut.add(renewed, "--replace", "front door")
        #expect(added.status == 0, "\(added.errors)")
        #expect(added.output == "joined: Front Door (Hut)\n")
        #expect(try hut.records().keys == before.keys)
        #expect(try hut.records() != before)
        #expect(try hut.run("accessory", "show", "Front Door").status == 0)
    }

    @Test func refusesADeviceWhileTheDoorItselfAnswers() throws {
        let hut = try HutWithLock()
        let records = try hut.records()
        let stranger = try SimulatedLock()
        try stranger.become(hut.door.deviceID)
        for more in [[], ["--replace", "Front Door"]] {
            let refused = try Program.run(
                [
                    "accessory", "add", "127.0.0.1:\(stranger.port)", "--setup-code", SimulatedLock.code, "--data-dir",
                    hut.folder,
                ] + more)
            #expect(refused.status == 3)
            #expect(refused.errors.contains("Front Door, which has that identity, still answers with its own key"))
            #expect(try hut.records() == records)
            #expect(try !stranger.isPaired())
        }
        #expect(try hut.run("accessory", "show", "Front Door").status == 0)
    }

    @Test func asksAlsoWhereOnlyTheHomeKnowsTheDoor() throws {
        let hut = try HutWithLock()
        try FileManager.default.removeItem(atPath: hut.folder + "/pairings")
        let homes = try hut.homes()
        let stranger = try SimulatedLock()
        try stranger.become(hut.door.deviceID)
        let asked = try hut.add(stranger)
        #expect(asked.status == 5)
        #expect(asked.errors.contains("there is no pairing with Front Door to check that against"))
        #expect(try hut.records().isEmpty)
        #expect(try hut.homes() == homes)
        #expect(try hut.add(stranger, "--replace", "Front Door").status == 0)
    }

    @Test func takesTheDoorBackWithoutAQuestionByItsOwnKey() throws {
        let hut = try HutWithLock()
        // Another controller, who has the same identity as we, has let go of it.
        try FileManager.default.copyItem(atPath: hut.folder, toPath: hut.folder + "-copy")
        let other = ["accessory", "remove", "Front Door", "--data-dir", hut.folder + "-copy"]
        #expect(try Program.run(other).status == 0)
        #expect(try !hut.door.isPaired())
        let records = try hut.records()
        let again = try hut.add(hut.door)
        #expect(again.status == 0, "\(again.errors)")
        #expect(try hut.records() == records)
        #expect(try hut.run("accessory", "show", "Front Door").status == 0)
    }
}
