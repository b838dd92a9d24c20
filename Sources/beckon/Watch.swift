import ArgumentParser
import BeckonRuntime
import Glibc

/// Prints what happens in the homes.
struct Watch: AsyncParsableCommand, LongRunningCommand, GracefulCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "watch",
            abstract: helpText("watch"),
            discussion: helpText("watch.about"))
    }

    @OptionGroup var data: DataOptions
    @Flag(help: .text("option.json")) var json = false

    func run() async throws {
        let json = json
        let house = try await data.sharedHouse()
        let replies = house.replies
        Output.hint(on: try await house.snapshot())
        let watch = try await house.watch { event in
            // Where nobody reads any more, nobody watches.
            if !Output.line(json ? event.json(in: replies).line : event.line(in: replies)) { Beckon.exit(with: .done) }
        }
        let ending = Task {
            let signal = await Signals.termination()
            if signal == SIGINT { Interruption.end(leaving: localized("undone-watch")) }
            Beckon.exit(with: .done)
        }
        defer { ending.cancel() }
        try await watch.run()
    }
}
