import HAPCrypto
import HAPTransport
import HAPWire
import HomeModel

/// A simulated device on the network: one HAP server with real pairing, real encryption and made-up accessories.
///
/// It is strict where Apple's own accessory code is, so that a controller that works with it works with the real ones.
public actor AccessoryServer {
    /// The most connections at once; further ones are closed.
    ///
    /// The specification's least is 8, Apple's code has 17.
    public static let maximumConnections = 64
    /// The most controllers that are trusted; the specification's least.
    static let maximumPairings = 16
    /// The most wrong setup codes before no more are taken.
    static let maximumTries = 100
    /// How long a connection may be silent before it has proved who it is, and may leave an event unread.
    static let patience = Duration.seconds(60)

    /// What the device is called.
    public nonisolated let name: String
    /// Who the device is.
    public nonisolated let deviceID: DeviceID
    /// The code that pairs it.
    public nonisolated let setupCode: SetupCode

    let random: RandomSource
    let now: @Sendable () -> ContinuousClock.Instant
    let verifier: SRPVerifier
    private let file: ServerStateFile
    var state: ServerState
    var database: AttributeDatabase
    var sessions: [Int: Session] = [:]
    private var sessionCount = 0
    private var listener: MessageListener?
    private var serving: Task<Void, Never>?

    /// A device that is switched off yet.
    ///
    /// - Parameters:
    ///   - folder: where its identity and pairings are kept, in a file of mode 0600; without one it forgets them.
    ///   - fileName: the name of that file, which says which device it is.
    ///   - setupCode: the code that pairs it; without one, the one it had, or a new one.
    ///   - now: the clock that timed writes are measured by.
    /// - Throws: `ServerStateError` where its file is damaged, `PrivateFileError` where it cannot be read or written.
    public init(
        _ device: SimulatedDevice, folder: String? = nil, fileName: String = "accessory.json",
        setupCode: SetupCode? = nil, random: @escaping RandomSource = systemRandom,
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) async throws {
        let file = ServerStateFile(folder: folder, name: fileName)
        var state = try await file.load() ?? ServerState(setupCode: setupCode, random: random)
        if let setupCode { state.setupCode = setupCode }
        let records = device.records(numbers: &state.numbers)
        state.note(shape: Self.fingerprint(of: records))
        try await file.save(state)
        self.file = file
        self.random = random
        self.now = now
        self.state = state
        database = AttributeDatabase(records)
        verifier = SRPVerifier(code: state.setupCode, random: random)
        name = device.accessory.name
        deviceID = state.deviceID
        self.setupCode = state.setupCode
    }

    /// The port that it listens at, while it is switched on.
    public var port: Int? { listener?.port }

    /// Whether a controller is paired.
    public var isPaired: Bool { !state.pairings.isEmpty }

    /// The number that tells controllers of a change of shape.
    public var configurationNumber: Int { Int(state.configurationNumber) }

    /// The accessories with their present values.
    public var accessories: [AccessoryRecord] { database.accessories }

    /// Switches the device on.
    ///
    /// - Returns: the port, the system's choice where 0 is asked for.
    /// - Throws: `TransportError.cannotListen` where the port is taken.
    @discardableResult
    public func start(host: String = "127.0.0.1", port: Int = 0) async throws(TransportError) -> Int {
        precondition(serving == nil, "a device is switched on once")
        let listener = try await MessageListener.bind(host: host, port: port)
        self.listener = listener
        serving = Task { await serve(listener) }
        return listener.port
    }

    /// Switches the device off: no new connection is taken and the open ones end.
    ///
    /// It can be switched on again.
    public func stop() async {
        await listener?.close()
        await endSessions { _ in true }
        await serving?.value
        listener = nil
        serving = nil
    }

    /// Sets a value by hand, as if somebody had pressed a button on the device; everyone who asked for it is told.
    ///
    /// - Throws: `ControlError.noSuchCharacteristic`, or `.invalidValue` for what its metadata do not allow.
    public func set(_ id: CharacteristicID, to value: CharacteristicValue) throws(ControlError) {
        guard database[id] != nil else { throw .noSuchCharacteristic }
        guard let changes = database.set(id, to: value) else { throw .invalidValue }
        tell(changes)
    }

    /// The present value of a characteristic.
    public func value(of id: CharacteristicID) -> CharacteristicValue? { database[id]?.value }

    /// Changes the state and brings it to the disk; where that fails, the state is as it was.
    func remember(_ change: (inout ServerState) -> Void) async throws {
        let before = state
        change(&state)
        do {
            try await file.save(state)
        } catch {
            state.pairings = before.pairings
            state.failedTries = before.failedTries
            throw error
        }
    }

    /// Puts changes into the hands of the connections that asked for them.
    func tell(
        _ changes: [CharacteristicID: CharacteristicValue], except own: Set<CharacteristicID> = [], of asker: Int? = nil
    ) {
        for id in sessions.keys {
            let news = changes.filter { change in
                sessions[id]?.subscriptions.contains(change.key) == true && !(id == asker && own.contains(change.key))
            }
            guard !news.isEmpty else { continue }
            sessions[id]?.events.merge(news) { $1 }
            sessions[id]?.eventsWaiting.yield()
        }
    }

    /// Ends the connections that a test picks.
    func endSessions(where isPicked: (Session) -> Bool) async {
        let picked = sessions.filter { isPicked($0.value) }
        for id in picked.keys { sessions[id]?.isRevoked = true }
        for session in picked.values { await session.connection.close() }
    }

    private func serve(_ listener: MessageListener) async {
        await withDiscardingTaskGroup { group in
            for await connection in listener.connections {
                guard sessions.count < Self.maximumConnections else {
                    await connection.close()
                    continue
                }
                sessionCount += 1
                let id = sessionCount
                let (eventsWaiting, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
                sessions[id] = Session(connection: connection, eventsWaiting: wake)
                group.addTask { await self.converse(on: connection, as: id) }
                group.addTask { await self.tellEvents(on: connection, as: id, whenWoken: eventsWaiting) }
            }
            await endSessions { _ in true }
        }
    }

    /// Answers one request after another until the connection ends.
    private func converse(on connection: MessageConnection, as id: Int) async {
        while let session = sessions[id], !session.isRevoked {
            let patience = session.controller == nil ? Self.patience : nil
            // Whatever is wrong with a connection, its end is the answer.
            guard let request = try? await connection.receive(within: patience),
                let reply = await reply(to: request, as: id),
                (try? await connection.send(reply.message, within: Self.patience, thenSealing: reply.keys)) != nil
            else { break }
            tell(reply.changes, except: reply.ownChanges, of: id)
            await endSessions { $0.isRevoked }
        }
        await connection.close()
        sessions.removeValue(forKey: id)?.eventsWaiting.finish()
    }

    private func tellEvents(
        on connection: MessageConnection, as id: Int, whenWoken eventsWaiting: AsyncStream<Void>
    ) async {
        for await _ in eventsWaiting {
            guard let events = sessions[id]?.events, !events.isEmpty else { continue }
            sessions[id]?.events = [:]
            let entries = events.sorted { $0.key < $1.key }.map {
                CharacteristicAnswer.Entry($0.key, value: JSON($0.value))
            }
            do {
                try await connection.send(.event(CharacteristicAnswer(entries).body), within: Self.patience)
            } catch {
                await connection.close()
            }
        }
    }

    /// A fingerprint of the database without its values: FNV-1a in 64 bits.
    private static func fingerprint(of records: [AccessoryRecord]) -> String {
        var bare = records
        for a in bare.indices {
            for s in bare[a].services.indices {
                for c in bare[a].services[s].characteristics.indices {
                    bare[a].services[s].characteristics[c].value = nil
                }
            }
        }
        let hash = AccessoryListing(bare).body.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        return String(hash, radix: 16)
    }
}
