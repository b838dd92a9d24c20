import ArgumentParser
import BeckonRuntime

/// Makes, names, lists and removes rooms.
struct RoomCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "room", abstract: helpText("room"),
            subcommands: [
                Add.self, RemoveCommand<Room>.self, RenameCommand<Room>.self, ListCommand<Room>.self,
                ShowCommand<Room>.self, AliasCommand<Room>.self, UnaliasCommand<Room>.self,
                LanguageCommand<Room>.self,
            ])
    }

    struct Add: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "add", abstract: helpText("room-add"))
        }

        @OptionGroup var options: EditOptions
        @OptionGroup var rooms: NewNames

        func run() async throws {
            try await Adding(kind: .room, options: options) { name, _ in [.addRoom(Room(name: name))] }.run(rooms.names)
        }
    }
}

extension Room: HomeMember {
    static var kind: NamedThing.Kind { .room }
    static func all(in home: Home) -> [Room] { home.rooms }
    static func called(_ name: String, in home: Home) throws(EditRefusal) -> Room { try home.room(called: name) }

    var thing: NamedThing { .room(id) }

    func attributes(in home: Home) -> [Attribute] {
        [
            Attribute("zones", names: home.zones.filter { $0.rooms.contains(id) }.map(\.name)),
            Attribute("accessories", names: home.accessories(in: self).map(\.name)),
        ] + (language.map { [Attribute("language", text: $0)] } ?? [])
    }
}
