import HAPCrypto
import HAPTransport
import HAPWire
import HomeModel

extension HomeController {
    /// The most endpoints at which one device is looked for.
    private static let maximumEndpoints = 16
    /// How long the network is asked for further endpoints of a device.
    private static let search = Duration.milliseconds(700)

    /// Pairs with a device that was found in the network, at whichever of its addresses it is.
    ///
    /// Who answers at a stale address with another identity is not paired with.
    ///
    /// - Throws: `PairingFailure`; nothing is kept then.
    func pair(
        _ device: AnnouncedAccessory, code: SetupCode, claims: IdentityClaims = IdentityClaims(),
        patience: Duration? = nil
    ) async throws(PairingFailure) -> PairedDevice {
        let time = PairingTime(patience: patience ?? deadlines.pairing)
        let id = device.announcement.deviceID
        var failure = PairingFailure.connection(.noAddress)
        var (tried, waiting) = (Set<DeviceEndpoint>(), device.endpoints)
        while time.setUp > .now, tried.count < Self.maximumEndpoints {
            guard let endpoint = waiting.first(where: { !tried.contains($0) }) else {
                // The network tells one address after another.
                guard let found = await finder?.endpoint(of: id, otherThan: tried, within: Self.search) else { break }
                waiting = found.endpoints
                continue
            }
            tried.insert(endpoint)
            do {
                return try await pair(
                    at: endpoint, code: code, expecting: id, claims: claims,
                    withAuthentication: device.announcement.isCertified, within: time)
            } catch {
                failure = error
            }
            guard failure.isOfAddress else { break }
        }
        throw failure
    }

    /// Pairs with the device at an address, and keeps the pairing before it says so.
    ///
    /// - Parameter expecting: the identity that the device must have, where it is known.
    /// - Parameter claims: which identities it must not have, and which it may have although another key is known of it.
    /// - Parameter patience: how long pair-setup may take.
    /// - Throws: `PairingFailure`; nothing is kept then.
    func pair(
        host: String, port: Int, code: SetupCode, expecting device: DeviceID? = nil,
        claims: IdentityClaims = IdentityClaims(), patience: Duration? = nil
    ) async throws(PairingFailure) -> PairedDevice {
        try await pair(
            at: DeviceEndpoint(host: host, port: port), code: code, expecting: device, claims: claims,
            withAuthentication: false, within: PairingTime(patience: patience ?? deadlines.pairing))
    }

    /// Pairs with the device at one endpoint; `withAuthentication` where it announces that it is certified, and wants to be
    /// asked so.
    private func pair(
        at endpoint: DeviceEndpoint, code: SetupCode, expecting device: DeviceID?, claims: IdentityClaims,
        withAuthentication: Bool, within time: PairingTime
    ) async throws(PairingFailure) -> PairedDevice {
        let identity: ControllerIdentity
        do { identity = try await store.identity() } catch { throw .storeUnusable(StoreFault(error)) }
        let handshake = PairSetupController(
            code: code, identity: identity, expecting: device, withAuthentication: withAuthentication, random: random)
        let (stored, standing): (StoredPairing, PairedDevice.Standing)
        do {
            (stored, standing) = try await setUpAndKeep(handshake, identity, at: endpoint, claims: claims, within: time)
        } catch {
            AccessoryLink.log.debug(
                "not paired", metadata: ["at": "\(endpoint.host):\(endpoint.port)", "error": "\(error)"])
            guard error == .refused(.unavailable),
                await OrphanRemoval(store: store, identity: identity, deadlines: deadlines, random: random)
                    .removeOrphan(at: endpoint, until: time.setUp)
            else {
                throw error
            }
            (stored, standing) = try await setUpAndKeep(handshake, identity, at: endpoint, claims: claims, within: time)
        }
        let id = stored.pairing.deviceID
        AccessoryLink.log.debug("paired", metadata: ["device": "\(id)", "at": "\(endpoint.host):\(endpoint.port)"])
        var device = PairedDevice(id: id, name: stored.name, accessories: [], standing: standing)
        // The pairing stands, even where the device does not tell what it has now.
        do throws(ControlError) {
            device.accessories = try await accessories(of: id, until: time.listing)
        } catch {
            device.silence = error
        }
        let accessories = device.accessories
        if let first = accessories.first(where: { $0.address.aid == 1 }) ?? accessories.first {
            device.name = first.name
            // The name is an ornament; the pairing is on the disk already.
            try? await store.amend(stored.pairing) { $0.name = first.name }
        }
        return device
    }

