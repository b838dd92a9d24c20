import ArgumentParser
import BeckonRuntime
import Glibc
import HomeOutcomes

/// Brings the accessories of a home file to life as real HAP accessories.
struct Simulate: AsyncParsableCommand, LongRunningCommand, GracefulCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "simulate",
            abstract: helpText("simulate"),
            discussion: [helpText("simulate.about"), helpText("simulate.controlling"), SimulateHelp.commands]
                .joined(separator: "\n\n"))
    }

    @OptionGroup var data: DataOptions
    @Option(help: .text("simulate.state-dir", valueName: "folder"), completion: .directory)
    var stateDir: String?
    @Option(help: .text("simulate.port")) var port: Int?
    @OptionGroup var code: SetupCodeOptions
    @Option(help: .text("simulate.host")) var host = "0.0.0.0"
    @Flag(help: .text("simulate.no-announce")) var noAnnounce = false
    @Option(help: .text("simulate.control", valueName: "path"))
    var control: String?
    @Argument(help: .text("simulate.file"), completion: .homeFile) var file: String

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
