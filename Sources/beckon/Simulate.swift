import ArgumentParser
import BeckonRuntime

/// Brings the accessories of a home file to life as real HAP accessories.
struct Simulate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serve the accessories of a home file as real HAP accessories, until SIGTERM.",
        discussion: """
            One server a bridge, and one for each accessory that is behind none. When all are ready, a JSON line tells \
            the port, setup code and identity of each.
            """)

    @OptionGroup var data: DataOptions
    @Option(help: ArgumentHelp("Where identities and pairings are kept.", valueName: "folder")) var stateDir: String?
    @Option(help: "The port of the first server; the others follow. 0 lets the system pick.") var port: Int?
    @Option(help: "The setup code of every server: XXX-XX-XXX.") var setupCode: String?
    @Option(help: "The address to listen at; 0.0.0.0 is every address of this machine.") var host = "127.0.0.1"
    @Argument(help: "The home file.") var file: String

    func validate() throws {
        if let port, !(0...65535).contains(port) { throw ValidationError("--port is 0 to 65535, not \(port)") }
    }

    func run() async throws {
        let code = try setupCode.map { text in
            guard let code = SetupCode(text) else {
                throw Fault(
                    .usage, "--setup-code has eight digits, written XXX-XX-XXX, and is none of the forbidden ones")
            }
            return code
        }
        let simulation = try await Simulation(
            homeFile: file, folder: stateDir ?? data.folder + "/simulator", setupCode: code)
        for server in try await simulation.start(host: host, firstPort: port == 0 ? nil : port) {
            Output.line(server.line)
        }
        await Signals.termination()
        await simulation.shutdown()
    }
}
