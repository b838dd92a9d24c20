import ArgumentParser
import BeckonRuntime

/// Makes groups of services, names, lists and removes them.
struct GroupCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "group", abstract: helpText("group"),
            discussion: helpText("service.about"),
            subcommands: [
                Add.self, RemoveCommand<ServiceGroup>.self, RenameCommand<ServiceGroup>.self,
                ListCommand<ServiceGroup>.self, ShowCommand<ServiceGroup>.self, AddMembersCommand<ServiceGroup>.self,
                RemoveMembersCommand<ServiceGroup>.self, AliasCommand<ServiceGroup>.self,
                UnaliasCommand<ServiceGroup>.self,
            ])
    }

    struct Add: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(commandName: "add", abstract: helpText("group-add"))
        }

        @OptionGroup var options: EditOptions
        @Argument(help: .text("group-add.name")) var name: String
        @Argument(
            help: .text("group-add.service", valueName: "service"), completion: .names(of: .service))
        var services: [String] = []

        func run() async throws {
            let adding = Adding(kind: .serviceGroup, options: options) { name, home in
                var group = ServiceGroup(name: name)
                group.services = try services.map { try home.service(called: $0).reference }
                return [.addServiceGroup(group)]
            }
            try await adding.run([name])
        }
    }
}

extension ServiceGroup: HomeGroup {
    static var partNames: KnownNames { .service }
    func adding(_ part: PlacedService) -> HomeEdit { .addToGroup(id, part.reference) }
    func removing(_ part: PlacedService) -> HomeEdit { .removeFromGroup(id, part.reference) }
}

extension ServiceGroup: HomeMember {
    static var kind: NamedThing.Kind { .serviceGroup }
    static func all(in home: Home) -> [ServiceGroup] { home.serviceGroups }
    static func called(_ name: String, in home: Home) throws(EditRefusal) -> ServiceGroup {
        try home.serviceGroup(called: name)
    }

    var thing: NamedThing { .serviceGroup(id) }

    func attributes(in home: Home) -> [Attribute] {
        let members = services.compactMap { home.service($0) }.map {
            PlacedService(accessory: $0.accessory, service: $0.service)
        }
        return [Attribute("services", names: members.map(\.name), json: .array(members.map(\.json)))]
    }
}

extension PlacedService {
    /// What refers to it, in the words of the home file.
    var json: JSON {
        .object(["accessory": .string(accessory.name), "service": .string(service.name ?? service.type.name)])
    }
}
