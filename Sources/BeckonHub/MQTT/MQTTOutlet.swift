import HomeModel
import Logging
import MQTTTransport

/// Where the parts of the hub that speak MQTT tell things.
struct MQTTOutlet: Sendable {
    let client: MQTTClient
    let log: Logger

    /// Tells something; where nobody can be told now, that is logged, and whoever comes later is told anew.
    func tell(_ message: MQTTMessage) {
        do { try client.publish(message) } catch .notConnected {
            // The end of the connection is told by itself.
        } catch {
            log.warning("something is not told to the broker", metadata: ["error": "\(error)"])
        }
    }

    /// Tells a document.
    func tell(_ topic: String, _ document: JSON) { tell(MQTTMessage(topic, document.line)) }
}
