import ArgumentParser
import BeckonRuntime

/// The controllers that an accessory trusts.
struct ControllersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "controllers",
        abstract: "The controllers that an accessory trusts: list them, add one, remove one.",
        subcommands: [List.self, Add.self, Remove.self], defaultSubcommand: List.self)
}

extension ControllersCommand {
    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List the controllers that an accessory trusts.")

        @OptionGroup var acting: ActingOptions
        @OptionGroup var listing: ListOptions
        @Option(help: "The home that the accessory is in.", completion: .names(of: .home)) var home: String?
        @Argument(help: "The accessory's name.", completion: .ownNames) var accessory: String

        func run() async throws {
            let house = try await acting.sharedHouse()
            for controller in try await house.otherControllers.all(of: accessory, home: home, by: acting.author) {
                Output.line(listing.json ? controller.json.line : controller.line)
            }
        }
    }

    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "add",
            abstract: "Make an accessory trust another controller, or change what a known one may do.")

        @OptionGroup var acting: ActingOptions
        @Option(help: "The home that the accessory is in.", completion: .names(of: .home)) var home: String?
        @Option(help: ArgumentHelp("Its public key, 64 hexadecimal digits.", valueName: "key")) var publicKey: String
        @Flag(help: "Let it add and remove others, too.") var administrator = false
        @Argument(help: "The accessory's name.", completion: .ownNames) var accessory: String
        @Argument(help: "What the controller calls itself.") var id: String

        func run() async throws {
            try await acting.sharedHouse().otherControllers.add(
                id, key: publicKey, isAdministrator: administrator, to: accessory, home: home, by: acting.author)
            Output.line(localized("controller-added", ["id": id]))
        }
    }

    struct Remove: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: "Make an accessory trust a controller no more.")

        @OptionGroup var acting: ActingOptions
        @Option(help: "The home that the accessory is in.", completion: .names(of: .home)) var home: String?
        @Argument(help: "The accessory's name.", completion: .ownNames) var accessory: String
        @Argument(help: "What the controller calls itself.") var id: String

        func run() async throws {
            try await acting.sharedHouse().otherControllers.remove(id, from: accessory, home: home, by: acting.author)
            Output.line(localized("controller-removed", ["id": id]))
        }
    }
}
