import HAPCrypto
import HAPTransport
import HAPWire
import HomeModel

/// Asks who is at an endpoint, and has it proved.
struct IdentityProbe {
    /// How long the network is asked where else a known device is.
    private static let search = Duration.milliseconds(300)
    /// The most endpoints at which a known device is looked for.
    private static let maximumEndpoints = 4

    let identity: ControllerIdentity
    /// Where devices are in the network; nil where nobody looks.
    let finder: AccessoryFinder?
    let deadlines: Deadlines
    let random: RandomSource

    /// Has a device prove the key that it gave in pair-setup, on a connection of its own.
    func prove(_ pairing: StoredPairing, until end: ContinuousClock.Instant) async throws(PairingFailure) {
        let time = min(deadlines.connection, PairingTime.left(until: end))
        do throws(LinkError) {
            let connection = try await MessageConnection.reached(pairing.endpoint, within: time) { _ in }
            do throws(LinkError) {
                try await connection.prove(
                    identity, to: pairing.pairing, at: pairing.host, random: random, until: end)
                await connection.close()
            } catch {
                await connection.close()
                throw error
            }
        } catch {
            throw PairingFailure(proving: error)
        }
    }

    /// Whether a device still answers with the key that is kept of it, where it was met last or where it is announced.
    func stillAnswers(_ known: StoredPairing, until end: ContinuousClock.Instant) async -> Bool {
        let id = known.pairing.deviceID
        var endpoints = known.endpoints(announced: await finder?.known(id))
        if let elsewhere = await finder?.endpoint(of: id, otherThan: Set(endpoints), within: Self.search) {
            endpoints += elsewhere.endpoints.filter { !endpoints.contains($0) }
        }
        return await withTaskGroup(of: Bool.self) { group in
            for endpoint in endpoints.prefix(Self.maximumEndpoints) {
                group.addTask { await hasKey(of: known.pairing, at: endpoint, until: end) }
            }
            while let hasKey = await group.next() {
                guard hasKey else { continue }
                group.cancelAll()
                return true
            }
            return false
        }
    }

    /// Whether who answers at an endpoint proves the key of a pairing; whether it still knows us is not asked.
    func hasKey(
        of pairing: ControllerPairing, at endpoint: DeviceEndpoint, until end: ContinuousClock.Instant
    ) async -> Bool {
        let time = min(deadlines.connection, PairingTime.left(until: end))
        // Where nobody answers, nobody proves anything.
        let reached = try? await MessageConnection.reached(endpoint, within: time) { _ in }
        guard let connection = reached else { return false }
        var handshake = PairVerifyController(identity: identity, pairing: pairing, random: random)
        let answer = await connection.pairingAnswer(
            to: handshake.start(), "/pair-verify", at: endpoint.host, until: end)
        await connection.close()
        // A proof that is false is nobody's.
        guard let answer, case .send? = try? handshake.receive(answer) else { return false }
        return true
    }

    /// Who answers at a place says that it is; that is not proved yet.
    func claim(at endpoint: DeviceEndpoint, until end: ContinuousClock.Instant) async -> DeviceID? {
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
