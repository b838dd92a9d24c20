import HomeModel
import Logging
import MQTTTransport
import ServiceLifecycle

/// Work that is begun while messages come in, and waited for at the end.
typealias MQTTJob = @Sendable () async -> Void

/// What the hub does at an MQTT broker, until it is to end.
struct MQTTWork: Sendable {
    let hub: Hub
    let settings: MQTTSettings

    /// So much is done at once; what comes beyond that is left out.
    private static let mostJobs = 64

    func run() async throws {
        let topics = MQTTTopics(prefix: settings.prefix, discovery: settings.discovery)
        var broker = settings.broker
        broker.will = MQTTMessage(topics.status, MQTTTopics.offline, isRetained: true, isConfirmed: true)
        let client = MQTTClient(broker, subscribing: Hermes.filters(settings.hermes) + topics.filters)
        let outlet = MQTTOutlet(client: client, log: hub.log)
        let (jobs, begin) = AsyncStream<MQTTJob>.makeStream(bufferingPolicy: .bufferingOldest(Self.mostJobs))
        let neighbour = Neighbour(hub: hub, name: "mqtt", client: settings.client)
        let hermes = Hermes(neighbour, settings.hermes, outlet) { begin.yield($0) }
        let things = DiscoveredThings(neighbour, settings, topics, outlet) { begin.yield($0) }
        await cancelWhenGracefulShutdown {
            await withDiscardingTaskGroup { group in
                group.addTask { await follow(client, hermes, things) }
                group.addTask { await hermes.keepTime() }
                group.addTask { await things.follow() }
                group.addTask {
                    await withDiscardingTaskGroup { group in
                        for await job in jobs { group.addTask { await job() } }
                    }
                }
            }
        }
        outlet.tell(MQTTMessage(topics.status, MQTTTopics.offline, isRetained: true, isConfirmed: true))
        await client.close()
    }

    private func follow(_ client: MQTTClient, _ hermes: Hermes, _ things: DiscoveredThings) async {
        var lastFault: MQTTFault?
        let place: Logger.Metadata = ["broker": "\(settings.broker.host):\(settings.broker.port)"]
        for await event in client.events {
            switch event {
            case .connected:
                lastFault = nil
                hub.log.info("the broker is there", metadata: place)
                await things.tellAll()
            case .message(let message):
                // What is kept was said to somebody before: it is done once or never.
                if await things.take(message) || message.isRetained { continue }
                await hermes.take(message)
            case .leftOut(let count):
                hub.log.warning("messages were left out", metadata: place.merging(["count": "\(count)"]) { $1 })
            case .disconnected(let fault):
                await hermes.forget()
                // One line is enough for as long as nothing changes.
                guard fault != lastFault else { continue }
                lastFault = fault
                hub.log.warning("\(fault)", metadata: place)
            }
        }
    }
}
