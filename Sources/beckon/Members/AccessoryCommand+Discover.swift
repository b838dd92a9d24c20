import ArgumentParser
import BeckonRuntime

extension AccessoryCommand {
    struct Discover: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "discover",
                abstract: helpText("accessory-discover"),
                discussion: helpText("accessory-discover.about"))
        }

        @OptionGroup var data: DataOptions
        @OptionGroup var listing: ListOptions
        @Flag(help: .text("accessory-discover.all")) var all = false
        @Option(help: .text("accessory-discover.seconds")) var seconds = 3.0

        func validate() throws {
            if !(0...600).contains(seconds) { throw ValidationError(localized("seconds-to-look")) }
        }

        func run() async throws {
            Waiting.begin(for: localized("looking-in-network"))
            for found in try await data.sharedHouse().discovery.devices(within: .seconds(seconds))
            where all || !found.isOurs {
                Output.line(listing.json ? found.json.line : found.line)
            }
        }
    }
}
