import ArgumentParser
import BeckonRuntime

/// Makes zones of rooms, names, lists and removes them.
struct ZoneCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "zone", abstract: "Groups of rooms, such as a floor.",
        subcommands: [
            Add.self, RemoveCommand<Zone>.self, RenameCommand<Zone>.self, ListCommand<Zone>.self,
            ShowCommand<Zone>.self, AddRoom.self, RemoveRoom.self, AliasCommand<Zone>.self, UnaliasCommand<Zone>.self,
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

extension ZoneCommand {
    struct AddRoom: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "add-room", abstract: "Add rooms to a zone: all of them, or none.")

        @OptionGroup var options: EditOptions
        @OptionGroup var members: ZoneAndRooms

        func run() async throws {
            let (zone, rooms) = try await members.edit(options) { .addToZone($0, $1) }
            for room in rooms {
                Output.line(
                    localized(
                        "member-added",
                        [
                            "kind": NamedThing.Kind.room.rawValue, "name": room.name,
                            "group": NamedThing.Kind.zone.rawValue, "to": zone.name,
                        ]))
            }
        }
    }

    struct RemoveRoom: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove-room", abstract: "Take rooms out of a zone: all of them, or none.")

        @OptionGroup var options: EditOptions
        @OptionGroup var members: ZoneAndRooms

        func run() async throws {
            let (zone, rooms) = try await members.edit(options) { .removeFromZone($0, $1) }
            for room in rooms {
                Output.line(
                    localized(
                        "member-removed",
                        [
                            "kind": NamedThing.Kind.room.rawValue, "name": room.name,
                            "group": NamedThing.Kind.zone.rawValue, "from": zone.name,
                        ]))
            }
        }
    }

    /// A zone, and rooms that go into it or leave it.
    struct ZoneAndRooms: ParsableArguments {
        @Argument(help: "The zone.", completion: .names(of: .zone)) var zone: String
        @Argument(help: ArgumentHelp("The rooms.", valueName: "room"), completion: .names(of: .room))
        var rooms: [String]

        /// Makes an edit for each room.
        func edit(_ options: EditOptions, _ edit: (ZoneID, RoomID) -> HomeEdit) async throws -> (Zone, [Room]) {
            let editor = try options.editor()
            let home = try await editor.home()
            let zone = try home.zone(called: zone)
            let rooms = try rooms.map { try home.room(called: $0) }
            try await editor.apply(rooms.map { edit(zone.id, $0.id) }, to: home.id)
            return (zone, rooms)
        }
    }
}

extension Zone: HomeMember {
    static var kind: NamedThing.Kind { .zone }
    static func all(in home: Home) -> [Zone] { home.zones }
    static func called(_ name: String, in home: Home) throws(EditRefusal) -> Zone { try home.zone(called: name) }

    var thing: NamedThing { .zone(id) }

    func facts(in home: Home) -> [Fact] { [Fact("rooms", names: rooms.compactMap { home.room($0)?.name })] }
}
