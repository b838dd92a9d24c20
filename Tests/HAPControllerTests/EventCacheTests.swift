import HAPTransport
import HAPWire
import Synchronization
import Testing

@testable import HAPController
@testable import HomeModel

/// Events that cross with answers: of two values, the one that the device has in the end is believed.
@Suite(.timeLimit(.minutes(1)))
struct EventCacheTests {
    private func event(_ value: Int) -> HTTPMessage {
        .event(Array(#"{"characteristics":[{"aid":1,"iid":1,"value":\#(value)}]}"#.utf8))
    }

    private func told(_ value: Int) -> HTTPMessage {
        .response(
            200, content: HTTPContent.json,
            body: Array(#"{"characteristics":[{"aid":1,"iid":1,"value":\#(value)}]}"#.utf8))
    }

    /// What is published of the values of a device that answers the requests after the first reading in this way, until it
    /// tells the last value, so many times.
    private func events(
        until last: Int64, told times: Int = 1,
        doing work: (HomeController, CharacteristicAddress) async throws -> Void,
        _ moves: @escaping @Sendable (_ request: Int) -> [HTTPMessage]
    ) async throws -> [ControlEvent] {
        let count = Counter()
        let device = try await ScriptedAccessory { request, _ in
            // The subscription, and the first reading of the value.
            let number = count.next()
            if number == 1 { return .send([.response(204)]) }
            return .send(number == 2 ? [told(1)] : moves(number - 2))
        }
        let controller = try await device.controller()
        let place = device.address(1, "Brightness")
        let events = controller.events()
        for result in await controller.observe([place]) { try result.get() }
        try await work(controller, place)
        var published: [ControlEvent] = []
        for await event in events {
            published.append(event)
            let end = ControlEvent.value(CharacteristicChange(address: place, value: .int(last)))
            if published.count(where: { $0 == end }) == times { break }
        }
        await controller.close()
        await device.stop()
        return published
    }

    @Test func believesAnEventThatOvertookTheAnswerToARead() async throws {
        let published = try await events(until: 9) { controller, place in
            _ = await controller.read([place])
        } _: { _ in
            [event(5), told(1), event(9)]
        }
        let values = published.compactMap { if case .value(let change) = $0 { change.value } else { nil } }
        #expect(values == [.int(5), .int(9)])
    }

    @Test func tellsWhatAReadBringsToLight() async throws {
        let published = try await events(until: 3) { controller, place in
            _ = await controller.read([place])
        } _: { _ in
            [told(3)]
        }
        #expect(published.count == 1)
    }

    @Test func tellsThatNothingIsKnownAfterAnEventThatCannotBe() async throws {
        let published = try await events(until: 3) { controller, place in
            let read = await controller.read([place])
            #expect(read == [.failure(.notUnderstood)])
        } _: { _ in
            [event(300), event(-1), told(101), event(3)]
        }
        let values = published.map {
            if case .value(let change) = $0 { change.value } else { CharacteristicValue.bool(false) }
        }
        #expect(values == [nil, nil, .int(3)])
    }

    @Test func cachesNothingWithoutASubscription() async throws {
        let text = String(repeating: "x", count: 100_000)
        let others = (2...200).map { iid in
            HTTPMessage.event(Array(#"{"characteristics":[{"aid":7,"iid":\#(iid),"value":"\#(text)"}]}"#.utf8))
        }
        let published = try await events(until: 9) { controller, place in
            _ = await controller.read([place])
        } _: { _ in
            others.prefix(20) + [event(9), told(9)]
        }
        #expect(published.count == 1)
        let cache = EventCache(of: try #require(DeviceID("AA:BB:CC:DD:EE:01"))) { _ in }
        for event in others { cache.apply(event) }
        cache.setSubscriptions([
            CharacteristicID(aid: 1, iid: 1): ValueDomain(of: "On", as: Characteristic(type: "On").metadata)
        ])
        for event in others { cache.apply(event) }
        cache.apply(event(1))
        #expect(cache.count == 1)
        cache.setSubscriptions([:])
        #expect(cache.count == 0)
    }

    @Test func asksWhichOfAnEventAndAWriteCameLater() async throws {
        let published = try await events(until: 7, told: 2) { controller, place in
            let results = await controller.write([.init(address: place, value: .int(4))])
            #expect(throws: Never.self) { try results[0].get() }
        } _: { request in
            request == 1 ? [event(7), .response(204)] : [told(7)]
        }
        let kinds = published.map { if case .written = $0 { "written" } else { "told" } }
        #expect(kinds == ["told", "written", "told"], "the last word is the device's")
    }
}

/// Counts from 1.
private final class Counter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
