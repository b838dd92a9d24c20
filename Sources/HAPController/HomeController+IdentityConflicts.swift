import HAPCrypto
import HAPTransport
import HAPWire
import HomeModel

/// What is kept of a device that has ended pair-setup, and what is taken back.
extension HomeController {
    /// How long the network is asked where else a known device is.
    private static let search = Duration.milliseconds(300)
    /// The most endpoints at which a known device is looked for.
    private static let maximumEndpoints = 4
    /// How long a device is asked to drop us that was added in vain.
    private static let removalTimeout = Duration.milliseconds(1_500)

    /// Keeps a new pairing, if its device may have the identity that it named.
    ///
    /// A record with another key stays until the newcomer has proved the new one, and is then replaced in one step.
    func keep(
        _ new: StoredPairing, claims: IdentityClaims, identity: ControllerIdentity, until end: ContinuousClock.Instant
    ) async throws(PairingFailure) -> PairedDevice.Standing {
        let id = new.pairing.deviceID
        let old: StoredPairing?
        do { old = try await store.pairing(with: id) } catch { throw .notKept("\(error)", isRolledBack: false) }
        if old?.pairing == new.pairing {
            // The same key: the same device, which another controller had let go of.
            // Where the disk is full, the network is asked next time where it is.
            try? await store.move(new.pairing, host: new.host, port: new.port)
            await forget(id)
            return .known
        }
        if let old, await stillAnswers(old, identity: identity, until: end) { throw .impostor(id, of: old) }
        guard claims.released == id || (old == nil && !claims.taken.contains(id)) else {
            throw .identityInUse(id, of: old)
        }
        if old != nil { try await prove(new, identity: identity, until: end) }
        do {
            if let old { try await store.replace(old.pairing, with: new) } else { try await store.add(new) }
        } catch let conflict as PairingConflict {
            // Another program of ours was faster.
            throw .identityInUse(id, of: conflict.present)
        } catch {
            throw .notKept("\(error)", isRolledBack: false)
        }
        await forget(id)
        return old.map { .replaced(old: $0, by: new) } ?? .new(new)
    }

    /// Undoes a pairing that came to nothing: what was kept before it is kept again, and its device drops us.
    ///
    /// Of a device that was known before, nothing is taken back. Whether the device knows does not matter much: one that
    /// does not is told when it is added again.
    ///
    /// - Returns: whether the device has dropped us.
    /// - Throws: what the store throws.
    @discardableResult
    func rollBack(_ device: PairedDevice) async throws -> Bool {
        let new: StoredPairing
        switch device.standing {
        case .known: return false
        case .new(let pairing):
            new = pairing
            try await store.remove(new.pairing)
        case .replaced(let old, let pairing):
            new = pairing
            try await store.replace(new.pairing, with: old)
        }
        await forget(device.id)
        return try await drop(new, identity: store.identity(), until: .now + Self.removalTimeout)
    }

    /// Asks a device to drop us, by the key that it gave, whatever is kept of its identity; tells whether it has.
    func drop(
        _ pairing: StoredPairing, identity: ControllerIdentity, until end: ContinuousClock.Instant
    ) async -> Bool {
        let link = AccessoryLink(
            pairing, identity: identity, store: store, finder: nil, deadlines: deadlines, random: random
        ) { _ in }
        // Where this fails too, what came before is what the caller is told.
        let isDropped = (try? await link.removePairing(of: identity.id, until: end)) != nil
        await link.close()
        return isDropped
    }

    /// Has a device prove the key that it gave in pair-setup, on a connection of its own.
    private func prove(
        _ pairing: StoredPairing, identity: ControllerIdentity, until end: ContinuousClock.Instant
    ) async throws(PairingFailure) {
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
    private func stillAnswers(
        _ known: StoredPairing, identity: ControllerIdentity, until end: ContinuousClock.Instant
    ) async -> Bool {
        let id = known.pairing.deviceID
        var endpoints = known.endpoints(announced: await finder?.known(id))
        if let elsewhere = await finder?.endpoint(of: id, otherThan: Set(endpoints), within: Self.search) {
            endpoints += elsewhere.endpoints.filter { !endpoints.contains($0) }
        }
        return await withTaskGroup(of: Bool.self) { group in
            for endpoint in endpoints.prefix(Self.maximumEndpoints) {
                group.addTask { await self.hasKey(of: known.pairing, at: endpoint, identity: identity, until: end) }
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
    nonisolated func hasKey(
        of pairing: ControllerPairing, at endpoint: DeviceEndpoint, identity: ControllerIdentity,
        until end: ContinuousClock.Instant
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
}
