import ArgumentParser
import BeckonRuntime

/// Makes zones of rooms, names, lists and removes them.
struct ZoneCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "zone", abstract: helpText("zone"),
            subcommands: [
                Add.self, RemoveCommand<Zone>.self, RenameCommand<Zone>.self, ListCommand<Zone>.self,
                ShowCommand<Zone>.self, AddMembersCommand<Zone>.self, RemoveMembersCommand<Zone>.self,
                AliasCommand<Zone>.self, UnaliasCommand<Zone>.self,
            ])
    }

    struct Add: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "add", abstract: helpText("zone-add"))
        }

        @OptionGroup var options: EditOptions
        @Option(
            name: .customLong("room"), help: .text("zone-add.room"),
            completion: .names(of: .room))
        var rooms: [String] = []
        @OptionGroup var zones: NewNames

        func run() async throws {
            let adding = Adding(kind: .zone, options: options) { name, home in
                var zone = Zone(name: name)
                zone.rooms = try rooms.map { try home.room(called: $0).id }
                return [.addZone(zone)]
            }
            try await adding.run(zones.names)
        }
    }
}

extension Zone: HomeGroup {
    static var partNames: KnownNames { .room }
    func adding(_ part: Room) -> HomeEdit { .addToZone(id, part.id) }
    func removing(_ part: Room) -> HomeEdit { .removeFromZone(id, part.id) }
}

extension Zone: HomeMember {
    static var kind: NamedThing.Kind { .zone }
    static func all(in home: Home) -> [Zone] { home.zones }
    static func called(_ name: String, in home: Home) throws(EditRefusal) -> Zone { try home.zone(called: name) }

    var thing: NamedThing { .zone(id) }

    func attributes(in home: Home) -> [Attribute] {
        [Attribute("rooms", names: rooms.compactMap { home.room($0)?.name })]
    }
}
