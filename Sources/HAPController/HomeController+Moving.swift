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
            let claimed = await probe(as: identity).claim(at: endpoint, until: end),
            let stored = pairings.first(where: { $0.pairing.deviceID == claimed }),
            await probe(as: identity).hasKey(of: stored.pairing, at: endpoint, until: end)
        else { return nil }
        return stored
    }

    /// Keeps that a device is at a place, if who answers there proves its key; tells whether that is so.
    ///
    /// - Throws: what the store throws.
    func move(_ id: DeviceID, toHost host: String, port: Int) async throws -> Bool {
        guard let stored = try await store.pairing(with: id) else { return false }
        let isThere = await probe(as: try await store.identity()).hasKey(
            of: stored.pairing, at: DeviceEndpoint(host: host, port: port), until: .now + Self.patience)
        guard isThere else { return false }
        try await store.move(stored.pairing, host: host, port: port)
        await forget(id)
        return true
    }

    /// What asks who is at an endpoint, by our own identity.
    func probe(as identity: ControllerIdentity) -> IdentityProbe {
        IdentityProbe(identity: identity, finder: finder, deadlines: deadlines, random: random)
    }
}
