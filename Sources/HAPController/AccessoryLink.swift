import HAPCrypto
import HAPTransport
import HAPWire
import HomeModel
import Logging

/// The way to one paired device: a connection made when it is needed, proved on both sides, and kept.
///
/// Requests go out strictly one after another, and events come between them. A connection that turns out dead is made
/// anew once within the deadline, and the caller sees nothing of it. Where somebody listens to the device, a connection
/// that breaks is made anew by itself, for as long as it takes.
actor AccessoryLink {
    static let log = Logger(label: "HAPController")

    /// The device.
    nonisolated let device: DeviceID
    nonisolated let deadlines: Deadlines
    nonisolated let identity: ControllerIdentity
    nonisolated let random: RandomSource
    nonisolated let cache: EventCache
    nonisolated let finder: AccessoryFinder?
    /// What lets commands through to the device; nil lets all.
    private nonisolated let fence: (any CommandFence)?
    private nonisolated let store: any PairingStore
    /// The thread of its connections, on which the actor runs, too.
    nonisolated let thread = NetworkThread.next()
    /// One request at a time.
    private nonisolated let semaphore = AsyncSemaphore(1)

    /// The pairing, and where the device was last met.
    private(set) var stored: StoredPairing
    /// The connection, made and proved.
    private(set) var connection: MessageConnection?
    /// What is subscribed to, on this connection and on later ones.
    var subscriptions: [CharacteristicID: ValueDomain] = [:] { didSet { cache.setSubscriptions(subscriptions) } }
    /// What is still to be requested on this connection, and its sending.
    var drain = BacklogDrain()
    private var restoring: Task<Void, Never>?
    /// When the last connection was made.
    private var made: ContinuousClock.Instant?
    private var backoff = Backoff(first: .milliseconds(100))
    private var isReachable = true
    private(set) var isOver = false
    /// What the device said last of itself, while somebody listened.
    var announcement: AccessoryAnnouncement?
    /// The attribute database, as of a configuration number.
    var known: (number: Int, listing: AccessoryListing)?

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.executor }

    init(
        _ stored: StoredPairing, identity: ControllerIdentity, store: any PairingStore, finder: AccessoryFinder?,
        fence: (any CommandFence)? = nil, deadlines: Deadlines, random: @escaping RandomSource,
        tell: @escaping @Sendable (ControlEvent) -> Void
    ) {
        device = stored.pairing.deviceID
        self.stored = stored
        self.identity = identity
        self.store = store
        self.finder = finder
        self.fence = fence
        self.deadlines = deadlines
        self.random = random
        cache = EventCache(of: stored.pairing.deviceID, publish: tell)
    }

    /// The answers to requests that belong together, on one connection; the last is the first that was no success.
    ///
    /// What must not be sent twice is not: where its connection breaks, whether it was done is not known; of requests that
    /// are no `isChange`, such as subscriptions, nothing is left in doubt. `heed` takes the
    /// answers before anything else is asked, with the sequence number of the last event before the requests went out.
    @discardableResult
    func answers(
        to requests: [HTTPMessage], isChange: Bool = true, isRepeatable: Bool = true,
        until end: ContinuousClock.Instant? = nil,
        heed: ([HTTPMessage], EventCache.Sequence) -> Void = { _, _ in }
    ) async throws(ControlError) -> [HTTPMessage] {
        let own = ContinuousClock.now + deadlines.answer
        let deadline = end.map { min($0, own) } ?? own
        return try await semaphore.withPermit { () throws(ControlError) in
            let sequence = self.cache.sequence
            let answers = try await self.inTurn(
                requests, isChange: isChange, isRepeatable: isRepeatable, until: deadline)
            heed(answers, sequence)
            return answers
        }
    }

    /// The answer to a request on the connection that there is, which `heed` takes before anything else is asked; false
    /// where there is none, or it broke.
    func ask(_ request: HTTPMessage, heed: (HTTPMessage, EventCache.Sequence) -> Void) async -> Bool {
        await semaphore.withPermit {
            guard let open = self.connection, open.isOpen else { return false }
            let sequence = self.cache.sequence
            let (answers, failure) = await self.attempt { () throws(LinkError) in
                var isInDoubt = false
                return try await self.exchange(
                    [request], on: open, isChange: false, until: .now + self.deadlines.answer, isInDoubt: &isInDoubt)
            }
            guard let answer = answers?.last else {
                await self.disconnect()
                if let failure { self.tell(isReachable: !failure.isOutOfReach) }
                return false
            }
            self.noteAnswers([answer])
            heed(answer, sequence)
            return true
        }
    }

    /// Makes the connection where there is none.
    func connect(until end: ContinuousClock.Instant? = nil) async throws(ControlError) {
        try await answers(to: [], until: end)
    }

    /// Takes the pairing as it is in the store now.
    ///
    /// - Throws: `ControlError.pairingMissing` where there is none any more.
    func lookUp() async throws(ControlError) {
        // A store that cannot be read now says nothing new.
        let newest: StoredPairing?
        do { newest = try await store.pairing(with: device) } catch { return }
        guard let newest else { throw .pairingMissing(in: store.place) }
        stored = newest
    }

    /// Ends the connection, for good.
    func close() async {
        isOver = true
        restoring?.cancel()
        drain.cancel()
        await disconnect()
    }

    /// Takes the endpoint at which the device has proved itself.
    func met(at endpoint: DeviceEndpoint) async {
        guard stored.endpoint != endpoint else { return }
        stored.host = endpoint.host
        stored.port = endpoint.port
        // Where the disk is full, the network is asked again next time.
        try? await store.move(stored.pairing, host: endpoint.host, port: endpoint.port)
    }

    /// Keeps the number of the database that was just asked for, so that a later one is noticed by any program.
    func note(configurationNumber: Int) async {
        guard stored.configurationNumber != configurationNumber else { return }
        stored.configurationNumber = configurationNumber
        // Where the disk is full, the database is asked for again next time.
        try? await store.amend(stored.pairing) { $0.configurationNumber = configurationNumber }
    }

    // MARK: - Exchanges

    private func inTurn(
        _ requests: [HTTPMessage], isChange: Bool, isRepeatable: Bool, until deadline: ContinuousClock.Instant
    ) async throws(ControlError) -> [HTTPMessage] {
        guard deadline > .now else { throw .timedOut }
        // Whether something that changes the device went out and was not answered.
        var isInDoubt = false
        var (connection, failure) = await attempt { () throws(LinkError) in try await self.connected(until: deadline) }
        for isLast in [false, true] {
            guard let open = connection else { break }
            if isChange { await fence?.look(before: device) }
            let (answers, error) = await attempt { () throws(LinkError) in
                try await self.exchange(
                    requests, on: open, isChange: isChange, until: deadline, isInDoubt: &isInDoubt)
            }
            if let answers {
                noteAnswers(answers)
                // The announcement was refused this time; what was sent before it may have been done.
                guard !isInDoubt || !isChange else { throw .interrupted }
                return answers
            }
            failure = error
            // What was not sent leaves the connection as it was.
            if error?.isKeptBack != true { await disconnect() }
            guard error == .closed, isRepeatable, !isLast else { break }
            // It had died, or died under the request: once more on a new one.
            (connection, failure) = await attempt { () throws(LinkError) in try await self.connected(until: deadline) }
        }
        let error = failure ?? .closed
        Self.log.debug("no answer", metadata: ["device": "\(device)", "error": "\(error)", "inDoubt": "\(isInDoubt)"])
        tell(isReachable: !error.isOutOfReach)
        throw isInDoubt && isChange ? ControlError(afterChange: error) : ControlError(error)
    }

    /// Until when a command may be sent, which is asked right before it is; forever where nothing keeps commands back.
    private func permit() throws(LinkError) -> ContinuousClock.Instant {
        let forever = ContinuousClock.now + .seconds(3_600)
        guard let fence else { return forever }
        do {
            guard let lease = try fence.lease(for: device) else { return forever }
            Self.log.debug(
                "sent under a lease",
                metadata: ["device": "\(device)", "home": "\(lease.home)", "number": "\(lease.number)"])
            return lease.end ?? forever
        } catch {
            throw .keptBack(error)
        }
    }

    private func attempt<Value>(
        _ body: () async throws(LinkError) -> Value
    ) async -> (value: Value?, failure: LinkError?) {
        do { return (try await body(), nil) } catch { return (nil, error) }
    }

    /// The answers of a connection; `isInDoubt` says afterwards whether a change went out that was not answered.
    private func exchange(
        _ requests: [HTTPMessage], on connection: MessageConnection, isChange: Bool,
        until deadline: ContinuousClock.Instant, isInDoubt: inout Bool
    ) async throws(LinkError) -> [HTTPMessage] {
        var answers: [HTTPMessage] = []
        for request in requests {
            let end = isChange && request.mayChange ? min(deadline, try permit()) : deadline
            let wasInDoubt = isInDoubt
            isInDoubt = isInDoubt || request.mayChange
            let answer = try await connection.answer(to: request, until: end)
            // What was sent again and answered is no more in doubt; an announcement leaves it as it was.
            isInDoubt = wasInDoubt && !request.mayChange
            answers.append(answer)
            // Nothing follows what was refused, be it in the HTTP status or in the body alone.
            let isLast = answers.count == requests.count
            guard isLast || answer.isSuccess && CharacteristicStatus(reading: answer.body)?.controlError == nil else {
                break
            }
        }
        return answers
    }

    /// The connection, made and proved if there is none.
    private func connected(until deadline: ContinuousClock.Instant) async throws(LinkError) -> MessageConnection {
        if let connection, connection.isOpen { return connection }
        let new = try await reach(until: deadline)
        connection = new
        made = .now
        Self.log.debug("connected", metadata: ["device": "\(device)", "at": "\(stored.host):\(stored.port)"])
        // Subscriptions die with a connection (HAP specification, events), and what changed meanwhile was not told.
        drain.reset()
        let all = Set(subscriptions.keys)
        enqueue(SubscriptionBacklog(subscriptions: all, reads: all))
        new.whenClosed { [weak self] in Task { await self?.restore() } }
        return new
    }

    private func disconnect() async {
        await connection?.close()
        connection = nil
    }

    /// Who lets itself be connected to, and answers nothing, is not there yet: it would come and go with each request.
    private func noteAnswers(_ answers: [HTTPMessage]) { if !answers.isEmpty { tell(isReachable: true) } }

    private func tell(isReachable new: Bool) {
        guard new != isReachable else { return }
        isReachable = new
        cache.publishReachability(new)
    }

    // MARK: - Restoring

    /// Makes the connection anew where somebody listens, trying for as long as it takes.
    func restore() {
        guard restoring == nil, !subscriptions.isEmpty, !isOver, connection?.isOpen != true else { return }
        // A device that breaks off again and again is not asked without a pause.
        let isShaky = made.map { .now - $0 < .seconds(10) } ?? false
        if !isShaky { backoff.reset() }
        restoring = Task { [weak self] in
            if isShaky { await self?.pause() }
            while !Task.isCancelled, await self?.tryAgain() == false { await self?.pause() }
            await self?.restored()
        }
    }

    /// Waits before the next try; whoever announces itself meanwhile is there, which cuts the wait short.
    private func pause() async {
        let time = backoff.wait()
        guard let finder else {
            // That it is cancelled is why it ends early.
            try? await Task.sleep(for: time)
            return
        }
        let (device, known) = (device, await finder.known(device))
        _ = await first(within: time, in: finder.events()) { event -> Bool?? in
            guard case .found(let seen) = event, seen.announcement.deviceID == device, seen != known else {
                return nil
            }
            return .some(true)
        }
    }

    /// Tries once to have a connection; whether there is one, or is to be none any more.
    private func tryAgain() async -> Bool {
        if isOver || subscriptions.isEmpty { return true }
        let deadline = ContinuousClock.now + deadlines.answer
        do {
            try await lookUp()
            try await semaphore.withPermit { () throws(LinkError) in _ = try await self.connected(until: deadline) }
            return true
        } catch let error as LinkError {
            tell(isReachable: !error.isOutOfReach)
            return false
        } catch {
            // Another program has ended the pairing.
            subscriptions = [:]
            tell(isReachable: false)
            return true
        }
    }

    private func restored() {
        restoring = nil
        // It may have broken again before this was known.
        restore()
    }
}

extension LinkError {
    /// Whether it says that the device itself did not answer.
    var isOutOfReach: Bool { ControlError(self).isOutOfReach }
}
