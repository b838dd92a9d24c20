import Testing

@testable import MQTTTransport

struct EventQueueTests {
    private let queue: EventQueue

    init() {
        var limits = MQTTLimits()
        (limits.waiting, limits.waitingBytes) = (3, 1_000)
        queue = EventQueue(limits)
    }

    @Test("Events come in order, and what was there is read after the end")
    func keepsOrder() async {
        for event in [MQTTEvent.connected, .message(MQTTMessage("a", "1")), .message(MQTTMessage("a", "2"))] {
            queue.add(event)
        }
        queue.end()
        #expect(await queue.next() == .connected)
        #expect(await queue.next() == .message(MQTTMessage("a", "1")))
        #expect(await queue.next() == .message(MQTTMessage("a", "2")))
        #expect(await queue.next() == nil)
    }

    @Test("Messages beyond their number or their bytes are left out and counted; all else is told")
    func leavesOut() async {
        for number in 0..<5 { queue.add(.message(MQTTMessage("a", "\(number)"))) }
        queue.add(.disconnected(.tooLong))
        for number in 0..<3 { #expect(await queue.next() == .message(MQTTMessage("a", "\(number)"))) }
        #expect(await queue.next() == .disconnected(.tooLong))
        #expect(await queue.next() == .leftOut(2))
        queue.add(.message(MQTTMessage("b", [UInt8](repeating: 0, count: 900))))
        queue.add(.message(MQTTMessage("b", [UInt8](repeating: 0, count: 900))))
        queue.leaveOut()
        #expect(await queue.next() != nil)
        #expect(await queue.next() == .leftOut(2))
    }
}
