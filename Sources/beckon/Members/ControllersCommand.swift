import ArgumentParser
import BeckonRuntime

/// The controllers that an accessory trusts.
struct ControllersCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "controllers",
            abstract: helpText("accessory-controllers"),
            subcommands: [List.self, Add.self, Remove.self], defaultSubcommand: List.self)
    }
}

extension ControllersCommand {
    struct List: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "list", abstract: helpText("accessory-controllers-list"))
        }

        @OptionGroup var acting: ActingUserOptions
        @OptionGroup var listing: ListOptions
        @Option(help: .text("accessory-controllers.home"), completion: .names(of: .home)) var home: String?
        @Argument(help: .text("accessory.name"), completion: .ownNames) var accessory: String

        func run() async throws {
            let house = try await acting.sharedHouse()
            for controller in try await house.otherControllers.all(of: accessory, home: home, by: acting.author) {
                Output.line(listing.json ? controller.json.line : controller.line)
            }
        }
    }

    struct Add: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "add",
                abstract: helpText("accessory-controllers-add"))
        }

        @OptionGroup var acting: ActingUserOptions
        @Option(help: .text("accessory-controllers.home"), completion: .names(of: .home)) var home: String?
        @Option(help: .text("accessory-controllers-add.public-key", valueName: "key")) var publicKey: String
        @Flag(help: .text("accessory-controllers-add.administrator")) var administrator = false
        @Argument(help: .text("accessory.name"), completion: .ownNames) var accessory: String
        @Argument(help: .text("accessory-controllers.id")) var id: String

        func run() async throws {
            try await acting.sharedHouse().otherControllers.add(
                id, key: publicKey, isAdministrator: administrator, to: accessory, home: home, by: acting.author)
            Output.line(localized("controller-added", ["id": id]))
        }
    }

    struct Remove: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "remove", abstract: helpText("accessory-controllers-remove"))
        }

        @OptionGroup var acting: ActingUserOptions
        @Option(help: .text("accessory-controllers.home"), completion: .names(of: .home)) var home: String?
        @Argument(help: .text("accessory.name"), completion: .ownNames) var accessory: String
        @Argument(help: .text("accessory-controllers.id")) var id: String

        func run() async throws {
            try await acting.sharedHouse().otherControllers.remove(id, from: accessory, home: home, by: acting.author)
            Output.line(localized("controller-removed", ["id": id]))
        }
    }
}
