import TestSupport
import Testing

@testable import BeckonRuntime
@testable import HomeModel

struct RehearsalTests {
    @Test func remembersWhatWasWrittenAndBeginsWithTheHomeFile() async throws {
        let rehearsal = Rehearsal(of: Fixture.home("cottage"))
        let lamp = try #require(rehearsal.snapshot.homes[0].accessories.first { $0.name == "Desk Lamp" })
        let address = try #require(lamp.services[0]["Brightness"].flatMap(lamp.address(of:)))
        #expect(await rehearsal.read([address]) == [.success(.int(60))])
        _ = await rehearsal.write([CharacteristicWrite(address: address, value: .int(20))])
        #expect(await rehearsal.read([address]) == [.success(.int(20))])
    }

    @Test func isUnderstoodByWhatWasWrittenLast() async throws {
        let rehearsal = Rehearsal(of: Fixture.home("cottage"))
        let lamp = try #require(rehearsal.snapshot.homes[0].accessories.first { $0.name == "Desk Lamp" })
        let address = try #require(lamp.services[0]["Brightness"].flatMap(lamp.address(of:)))
        _ = await rehearsal.write([CharacteristicWrite(address: address, value: .int(20))])
        let present = await rehearsal.present.homes[0].accessory(lamp.id)
        #expect(present?.services[0]["Brightness"]?.value == .int(20))
    }

    @Test func letsTheStateOfALockFollowItsTarget() async throws {
        let rehearsal = Rehearsal(of: Fixture.home("cottage"))
        let door = try #require(rehearsal.snapshot.homes[0].accessories.first { $0.name == "Front Door" })
        let target = try #require(door.services[0]["LockTargetState"].flatMap(door.address(of:)))
        let current = try #require(door.services[0]["LockCurrentState"].flatMap(door.address(of:)))
        _ = await rehearsal.write([CharacteristicWrite(address: target, value: .int(0))])
        #expect(await rehearsal.read([current]) == [.success(.int(0))])
    }
}
