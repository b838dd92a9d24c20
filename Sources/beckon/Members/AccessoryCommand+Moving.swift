import ArgumentParser
import BeckonRuntime

extension AccessoryCommand {
    struct Move: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "move",
            abstract: "Look for an accessory at another address from now on.",
            discussion: """
                For networks that do not tell where it is. What answers there has to prove that it is the accessory, by the \
                key that it was paired with; else nothing is changed.
                """)

        @OptionGroup var acting: ActingOptions
        @Option(help: "The home that it is in.") var home: String?
        @Argument(help: "The accessory's name.") var name: String
        @Argument(help: ArgumentHelp("Where it is now.", valueName: "host:port")) var address: String

        func run() async throws {
            guard let place = NetworkPlace(address) else {
                throw Fault(.usage, "“\(address)” is no address: write host:port, such as 192.0.2.7:51826")
            }
            let moved = try await acting.data.house().move(accessory: name, home: home, to: place, by: acting.author)
            Output.line("moved: \(moved) is looked for at \(address) from now on")
        }
    }
}
