import HomeModel
import Logging
import MQTTTransport
import ServiceLifecycle

/// What the hub does at an MQTT broker, until it is to end.
struct MQTTWork: Sendable {
    let hub: Hub
    let settings: MQTTSettings

    func run() async throws {
        let topics = MQTTTopics(prefix: settings.prefix, discovery: settings.discovery)
        var broker = settings.broker
        broker.will = MQTTMessage(topics.status, MQTTTopics.offline, isRetained: true, isConfirmed: true)
        let client = MQTTClient(broker, subscribing: Hermes.filters(settings.hermes) + topics.filters)
        let outlet = MQTTOutlet(client: client, log: hub.log)
        let jobs = MQTTJobs()
        let neighbour = Neighbour(hub: hub, name: "mqtt", client: settings.client)
        let hermes = Hermes(neighbour, settings.hermes, outlet, jobs)
        let things = DiscoveredThings(neighbour, settings, topics, outlet, jobs)
        await cancelWhenGracefulShutdown {
            await withDiscardingTaskGroup { group in
                group.addTask { await follow(client, hermes, things) }
                group.addTask { await hermes.keepTime() }
                group.addTask { await things.follow() }
                group.addTask { await jobs.run() }
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
