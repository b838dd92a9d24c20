import RelayProtocol
import Synchronization
import Testing

@testable import BeckonHub

/// Who is connected to a relay, with time that passes as a test says.
struct RelayTableTests {
    private let time = Time()
    private let table: RelayTable
    private let key = [UInt8](repeating: 1, count: 32)

    private final class Time: Sendable {
        private let moment = Mutex(ContinuousClock.now)

        var now: ContinuousClock.Instant { moment.withLock { $0 } }

        func pass(_ duration: Duration) { moment.withLock { $0 = $0 + duration } }
    }

    init() {
        let time = time
        table = RelayTable { time.now }
    }

    private func line() -> RelayLine { RelayLine(most: 64 << 10) }

    @Test func nobodyIsReachedWhoIsNotThere() {
        #expect(throws: RelayFrame.End.noHub) { try table.open(to: key, for: line()) }
        let hub = line()
        #expect(table.enter(hub: key, hub))
        #expect(throws: RelayFrame.End.noHub) { try table.open(to: [2], for: line()) }
        table.leave(hub: key, hub)
        #expect(throws: RelayFrame.End.noHub) { try table.open(to: key, for: line()) }
    }

    @Test func eachHasAStreamOfItsOwnAndSpeaksOnNoOther() throws {
        #expect(table.enter(hub: key, line()))
        let (one, other) = (try table.open(to: key, for: line()), try table.open(to: key, for: line()))
        #expect(one != other)
        #expect(table.hand([1], to: one))
        table.close(one)
        #expect(!table.hand([1], to: one))
        #expect(table.hand([1], to: other))
        #expect(!table.hand([1], to: RelayTable.Stream(hub: [3], number: other.number)))
    }

    @Test func moreThanAreServedAreTurnedAway() throws {
        #expect(table.enter(hub: key, line()))
        for _ in 0..<20 { _ = try table.open(to: key, for: line()) }
        // So many have come at once; in a second five more may.
        #expect(throws: RelayFrame.End.busy) { try table.open(to: key, for: line()) }
        time.pass(.seconds(1))
        for _ in 0..<5 { _ = try table.open(to: key, for: line()) }
        #expect(throws: RelayFrame.End.busy) { try table.open(to: key, for: line()) }
        time.pass(.seconds(60))
        for _ in 25..<RelayTable.mostStreams { _ = try table.open(to: key, for: line()) }
        #expect(throws: RelayFrame.End.busy) { try table.open(to: key, for: line()) }
        for number in 1..<RelayTable.mostHubs { #expect(table.enter(hub: [UInt8(number)], line())) }
        #expect(!table.enter(hub: [0, 0], line()))
        for _ in 0..<RelayTable.mostOfAddress { #expect(table.enter("192.0.2.1")) }
        #expect(!table.enter("192.0.2.1"))
        #expect(table.enter("192.0.2.2"))
        table.leave("192.0.2.1")
        #expect(table.enter("192.0.2.1"))
    }

    @Test func aHubThatComesAgainTakesItsPlaceAndItsOldLineLosesNothingOfIt() throws {
        let (old, new) = (line(), line())
        #expect(table.enter(hub: key, old))
        let stream = try table.open(to: key, for: line())
        #expect(table.enter(hub: key, new))
        #expect(!table.hand([1], to: stream))
        #expect(!old.send(RelayFrame(.ping)))
        table.leave(hub: key, old)
        _ = try table.open(to: key, for: line())
    }

    @Test func whoDoesNotReadIsLetGoAndNobodyElse() throws {
        let (hub, slow, quick) = (line(), line(), line())
        #expect(table.enter(hub: key, hub))
        let (one, other) = (try table.open(to: key, for: slow), try table.open(to: key, for: quick))
        let piece = [UInt8](repeating: 0, count: 16 << 10)
        for _ in 0..<5 { table.hand(piece, from: one) }
        #expect(!slow.send(RelayFrame(.data)))
        table.hand(piece, from: other)
        #expect(quick.send(RelayFrame(.data)))
        // Nor is more kept for a hub than it may leave unread.
        for _ in 0..<3 { #expect(table.hand(piece, to: other)) }
        #expect(!table.hand(piece, to: other))
        #expect(hub.send(RelayFrame(.ping)))
    }
}