    /// The accessories of a device, the device itself first, with their present values.
    public func accessories(
        of id: DeviceID, until end: ContinuousClock.Instant? = nil
    ) async throws(ControlError) -> [DiscoveredAccessory] {
        let records = try await link(to: id).listing(until: end).accessories
        let isBridge = records.count > 1
        return records.map { DiscoveredAccessory($0, of: id, isBridge: isBridge && $0.aid == 1) }
    }

    /// Runs pair-setup, and brings the pairing to the disk; until then no other program of ours mends what it finds.
    private func setUpAndKeep(
        _ handshake: PairSetupController, _ identity: ControllerIdentity, at endpoint: DeviceEndpoint,
        claims: IdentityClaims,
        within time: PairingTime
    ) async throws(PairingFailure) -> (StoredPairing, PairedDevice.Standing) {
        let hold: (any StoreLock)?
        do {
            hold = try await store.lock(exclusively: false, within: PairingTime.left(until: time.setUp))
        } catch {
            throw .storeUnusable(StoreFault(error))
        }
        guard let hold else { throw .refused(.busy) }
        defer { withExtendedLifetime(hold) {} }
        let exchange = PairSetupExchange(
            handshake: handshake, endpoint: endpoint, connectionTimeout: deadlines.connection)
        let pairing = try await exchange.run(until: time.setUp)
        let name = "\(endpoint.host):\(endpoint.port)"
        let new = StoredPairing(pairing: pairing, host: endpoint.host, port: endpoint.port, name: name)
        do {
            return (new, try await keep(new, claims: claims, identity: identity, until: time.proof))
        } catch {
            // It trusts us, and nothing is kept of it.
            let isDropped = await drop(new, identity: identity, until: time.end)
            if case .notKept(let reason, _) = error { throw .notKept(reason, isRolledBack: isDropped) }
            throw error
        }
    }
}

/// What is kept of a device that has ended pair-setup, and what is taken back.
extension HomeController {
    /// How long a device is asked to drop us that was added in vain.
    private static let removalTimeout = Duration.milliseconds(1_500)

    /// Keeps a new pairing, if its device may have the identity that it named.
    ///
    /// A record with another key stays until the newcomer has proved the new one, and is then replaced in one step.
    func keep(
        _ new: StoredPairing, claims: IdentityClaims, identity: ControllerIdentity, until end: ContinuousClock.Instant
    ) async throws(PairingFailure) -> PairedDevice.Standing {
        let id = new.pairing.deviceID
        let probe = probe(as: identity)
        let old: StoredPairing?
        do { old = try await store.pairing(with: id) } catch { throw .notKept(StoreFault(error), isRolledBack: false) }
        if old?.pairing == new.pairing {
            // The same key: the same device, which another controller had let go of.
            // Where the disk is full, the network is asked next time where it is.
            try? await store.move(new.pairing, host: new.host, port: new.port)
            await forget(id)
            return .known
        }
        if let old, await probe.stillAnswers(old, until: end) { throw .impostor(id, of: old) }
        guard claims.released == id || (old == nil && !claims.taken.contains(id)) else {
            throw .identityInUse(id, of: old)
        }
        if old != nil { try await probe.prove(new, until: end) }
        do {
            if let old { try await store.replace(old.pairing, with: new) } else { try await store.add(new) }
        } catch let conflict as PairingConflict {
            // Another program of ours was faster.
            throw .identityInUse(id, of: conflict.present)
        } catch {
            throw .notKept(StoreFault(error), isRolledBack: false)
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
}
