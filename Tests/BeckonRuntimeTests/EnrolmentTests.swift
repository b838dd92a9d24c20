import HAPController
import HomeModel
import TestSupport
import Testing

@testable import BeckonRuntime

struct EnrolmentTests {
    private func device(_ accessories: [(name: String, services: [Service])]) throws -> PairedDevice {
        let id = try #require(DeviceID("AA:BB:CC:DD:EE:FF"))
        let found = accessories.enumerated().map { number, accessory in
            DiscoveredAccessory(
                address: AccessoryAddress(device: id, aid: UInt64(number + 1)), name: accessory.name,
                services: accessory.services, isBridge: number == 0 && accessories.count > 1)
        }
        return PairedDevice(id: id, name: accessories[0].name, accessories: found)
    }

    private func lamp(_ name: String?) -> Service {
        var service = Service(type: "Lightbulb", name: name)
        service.iid = 8
        var power = Characteristic(type: "On", value: .bool(true))
        power.iid = 9
        service.characteristics = [power]
        return service
    }

    @Test func joinsTheAccessoryThatTheHomeExpectsByItsName() throws {
        var snapshot = Fixture.home("cottage")
        let count = snapshot.homes[0].accessories.count
        let entries = try Enrolment(device: device([("desk lamp", [lamp("Desk Lamp")])])).apply(to: &snapshot)
        #expect(entries.map(\.name) == ["Desk Lamp"])
        #expect(entries.map(\.isNew) == [false])
        #expect(snapshot.homes[0].accessories.count == count)
        let joined = try #require(snapshot.homes[0].accessories.first { $0.name == "Desk Lamp" })
        #expect(joined.address?.aid == 1)
        #expect(joined.services.map(\.iid) == [8])
        #expect(joined.services.first?["On"]?.iid == 9)
    }

    @Test func n13DerivesALegalAndFreeNameFromTheLabelOfADevice() throws {
        var snapshot = Fixture.home("cottage")
        let device = try device([("Hue-Lamp #2", [lamp("Kitchen")]), ("Study", [lamp(nil)]), ("!!!", [])])
        let entries = try Enrolment(device: device).apply(to: &snapshot)
        #expect(entries.map(\.name) == ["Hue Lamp 2", "Study 2", "Accessory"])
        #expect(entries.map(\.label) == ["Hue-Lamp #2", "Study", "!!!"])
        #expect(snapshot.homes[0].accessories.first { $0.name == "Hue Lamp 2" }?.services.map(\.name) == ["Kitchen 2"])
        // The home is still one that a home file can hold: every name is legal and nobody else's.
        let read = try HomeFile.read(HomeFile.write(snapshot))
        #expect(read.homes[0].accessories.count == snapshot.homes[0].accessories.count)
    }

    @Test func m14PutsWhatIsBehindABridgeBehindItInTheHome() throws {
        var snapshot = Fixture.home("cottage")
        let device = try device([("New Bridge", []), ("Shelf Light", [lamp("Shelf Light")])])
        _ = try Enrolment(device: device).apply(to: &snapshot)
        let accessories = snapshot.homes[0].accessories
        let bridge = try #require(accessories.first { $0.name == "New Bridge" })
        #expect(bridge.isBridge)
        #expect(accessories.first { $0.name == "Shelf Light" }?.bridge == bridge.id)
    }

    @Test func m16TakesServicesOutOfGroupsAndScenesWithTheirAccessory() {
        var home = Fixture.home("cottage").homes[0]
        home.removeAccessories { _ in true }
        #expect(home.accessories.isEmpty)
        #expect(home.serviceGroups.flatMap(\.services).isEmpty)
        #expect(home.actionSets.flatMap(\.actions).isEmpty)
    }
}
