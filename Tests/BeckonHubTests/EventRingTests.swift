import HomeModel
import Testing

@testable import BeckonHub

struct EventRingTests {
    private func numbers(_ backlog: EventRing.Backlog) -> [UInt64]? {
        if case .events(let events) = backlog { events.map(\.number) } else { nil }
    }

    @Test func tellsWhatCameAfterAnEventAndNoMore() {
        let ring = EventRing(capacity: 4)
        #expect(numbers(ring.backlog(after: 0)) == [])
        for _ in 1...3 { ring.add("values", home: nil, .null) }
        #expect(numbers(ring.backlog(after: 0)) == [1, 2, 3])
        #expect(numbers(ring.backlog(after: 2)) == [3])
        #expect(numbers(ring.backlog(after: 3)) == [])
        #expect(numbers(ring.backlog(after: 4)) == nil)
    }

    @Test func tellsWhoeverMissedMoreThanItKeepsToLoadAnew() {
        let ring = EventRing(capacity: 4)
        for _ in 1...10 { ring.add("values", home: nil, .null) }
        #expect(numbers(ring.backlog(after: 6)) == [7, 8, 9, 10])
        #expect(numbers(ring.backlog(after: 5)) == nil)
    }

    @Test func knowsEventsOfThisRunByTheirNamesAndOfNoOther() {
        let (ring, other) = (EventRing(), EventRing())
        #expect(ring.number(of: ring.id(of: 17)) == 17)
        #expect(other.number(of: ring.id(of: 17)) == nil)
        for name in ["", "-", "17", "\(ring.epoch)", "\(ring.epoch)-", "\(ring.epoch)--1", "\(ring.epoch)-1-2"] {
            #expect(ring.number(of: name) == nil, "\(name)")
        }
    }

    @Test func wakesWhoeverFollowsIt() async {
        let ring = EventRing()
        let wakes = ring.follow()
        for _ in 1...100 { ring.add("values", home: nil, .null) }
        var iterator = wakes.makeAsyncIterator()
        #expect(await iterator.next() != nil)
        #expect(numbers(ring.backlog(after: 0))?.count == 100)
    }
}
