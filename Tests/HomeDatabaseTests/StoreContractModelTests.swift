import HomeModel
import TestSupport
import Testing

/// The rows M that every store keeps, and that several edits are one.
struct StoreContractModelTests {
    @Test("M4: one home is primary, and another when it is removed", arguments: StoreKind.allCases)
    func m4OneHomeIsPrimary(kind: StoreKind) async throws {
        let stores = try await StoreUnderTest(kind)
        let (one, two, three) = (HomeID(), HomeID(), HomeID())
        #expect(
            try await stores.told(of: [
                .addHome(id: one, name: "One"), .addHome(id: two, name: "Two"), .addHome(id: three, name: "Three"),
            ]) == ["homes added One", "primaryHome changed One", "homes added Two", "homes added Three"])
        #expect(try await stores.told(of: [.makePrimary(two)]) == ["primaryHome changed Two"])
        #expect(
            try await stores.told(of: [.change(two, .remove(.home))])
                == ["homes removed Two", "primaryHome changed One"])
        #expect(try await stores.store.snapshot().primaryHome == one)
        #expect(try await stores.told(of: [.change(three, .remove(.home))]) == ["homes removed Three"])
        #expect(try await stores.refusal([.makePrimary(two)]) == .notFound)
        try await stores.store.apply([.change(one, .remove(.home))], by: .owner)
        #expect(try await stores.store.snapshot() == HomeSnapshot())
    }

    @Test("M5: accessories belong to the home and stand in a room", arguments: StoreKind.allCases)
    func m5AccessoriesStandInARoom(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        let home = try await cottage.home
        var lamp = Accessory(name: "Garden Lamp")
        lamp.room = try home.room("Garden")
        #expect(try await cottage.edit(.addAccessory(lamp)).accessories.last == lamp)
        lamp = Accessory(name: "Other Lamp")
        lamp.room = RoomID()
        #expect(try await cottage.refusal(.addAccessory(lamp)) == .notFound)
        #expect(try await cottage.refusal(.addAccessory(home.accessories[1])) == .alreadyExists)
        #expect(try await cottage.refusal(.addRoom(home.rooms[1])) == .alreadyExists)
    }

    @Test("M6: an accessory given no room stands in the room for the entire home", arguments: StoreKind.allCases)
    func m6TheRoomForTheEntireHome(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        let home = try await cottage.home
        let (entire, zone) = (home.roomForEntireHome.id, home.zones[0].id)
        let lamp = try home.accessory("Desk Lamp")
        #expect(try await cottage.edit(.assign(lamp, to: entire)).accessory(lamp)?.room == nil)
        var door = Accessory(name: "Side Door")
        door.room = entire
        #expect(try await cottage.edit(.addAccessory(door)).accessories.last?.room == nil)
        for edit: HomeEdit in [
            .rename(.room(entire), to: "All"), .remove(.room(entire)), .addAlias("All", to: .room(entire)),
            .removeAlias("little house", from: .room(entire)),
        ] { #expect(try await cottage.refusal(edit) == .roomForHomeCannotBeUpdated, "\(edit)") }
        #expect(try await cottage.refusal(.addToZone(zone, entire)) == .roomForHomeCannotBeInZone)
        var all = Zone(name: "All")
        all.rooms = [entire]
        #expect(try await cottage.refusal(.addZone(all)) == .roomForHomeCannotBeInZone)
        #expect(try await cottage.refusal(.addRoom(Room(id: entire, name: "All"))) == .alreadyExists)
        #expect(try await cottage.home.rooms == home.rooms)
    }

    @Test("M7: adding to the home and putting into a room can each fail alone", arguments: StoreKind.allCases)
    func m7AddingIsTwoSteps(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        let lamp = Accessory(name: "Garden Lamp")
        #expect(try await cottage.refusal(.assign(lamp.id, to: nil)) == .notFound)
        try await cottage.edit(.addAccessory(lamp))
        #expect(try await cottage.refusal(.assign(lamp.id, to: RoomID())) == .notFound)
        #expect(try await cottage.home.accessory(lamp.id)?.room == nil)
        let garden = try await cottage.home.room("Garden")
        #expect(try await cottage.told(of: .assign(lamp.id, to: garden)) == ["accessories changed Garden Lamp"])
        #expect(try await cottage.home.accessory(lamp.id)?.room == garden)
    }

    @Test("M8: an accessory is added with all that it says of itself", arguments: StoreKind.allCases)
    func m8AnAccessoryIsAddedAsItIs(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        var found = Fixture.home("castle").homes[0].accessories.first { $0.bridge == nil && !$0.services.isEmpty }
        found?.name = "Found Thing"
        found?.room = nil
        let accessory = try #require(found)
        #expect(try await cottage.edit(.addAccessory(accessory)).accessories.last == accessory)
        #expect(try await cottage.refusal(.addAccessory(accessory)) == .alreadyExists)
    }

    @Test("M11: services are renamed and not removed", arguments: StoreKind.allCases)
    func m11ServicesAreRenamedAndNotRemoved(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        let lock = try await cottage.home.service("Front Door")
        #expect(try await cottage.told(of: .rename(.service(lock), to: "Latch")) == ["services renamed Latch"])
        #expect(try await cottage.told(of: .addAlias("Bolt", to: .service(lock))) == ["services changed Latch"])
        #expect(try await cottage.home.service(lock)?.service.aliases == ["Bolt"])
        #expect(try await cottage.refusal(.remove(.service(lock))) == .invalidParameter)
        let nowhere = ServiceReference(accessory: lock.accessory, service: ServiceID())
        #expect(try await cottage.refusal(.rename(.service(nowhere), to: "Hasp")) == .notFound)
    }

    @Test("M12: a room is in any number of zones, and a zone may be empty", arguments: StoreKind.allCases)
    func m12ZonesGroupRooms(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        let home = try await cottage.home
        let (upstairs, kitchen) = (try home.zone("Upstairs"), try home.room("Kitchen"))
        #expect(try await cottage.told(of: .addToZone(upstairs, kitchen)) == ["zones changed Upstairs"])
        #expect(try await cottage.home.zones.count { $0.rooms.contains(kitchen) } == 2)
        #expect(try await cottage.refusal(.addToZone(upstairs, kitchen)) == .alreadyExists)
        #expect(try await cottage.refusal(.addToZone(upstairs, RoomID())) == .notFound)
        #expect(try await cottage.refusal(.addToZone(ZoneID(), kitchen)) == .notFound)
        for room in try await cottage.home.zones[0].rooms { try await cottage.edit(.removeFromZone(upstairs, room)) }
        #expect(try await cottage.home.zones[0].rooms == [])
        #expect(try await cottage.refusal(.removeFromZone(upstairs, kitchen)) == .notFound)
        #expect(try await cottage.edit(.addZone(Zone(name: "Nowhere"))).zones.last?.name == "Nowhere")
        var twice = Zone(name: "Twice")
        twice.rooms = [kitchen, kitchen]
        #expect(try await cottage.refusal(.addZone(twice)) == .alreadyExists)
    }

    @Test("M13: a service is in any number of groups", arguments: StoreKind.allCases)
    func m13GroupsGroupServices(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        let home = try await cottage.home
        let (group, fan) = (try home.group("Office"), try home.service("Bedroom Fan"))
        #expect(try await cottage.told(of: .addToGroup(group, fan)) == ["serviceGroups changed Office"])
        #expect(try await cottage.refusal(.addToGroup(group, fan)) == .alreadyExists)
        var airy = ServiceGroup(name: "Airy")
        airy.services = [fan]
        #expect(try await cottage.edit(.addServiceGroup(airy)).serviceGroups.last == airy)
        try await cottage.edit(.removeFromGroup(group, fan))
        #expect(try await cottage.refusal(.removeFromGroup(group, fan)) == .notFound)
        let nowhere = ServiceReference(accessory: fan.accessory, service: ServiceID())
        #expect(try await cottage.refusal(.addToGroup(group, nowhere)) == .notFound)
        #expect(try await cottage.home.serviceGroups.count { $0.services.contains(fan) } == 1)
    }

    @Test("M14: what is behind a bridge is told, and the bridge is not", arguments: StoreKind.allCases)
    func m14TheBridgeIsNotTold(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        var bridge = Accessory(name: "Garden Bridge")
        bridge.isBridge = true
        var lamps = [Accessory(name: "Path Lamp"), Accessory(name: "Pond Lamp")]
        for index in lamps.indices { lamps[index].bridge = bridge.id }
        #expect(
            try await cottage.told(of: .addAccessory(bridge), .addAccessory(lamps[0]), .addAccessory(lamps[1]))
                == ["accessories added Path Lamp", "accessories added Pond Lamp"])
        #expect(try await cottage.home.accessories.suffix(3) == [bridge] + lamps)
        var lost = Accessory(name: "Lost Lamp")
        lost.bridge = AccessoryID()
        #expect(try await cottage.refusal(.addAccessory(lost)) == .notFound)
        lost.bridge = lamps[0].id
        #expect(try await cottage.refusal(.addAccessory(lost)) == .invalidParameter)
        (lost.bridge, lost.isBridge) = (bridge.id, true)
        #expect(try await cottage.refusal(.addAccessory(lost)) == .invalidParameter)
    }

    @Test(
        "M15: moving a bridge moves nothing else, and removing it takes along what is behind it",
        arguments: StoreKind.allCases)
    func m15ABridgeAndWhatIsBehindIt(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        let before = try await cottage.home
        let (bridge, garden) = (before.accessories[0].id, try before.room("Garden"))
        #expect(try await cottage.told(of: .assign(bridge, to: garden)) == ["accessories changed Hall Bridge"])
        #expect(try await cottage.home.accessories.dropFirst() == before.accessories.dropFirst())
        let told = try await cottage.told(of: .remove(.accessory(bridge)))
        #expect(told.count { $0.hasPrefix("accessories removed") } == before.accessories.count - 1)
        let after = try await cottage.home
        #expect(after.accessories.map(\.name) == ["Front Door"])
        #expect(after.serviceGroups.map(\.services) == [[], []])
        #expect(after.actionSets.map(\.actions.count) == [1, 0, 0])
    }

    @Test("M16: removing a room puts its accessories into the room for the entire home", arguments: StoreKind.allCases)
    func m16RemovingARoom(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        let study = try await cottage.home.room("Study")
        #expect(
            try await cottage.told(of: .remove(.room(study))).sorted() == [
                "accessories changed Desk Lamp", "accessories changed Power Strip", "rooms removed Study",
                "zones changed Downstairs",
            ])
        let after = try await cottage.home
        #expect(try after.accessory(called: "Desk Lamp").room == nil)
        #expect(!after.zones.contains { $0.rooms.contains(study) })
        #expect(try await cottage.refusal(.remove(.room(study))) == .notFound)
    }

    @Test("M16: removing an accessory takes its services out of groups and scenes", arguments: StoreKind.allCases)
    func m16RemovingAnAccessory(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        let lamp = try await cottage.home.accessory("Floor Lamp")
        #expect(
            try await cottage.told(of: .remove(.accessory(lamp))).sorted() == [
                "accessories removed Floor Lamp", "actionSets changed Good Night", "actionSets changed Movie Time",
                "serviceGroups changed Reading Lights",
            ])
        #expect(try await cottage.home.actionSets.map(\.actions.count) == [4, 2, 3])
        #expect(try await cottage.edit(.addRoom(Room(name: "Sunflower"))).rooms.last?.name == "Sunflower")
    }

    @Test("C7, M16: a service that its accessory no longer has leaves groups and scenes", arguments: StoreKind.allCases)
    func m16AServiceThatIsNoLongerThere(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        var strip = try await cottage.home.accessory(called: "Power Strip")
        strip.services.removeFirst()
        strip.services[0].name = "Other"
        strip.name = "Other Strip"
        #expect(
            try await cottage.told(of: .refresh(strip)).sorted() == [
                "serviceGroups changed Office", "services changed Power Strip",
            ])
        #expect(try await cottage.home.accessory(strip.id)?.services.map(\.name) == ["Monitor"])
        strip.services[0].characteristics[0].value = .bool(strip.services[0].characteristics[0].value == .bool(false))
        #expect(try await cottage.told(of: .refresh(strip)) == ["values changed Monitor"])
        #expect(try await cottage.told(of: .refresh(strip)) == [])
        strip.services[0].characteristics[0].value = nil
        #expect(try await cottage.told(of: .refresh(strip)) == ["values changed Monitor"])
        #expect(try await cottage.home.accessory(strip.id)?.services[0].characteristics[0].value == nil)
        strip.firmwareRevision = "9.9"
        #expect(try await cottage.told(of: .refresh(strip)) == ["accessories changed Power Strip"])
        #expect(try await cottage.refusal(.refresh(Accessory(name: "Nobody"))) == .notFound)
    }

    @Test("Several edits are applied all or not at all", arguments: StoreKind.allCases)
    func severalEditsAreAppliedAllOrNotAtAll(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        #expect(
            try await cottage.refusal(
                .addRoom(Room(name: "Cellar")), .rename(.home, to: "Cabin"), .addRoom(Room(name: "cabin")))
                == .objectWithSimilarNameExistsInHome)
        struct Changed: Error {}
        await #expect(throws: Changed.self) { try await cottage.store.apply(by: .owner) { _ in throw Changed() } }
        let (cellar, id) = (Room(name: "Cellar"), try await cottage.home.id)
        try await cottage.store.apply(by: .owner) { snapshot in
            #expect(snapshot.primaryHome == id)
            return [.change(id, .addRoom(cellar)), .change(id, .rename(.room(cellar.id), to: "Vault"))]
        }
        #expect(try await cottage.home.rooms.last?.name == "Vault")
        #expect(try await cottage.refusal([.change(HomeID(), .addRoom(cellar))]) == .notFound)
    }
}
