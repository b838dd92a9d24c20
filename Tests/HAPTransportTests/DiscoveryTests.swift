import HomeModel
import TestSupport
import Testing

@testable import HAPTransport

/// Announcing and finding devices through the system's own daemon.
@Suite(.enabled(if: Avahi.isPossible, Comment(rawValue: Avahi.need)), .serialized, .timeLimit(.minutes(1)))
struct DiscoveryTests {
    private let avahi: Avahi
    /// A type of the test's own, so that nobody else's devices are seen.
    private let type = "_hapt\(UInt32.random(in: 0...0xFFFF_FFFF))._tcp"

    init() throws {
        avahi = try #require(Avahi.shared)
    }

    private func lamp(_ name: String, _ last: Int = 1) throws -> AccessoryAnnouncement {
        let id = try #require(DeviceID("AA:BB:CC:DD:EE:0\(last)"))
        return AccessoryAnnouncement(name: name, deviceID: id, isPairable: true, model: "LCT015")
    }

    /// Announces devices while the body runs.
    private func announcing(
        _ announcements: [AccessoryAnnouncement], port: Int = 51826,
        _ body: ([AccessoryRegistration], AsyncStream<AccessoryRegistration.State>) async throws -> Void
    ) async throws {
        let registrations = announcements.map { AccessoryRegistration($0, port: port, type: type) }
        let (states, state) = AsyncStream<AccessoryRegistration.State>.makeStream()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for registration in registrations { group.addTask { await registration.run { state.yield($0) } } }
            try await body(registrations, states)
            group.cancelAll()
        }
    }

    private func event(
        in events: AsyncStream<DiscoveryEvent>, _ isWanted: (DiscoveryEvent) -> Bool
    ) async throws -> DiscoveryEvent {
        for await event in events where isWanted(event) { return event }
        throw DiscoveryError.timedOut
    }

    @Test("B1: finds a device with all that it says of itself")
    func b1FindsADevice() async throws {
        try await announcing([lamp("Hall Lamp")], port: 40123) { _, _ in
            let events = AccessoryBrowser(type: type).events()
            let found = try await event(in: events) { if case .found = $0 { true } else { false } }
            guard case .found(let device) = found else { throw DiscoveryError.timedOut }
            #expect(device.announcement == (try lamp("Hall Lamp")))
            #expect(device.port == 40123)
            #expect(device.addresses.first == "127.0.0.1")
        }
    }

    @Test("B2: tells of a device that is switched off")
    func b2TellsOfADeviceThatIsGone() async throws {
        let events = AccessoryBrowser(type: type).events()
        try await announcing([lamp("Hall Lamp")]) { _, _ in
            _ = try await event(in: events) { if case .found = $0 { true } else { false } }
        }
        let lost = try await event(in: events) { _ in true }
        guard case .lost(let device) = lost else { throw DiscoveryError.timedOut }
        #expect(device.announcement.name == "Hall Lamp")
    }

    @Test func tellsThatADeviceWasPairedMeanwhile() async throws {
        try await announcing([lamp("Hall Lamp")]) { registrations, _ in
            let events = AccessoryBrowser(type: type, refresh: .milliseconds(200)).events()
            _ = try await event(in: events) { if case .found = $0 { true } else { false } }
            var paired = try lamp("Hall Lamp")
            paired.isPairable = false
            paired.configurationNumber = 2
            await registrations[0].update(paired)
            let found = try await event(in: events) { if case .found = $0 { true } else { false } }
            guard case .found(let device) = found else { throw DiscoveryError.timedOut }
            #expect(device.announcement == paired)
        }
    }

    @Test func numbersASecondDeviceOfOneName() async throws {
        try await announcing([lamp("Lamp", 1), lamp("Lamp", 2)]) { _, states in
            var names: Set<String> = []
            for await case .announced(let name) in states {
                names.insert(name)
                if names.count == 2 { break }
            }
            #expect(names == ["Lamp", "Lamp 2"])
        }
    }

    @Test func goesOnAfterTheDaemonWasStartedAnew() async throws {
        try await announcing([lamp("Hall Lamp")]) { _, states in
            let events = AccessoryBrowser(type: type).events()
            _ = try await event(in: events) { if case .found = $0 { true } else { false } }
            avahi.stop()
            let gone = try await event(in: events) { if case .unavailable = $0 { true } else { false } }
            #expect(gone == .unavailable(.noDaemon))
            avahi.start()
            _ = try await event(in: events) { if case .found = $0 { true } else { false } }
            var told: [AccessoryRegistration.State] = []
            for await state in states {
                told.append(state)
                if told.count > 1, case .announced = state { break }
            }
            #expect(told.contains(.unavailable(.noDaemon)))
        }
    }

    @Test func saysThatThereIsNoDaemon() async throws {
        avahi.stop()
        defer { avahi.start() }
        let events = AccessoryBrowser(type: type).events()
        #expect(try await event(in: events) { _ in true } == .unavailable(.noDaemon))
        let registration = AccessoryRegistration(try lamp("Lamp"), port: 1, type: type)
        let (states, state) = AsyncStream<AccessoryRegistration.State>.makeStream()
        let running = Task { await registration.run { state.yield($0) } }
        var told = states.makeAsyncIterator()
        #expect(await told.next() == .unavailable(.noDaemon))
        running.cancel()
        await running.value
    }
}
