import HAPWire
import HomeModel

/// How a device gets to trust controllers, and stops to (HAP specification, chapter 5).
extension AccessoryServer {
    /// Takes a step of pair-setup.
    ///
    /// What it changes is on the disk before the answer goes out.
    func setUpPairing(_ body: [UInt8], as id: Int) async -> Reply? {
        guard let session = sessions[id] else { return nil }
        var handshake =
            session.pairSetup
            ?? PairSetupAccessory(deviceID: deviceID, key: state.key, verifier: verifier, random: random)
        let step = handshake.receive(body, refusing: handshake.isUnderWay ? nil : refusal(of: id))
        sessions[id]?.pairSetup = handshake
        if step.isBadRequest { return .status(400) }
        do {
            switch step.event {
            case .failedProof: try await remember { $0.failedTries += 1 }
            case .provedCode: try await remember { $0.failedTries = 0 }
            case .paired(let pairing): try await remember { $0.pairings.append(pairing) }
            case nil: break
            }
        } catch {
            sessions[id]?.pairSetup = nil
            guard case .paired = step.event else { return .status(500) }
            return .pairing(PairSetupAccessory.refusal(.unknown, state: 6))
        }
        return .pairing(step.body)
    }

    /// Why nobody may begin to pair now, if so.
    private func refusal(of id: Int) -> PairingError? {
        if isPaired { return .unavailable }
        if state.failedTries >= Self.maximumTries { return .maxTries }
        return sessions.contains { $0.key != id && $0.value.pairSetup?.isUnderWay == true } ? .busy : nil
    }

    /// Takes a step of pair-verify.
    func verifyPairing(_ body: [UInt8], as id: Int) -> Reply? {
        guard let session = sessions[id] else { return nil }
        let pairings = state.pairings
        var handshake =
            session.pairVerify
            ?? PairVerifyAccessory(
                deviceID: deviceID, key: state.key, pairing: { id in pairings.first { $0.id == id } }, random: random)
        let step = handshake.receive(body)
        sessions[id]?.pairVerify = handshake
        if step.isBadRequest { return .status(400) }
        guard case .verified(let keys, let controller) = step.event else { return .pairing(step.body) }
        sessions[id]?.pairVerify = nil
        sessions[id]?.controller = controller.id
        var reply = Reply.pairing(step.body)
        reply.keys = keys
        return reply
    }

    /// Adds, removes or lists controllers, for an administrator.
    func changePairings(_ body: [UInt8], as id: Int) async -> Reply? {
        guard let request = try? PairingsRequest(reading: body) else { return .status(400) }
        let isAdmin = state.pairings.contains { $0.id == sessions[id]?.controller && $0.isAdmin }
        guard isAdmin else { return .pairing(PairingsAnswer.refused(.authentication).body) }
        switch request {
        case .list: return .pairing(PairingsAnswer.pairings(state.pairings).body)
        case .add(let pairing): return .pairing(await add(pairing).body)
        case .remove(let controller): return .pairing(await remove(controller).body)
        }
    }

    private func add(_ pairing: AccessoryPairing) async -> PairingsAnswer {
        let place = state.pairings.firstIndex { $0.id == pairing.id }
        if let place, state.pairings[place].publicKey != pairing.publicKey { return .refused(.unknown) }
        guard place != nil || state.pairings.count < Self.maximumPairings else { return .refused(.maxPeers) }
        do {
            try await remember { state in
                if let place { state.pairings[place] = pairing } else { state.pairings.append(pairing) }
            }
            return .done
        } catch {
            return .refused(.unknown)
        }
    }

    /// With the last administrator all others go, and the device can be paired again.
    private func remove(_ controller: [UInt8]) async -> PairingsAnswer {
        do {
            try await remember { state in
                state.pairings.removeAll { $0.id == controller }
                if !state.pairings.contains(where: \.isAdmin) { state.pairings = [] }
            }
        } catch {
            return .refused(.unknown)
        }
        for id in sessions.keys {
            guard let known = sessions[id]?.controller else { continue }
            sessions[id]?.isRevoked = !state.pairings.contains { $0.id == known }
        }
        return .done
    }
}
