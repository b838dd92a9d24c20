import BeckonRuntime
import NIOCore
import WyomingProtocol

/// Keeps a connection to each satellite, as its server: one that is gone is tried again and again.
struct Satellites: Sendable {
    let hub: Hub
    let settings: WyomingSettings
    private let twins = UtteranceArbitration()

    init(hub: Hub, settings: WyomingSettings) {
        self.hub = hub
        self.settings = settings
    }

    /// How long a satellite may take to answer, and how long it may be silent: one that waits for its wake word says nothing,
    /// so that is found out by asking it.
    private static let (patience, silence) = (TimeAmount.seconds(5), TimeAmount.hours(24))

    /// Goes on until the task is cancelled.
    func run() async {
        // One that begins before it can be heard would say so once and for all.
        while hub.ear == nil { if (try? await Task.sleep(for: .milliseconds(200))) == nil { return } }
        await withDiscardingTaskGroup { group in
            for (number, satellite) in settings.satellites.enumerated() {
                group.addTask { await keep(satellite, number) }
            }
        }
    }

    private func keep(_ satellite: SatelliteSettings, _ number: Int) async {
        let reconnection = Reconnection(
            limit: .seconds(10), log: hub.log,
            metadata: ["satellite": "\(satellite.name)", "address": "\(satellite.place.text)"],
            ended: "the satellite has ended the connection", missing: "the satellite is gone")
        await reconnection.run { reached in
            let connection = try await WyomingConnection.connect(
                to: satellite.place, within: Self.patience, endingAfter: Self.silence)
            hub.log.info("the satellite is there", metadata: reconnection.metadata)
            reached()
            try await connection.run { writer in
                try await SatelliteSession(
                    satellite, hub: hub, voice: settings.voice, twins: twins, number: number, writer: writer)
            }
        }
    }
}
