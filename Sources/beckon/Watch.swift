import ArgumentParser
import BeckonRuntime
import Glibc

/// Prints what happens in the homes.
struct Watch: AsyncParsableCommand, Lasting, EndsItself {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Print what happens in the homes as it happens, a line an event, until SIGTERM or Control-C.",
        discussion: """
            What other programs change in the shared database, values that accessories tell, and whether they can be \
            reached. The first line says that the homes were read; one like it stands for all that was missed.
            """)

    @OptionGroup var data: DataOptions
    @Flag(help: "Write one JSON object a line.") var json = false

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
