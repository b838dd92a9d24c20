import HomeModel
import TestSupport
import Testing

struct HomeDifferenceTests {
    /// The lines of what a change of the cottage makes different.
    private func lines(_ change: (inout HomeSnapshot) throws -> Void) rethrows -> [String] {
        let before = Fixture.home("cottage")
        var after = before
        try change(&after)
        return HomeDifference(from: before, to: after).changes.map(\.line)
    }

    private let name = Fixture.home("cottage").homes[0].name

    @Test func findsNoneBetweenEqualHomesWhateverTheirIdentities() {
        for fixture in ["cottage", "castle"] {
            #expect(HomeDifference(from: Fixture.home(fixture), to: Fixture.home(fixture)).isEmpty)
        }
    }

    @Test func tellsWhatIsAddedAndWhatIsRemoved() {
        let rooms = Fixture.home("cottage").homes[0].rooms.map(\.name)
        let lines = lines { snapshot in
            snapshot.homes[0].rooms.removeLast()
            snapshot.homes[0].rooms.append(Room(name: "Attic"))
        }
        #expect(lines.contains("- room \(rooms.last ?? "") (\(name))"))
        #expect(lines.contains("+ room Attic (\(name))"))
    }

    @Test func tellsWhatHasChangedInAThing() throws {
        let lines = try lines { snapshot in
            let lamp = try #require(snapshot.homes[0].accessories.firstIndex { $0.name == "Desk Lamp" })
            snapshot.homes[0].accessories[lamp].room = nil
            snapshot.homes[0].accessories[lamp].aliases.append("reading light")
            snapshot.homes[0].accessories[lamp].label = "Lamp #1"
            snapshot.homes[0].accessories[lamp].firmwareRevision = "9.9\u{1B}[2J"
            let service = try #require(
                snapshot.homes[0].accessories[lamp].services[0].characteristics.firstIndex { $0.type == "On" })
            snapshot.homes[0].accessories[lamp].services[0].characteristics[service].value = nil
            snapshot.homes[0].accessories[lamp].services[0].characteristics[service].metadata.minimum = 0
        }
        let accessory = try #require(lines.first)
        #expect(accessory.hasPrefix("~ accessory Desk Lamp (\(name)): alias added: reading light; room: Study → none"))
        #expect(accessory.hasSuffix("calls itself: none → Lamp #1"))
        #expect(!accessory.contains("\u{1B}"), "nothing that a terminal would obey")
        #expect(lines.last?.hasPrefix("~ service Desk Lamp of Desk Lamp (\(name)): On: ") == true)
        #expect(lines.last?.hasSuffix("; On range: … → 0…") == true)
    }

    @Test func tellsOfTriggersUsersAndThePrimaryHome() {
        let before = Fixture.home("cottage")
        var known = before
        known.homes[0].users = [User(name: "Ann", role: .administrator), User(name: "Bo", role: .guest)]
        known.homes[0].triggers = [Trigger(name: "Lock up", fireDate: "2030-01-01T22:30:00+01:00")]
        known.homes.append(Home(name: "Lake House"))
        var after = known
        after.homes[0].users = [User(name: "ann", role: .guest)]
        after.homes[0].triggers[0].fireDate = nil
        after.homes[0].triggers[0].isEnabled = true
        after.primaryHome = after.homes[1].id
        #expect(
            HomeDifference(from: known, to: after).changes.map(\.line) == [
                "~ home \(name): primary: yes → no",
                "~ trigger Lock up (\(name)): date: 2030-01-01T22:30:00+01:00 → none; enabled: no → yes",
                "- user Bo (\(name))", "~ user ann (\(name)): name: Ann → ann; role: administrator → guest",
                "~ home Lake House: primary: no → yes",
            ])
    }

    @Test func tellsOfAWholeHomeWithAllThatIsInIt() {
        let difference = HomeDifference(from: HomeSnapshot(), to: Fixture.home("cottage"))
        let home = Fixture.home("cottage").homes[0]
        #expect(difference.changes.allSatisfy { $0.verb == .added })
        #expect(difference.changes.first?.line == "+ home \(name)")
        #expect(difference.changes.filter { $0.kind == .room }.map(\.name) == home.rooms.map(\.name))
        #expect(difference.changes.filter { $0.kind == .accessory }.map(\.name) == home.accessories.map(\.name))
        let back = HomeDifference(from: Fixture.home("cottage"), to: HomeSnapshot())
        #expect(back.changes.count == difference.changes.count)
        #expect(back.changes.allSatisfy { $0.verb == .removed })
    }

    @Test func isOneJSONObjectAChange() throws {
        let change = try #require(
            HomeDifference(from: HomeSnapshot(), to: HomeSnapshot(homes: [Home(name: "Hut")])).changes.first)
        #expect(
            change.json
                == .object([
                    "change": .string("added"), "kind": .string("home"), "name": .string("Hut"),
                    "home": .string("Hut"), "details": .array([]),
                ]))
    }

    @Test(arguments: 0..<60) func isEmptyExactlyWhereTheFilesAreEqual(seed: Int) throws {
        let known = RandomHome.snapshot(seed: seed)
        let file = HomeFile.write(known)
        // What a file has of homes is no different from the homes.
        #expect(HomeDifference(from: known, to: try HomeFile.read(file)).isEmpty)
        let other = RandomHome.snapshot(seed: seed + 1_000)
        #expect(HomeDifference(from: known, to: other).isEmpty == (file == HomeFile.write(other)))
        var random = SeededNumbers(seed: seed)
        for _ in 0..<10 {
            var changed = known
            changed.changeSomething(using: &random)
            let isSame = HomeFile.write(changed) == file
            #expect(HomeDifference(from: known, to: changed).isEmpty == isSame)
        }
    }
}

extension HomeSnapshot {
    /// Changes one thing, whatever it is.
    fileprivate mutating func changeSomething(using random: inout SeededNumbers) {
        guard let index = homes.indices.randomElement(using: &random) else { return homes.append(Home(name: "Hut")) }
        switch Int.random(in: 0..<12, using: &random) {
        case 0: homes[index].rooms.shuffle(using: &random)
        case 1: homes[index].aliases.append("another \(homes[index].name)")
        case 2: homes[index].zones.indices.randomElement(using: &random).map { homes[index].zones[$0].rooms = [] }
        case 3:
            homes[index].accessories.indices.randomElement(using: &random).map {
                homes[index].accessories[$0].services.shuffle(using: &random)
            }
        case 4: homes[index].serviceGroups.indices.last.map { homes[index].serviceGroups[$0].services.reverse() }
        case 5: homes[index].actionSets.indices.last.map { _ = homes[index].actionSets[$0].actions.popLast() }
        case 6: homes[index].triggers.indices.last.map { homes[index].triggers[$0].isEnabled.toggle() }
        case 7: homes[index].users.indices.last.map { homes[index].users[$0].role = .guest }
        case 8: homes.shuffle(using: &random)
        case 9: homes[index].temperatureUnit = .fahrenheit
        case 10: primaryHome = homes.randomElement(using: &random)?.id
        default:
            homes[index].accessories.indices.randomElement(using: &random).map { place in
                homes[index].accessories[place].services.indices.last.map { service in
                    _ = homes[index].accessories[place].services[service].characteristics.popLast()
                }
            }
        }
    }
}
