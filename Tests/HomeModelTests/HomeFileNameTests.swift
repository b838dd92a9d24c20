import HomeModel
import Testing

/// The namespaces of a home file (rows N4 to N9 and N14).
struct HomeFileNameTests {
    private func faults(_ homes: String...) -> [String] {
        faultLines(Array(#"{"version": 1, "homes": [\#(homes.joined(separator: ", "))]}"#.utf8))
            .map { String($0.prefix { $0 != ":" }) }
    }

    @Test func n5AndN14HomesShareOneNamespaceWithTheirAliases() {
        #expect(faults(#"{"name": "Maple Street"}"#, #"{"name": "mapleStreet"}"#) == ["homes[1].name"])
        #expect(faults(#"{"name": "A", "aliases": ["cabin"]}"#, #"{"name": "Cabin"}"#) == ["homes[1].name"])
    }

    @Test(arguments: [
        #""zones": [{"name": "kit'chen"}]"#, #""accessories": [{"name": "KITCHEN"}]"#,
        #""accessories": [{"name": "Lamp", "services": [{"type": "Switch", "name": "kit chen"}]}]"#,
        #""serviceGroups": [{"name": "kitchen"}]"#, #""actionSets": [{"name": "kitchen"}]"#,
        #""triggers": [{"name": "kitchen"}]"#, #""zones": [{"name": "Up", "aliases": ["kitchen"]}]"#,
    ])
    func n6EverythingInAHomeSharesOneNamespace(other: String) {
        #expect(faults(#"{"name": "Home", "rooms": [{"name": "Kitchen"}], \#(other)}"#).count == 1)
    }

    @Test func n7TwoHomesMayBothHaveAKitchen() {
        let kitchen = #""rooms": [{"name": "Kitchen", "aliases": ["galley"]}]"#
        #expect(faults(#"{"name": "A", \#(kitchen)}"#, #"{"name": "B", \#(kitchen)}"#).isEmpty)
        #expect(faults(#"{"name": "A", "rooms": [{"name": "B"}]}"#, #"{"name": "B"}"#).isEmpty)
    }

    @Test func n8NothingInAHomeBearsTheHomesOwnNameOrAlias() {
        #expect(faults(#"{"name": "Den", "rooms": [{"name": "den"}]}"#) == ["homes[0].rooms[0].name"])
        #expect(
            faults(#"{"name": "A", "aliases": ["den"], "rooms": [{"name": "B", "aliases": ["Den"]}]}"#)
                == ["homes[0].rooms[0].aliases[0]"])
    }

    @Test func n9AnAccessoryAndOneServiceOfItsOwnMayShareAName() {
        func home(_ services: String, more: String = "") -> String {
            #"{"name": "Home", "accessories": [{"name": "Lamp", "aliases": ["sun"], "services": [\#(services)]}\#(more)]}"#
        }
        let lamp = #"{"type": "Lightbulb", "name": "lamp", "aliases": ["Sun"]}"#
        let place = "homes[0].accessories[0].services[1].name"
        #expect(faults(home(lamp)).isEmpty)
        #expect(faults(home(lamp + #", {"type": "Switch", "name": "Lamp"}"#)) == [place])
        #expect(faults(home(#"{"type": "Fan", "name": "X"}, {"type": "Switch", "name": "X"}"#)) == [place])
        let other = #", {"name": "Other", "services": [{"type": "Switch", "name": "Lamp"}]}"#
        #expect(faults(home("", more: other)) == ["homes[0].accessories[1].services[0].name"])
        #expect(faults(home(lamp, more: #", {"name": "Lamp"}"#)) == ["homes[0].accessories[1].name"])
    }

    @Test func n12AServiceWithoutANameIsNoFault() throws {
        let file =
            #"{"version": 1, "homes": [{"name": "A", "accessories": [{"name": "B", "services": [{"type": "Fan"}]}]}]}"#
        #expect(try HomeFile.read(Array(file.utf8)).homes[0].accessories[0].services[0].name == nil)
    }

    @Test func usersOfAHomeHaveDifferentNames() {
        #expect(faults(#"{"name": "A", "users": [{"name": "Bo"}, {"name": "bo"}]}"#) == ["homes[0].users[1].name"])
        #expect(faults(#"{"name": "A", "rooms": [{"name": "Bo"}], "users": [{"name": "Bo"}]}"#).isEmpty)
    }
}
