import HAPController
import HAPTransport
import HAPWire
import HomeModel

/// Measures the controller against accessories that listen on this machine: `ControlBenchmarks FIGURE PORT…`.
///
/// Each figure prints one JSON line. `Peers/control` starts the accessories, and puts aiohomekit beside it.
@main
enum ControlBenchmarks {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "serve", let lamps = arguments.dropFirst().first.flatMap({ Int($0) }) {
            return try await Serving.run(lamps: lamps, isBridge: arguments.last == "bridge")
        }
        let ports = arguments.dropFirst().compactMap { Int($0) }
        guard let figure = arguments.first, let port = ports.first else {
            fatalError("usage: ControlBenchmarks setup|verify|write|accessories|fan100|fan20|events|drops PORT…")
        }
        switch figure {
        case "setup": try await Figures.pairSetup(port)
        case "verify": try await Figures(ports).pairVerify()
        case "write": try await Figures(ports).warmWrite()
        case "accessories": try await Figures(ports).listing()
        case "fan100": try await Figures(ports).bridge()
        case "fan20": try await Figures(ports).servers()
        case "events": try await Figures(ports).events()
        case "drops": try await Figures(ports).drops()
        default: fatalError("there is no figure \(figure)")
        }
    }
}
