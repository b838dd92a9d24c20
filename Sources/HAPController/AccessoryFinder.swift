import HAPTransport
import HomeModel

/// Knows where devices are in the network, from the moment at which somebody first asks.
public actor AccessoryFinder {
    /// How long after a search began it may be begun again.
    static let minimumSearchTime = Duration.seconds(2)

    private let browser: AccessoryBrowser
    private var searching: Task<Void, Never>?
    private var began: ContinuousClock.Instant?
    private var known: [DeviceID: AnnouncedAccessory] = [:]
    private var isUnavailable = false
    /// Who is sent each event.
    private var subscribers: [Int: AsyncStream<DiscoveryEvent>.Continuation] = [:]
    private var nextSubscriber = 0

    /// A finder that has not begun to look.
    public init(browser: AccessoryBrowser = AccessoryBrowser()) {
        self.browser = browser
    }

    /// What the network said last of a device, without asking it now.
    public func known(_ device: DeviceID) -> AnnouncedAccessory? { known[device] }

    /// What is seen from now on; begins to look where nobody did.
    ///
    /// Whoever does not read loses the oldest of 256.
    public func events() -> AsyncStream<DiscoveryEvent> {
        let (stream, events) = AsyncStream<DiscoveryEvent>.makeStream(bufferingPolicy: .bufferingNewest(256))
        let number = nextSubscriber
        nextSubscriber += 1
        subscribers[number] = events
        events.onTermination = { _ in Task { await self.drop(number) } }
        for device in known.values { events.yield(.found(device)) }
        if isUnavailable { events.yield(.unavailable(.noDaemon)) }
        begin()
        return stream
    }

    /// Where a device is, other than at endpoints where it was not found; nil where the network does not say in time.
    ///
    /// What is known may be old: where it leads nowhere, the network is searched anew.
    func endpoint(
        of device: DeviceID, otherThan endpoints: Set<DeviceEndpoint>, within time: Duration
    ) async -> AnnouncedAccessory? {
        let isNew = { @Sendable (device: AnnouncedAccessory) in device.endpoints.contains { !endpoints.contains($0) } }
        if let known = known[device], isNew(known) { return known }
        if let began, .now - began > Self.minimumSearchTime { end() }
        return await first(within: time, in: events()) { event in
            switch event {
            case .found(let found): found.announcement.deviceID == device && isNew(found) ? .some(found) : nil
            case .unavailable: .some(nil)
            case .lost: nil
            }
        }
    }

    /// The first device that fits, of those that are in the network or come within a time.
    ///
    /// - Throws: `DiscoveryError` where the network cannot be searched.
    public func device(
        within time: Duration, where fits: @escaping @Sendable (AnnouncedAccessory) -> Bool
    ) async throws(DiscoveryError) -> AnnouncedAccessory? {
        let found: Result<AnnouncedAccessory, DiscoveryError>? = await first(within: time, in: events()) {
            event in
            switch event {
            case .found(let device): fits(device) ? .some(.success(device)) : nil
            case .unavailable(let error): .some(.failure(error))
            case .lost: nil
            }
        }
        return try found?.get()
    }

    /// Everything that is seen within a time.
    ///
    /// - Throws: `DiscoveryError` where the network cannot be searched.
    public func devices(within time: Duration) async throws(DiscoveryError) -> [AnnouncedAccessory] {
        let error: DiscoveryError? = await first(within: time, in: events()) { event in
            if case .unavailable(let error) = event { .some(error) } else { nil }
        }
        if let error { throw error }
        return known.values.sorted { ($0.announcement.name, $0.host) < ($1.announcement.name, $1.host) }
    }

    /// Ends the search; the next question begins it anew.
    public func close() {
        end()
        for subscriber in subscribers.values { subscriber.finish() }
        subscribers = [:]
        known = [:]
    }

    private func begin() {
        guard searching == nil else { return }
        isUnavailable = false
        began = .now
        let events = browser.events()
        searching = Task { [weak self] in
            for await event in events { await self?.take(event) }
        }
    }

    private func end() {
        searching?.cancel()
        searching = nil
        isUnavailable = false
    }

    private func take(_ event: DiscoveryEvent) {
        switch event {
        case .found(let device):
            isUnavailable = false
            known[device.announcement.deviceID] = device
        case .lost(let device): known[device.announcement.deviceID] = nil
        case .unavailable: isUnavailable = true
        }
        for subscriber in subscribers.values { subscriber.yield(event) }
    }

    private func drop(_ subscriber: Int) { subscribers[subscriber] = nil }
}

/// What the first element that means something means; nil where none did in time.
func first<Element: Sendable, Meaning: Sendable>(
    within time: Duration, in stream: AsyncStream<Element>, _ meaning: @escaping @Sendable (Element) -> Meaning??
) async -> Meaning? {
    await withTaskGroup(of: Meaning?.self) { group in
        group.addTask {
            for await element in stream {
                if let meaning = meaning(element) { return meaning }
            }
            return nil
        }
        group.addTask {
            // That it is cancelled is why it ends early.
            try? await Task.sleep(for: time)
            return nil
        }
        defer { group.cancelAll() }
        return await group.next() ?? nil
    }
}
