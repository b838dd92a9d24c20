import HAPCrypto
import HAPTransport
import HAPWire
import HomeModel

/// The way to one paired device: a connection made when it is needed, proved on both sides, and kept.
///
/// Requests go out strictly one after another, and events come between them. A connection that turns out dead is made
/// anew once within the deadline, and the caller sees nothing of it. Where somebody listens to the device, a connection
/// that breaks is made anew by itself, for as long as it takes.
actor AccessoryLink {
    /// The device.
    nonisolated let device: DeviceID
    nonisolated let deadlines: Deadlines
    nonisolated let identity: ControllerIdentity
    nonisolated let random: RandomSource
    nonisolated let heard: HeardValues
    nonisolated let finder: AccessoryFinder?
    private nonisolated let store: any PairingStore
    /// The thread of its connections, on which the actor runs, too.
    nonisolated let thread = NetworkThread.next()
    /// One request at a time.
    private nonisolated let turns = Turns(1)

    /// The pairing, and where the device was last met.
    private(set) var stored: StoredPairing
    private var connection: MessageConnection?
    private(set) var subscriptions: Set<CharacteristicID> = []
    private var restoring: Task<Void, Never>?
    /// When the last connection was made.
    private var made: ContinuousClock.Instant?
    private var backoff = Backoff(first: .milliseconds(100))
    private var isReachable = true
    private var isOver = false
    /// What the device said last of itself, while somebody listened.
    private var announcement: AccessoryAnnouncement?
    /// The attribute database, as of a configuration number.
    var known: (number: Int, listing: AccessoryListing)?

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.executor }

    init(
        _ stored: StoredPairing, identity: ControllerIdentity, store: any PairingStore, finder: AccessoryFinder?,
        deadlines: Deadlines, random: @escaping RandomSource, tell: @escaping @Sendable (ControlEvent) -> Void
    ) {
        device = stored.pairing.deviceID
        self.stored = stored
        self.identity = identity
        self.store = store
        self.finder = finder
        self.deadlines = deadlines
        self.random = random
        heard = HeardValues(of: stored.pairing.deviceID, tell: tell)
    }

    /// The answers to requests that belong together, on one connection; the last is the first that was no success.
    ///
    /// What must not be sent twice is not: where its connection breaks, whether it was done is not known.
    func answers(
        to requests: [HTTPMessage], isRepeatable: Bool = true, until end: ContinuousClock.Instant? = nil
    ) async throws(ControlError) -> [HTTPMessage] {
        let own = ContinuousClock.now + deadlines.answer
        let deadline = end.map { min($0, own) } ?? own
        return try await turns.during { () throws(ControlError) in
            try await self.inTurn(requests, isRepeatable: isRepeatable, until: deadline)
        }
    }

    /// Makes the connection where there is none.
    func connect() async throws(ControlError) { _ = try await answers(to: []) }

    /// Keeps being told of changes, on this connection and on later ones.
    func remember(subscriptions new: some Sequence<CharacteristicID>) {
        subscriptions.formUnion(new)
        if connection?.isOpen != true { restore() }
    }

    /// Takes the pairing as it is in the store now.
    ///
    /// - Throws: `ControlError.notPaired` where there is none any more.
    func lookUp() async throws(ControlError) {
        // A store that cannot be read now says nothing new.
        guard let all = try? await store.pairings() else { return }
        guard let newest = all.first(where: { $0.pairing.deviceID == device }) else { throw .notPaired }
        stored = newest
    }

    /// Ends the connection, for good.
    func close() async {
        isOver = true
        restoring?.cancel()
        await disconnect()
    }

    /// Takes a place at which the device has proved itself.
    func met(at place: DevicePlace) async {
        guard stored.place != place else { return }
        stored.host = place.host
        stored.port = place.port
        // Where the disk is full, the network is asked again next time.
        try? await store.move(device, host: place.host, port: place.port)
    }

    /// Keeps the number of the database that was just asked for, so that a later one is noticed by any program.
    func note(configurationNumber: Int) async {
        guard stored.configurationNumber != configurationNumber else { return }
        stored.configurationNumber = configurationNumber
        // Where the disk is full, the database is asked for again next time.
        try? await store.note(configurationNumber: configurationNumber, of: device)
    }

    // MARK: - Exchanges

    private func inTurn(
        _ requests: [HTTPMessage], isRepeatable: Bool, until deadline: ContinuousClock.Instant
    ) async throws(ControlError) -> [HTTPMessage] {
        guard deadline > .now else { throw .timedOut }
        var (connection, failure) = await attempt { () throws(LinkError) in try await self.connected(until: deadline) }
        for isLast in [false, true] {
            guard let open = connection else { break }
            let (answers, error) = await attempt { () throws(LinkError) in
                try await self.exchange(requests, on: open, until: deadline)
            }
            if let answers { return answers }
            failure = error
            await disconnect()
            guard error == .closed else { break }
            guard isRepeatable, !isLast else {
                if requests.contains(where: \.mayChange) { throw .interrupted }
                break
            }
            // It had died, or died under the request: once more on a new one.
            (connection, failure) = await attempt { () throws(LinkError) in try await self.connected(until: deadline) }
        }
        let error = failure ?? .closed
        tell(isReachable: !error.isOutOfReach)
        throw ControlError(error)
    }

    private func attempt<Value>(
        _ body: () async throws(LinkError) -> Value
    ) async -> (value: Value?, failure: LinkError?) {
        do { return (try await body(), nil) } catch { return (nil, error) }
    }

    private func exchange(
        _ requests: [HTTPMessage], on connection: MessageConnection, until deadline: ContinuousClock.Instant
    ) async throws(LinkError) -> [HTTPMessage] {
        var answers: [HTTPMessage] = []
        for request in requests {
            let answer = try await connection.answer(to: request, until: deadline)
            answers.append(answer)
            guard answer.isSuccess else { break }
        }
        return answers
    }

    /// The connection, made and proved if there is none.
    private func connected(until deadline: ContinuousClock.Instant) async throws(LinkError) -> MessageConnection {
        if let connection, connection.isOpen { return connection }
        let new = try await reach(until: deadline)
        do {
            tell(isReachable: true)
            if !subscriptions.isEmpty { try await catchUp(on: new, until: deadline) }
        } catch {
            await new.close()
            throw error
        }
        connection = new
        made = .now
        new.whenClosed { [weak self] in Task { await self?.restore() } }
        return new
    }

    private func disconnect() async {
        await connection?.close()
        connection = nil
    }

    private func tell(isReachable new: Bool) {
        guard new != isReachable else { return }
        isReachable = new
        heard.tellReachability(new)
    }

    // MARK: - Listening

    /// Asks anew to be told of changes, which dies with a connection (HAP specification, events), and reads what was not
    /// told meanwhile.
    private func catchUp(
        on connection: MessageConnection, until deadline: ContinuousClock.Instant
    ) async throws(LinkError) {
        let ids = subscriptions.sorted()
        for own in Dictionary(grouping: ids, by: \.aid).values {
            let wish = CharacteristicWriteRequest(own.map { .init($0, wantsEvents: true) })
            _ = try await connection.answer(to: stored.request(wish), until: deadline)
        }
        for start in stride(from: 0, to: ids.count, by: HomeController.maximumInRequest) {
            let part = Array(ids[start..<min(start + HomeController.maximumInRequest, ids.count)])
            let request = HTTPMessage.request("GET", CharacteristicReadRequest(part).target, host: stored.host)
            let answer = try await connection.answer(to: request, until: deadline)
            // A device that does not tell its values now tells them when they change.
            for entry in (try? CharacteristicAnswer(reading: answer.body))?.entries ?? [] {
                if let value = entry.value?.characteristicValue { heard.catchUp(value, of: entry.id) }
            }
        }
    }

    /// Reads what is listened to again, on the connection that there is or on a new one.
    func catchUp() async {
        let deadline = ContinuousClock.now + deadlines.answer
        // Where it fails, the connection is dead, and the next one catches up by itself.
        try? await turns.during { () throws(LinkError) in
            try await self.catchUp(on: self.connected(until: deadline), until: deadline)
        }
    }

    /// Takes what the network says of the device now.
    func take(_ new: AccessoryAnnouncement) async {
        let old = announcement
        announcement = new
        // What changed while nobody listened is told at the first word of the device.
        let known = old?.configurationNumber ?? stored.configurationNumber
        if let known, new.configurationNumber != known { heard.tellDatabase() }
        guard let old else { return }
        if new.stateNumber != old.stateNumber || new.configurationNumber != old.configurationNumber {
            if !subscriptions.isEmpty { await catchUp() }
        }
    }

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
        _ = await first(within: time, in: finder.sightings()) { sighting -> Bool?? in
            guard case .found(let seen) = sighting, seen.announcement.deviceID == device, seen != known else {
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
            try await turns.during { () throws(LinkError) in _ = try await self.connected(until: deadline) }
            return true
        } catch let error as LinkError {
            tell(isReachable: !error.isOutOfReach)
            return false
        } catch {
            // Another program has ended the pairing.
            subscriptions = []
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

extension StoredPairing {
    /// A request to write.
    func request(_ body: CharacteristicWriteRequest) -> HTTPMessage {
        .request("PUT", "/characteristics", host: host, content: HTTPContent.json, body: body.body)
    }
}

extension HTTPMessage {
    /// The status of an answer; 0 for what is no answer.
    var status: Int {
        if case .response(let status) = start { status } else { 0 }
    }

    /// Whether it is a request that may change something.
    var mayChange: Bool {
        if case .request(let method, _) = start { method != "GET" } else { false }
    }

    /// Whether it answers that something was done, in part at least.
    var isSuccess: Bool { (200...299).contains(status) }
}
