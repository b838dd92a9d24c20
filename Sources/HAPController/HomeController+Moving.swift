import HAPTransport
import HAPWire
import HomeModel

/// Known devices that are elsewhere than they were, where no network tells it.
extension HomeController {
    /// How long who answers at a place is asked who it is.
    private static let patience = Duration.milliseconds(1_500)

    /// The device of ours that answers at a place: it says who it is, and proves the key that is kept of it.
    ///
    /// Nil where nobody answers, or nobody of ours.
    public func known(atHost host: String, port: Int) async -> StoredPairing? {
        let (endpoint, end) = (DeviceEndpoint(host: host, port: port), ContinuousClock.now + Self.patience)
        // Where nothing can be read of who is known, nobody is.
        guard let pairings = try? await store.pairings(), !pairings.isEmpty,
            let identity = try? await store.identity(),
            let claimed = await claim(at: endpoint, identity: identity, until: end),
            let stored = pairings.first(where: { $0.pairing.deviceID == claimed }),
            await hasKey(of: stored.pairing, at: endpoint, identity: identity, until: end)
        else { return nil }
        return stored
    }

    /// Keeps that a device is at a place, if who answers there proves its key; tells whether that is so.
    ///
    /// - Throws: what the store throws.
    func move(_ id: DeviceID, toHost host: String, port: Int) async throws -> Bool {
        guard let stored = try await store.pairing(with: id) else { return false }
        let isThere = await hasKey(
            of: stored.pairing, at: DeviceEndpoint(host: host, port: port), identity: try await store.identity(),
            until: .now + Self.patience)
        guard isThere else { return false }
        try await store.move(stored.pairing, host: host, port: port)
        await forget(id)
        return true
    }

    /// Who answers at a place says that it is; that is not proved yet.
    private func claim(
        at endpoint: DeviceEndpoint, identity: ControllerIdentity, until end: ContinuousClock.Instant
    ) async -> DeviceID? {
        let time = min(deadlines.connection, PairingTime.left(until: end))
        // Where nobody answers, nobody says anything.
        guard let connection = try? await MessageConnection.reached(endpoint, within: time, onEvent: { _ in }) else {
            return nil
        }
        var handshake = PairVerifyController(removingOrphanAs: identity, random: random)
        let answer = await connection.pairingAnswer(
            to: handshake.start(), "/pair-verify", at: endpoint.host, until: end)
        await connection.close()
        // Nothing is said back, so what it says must only be read.
        if let answer { _ = try? handshake.receive(answer) }
        return handshake.found
    }
}
