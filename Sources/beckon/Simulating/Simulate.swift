import ArgumentParser
import BeckonRuntime
import Glibc
import HomeOutcomes

/// Brings the accessories of a home file to life as real HAP accessories.
struct Simulate: AsyncParsableCommand, Lasting, EndsItself {
    static let configuration = CommandConfiguration(
        commandName: "simulate",
        abstract: "Serve the accessories of a home file as real HAP accessories, until SIGTERM.",
        discussion: """
            One server a bridge, and one for each accessory that is behind none. When all are ready, a JSON line tells \
            the port, setup code and identity of each. Instead of a home file it takes what a device on the market \
            answers to GET /accessories, and is that device's double.

            CONTROL: a JSON object a line, on standard input and at the socket of --control. Each is answered by a line \
            with "ok" and, where that is false, an "error"; an "id" comes back as it was.

            \(SimulateHelp.commands)
            """)

    @OptionGroup var data: DataOptions
    @Option(help: ArgumentHelp("Where identities and pairings are kept.", valueName: "folder"), completion: .directory)
    var stateDir: String?
    @Option(help: "The port of the first server; the others follow. 0 lets the system pick.") var port: Int?
    @OptionGroup var code: SetupCodeOptions
    @Option(help: "The address to listen at; the default is every address of this machine.") var host = "0.0.0.0"
    @Flag(help: "Do not announce the servers in the network.") var noAnnounce = false
    @Option(help: ArgumentHelp("Take commands at this socket too, from the same user.", valueName: "path"))
    var control: String?
    @Argument(help: "The home file, or a captured list of accessories.", completion: .homeFile) var file: String

    func validate() throws {
        if let port, !(0...65535).contains(port) {
            throw ValidationError(localized("simulate-port", ["port": "\(port)"]))
        }
    }

    func run() async throws {
        let code = try code.given
        // A reader of the control that goes away is no reason to end, nor is a terminal that is not ours to read.
        for number in [SIGPIPE, SIGTTIN] { signal(number, SIG_IGN) }
        Signals.expect()
        Descriptors.allowMost()
        let simulation = try await Simulation(
            homeFile: file, folder: stateDir ?? data.folder + "/simulator", setupCode: code)
        for server in try await simulation.start(host: host, firstPort: port == 0 ? nil : port) {
            Output.line(server.line)
        }
        if !noAnnounce {
            await simulation.beginAnnouncing { Output.complain(localized("not-announced", ["why": $0])) }
        }
        let socket = try control.map { try SimulateSocket(path: $0) }
        socket?.run(simulation)
        if SimulateControl.mayReadInput {
            SimulateControl(input: STDIN_FILENO, output: STDOUT_FILENO).run(simulation)
        }
        let signal = await Signals.termination()
        socket?.remove()
        await simulation.shutdown()
        if signal == SIGINT { Interruption.end(leaving: localized("undone-simulation")) }
    }
}
