import HomeModel
import ReplyRendering
import TestSupport
import Testing

/// What is said of differences between two states of the homes.
struct DifferenceMessageTests {
    private let renderer: ReplyRenderer

    init() throws { renderer = try ReplyRenderer(folder: Fixture.project + "/Grammars/en") }

    /// The lines of what a change of the cottage makes different.
    private func lines(_ change: (inout HomeSnapshot) throws -> Void) rethrows -> [String] {
        let before = Fixture.home("cottage")
        var after = before
        try change(&after)
        return HomeDifference(from: before, to: after).changes.map(renderer.line)
    }

    private let name = Fixture.home("cottage").homes[0].name

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
            HomeDifference(from: known, to: after).changes.map(renderer.line) == [
                "~ home \(name): primary: yes → no",
                "~ trigger Lock up (\(name)): date: 2030-01-01T22:30:00+01:00 → none; enabled: no → yes",
                "- user Bo (\(name))", "~ user ann (\(name)): name: Ann → ann; role: administrator → guest",
                "~ home Lake House: primary: no → yes",
            ])
    }

    @Test func tellsOfAWholeHome() throws {
        let difference = HomeDifference(from: HomeSnapshot(), to: Fixture.home("cottage"))
        #expect(renderer.line(of: try #require(difference.changes.first)) == "+ home \(name)")
    }

    @Test func isOneJSONObjectAChange() throws {
        let change = try #require(
            HomeDifference(from: HomeSnapshot(), to: HomeSnapshot(homes: [Home(name: "Hut")])).changes.first)
        #expect(
            renderer.json(of: change)
                == .object([
                    "change": .string("added"), "kind": .string("home"), "name": .string("Hut"),
                    "home": .string("Hut"), "details": .array([]),
                ]))
    }
}
