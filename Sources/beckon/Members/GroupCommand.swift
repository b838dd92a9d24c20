import ArgumentParser
import BeckonRuntime

/// Makes groups of services, names, lists and removes them.
struct GroupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "group", abstract: "Groups of services of any accessories.",
        discussion: ServiceCommand.spelling,
        subcommands: [
            Add.self, RemoveCommand<ServiceGroup>.self, RenameCommand<ServiceGroup>.self,
            ListCommand<ServiceGroup>.self, ShowCommand<ServiceGroup>.self, AddService.self, RemoveService.self,
            AliasCommand<ServiceGroup>.self, UnaliasCommand<ServiceGroup>.self,
        ])

    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "add", abstract: "Add a group to a home.")

        @OptionGroup var options: EditOptions
        @Argument(help: "Its name; `-` reads one name a line from standard input.") var name: String
        @Argument(
            help: ArgumentHelp("The services that are in it.", valueName: "service"), completion: .names(of: .service))
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

extension GroupCommand {
    struct AddService: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "add-service", abstract: "Add services to a group: all of them, or none.")

        @OptionGroup var options: EditOptions
        @OptionGroup var members: GroupAndServices

        func run() async throws {
            let (group, services) = try await members.edit(options) { .addToGroup($0, $1) }
            for service in services {
                Output.line(
                    localized(
                        "member-added",
                        [
                            "kind": NamedThing.Kind.service.rawValue, "name": service.name,
                            "group": NamedThing.Kind.serviceGroup.rawValue, "to": group.name,
                        ]))
            }
        }
    }

    struct RemoveService: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove-service", abstract: "Take services out of a group: all of them, or none.")

        @OptionGroup var options: EditOptions
        @OptionGroup var members: GroupAndServices

        func run() async throws {
            let (group, services) = try await members.edit(options) { .removeFromGroup($0, $1) }
            for service in services {
                Output.line(
                    localized(
                        "member-removed",
                        [
                            "kind": NamedThing.Kind.service.rawValue, "name": service.name,
                            "group": NamedThing.Kind.serviceGroup.rawValue, "from": group.name,
                        ]))
            }
        }
    }

    /// A group, and services that go into it or leave it.
    struct GroupAndServices: ParsableArguments {
        @Argument(help: "The group.", completion: .names(of: .group)) var group: String
        @Argument(help: ArgumentHelp("The services.", valueName: "service"), completion: .names(of: .service))
        var services: [String]

        /// Makes an edit for each service.
        func edit(
            _ options: EditOptions, _ edit: (ServiceGroupID, ServiceReference) -> HomeEdit
        ) async throws -> (ServiceGroup, [PlacedService]) {
            let editor = try options.editor()
            let home = try await editor.home()
            let group = try home.serviceGroup(called: group)
            let services = try services.map { try home.service(called: $0) }
            try await editor.apply(services.map { edit(group.id, $0.reference) }, to: home.id)
            return (group, services)
        }
    }
}

extension ServiceGroup: HomeMember {
    static var kind: NamedThing.Kind { .serviceGroup }
    static func all(in home: Home) -> [ServiceGroup] { home.serviceGroups }
    static func called(_ name: String, in home: Home) throws(EditRefusal) -> ServiceGroup {
        try home.serviceGroup(called: name)
    }

    var thing: NamedThing { .serviceGroup(id) }

    func facts(in home: Home) -> [Fact] {
        let members = services.compactMap { home.service($0) }.map {
            PlacedService(accessory: $0.accessory, service: $0.service)
        }
        return [Fact("services", names: members.map(\.name), json: .array(members.map(\.json)))]
    }
}

extension PlacedService {
    /// What refers to it, in the words of the home file.
    var json: JSON {
        .object(["accessory": .string(accessory.name), "service": .string(service.name ?? service.type.name)])
    }
}
