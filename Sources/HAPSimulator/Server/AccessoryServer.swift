import HAPCrypto
import HAPTransport
import HAPWire
import HomeModel

/// A simulated device on the network: one HAP server with real pairing, real encryption and made-up accessories.
///
/// It is strict where Apple's own accessory code is, so that a controller that works with it works with the real ones.
public actor AccessoryServer {
    /// The most connections of controllers that have proved who they are; further ones are closed.
    ///
    /// The specification's least is 8, Apple's code has 17.
    public static let maximumConnections = 64
    /// The most connections without pair-verify; for a further one, the one that has said least and longest ago is closed.
    static let maximumUnverifiedConnections = 32
    /// The most controllers that are trusted; the specification's least.
    static let maximumPairings = 16
    /// The most wrong setup codes before no more are taken.
    static let maximumTries = 100
    /// How long a connection may be silent before it has proved who it is, and may leave an event unread.
    static let patience = Duration.seconds(60)
    /// How long a connection may say nothing at all.
    static let idleTimeout = Duration.seconds(10)

    /// What the device is called.
    public nonisolated let name: String
    /// Who the device is.
    public nonisolated let deviceID: DeviceID
    /// The code that pairs it.
    public nonisolated let setupCode: SetupCode

    /// The thread of its connections, on which the actor runs, too.
    private nonisolated let thread = NetworkThread.next()
    let random: RandomSource
    let now: @Sendable () -> ContinuousClock.Instant
    /// What the setup code is checked with; made when somebody first pairs, since it costs some milliseconds.
    lazy var verifier = SRPVerifier(code: setupCode, random: random)
    let file: ServerStateFile
    var state: ServerState
    var database: AttributeDatabase
    /// The device as it was described last.
    public internal(set) var device: SimulatedDevice
    var sessions: [Int: Session] = [:]
    var faults = FaultInjection()
    var onEvent: (@Sendable (DeviceEvent) -> Void)?
    private var announcer = Announcer()
    private var sessionCount = 0
    var publishedPairings = 0
    private var host = "127.0.0.1"
    private var lastPort = 0
    private var listener: MessageListener?
    private var serving: Task<Void, Never>?

    /// The thread of its connections.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.executor }

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
        state.note(shape: AttributeDatabase.shape(of: records))
        try await file.save(state)
        self.file = file
        self.random = random
        self.now = now
        self.state = state
        publishedPairings = state.pairings.count
        self.device = device
        database = AttributeDatabase(records, captured: device.capture)
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
        let listener = try await MessageListener.bind(host: host, port: port, on: thread)
        self.listener = listener
        self.host = host
        lastPort = listener.port
        serving = Task { await serve(listener) }
        return listener.port
    }

    /// Listens again where it listened last.
    func resume() async throws(TransportError) { try await start(host: host, port: lastPort) }

    /// Goes on at another port; without an announcement, nobody is told.
    func move(announcing: Bool) async throws(TransportError) {
        await pause()
        try await start(host: host, port: 0)
        if announcing { announce() }
    }

    /// Switches the device off: no new connection is taken and the open ones end.
    ///
    /// It can be switched on again.
    public func stop() async {
        await announcer.withdraw()?.value
        await pause()
    }

    /// Closes the port and ends the connections; what is late with an answer is not waited for.
    func pause() async {
        await listener?.close()
        await endSessions { _ in true }
        serving?.cancel()
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
        onEvent?(.changed(changes, byController: false))
    }

    /// Has the device announced by DNS-SD from now on, while it is switched on.
    ///
    /// - Parameter tell: is told whether that goes well, each time it changes.
    public func beginAnnouncing(_ tell: @escaping @Sendable (AccessoryRegistration.State) -> Void) {
        announcer.onChange = tell
        announce()
    }

    /// Tells the network where the device is and how it stands, unless it is to tell an old place.
    func announce() {
        guard let port, faults[.staleAddress] == nil else { return }
        announcer.announce(announcement, port: port)
    }

    private var announcement: AccessoryAnnouncement {
        var model = "Simulated"
        if case .string(let text)? = database.accessories.first?.information("Model"), !text.isEmpty { model = text }
        return AccessoryAnnouncement(
            name: name, deviceID: deviceID, configurationNumber: configurationNumber, isPairable: !isPaired,
            model: model,
            category: AccessoryCategory(of: database.accessories, isBridge: device.accessory.isBridge))
    }

    /// The present value of a characteristic.
    public func value(of id: CharacteristicID) -> CharacteristicValue? { database[id]?.value }

    /// Whether no change waits to be told to a connection that asked for it.
    public var hasToldAll: Bool { sessions.values.allSatisfy(\.events.isEmpty) }

    /// Changes the state and brings it to the disk; where that fails, the state is as it was.
    func remember(_ change: (inout ServerState) -> Void) async throws {
        let before = state
        change(&state)
        do {
            try await file.save(state)
        } catch {
            state.pairings = before.pairings
            state.failedTries = before.failedTries
            state.numbers = before.numbers
            state.configurationNumber = before.configurationNumber
            state.shape = before.shape
            throw error
        }
    }

    /// Puts changes into the hands of the connections that asked for them.
    func tell(
        _ changes: [CharacteristicID: CharacteristicValue], except own: Set<CharacteristicID> = [], of asker: Int? = nil
    ) {
        for id in sessions.keys {
            let changed = changes.keys.filter {
                sessions[id]?.subscriptions.contains($0) == true && !(id == asker && own.contains($0))
            }
            guard !changed.isEmpty else { continue }
            sessions[id]?.events.formUnion(changed)
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
                guard await hasRoom() else {
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

    /// Makes room for another stranger; false where all places are taken by those who have proved who they are.
    private func hasRoom() async -> Bool {
        let unverified = sessions.filter { $0.value.controller == nil && !$0.value.isRevoked }
        guard sessions.count - unverified.count < Self.maximumConnections else { return false }
        guard unverified.count >= Self.maximumUnverifiedConnections else { return true }
        // Who has proved itself has a place of its own; who pairs or has said something goes after who is silent.
        let out = unverified.min { ($0.value.standing, $0.key) < ($1.value.standing, $1.key) }
        if let out {
            sessions[out.key]?.isRevoked = true
            await out.value.connection.close()
        }
        return true
    }

    /// Answers one request after another until the connection ends.
    private func converse(on connection: MessageConnection, as id: Int) async {
        while let session = sessions[id], !session.isRevoked {
            let patience =
                session.controller != nil ? nil : session.hasSpoken ? Self.patience : Self.idleTimeout
            // Whatever is wrong with a connection, its end is the answer.
            guard let request = try? await connection.receive(within: patience) else { break }
            sessions[id]?.hasSpoken = true
            guard await answer(request, on: connection, as: id) else { break }
            await endSessions { $0.isRevoked }
        }
        await connection.close()
        sessions.removeValue(forKey: id)?.eventsWaiting.finish()
    }

    /// Answers a request as well as today's faults let it; false ends the connection.
    private func answer(_ request: HTTPMessage, on connection: MessageConnection, as id: Int) async -> Bool {
        let fault = strike(request, as: id)
        switch fault?.kind {
        case .silent: return true
        case .dropBefore: return false
        // A device that is switched off meanwhile answers nobody.
        case .slow: guard (try? await Task.sleep(for: fault?.delay ?? .zero)) != nil else { return false }
        default: break
        }
        let refused = fault?.kind == .errorStatus ? fault.map { Reply.failure($0.status, of: request) } : nil
        var answer = refused
        if answer == nil { answer = await reply(to: request, as: id) }
        guard var reply = answer else { return false }
        if fault?.kind == .wrongProof { reply = reply.withoutProof(to: request.path) }
        // Whatever keeps the answer from its reader, what was done is told to the others.
        defer { tell(reply, of: id) }
        switch fault?.kind {
        case .dropAfter: return false
        case .dropMiddle:
            try? await connection.sendHalf(of: reply.message)
            return false
        default:
            return (try? await connection.send(reply.message, within: Self.patience, thenSealing: reply.keys)) != nil
        }
    }

    /// Tells the others what came of an answer.
    ///
    /// The announcement changes only now: a controller that sees it before its answer drops the pairing.
    private func tell(_ reply: Reply, of id: Int) {
        tell(reply.changes, except: reply.ownChanges, of: id)
        if !reply.changes.isEmpty { onEvent?(.changed(reply.changes, byController: true)) }
        guard state.pairings.count != publishedPairings else { return }
        publishedPairings = state.pairings.count
        onEvent?(.pairings(publishedPairings))
        announce()
    }

    private func tellEvents(
        on connection: MessageConnection, as id: Int, whenWoken eventsWaiting: AsyncStream<Void>
    ) async {
        for await _ in eventsWaiting {
            guard let events = sessions[id]?.events, !events.isEmpty, faults[.silent] == nil else { continue }
            sessions[id]?.events = []
            let entries = events.sorted().compactMap { id in
                database[id]?.value.map { CharacteristicAnswer.Entry(id, value: WireValue($0)) }
            }
            do {
                try await connection.send(.event(CharacteristicAnswer(entries).body), within: Self.patience)
            } catch {
                await connection.close()
            }
        }
    }
}
