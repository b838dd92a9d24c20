import ArgumentParser
import BeckonRuntime

extension AccessoryCommand {
    struct Move: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "move",
                abstract: helpText("accessory-move"),
                discussion: helpText("accessory-move.about"))
        }

        @OptionGroup var acting: ActingUserOptions
        @Option(help: .text("accessory.home"), completion: .names(of: .home)) var home: String?
        @Argument(help: .text("accessory.name"), completion: .ownNames) var name: String
        @Argument(help: .text("accessory-move.host", valueName: "host:port")) var address: String

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
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "assign", abstract: helpText("accessory-assign"))
        }

        @OptionGroup var options: EditOptions
        @Argument(help: .text("accessory.placed"), completion: .ownNames) var name: String
        @Argument(help: .text("accessory-assign.room"), completion: .names(of: .room))
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
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "unassign",
                abstract: helpText("accessory-unassign"))
        }

        @OptionGroup var options: EditOptions
        @Argument(help: .text("accessory.placed"), completion: .ownNames) var name: String

        func run() async throws {
            let changed: ChangedMember<Accessory> = try await options.change(name) { .assign($0.id, to: nil) }
            Output.line(localized("unassigned", ["name": changed.member.name]))
        }
    }
}
