import HAPTransport
import HAPWire
import HomeModel

extension HomeController {
    /// The most times that a handshake is begun again; about one in eighty is.
    private static let maximumRestarts = 10
    /// The most times that a device may call itself busy with a handshake that we have left.
    private static let maximumRefusals = 10
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
        var failure = PairingFailure.connection(.unreachable("the network does not tell its address"))
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
        do { identity = try await store.identity() } catch { throw .storeUnusable("\(error)") }
        let handshake = PairSetupController(
            code: code, identity: identity, expecting: device, withAuthentication: withAuthentication, random: random)
        let (stored, standing): (StoredPairing, PairedDevice.Standing)
        do {
            (stored, standing) = try await setUpAndKeep(handshake, identity, at: endpoint, claims: claims, within: time)
        } catch {
            guard error == .refused(.unavailable),
                await removeOrphan(at: endpoint, identity: identity, until: time.setUp)
            else {
                throw error
            }
            (stored, standing) = try await setUpAndKeep(handshake, identity, at: endpoint, claims: claims, within: time)
        }
        let id = stored.pairing.deviceID
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

    /// Asks a device to drop us, then forgets it.
    ///
    /// With `force`, a device that cannot be reached, or does not let go, is forgotten all the same; it must be reset
    /// before it can be paired again.
    ///
    /// - Throws: `ControlError` where the device did not do so, and what the store throws.
    func removePairing(of id: DeviceID, force: Bool = false) async throws {
        do {
            try await link(to: id).removePairing(of: store.identity().id)
        } catch ControlError.pairingGone {
            // It has dropped us already.
        } catch {
            guard force else { throw error }
        }
        await forget(id)
        try await store.forget(id)
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
            throw .storeUnusable("\(error)")
        }
        guard let hold else { throw .refused(.busy) }
        defer { withExtendedLifetime(hold) {} }
        let pairing = try await setUp(handshake, at: endpoint, until: time.setUp)
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

    /// Runs pair-setup, from the beginning again where its numbers came out short.
    private func setUp(
        _ handshake: PairSetupController, at endpoint: DeviceEndpoint, until end: ContinuousClock.Instant
    ) async throws(PairingFailure) -> ControllerPairing {
        var (restarts, refusals) = (0, 0)
        while restarts <= Self.maximumRestarts {
            do throws(PairingFailure) {
                if let pairing = try await run(handshake, at: endpoint, until: end) { return pairing }
                restarts += 1
            } catch {
                // A device may take a moment to notice that the connection before has ended, and call itself busy with it.
                guard error == .refused(.busy), restarts > 0, refusals < Self.maximumRefusals else { throw error }
                refusals += 1
                // That it is cancelled is why it ends early.
                try? await Task.sleep(for: .milliseconds(100))
            }
        }
        throw .neverSettles
    }

    /// Runs pair-setup once on a connection of its own; nil where it wants to begin again.
    private func run(
        _ handshake: PairSetupController, at endpoint: DeviceEndpoint, until end: ContinuousClock.Instant
    ) async throws(PairingFailure) -> ControllerPairing? {
        let time = min(deadlines.connection, PairingTime.left(until: end))
        guard time > .zero else { throw .tooSlow }
        let connection: MessageConnection
        do {
            connection = try await .connect(host: endpoint.host, port: endpoint.port, within: time)
        } catch {
            throw .connection(error)
        }
        do {
            let pairing = try await exchange(handshake, with: endpoint.host, on: connection, until: end)
            await connection.close()
            return pairing
        } catch {
            await connection.close()
            throw error
        }
    }

    private func exchange(
        _ handshake: PairSetupController, with host: String, on connection: MessageConnection,
        until end: ContinuousClock.Instant
    ) async throws(PairingFailure) -> ControllerPairing? {
        var handshake = handshake
        var body = handshake.start()
        while true {
            try await send(body, to: host, on: connection, until: end)
            handshake.prepare()
            let answer = try await answer(on: connection, until: end)
            let step: PairSetupController.Step
            do { step = try handshake.receive(answer) } catch { throw .refused(error) }
            switch step {
            case .send(let next): body = next
            case .restart: return nil
            case .done(let pairing): return pairing
            }
        }
    }

    private func send(
        _ body: [UInt8], to host: String, on connection: MessageConnection, until end: ContinuousClock.Instant
    ) async throws(PairingFailure) {
        let request = HTTPMessage.request("POST", "/pair-setup", host: host, content: HTTPContent.pairing, body: body)
        do {
            try await connection.send(request, within: PairingTime.left(until: end))
        } catch {
            throw PairingFailure(exchanging: error)
        }
    }

    private func answer(
        on connection: MessageConnection, until end: ContinuousClock.Instant
    ) async throws(PairingFailure) -> [UInt8] {
        let answer: HTTPMessage?
        do {
            answer = try await connection.receive(within: PairingTime.left(until: end))
        } catch {
            throw PairingFailure(exchanging: error)
        }
        guard let answer else { throw .brokenOff }
        guard answer.isSuccess else { throw .notAnAccessory("HTTP status \(answer.status) to pair-setup") }
        return answer.body
    }
}
