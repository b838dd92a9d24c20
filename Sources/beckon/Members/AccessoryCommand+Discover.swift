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
            if !(0...600).contains(seconds) { throw ValidationError("--seconds takes a number from 0 to 600") }
        }

        func run() async throws {
            Waiting.begin(for: "looking in the network")
            for found in try await data.house().discovery.devices(within: .seconds(seconds)) where all || !found.isOurs
            {
                Output.line(listing.json ? found.json.line : found.line)
            }
        }
    }
}
