import HAPCrypto
import HAPTransport
import HAPWire
import HomeModel

/// The control layer: pairs with real accessories, reads them and moves them.
///
/// Devices are addressed in parallel, each with one request; the results come back in the order of the request.
public actor HomeController: HomeControl {
    /// The most devices that are addressed at once; a silent one takes a place until its deadline.
    static let maximumParallel = 128
    /// The most characteristics in one request; Apple's own accessory code answers from a buffer of 32 KiB.
    static let maximumInRequest = 200

    /// Where devices are in the network; nil where nobody looks.
    public nonisolated let finder: AccessoryFinder?

    let store: any PairingStore
    private let fence: (any CommandFence)?
    let deadlines: Deadlines
    let random: RandomSource
    private nonisolated let readers = EventReaders()
    /// How many observe each device; with the last its connection ends.
    private var observers: [DeviceID: Int] = [:]
    private var links: [DeviceID: AccessoryLink] = [:]
    private var following: Task<Void, Never>?

    /// A controller of the devices in a store, which are looked for where they were last met and where a finder says.
    ///
    /// What changes a device is sent only while a `fence` lets it through.
    public init(
        store: any PairingStore, finder: AccessoryFinder? = nil, fence: (any CommandFence)? = nil,
        deadlines: Deadlines = Deadlines(),
        random: @escaping RandomSource = systemRandom
    ) {
        self.store = store
        self.finder = finder
        self.fence = fence
        self.deadlines = deadlines
        self.random = random
    }

    /// What devices tell from now on after ``observe(_:)``: values, and whether they can be reached.
    ///
    /// Each reader has all of it; the newest 4,096 are kept for one that is slow.
    public nonisolated func events() -> AsyncStream<ControlEvent> { readers.events() }

    /// The values among ``events()``.
    public nonisolated func changes() -> AsyncCompactMapSequence<AsyncStream<ControlEvent>, CharacteristicChange> {
        events().compactMap { if case .value(let change) = $0 { change } else { nil } }
    }

    /// Makes the connection to a device where there is none, so that the first request need not.
    public func connect(to id: DeviceID) async throws(ControlError) { try await link(to: id).connect() }

    /// The present values, in the order of the request; one request to each device.
    public func read(_ addresses: [CharacteristicAddress]) async -> [ReadResult] {
        await inParallel(addresses, on: \.accessory.device) { device, addresses, end in
            await device.read(addresses, until: end)
        }
    }

    /// Writes values; one request to each device, and a second for those that must be announced.
    public func write(_ writes: [CharacteristicWrite]) async -> [WriteResult] {
        await inParallel(writes, on: \.address.accessory.device) { device, writes, end in
            await device.write(writes, until: end)
        }
    }

    /// Asks to be told of changes of these characteristics from now on, through ``events()``.
    ///
    /// A change that this controller made itself is not told (HAP specification, events). It lasts through broken
    /// connections, and what was missed is told afterwards; a device that is off now is asked when it comes.
    public func observe(_ addresses: [CharacteristicAddress]) async -> [WriteResult] {
        followNetwork()
        return await inParallel(addresses, on: \.accessory.device) { device, addresses, end in
            await device.observe(addresses, until: end)
        }
    }

    /// One more observes a device, until ``endObserving(_:)``.
    public func beginObserving(_ device: DeviceID) { observers[device, default: 0] += 1 }

    /// One who observed a device does so no more; with the last the connection ends, and the next request makes a new one.
    public func endObserving(_ device: DeviceID) async {
        observers[device, default: 0] -= 1
        guard observers[device, default: 0] <= 0 else { return }
        observers[device] = nil
        await forget(device)
    }

    /// Makes an accessory show which it is, by a blink or a beep.
    public func identify(_ accessory: AccessoryAddress) async throws(ControlError) {
        let records = try await link(to: accessory.device).structure().accessories
        guard let record = records.first(where: { $0.aid == accessory.aid }),
            let identify = record.services.lazy.compactMap({ $0[CharacteristicType("Identify")] }).first
        else { throw .noSuchCharacteristic }
        let domain = ValueDomain(of: identify.type, as: identify.metadata)
        let address = CharacteristicAddress(accessory: accessory, iid: identify.iid, domain: domain)
        try await write([.identify(at: address)])[0].get()
    }

    /// Ends all connections; the next request makes them anew.
    public func close() async {
        following?.cancel()
        following = nil
        for link in links.values { await link.close() }
        links = [:]
    }

    /// The way to a device.
    ///
    /// - Throws: `ControlError.pairingMissing` where no pairing is kept, `.pairingUnreadable` where that cannot be told.
    func link(to id: DeviceID) async throws(ControlError) -> AccessoryLink {
        if let link = links[id] { return link }
        let (stored, identity): (StoredPairing?, ControllerIdentity?)
        do {
            stored = try await store.pairing(with: id)
            // Who only looks for a pairing that is not there needs, and makes, no identity.
            identity = stored == nil ? nil : try await store.identity()
        } catch {
            throw .pairingUnreadable(PairingFileError(of: error, at: store.place))
        }
        guard let stored, let identity else { throw .pairingMissing(in: store.place) }
        return makeLink(to: stored, as: identity)
    }

    /// Makes the ways that are missing to many devices, for which the store is read once.
    ///
    /// What cannot be read now is asked for again, and told, when its own turn comes.
    private func makeLinks(to ids: some Collection<DeviceID>) async {
        guard ids.contains(where: { links[$0] == nil }), let all = try? await store.pairings(), !all.isEmpty,
            let identity = try? await store.identity()
        else { return }
        let known = Dictionary(all.map { ($0.pairing.deviceID, $0) }) { first, _ in first }
        for id in ids { if let stored = known[id] { _ = makeLink(to: stored, as: identity) } }
    }

    private func makeLink(to stored: StoredPairing, as identity: ControllerIdentity) -> AccessoryLink {
        let id = stored.pairing.deviceID
        // While the store was read, another caller may have been faster.
        if let link = links[id] { return link }
        let readers = readers
        let link = AccessoryLink(
            stored, identity: identity, store: store, finder: finder, fence: fence, deadlines: deadlines,
            random: random
        ) { readers.tell($0) }
        links[id] = link
        return link
    }

    /// Ends the connection with a device and forgets where it was.
    func forget(_ id: DeviceID) async {
        await links.removeValue(forKey: id)?.close()
    }

    /// Hands to each link what the network says of its device.
    private func followNetwork() {
        guard following == nil, let finder else { return }
        following = Task { [weak self] in
            for await case .found(let seen) in await finder.events() { await self?.take(seen.announcement) }
        }
    }

    private func take(_ announcement: AccessoryAnnouncement) async {
        await links[announcement.deviceID]?.take(announcement)
    }

    /// Does the work of each device beside that of the others, and puts the results into the order of the requests.
    private func inParallel<Request: Sendable, Answer: Sendable>(
        _ requests: [Request], on device: (Request) -> DeviceID,
        _ work: @escaping DeviceWork<Request, Answer>
    ) async -> [Result<Answer, ControlError>] {
        var results = [Result<Answer, ControlError>](repeating: .failure(.notPaired), count: requests.count)
        let end = ContinuousClock.now + deadlines.whole
        let places = Dictionary(grouping: requests.indices) { device(requests[$0]) }
        if let only = places.first, places.count == 1 { return await inTurn(requests, on: only.key, until: end, work) }
        await makeLinks(to: places.keys)
        await withTaskGroup(of: (DeviceID, [Result<Answer, ControlError>]).self) { group in
            var waiting = places.keys.makeIterator()
            func addNext() {
                guard let id = waiting.next(), let own = places[id]?.map({ requests[$0] }) else { return }
                group.addTask { (id, await self.inTurn(own, on: id, until: end, work)) }
            }
            for _ in 0..<Self.maximumParallel { addNext() }
            while let (id, answers) = await group.next() {
                for (place, answer) in zip(places[id] ?? [], answers) { results[place] = answer }
                addNext()
            }
        }
        return results
    }

    /// Does the work of one device, in requests of a size that it can take.
    private func inTurn<Request: Sendable, Answer: Sendable>(
        _ requests: [Request], on id: DeviceID, until end: ContinuousClock.Instant,
        _ work: DeviceWork<Request, Answer>
    ) async -> [Result<Answer, ControlError>] {
        do {
            let link = try await link(to: id)
            var answers: [Result<Answer, ControlError>] = []
            for start in stride(from: 0, to: requests.count, by: Self.maximumInRequest) {
                let part = requests[start..<min(start + Self.maximumInRequest, requests.count)]
                // Who has not answered in time is not waited for again; nothing more was sent.
                answers +=
                    answers.last?.isTimeout == true
                    ? part.map { _ in .failure(.timedOut) } : await work(link, Array(part), end)
            }
            // The device may have been paired anew, or moved, by another program.
            if answers.contains(where: \.isOutOfReach) { await lookUp(id, link) }
            return answers
        } catch {
            return requests.map { _ in .failure(error) }
        }
    }

    private func lookUp(_ id: DeviceID, _ link: AccessoryLink) async {
        do { try await link.lookUp() } catch { await forget(id) }
    }
}

/// Work for one device, which gives up at a deadline.
private typealias DeviceWork<Request, Answer> =
    @Sendable (AccessoryLink, [Request], ContinuousClock.Instant) async -> [Result<Answer, ControlError>]

extension Result where Failure == ControlError {
    fileprivate var isOutOfReach: Bool { if case .failure(let error) = self { error.isOutOfReach } else { false } }
}
