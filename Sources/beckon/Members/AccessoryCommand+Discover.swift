import ArgumentParser
import BeckonRuntime

extension AccessoryCommand {
    struct Discover: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "discover",
            abstract: "Look for accessories in the network, a line each.",
            discussion: "Those that are paired with this Beckon are left out without --all.")

        @OptionGroup var data: DataOptions
        @OptionGroup var listing: ListOptions
        @Flag(help: "Tell also of those that are paired with this Beckon.") var all = false
        @Option(help: "How long to look.") var seconds = 3.0

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
