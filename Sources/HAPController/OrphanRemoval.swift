import HAPCrypto
import HAPTransport
import HAPWire
import HomeModel

/// What mends a pairing of which only the device's half is left.
struct OrphanRemoval {
    let store: any PairingStore
    let identity: ControllerIdentity
    let deadlines: Deadlines
    let random: RandomSource

    /// Has a device forget us that knows us and that we do not know; tells whether it has.
    ///
    /// So it is after a power cut between the device's last word of pair-setup and our writing it down: the device is
    /// paired with nobody who could control it. A device whose key we have is left alone, as is one that another
    /// controller has, and one that another program of ours may just be writing down.
    func removeOrphan(at endpoint: DeviceEndpoint, until end: ContinuousClock.Instant) async -> Bool {
        let time = { PairingTime.left(until: end) }
        // Without the hold, nobody knows what is being written: the device is left alone.
        guard let hold = try? await store.lock(exclusively: true, within: time()) else { return false }
        defer { withExtendedLifetime(hold) {} }
        let connection: MessageConnection
        // Where nobody answers now, nothing can be mended; the caller tells what went wrong before.
        do {
            connection = try await .connect(
                host: endpoint.host, port: endpoint.port, within: min(deadlines.connection, time()))
        } catch {
            return false
        }
        let isGone = await isOrphanRemoved(on: connection, host: endpoint.host, until: end)
        await connection.close()
        return isGone
    }

    private func isOrphanRemoved(
        on connection: MessageConnection, host: String, until end: ContinuousClock.Instant
    ) async -> Bool {
        let deadline = min(end, .now + deadlines.answer)
        var handshake = PairVerifyController(removingOrphanAs: identity, random: random)
        var body = handshake.start()
        while true {
            guard let answer = await connection.pairingAnswer(to: body, "/pair-verify", at: host, until: deadline),
                let step = try? handshake.receive(answer), let device = handshake.found, await isUnknown(device)
            else { return false }
            switch step {
            case .send(let next): body = next
            case .done(let keys):
                await connection.seal(with: keys)
                let request = PairingsRequest.remove(identity.id).body
                let answer = await connection.pairingAnswer(to: request, "/pairings", at: host, until: deadline)
                return answer.flatMap { try? PairingsAnswer(reading: $0) } == .done
            }
        }
    }

    /// Whether no pairing with a device is kept; where that cannot be told, one may be.
    private func isUnknown(_ device: DeviceID) async -> Bool {
        do { return try await store.pairing(with: device) == nil } catch { return false }
    }
}
