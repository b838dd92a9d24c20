import ArgumentParser
import BeckonRuntime

/// Lists and names services; accessories bring them and take them along (row M11).
struct ServiceCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "service", abstract: helpText("service"), discussion: helpText("service.about"),
            subcommands: [
                List.self, ShowCommand<PlacedService>.self, RenameCommand<PlacedService>.self,
                AliasCommand<PlacedService>.self, UnaliasCommand<PlacedService>.self,
            ])
    }

    struct List: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(commandName: "list", abstract: helpText("service-list"))
        }

        @OptionGroup var options: EditOptions
        @OptionGroup var listing: ListOptions
        @Option(name: .customLong("type"), help: .text("service-list.type"))
        var types: [String] = []
        @Option(help: .text("service-list.room"), completion: .names(of: .room)) var room: String?
        @Option(help: .text("service-list.accessory"), completion: .names(of: .accessory)) var accessory: String?

        func run() async throws {
            let home = try await options.editor().home()
            for service in try services(of: home) { listing.list(service.summary(in: home)) }
        }

        private func services(of home: Home) throws -> [PlacedService] {
            let types = Set(try types.map { try ServiceType(called: $0) })
            var services = types.isEmpty ? home.spokenServices : home.spokenServices(ofTypes: types)
            if let accessory {
                let accessory = try home.accessory(called: accessory).id
                services.removeAll { $0.accessory.id != accessory }
            }
            if let room {
                let accessories = Set(home.accessories(in: try home.room(called: room)).map(\.id))
                services.removeAll { !accessories.contains($0.accessory.id) }
            }
            return services
        }
    }
}

extension PlacedService: HomeMember {
    static var kind: NamedThing.Kind { .service }
    static func all(in home: Home) -> [PlacedService] { home.spokenServices }
    static func called(_ name: String, in home: Home) throws(EditRefusal) -> PlacedService {
        try home.service(called: name)
    }

    var thing: NamedThing { .service(reference) }

    func attributes(in home: Home) -> [Attribute] {
        let type = service.type.name
        let characteristics = service.characteristics.map(\.type.name)
        let groups = home.serviceGroups.filter { $0.services.contains(reference) }
        return [
            Attribute("type", json: .string(type), text: type, brief: type),
            Attribute("label", ofDevice: service.label),
            Attribute(
                "accessory", json: .string(accessory.name), text: accessory.name,
                brief: accessory.name == name ? nil : localized("service-of-accessory", ["name": accessory.name])),
            Attribute("room", text: home.room(accessory.room)?.name),
            Attribute("serviceGroups", names: groups.map(\.name)),
            Attribute(
                "characteristics", json: JSON(texts: characteristics), text: characteristics.joined(separator: ", "),
                brief: nil),
        ]
    }
}
