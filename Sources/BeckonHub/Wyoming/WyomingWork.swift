import BeckonRuntime
import ServiceLifecycle

/// What a hub does for those who speak Wyoming, until it is to end.
struct WyomingWork: Sendable {
    let hub: Hub
    let settings: WyomingSettings
    /// Told where the services are, once they are there.
    let tell: @Sendable (String) -> Void

    /// Serves whoever asks, and keeps the satellites.
    func run() async throws {
        guard settings.isOn else { return try await gracefulShutdown() }
        try await cancelWhenGracefulShutdown {
            try await withThrowingTaskGroup(of: Void.self) { group in
                if let place = settings.address {
                    let server = WyomingServer(hub: hub, settings: settings, place: place)
                    group.addTask { try await server.run { tell("tcp://\($0.text)") } }
                }
                if !settings.satellites.isEmpty {
                    let satellites = Satellites(hub: hub, settings: settings)
                    group.addTask { await satellites.run() }
                }
                try await group.waitForAll()
            }
        }
    }
}
