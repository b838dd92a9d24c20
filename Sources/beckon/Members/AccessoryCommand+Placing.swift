import ArgumentParser
import BeckonRuntime

extension AccessoryCommand {
    struct Move: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "move",
            abstract: "Look for an accessory at another address from now on.",
            discussion: """
                For networks that do not tell where it is. What answers there has to prove that it is the accessory, by the \
                key that it was paired with; else nothing is changed.
                """)

        @OptionGroup var acting: ActingOptions
        @Option(help: "The home that it is in.", completion: .names(of: .home)) var home: String?
        @Argument(help: "The accessory's name.", completion: .ownNames) var name: String
        @Argument(help: ArgumentHelp("Where it is now.", valueName: "host:port")) var address: String

        func run() async throws {
            guard let place = NetworkPlace(address) else {
                throw Fault(.usage, localized("no-address", ["address": address]))
            }
            let moved = try await acting.sharedHouse().accessoryAdministration.move(
                name, home: home, to: place, by: acting.author)
            Output.line(localized("moved", ["name": "\(moved)", "address": address]))
        }
    }

    struct Assign: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "assign", abstract: "Put an accessory into a room.")

        @OptionGroup var options: EditOptions
        @Argument(help: "The accessory.", completion: .ownNames) var name: String
        @Argument(help: "The room; the home's own name is the room for the entire home.", completion: .names(of: .room))
        var room: String

        func run() async throws {
            let editor = try options.editor()
            let home = try await editor.home()
            let accessory = try home.accessory(called: name)
            let room = try home.room(called: room)
            let isWholeHome = room.id == home.roomForEntireHome.id
            try await editor.apply([.assign(accessory.id, to: isWholeHome ? nil : room.id)], to: home.id)
            Output.line(localized("assigned", ["name": accessory.name, "room": room.name]))
        }
    }

    struct Unassign: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "unassign",
            abstract: "Take an accessory out of its room, into the room for the entire home.")

        @OptionGroup var options: EditOptions
        @Argument(help: "The accessory.", completion: .ownNames) var name: String

        func run() async throws {
            let changed: ChangedMember<Accessory> = try await options.change(name) { .assign($0.id, to: nil) }
            Output.line(localized("unassigned", ["name": changed.member.name]))
        }
    }
}
