import ArgumentParser
import BeckonRuntime

/// Makes zones of rooms, names, lists and removes them.
struct ZoneCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "zone", abstract: "Groups of rooms, such as a floor.",
        subcommands: [
            Add.self, RemoveCommand<Zone>.self, RenameCommand<Zone>.self, ListCommand<Zone>.self,
            ShowCommand<Zone>.self, AddMembersCommand<Zone>.self, RemoveMembersCommand<Zone>.self,
            AliasCommand<Zone>.self, UnaliasCommand<Zone>.self,
        ])

    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", abstract: "Add zones to a home: all of them, or none.")

        @OptionGroup var options: EditOptions
        @Option(
            name: .customLong("room"), help: "A room of the zone; may be given several times.",
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

    func facts(in home: Home) -> [Fact] { [Fact("rooms", names: rooms.compactMap { home.room($0)?.name })] }
}
