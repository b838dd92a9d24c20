import HomeModel
import TestSupport
import Testing

/// What keeps its name through an import stays who it is.
struct HomeDifferenceIdentityTests {
    @Test(arguments: 0..<100) func everythingOfTheSameNameKeepsItsIdentity(seed: Int) throws {
        let known = RandomHome.snapshot(seed: seed)
        let read = try HomeFile.read(HomeFile.write(known))
        let kept = read.keepingIdentities(of: known)
        #expect(kept.primaryHome == known.primaryHome)
        for (home, old) in zip(kept.homes, known.homes) {
            #expect(home.id == old.id)
            #expect(home.rooms.map(\.id) == old.rooms.map(\.id))
            #expect(home.zones == old.zones)
            #expect(home.accessories.map(\.id) == old.accessories.map(\.id))
            #expect(home.accessories.map(\.room) == old.accessories.map(\.room))
            #expect(home.accessories.map(\.bridge) == old.accessories.map(\.bridge))
            #expect(home.accessories.map { $0.services.map(\.id) } == old.accessories.map { $0.services.map(\.id) })
            #expect(home.serviceGroups == old.serviceGroups)
            #expect(home.actionSets.map(\.id) == old.actionSets.map(\.id))
            #expect(home.triggers.map(\.actionSets) == old.triggers.map(\.actionSets))
            #expect(home.users.map(\.id) == old.users.map(\.id))
        }
        #expect(HomeFile.write(kept) == HomeFile.write(read))
    }

    @Test func whatHasAnotherNameIsNew() throws {
        let known = Fixture.home("cottage")
        var file = try HomeFile.read(HomeFile.write(known))
        file.homes[0].rooms[0].name = "Attic"
        let kept = file.keepingIdentities(of: known)
        #expect(kept.homes[0].rooms[0].id == file.homes[0].rooms[0].id)
        #expect(kept.homes[0].rooms.dropFirst().map(\.id) == known.homes[0].rooms.dropFirst().map(\.id))
    }

    @Test func aPairedAccessoryStaysPaired() throws {
        var known = Fixture.home("cottage")
        let device = try #require(DeviceID("AA:BB:CC:DD:EE:FF"))
        let lamp = try #require(known.homes[0].accessories.firstIndex { $0.name == "Desk Lamp" })
        known.homes[0].accessories[lamp].address = AccessoryAddress(device: device, aid: 7)
        known.homes[0].accessories[lamp].services[0].iid = 8
        known.homes[0].accessories[lamp].services[0].characteristics[0].iid = 9
        let kept = Fixture.home("cottage").keepingIdentities(of: known)
        #expect(kept.homes[0].accessories[lamp] == known.homes[0].accessories[lamp])
    }
}
