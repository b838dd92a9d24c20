import TestSupport
import Testing

@testable import BeckonRuntime
@testable import HomeModel

struct RehearsalTests {
    @Test func remembersWhatWasWrittenAndBeginsWithTheHomeFile() async throws {
        let rehearsal = Rehearsal(of: Fixture.home("cottage"))
        let lamp = try #require(rehearsal.snapshot.homes[0].accessories.first { $0.name == "Desk Lamp" })
        let place = try #require(lamp.address)
        let address = CharacteristicAddress(
            accessory: place, iid: try #require(lamp.services[0]["Brightness"]?.iid))
        #expect(await rehearsal.read([address]) == [.success(.int(60))])
        _ = await rehearsal.write([CharacteristicWrite(address: address, value: .int(20))])
        #expect(await rehearsal.read([address]) == [.success(.int(20))])
    }

    @Test func letsTheStateOfALockFollowItsTarget() async throws {
        let rehearsal = Rehearsal(of: Fixture.home("cottage"))
        let door = try #require(rehearsal.snapshot.homes[0].accessories.first { $0.name == "Front Door" })
        let place = try #require(door.address)
        let target = CharacteristicAddress(
            accessory: place, iid: try #require(door.services[0]["LockTargetState"]?.iid))
        let current = CharacteristicAddress(
            accessory: place, iid: try #require(door.services[0]["LockCurrentState"]?.iid))
        _ = await rehearsal.write([CharacteristicWrite(address: target, value: .int(0))])
        #expect(await rehearsal.read([current]) == [.success(.int(0))])
    }
}
