import HAPCrypto
import HAPWire
import HomeModel

/// The control layer: pairs with real accessories, reads them and moves them.
///
/// Devices are addressed in parallel, each with one request; the results come back in the order of the request.
public actor HomeController: HomeControl {
    /// The most devices that are addressed at once.
    static let maximumParallel = 32
    /// The most characteristics in one request; Apple's own accessory code answers from a buffer of 32 KiB.
    static let maximumInRequest = 200

    /// What accessories told by themselves after ``observe(_:)``.
    ///
    /// The newest 1024 are kept for a reader that is slow.
    public nonisolated let changes: AsyncStream<CharacteristicChange>

    let store: any PairingStore
    let deadlines: Deadlines
    let random: RandomSource
    private let tell: AsyncStream<CharacteristicChange>.Continuation
    private var links: [DeviceID: AccessoryLink] = [:]

    /// A controller of the devices in a store.
    public init(
        store: any PairingStore, deadlines: Deadlines = Deadlines(), random: @escaping RandomSource = systemRandom
    ) {
        self.store = store
        self.deadlines = deadlines
        self.random = random
        (changes, tell) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1024))
    }

    /// The present values, in the order of the request; one request to each device.
    public func read(_ addresses: [CharacteristicAddress]) async -> [ReadResult] {
        await inParallel(addresses, on: \.accessory.device) { device, addresses in
            await device.read(addresses.map(\.id))
        }
    }

    /// Writes values; one request to each device, and a second for those that must be announced.
    public func write(_ writes: [CharacteristicWrite]) async -> [WriteResult] {
        await inParallel(writes, on: \.address.accessory.device) { device, writes in
            await device.write(writes)
        }
    }

    /// Asks to be told of changes of these characteristics from now on, through ``changes``.
    ///
    /// A change that this controller made itself is not told (HAP specification, events).
    public func observe(_ addresses: [CharacteristicAddress]) async -> [WriteResult] {
        await inParallel(addresses, on: \.accessory.device) { device, addresses in
            await device.observe(addresses.map(\.id))
        }
    }

    /// Makes an accessory show which it is, by a blink or a beep.
    public func identify(_ accessory: AccessoryAddress) async throws(ControlError) {
        let records = try await link(to: accessory.device).listing().accessories
        guard let record = records.first(where: { $0.aid == accessory.aid }),
            let identify = record.services.lazy.compactMap({ $0[CharacteristicType("Identify")] }).first
        else { throw .noSuchCharacteristic }
        let address = CharacteristicAddress(accessory: accessory, iid: identify.iid)
        try await write([CharacteristicWrite(address: address, value: .bool(true))])[0].get()
    }

    /// Ends all connections; the next request makes them anew.
    public func close() async {
        for link in links.values { await link.close() }
        links = [:]
    }

    /// The way to a device.
    func link(to id: DeviceID) async throws(ControlError) -> AccessoryLink {
        if let link = links[id] { return link }
        // A store that cannot be read has no pairing to give; whoever lists the pairings is told why.
        let stored = try? await store.pairings().first { $0.pairing.deviceID == id }
        guard let stored, let identity = try? await store.identity() else { throw .notPaired }
        if let link = links[id] { return link }
        let tell = tell
        let link = AccessoryLink(stored, identity: identity, deadlines: deadlines, random: random) { answer in
            for entry in answer.entries {
                guard let value = entry.value?.characteristicValue else { continue }
                let accessory = AccessoryAddress(device: id, aid: entry.id.aid)
                let address = CharacteristicAddress(accessory: accessory, iid: entry.id.iid)
                tell.yield(CharacteristicChange(address: address, value: value))
            }
        }
        links[id] = link
        return link
    }

    /// Ends the connection with a device and forgets where it was.
    func forget(_ id: DeviceID) async {
        await links.removeValue(forKey: id)?.close()
    }

    /// Does the work of each device beside that of the others, and puts the results into the order of the requests.
    private func inParallel<Request: Sendable, Answer: Sendable>(
        _ requests: [Request], on device: (Request) -> DeviceID,
        _ work: @escaping @Sendable (AccessoryLink, [Request]) async -> [Result<Answer, ControlError>]
    ) async -> [Result<Answer, ControlError>] {
        var results = [Result<Answer, ControlError>](repeating: .failure(.notPaired), count: requests.count)
        let places = Dictionary(grouping: requests.indices) { device(requests[$0]) }
        await withTaskGroup(of: (DeviceID, [Result<Answer, ControlError>]).self) { group in
            var waiting = places.keys.makeIterator()
            func addNext() {
                guard let id = waiting.next(), let own = places[id]?.map({ requests[$0] }) else { return }
                group.addTask { (id, await self.inTurn(own, on: id, work)) }
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
        _ requests: [Request], on id: DeviceID,
        _ work: @Sendable (AccessoryLink, [Request]) async -> [Result<Answer, ControlError>]
    ) async -> [Result<Answer, ControlError>] {
        do {
            let link = try await link(to: id)
            var answers: [Result<Answer, ControlError>] = []
            for start in stride(from: 0, to: requests.count, by: Self.maximumInRequest) {
                let part = requests[start..<min(start + Self.maximumInRequest, requests.count)]
                answers += await work(link, Array(part))
            }
            // The device may have been paired anew, or moved, by another program: look it up again next time.
            if answers.allSatisfy(\.isOutOfReach) { links[id] = nil }
            return answers
        } catch {
            return requests.map { _ in .failure(error) }
        }
    }
}

/// A value that an accessory told by itself.
public struct CharacteristicChange: Hashable, Sendable {
    /// The characteristic.
    public var address: CharacteristicAddress
    /// Its new value, as it came.
    public var value: CharacteristicValue

    /// A change of the given parts.
    public init(address: CharacteristicAddress, value: CharacteristicValue) {
        self.address = address
        self.value = value
    }
}

extension CharacteristicAddress {
    /// The characteristic within its device.
    var id: CharacteristicID { CharacteristicID(aid: accessory.aid, iid: iid) }
}

extension Result where Failure == ControlError {
    fileprivate var isOutOfReach: Bool {
        switch self {
        case .failure(.unreachable), .failure(.pairingGone), .failure(.notPaired): true
        default: false
        }
    }
}
