import CMosquitto
import Dispatch
import Synchronization

/// Speaks with a broker for as long as it is open: connects, and connects again, a little later each time.
///
/// It has a thread of its own, on which alone the library reads and writes; each connection is a new handle of the library, so
/// that nothing of the last one is left over. What is subscribed to is subscribed to anew with each.
public final class MQTTClient: Sendable {
    /// What happens, in order; one task reads it.
    public let events: MQTTEvents
    private let thread: ConnectionThread
    private let queue: EventQueue

    /// A client of a broker, which begins to connect.
    ///
    /// - Parameter filters: the topics that it is told of, with MQTT's wildcards.
    public init(_ broker: MQTTBroker, subscribing filters: [String], limits: MQTTLimits = MQTTLimits()) {
        queue = EventQueue(limits)
        events = MQTTEvents(queue: queue)
        thread = ConnectionThread(broker, filters, limits, queue)
        let thread = thread
        DispatchQueue(label: "mqtt").async { thread.run() }
    }

    /// Hands a message to the broker; it is sent as soon as the connection takes it.
    ///
    /// - Throws: `MQTTFault` where there is no connection, or too much waits.
    public func publish(_ message: MQTTMessage) throws(MQTTFault) { try thread.publish(message) }

    /// Takes leave, after what was published is sent; waits a moment for that.
    ///
    /// The last will is not told: who takes leave says what is to be said.
    public func close() async {
        let thread = thread
        thread.end()
        await withCheckedContinuation { done in
            DispatchQueue.global().async {
                thread.waitForEnd()
                done.resume()
            }
        }
        queue.end()
    }

    deinit { thread.end() }
}
