import HAPCrypto
import HAPTransport
import HAPWire
import HomeModel

/// The way to one paired device: a connection made when it is needed, proved on both sides, and kept.
///
/// Requests go out strictly one after another. A connection that turns out dead is made anew once within the deadline,
/// and the caller sees nothing of it; every request that is sent this way may safely be sent twice.
actor AccessoryLink {
    /// The device and where it is.
    nonisolated let stored: StoredPairing
    private let identity: ControllerIdentity
    private let deadlines: Deadlines
    let random: RandomSource
    private let onEvent: @Sendable (CharacteristicAnswer) -> Void

    private var connection: MessageConnection?
    private var isBusy = false
    private var waiters: [CheckedContinuation<Void, Never>] = []
    private var subscriptions: Set<CharacteristicID> = []

    init(
        _ stored: StoredPairing, identity: ControllerIdentity, deadlines: Deadlines, random: @escaping RandomSource,
        onEvent: @escaping @Sendable (CharacteristicAnswer) -> Void
    ) {
        self.stored = stored
        self.identity = identity
        self.deadlines = deadlines
        self.random = random
        self.onEvent = onEvent
    }

    /// The answers to requests that belong together, on one connection; the last is the first that was no success.
    func answers(to requests: [HTTPMessage]) async throws(ControlError) -> [HTTPMessage] {
        let deadline = ContinuousClock.now + deadlines.answer
        await takeTurn()
        defer { passTurn() }
        do {
            return try await attempt(requests, until: deadline)
        } catch .closed {
            // The connection had died, or died under the request: once more on a new one.
            do { return try await attempt(requests, until: deadline) } catch { throw ControlError(error) }
        } catch {
            throw ControlError(error)
        }
    }

    /// Keeps being told of changes, on this connection and on later ones.
    func remember(subscriptions new: some Sequence<CharacteristicID>) { subscriptions.formUnion(new) }

    /// Ends the connection.
    func close() async {
        await connection?.close()
        connection = nil
    }

    private func attempt(
        _ requests: [HTTPMessage], until deadline: ContinuousClock.Instant
    ) async throws(LinkError) -> [HTTPMessage] {
        do {
            let connection = try await connected(until: deadline)
            var answers: [HTTPMessage] = []
            for request in requests {
                let answer = try await connection.answer(to: request, until: deadline)
                answers.append(answer)
                guard answer.isSuccess else { break }
            }
            return answers
        } catch {
            await close()
            throw error
        }
    }

    /// The connection, made and proved if there is none.
    private func connected(until deadline: ContinuousClock.Instant) async throws(LinkError) -> MessageConnection {
        if let connection, connection.isOpen { return connection }
        let new = try await MessageConnection.reached(stored, within: deadlines.connection, onEvent: onEvent)
        do {
            try await new.prove(identity, to: stored, random: random, until: deadline)
            try await renewSubscriptions(on: new, until: deadline)
        } catch {
            await new.close()
            throw error
        }
        connection = new
        return new
    }

    /// Subscriptions die with their connection (HAP specification, events).
    private func renewSubscriptions(
        on connection: MessageConnection, until deadline: ContinuousClock.Instant
    ) async throws(LinkError) {
        for ids in Dictionary(grouping: subscriptions.sorted(), by: \.aid).values {
            let wish = CharacteristicWriteRequest(ids.map { .init($0, wantsEvents: true) })
            _ = try await connection.answer(to: stored.request(wish), until: deadline)
        }
    }

    private func takeTurn() async {
        guard isBusy else { return isBusy = true }
        await withCheckedContinuation { waiters.append($0) }
    }

    private func passTurn() {
        if waiters.isEmpty { isBusy = false } else { waiters.removeFirst().resume() }
    }
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

    /// Whether it answers that something was done, in part at least.
    var isSuccess: Bool { (200...299).contains(status) }
}
