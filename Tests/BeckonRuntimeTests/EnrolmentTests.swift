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

    /// The homes after a device was added to the cottage.
    private func enrol(
        _ device: PairedDevice, into snapshot: HomeSnapshot = Fixture.home("cottage"), name: String? = nil
    ) async throws -> (home: Home, added: [AddedAccessory]) {
        let store = MemoryHomeStore(snapshot)
        let added = try await store.enrol(device, name: name, by: .owner)
        return (try #require(await store.snapshot().primary), added)
    }

    @Test func joinsTheAccessoryThatTheHomeExpectsByItsName() async throws {
        let count = Fixture.home("cottage").homes[0].accessories.count
        let (home, added) = try await enrol(device([("desk lamp", [lamp("Desk Lamp")])]))
        #expect(added.map(\.name) == ["Desk Lamp"])
        #expect(added.map(\.isNew) == [false])
        #expect(home.accessories.count == count)
        let joined = try home.accessory(called: "Desk Lamp")
        #expect(joined.address?.aid == 1)
        #expect(joined.services.map(\.iid) == [8])
        #expect(joined.services.first?["On"]?.iid == 9)
    }

    @Test func joinsTheAccessoryThatTheHomeExpectsByItsLabel() async throws {
        let (home, _) = try await enrol(device([("Hue-Lamp #2", [lamp("Hue-Lamp #2")])]))
        let file = try HomeFile.read(HomeFile.write(HomeSnapshot(homes: [home])))
        let (again, added) = try await enrol(device([("Hue-Lamp #2", [lamp("Hue-Lamp #2")])]), into: file)
        #expect(added.map(\.isNew) == [false])
        #expect(again.accessories.count == home.accessories.count)
    }

    @Test("N13: what a device calls itself is kept as its label, and a legal and free name is derived")
    func n13DerivesALegalAndFreeNameFromTheLabelOfADevice() async throws {
        let device = try device([("Hue-Lamp #2", [lamp("Kitchen")]), ("Study", [lamp(nil)]), ("!!!", [])])
        let (home, added) = try await enrol(device)
        #expect(added.map(\.name) == ["Hue Lamp 2", "Study 2", "Accessory"])
        #expect(added.map(\.label) == ["Hue-Lamp #2", "Study", "!!!"])
        let services = try home.accessory(called: "Hue Lamp 2").services
        #expect(services.map(\.name) == ["Kitchen 2"])
        #expect(services.map(\.label) == ["Kitchen"])
        // The home is still one that a home file can hold: every name is legal and nobody else's.
        let read = try HomeFile.read(HomeFile.write(HomeSnapshot(homes: [home])))
        #expect(read.homes[0].accessories.map(\.label) == home.accessories.map(\.label))
    }

    @Test("N13: a legal and free name is taken as it is, and no label is kept")
    func n13KeepsNoLabelOfAGoodName() async throws {
        let (home, added) = try await enrol(device([("Shelf  Light", [lamp("Shelf  Light")])]))
        #expect(added.map(\.name) == ["Shelf  Light"])
        #expect(added.map(\.label) == [nil])
        #expect(try home.accessory(called: "Shelf Light").services.map(\.label) == [nil])
    }

    @Test("N9: a service that is called as its accessory shares the name that the accessory gets")
    func n9SharesTheNameThatTheAccessoryGets() async throws {
        let device = try device([("Study", [lamp("Study"), lamp("Study")])])
        let (numbered, _) = try await enrol(device)
        #expect(try numbered.accessory(called: "Study 2").services.map(\.name) == ["Study 2", "Study 3"])
        let (named, added) = try await enrol(device, name: "Reading Light")
        #expect(added.map(\.name) == ["Reading Light"])
        #expect(try named.accessory(called: "Reading Light").services.map(\.name) == ["Reading Light", "Study 2"])
    }

    @Test("N12: a service without a name stays without one")
    func n12LeavesAServiceWithoutANameUnnamed() async throws {
        let (home, _) = try await enrol(
            device([("Shelf Light", [lamp("Shelf Light"), Service(type: "FirmwareUpdate")])]))
        let services = try home.accessory(called: "Shelf Light").services
        #expect(services.map(\.name) == ["Shelf Light", nil])
        #expect(services.map(\.isSpoken) == [true, false])
    }

    @Test("M9: each service and characteristic of an added accessory knows its owner")
    func m9AddsServicesAndCharacteristicsWithTheirOwners() async throws {
        let (home, added) = try await enrol(device([("Shelf Light", [lamp("Shelf Light")])]))
        let accessory = try #require(home.accessory(added[0].id))
        let service = try #require(accessory.services.first)
        #expect(!service.characteristics.isEmpty)
        let found = home.service(ServiceReference(accessory: accessory.id, service: service.id))
        #expect(found?.accessory.name == "Shelf Light")
    }

    @Test("M14: adding a bridge adds all that is behind it; observers are told of each, and not of the bridge")
    func m14AddsWhatIsBehindABridge() async throws {
        let store = MemoryHomeStore(Fixture.home("cottage"))
        let device = try device([
            ("New Bridge", []), ("Shelf Light", [lamp("Shelf Light")]), ("Porch Light", [lamp("Porch Light")]),
        ])
        try await store.enrol(device, by: .owner)
        let home = try #require(await store.snapshot().primary)
        let bridge = try home.accessory(called: "New Bridge")
        #expect(bridge.isBridge)
        #expect(try home.accessory(called: "Shelf Light").bridge == bridge.id)
        #expect(await store.told.map(\.name) == ["Shelf Light", "Porch Light"])
    }

    @Test("M14: a bridge that lists itself last is added first all the same")
    func m14AddsTheBridgeBeforeWhatIsBehindIt() async throws {
        var device = try device([("New Bridge", []), ("Shelf Light", [lamp("Shelf Light")])])
        device.accessories.reverse()
        let (home, added) = try await enrol(device)
        #expect(added.map(\.name) == ["New Bridge", "Shelf Light"])
        #expect(try home.accessory(called: "Shelf Light").bridge == added[0].id)
    }

    @Test("M15: a bridge that moves into a room moves none behind it; removed, it takes them along")
    func m15MovesTheBridgeAloneAndRemovesAll() async throws {
        let store = MemoryHomeStore(Fixture.home("cottage"))
        let device = try device([("New Bridge", []), ("Shelf Light", [lamp("Shelf Light")])])
        let added = try await store.enrol(device, by: .owner)
        let before = try #require(await store.snapshot().primary)
        try await store.apply(
            [.change(before.id, .assign(added[0].id, to: before.room(called: "Study").id))], by: .owner)
        let moved = try #require(await store.snapshot().primary)
        #expect(moved.room(moved.accessory(added[0].id)?.room)?.name == "Study")
        #expect(moved.accessory(added[1].id)?.room == nil)
        try await store.apply([.change(before.id, .remove(.accessory(added[0].id)))], by: .owner)
        let left = try #require(await store.snapshot().primary)
        #expect(left.accessories.map(\.name) == Fixture.home("cottage").homes[0].accessories.map(\.name))
    }

    @Test("M7: what is added to the home stays there where its room fails, and that is told")
    func m7KeepsInTheHomeWhatItsRoomRefuses() async throws {
        let store = MemoryHomeStore(Fixture.home("cottage"))
        let placed = try await store.enrol(device([("Shelf Light", [lamp(nil)])]), room: "study", by: .owner)
        #expect(placed.map(\.room) == ["Study"])
        #expect(placed.map { $0.complaint() } == [nil])
        var other = try device([("Porch Light", [lamp(nil)])])
        other.accessories[0].address.aid = 7
        let added = try await store.enrol(other, room: "Sudy", by: .owner)
        #expect(added.map(\.room) == [nil])
        #expect(added[0].roomRefusal?.error == .notFound)
        #expect(added[0].complaint()?.contains("did you mean “Study”?") == true)
        #expect(try await #require(store.snapshot().primary).accessory(called: "Porch Light").room == nil)
    }

    @Test("M4: without any home, one is made, and its maker is its administrator")
    func m4MakesAHomeWhereThereIsNone() async throws {
        let store = MemoryHomeStore()
        let added = try await store.enrol(device([("My Home", [])]), by: Author(account: "ann"))
        let home = try #require(await store.snapshot().primary)
        #expect(home.name == "My Home")
        #expect(home.users.map(\.role) == [.administrator])
        #expect(added.map(\.name) == ["My Home 2"])
    }

    @Test("U4: a guest is refused before the device is touched, and by the store")
    func u4RefusesAGuest() async throws {
        var snapshot = Fixture.home("cottage")
        snapshot.homes[0].users = [User(name: "Ann", role: .administrator), User(name: "Bo", role: .guest)]
        let store = MemoryHomeStore(snapshot)
        for home in [nil, snapshot.homes[0].name] {
            let refusal = await #expect(throws: EditRefusal.self) {
                try await store.expect(home: home, room: nil, name: nil, by: Author(user: "Bo"))
            }
            #expect(refusal?.error == .insufficientPrivileges)
        }
        let device = try device([("Shelf Light", [])])
        let refusal = await #expect(throws: EditRefusal.self) { try await store.enrol(device, by: Author(user: "Bo")) }
        #expect(refusal?.error == .insufficientPrivileges)
        #expect(await store.snapshot() == snapshot)
        #expect(await store.events.isEmpty)
    }

    @Test(
        arguments: [
            (nil, "Attic", nil, HomeError.notFound), (nil, nil, "study", .objectWithSimilarNameExistsInHome),
            (nil, nil, "Lair #13", .nameContainsProhibitedCharacters), ("Palace", nil, nil, .notFound),
        ] as [(String?, String?, String?, HomeError)])
    func refusesWhatCannotBeHadBeforeTheDeviceIsTouched(
        home: String?, room: String?, name: String?, error: HomeError
    ) async throws {
        let store = MemoryHomeStore(Fixture.home("cottage"))
        let refusal = await #expect(throws: EditRefusal.self) {
            try await store.expect(home: home, room: room, name: name, by: .owner)
        }
        #expect(refusal?.error == error)
    }

    @Test func asksForNoMoreThanTheDeviceNeeds() async throws {
        let store = MemoryHomeStore(Fixture.home("cottage"))
        #expect(try await store.expect(home: nil, room: nil, name: "Shelf Light", by: .owner) == nil)
        let home = await store.snapshot().primaryHome
        #expect(try await store.expect(home: nil, room: "Study", name: nil, by: .owner) == home)
        #expect(try await MemoryHomeStore().expect(home: nil, room: nil, name: "Shelf Light", by: .owner) == nil)
        #expect(await store.events.isEmpty)
    }

    @Test func numbersAThousandThingsOfOneNameAtOnce() async throws {
        let device = try device((0..<1_000).map { _ in ("Lamp", [lamp("Lamp")]) })
        let enrolment = try Enrolment(of: device, in: HomeSnapshot())
        #expect(enrolment.added.map(\.name).last == "Lamp 1000")
        #expect(Set(enrolment.added.map(\.name)).count == 1_000)
    }
}
