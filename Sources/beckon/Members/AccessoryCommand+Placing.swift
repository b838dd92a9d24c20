import ArgumentParser
import BeckonRuntime

extension AccessoryCommand {
    struct Assign: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "assign", abstract: "Put an accessory into a room.")

        @OptionGroup var options: EditOptions
        @Argument(help: "The accessory.") var name: String
        @Argument(help: "The room; the home's own name is the room for the entire home.") var room: String

        func run() async throws {
            let editor = try options.editor()
            let home = try await editor.home()
            let accessory = try home.accessory(called: name)
            let room = try home.room(called: room)
            let isWholeHome = room.id == home.roomForEntireHome.id
            try await editor.apply([.assign(accessory.id, to: isWholeHome ? nil : room.id)], to: home.id)
            Output.line("assigned: accessory \(accessory.name) → \(room.name)")
        }
    }

    struct Unassign: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "unassign",
            abstract: "Take an accessory out of its room, into the room for the entire home.")

        @OptionGroup var options: EditOptions
        @Argument(help: "The accessory.") var name: String

        func run() async throws {
            let changed: ChangedMember<Accessory> = try await options.change(name) { .assign($0.id, to: nil) }
            Output.line("unassigned: accessory \(changed.member.name); it is in no room now")
        }
    }
}

extension Accessory: HomeMember {
    static var kind: NamedThing.Kind { .accessory }
    static func all(in home: Home) -> [Accessory] { home.accessories }
    static func called(_ name: String, in home: Home) throws(EditRefusal) -> Accessory {
        try home.accessory(called: name)
    }

    var thing: NamedThing { .accessory(id) }

    func facts(in home: Home) -> [Fact] {
        let services = spokenServices.map { PlacedService(accessory: self, service: $0) }
        return [
            Fact("room", text: home.room(room)?.name),
            Fact("label", "calls itself", ofDevice: label),
            Fact("bridge", text: bridge.flatMap { home.accessory($0)?.name }),
            Fact("isBridge", json: .bool(isBridge), text: nil, brief: nil),
            Fact("manufacturer", ofDevice: manufacturer),
            Fact("model", ofDevice: model),
            Fact("serialNumber", "serial number", ofDevice: serialNumber),
            Fact("firmwareRevision", "firmware", ofDevice: firmwareRevision),
            Fact("services", names: services.map(\.name)),
        ]
    }
}
