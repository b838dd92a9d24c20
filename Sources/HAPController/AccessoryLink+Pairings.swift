import HAPTransport
import HAPWire
import HomeModel

/// The device's list of controllers, which its administrators keep.
extension AccessoryLink {
    /// All controllers that the device trusts.
    func pairings() async throws(ControlError) -> [AccessoryPairing] {
        guard case .pairings(let pairings) = try await ask(.list) else { return [] }
        return pairings
    }

    /// Asks the device to trust a controller, or to let a known one do more or less.
    func add(_ pairing: AccessoryPairing) async throws(ControlError) { _ = try await ask(.add(pairing)) }

    /// Asks the device to drop a controller from its list.
    func removePairing(
        of controller: [UInt8], until end: ContinuousClock.Instant? = nil
    ) async throws(ControlError) {
        _ = try await ask(.remove(controller), until: end)
    }

    private func ask(
        _ request: PairingsRequest, until end: ContinuousClock.Instant? = nil
    ) async throws(ControlError) -> PairingsAnswer {
        let message = HTTPMessage.request(
            "POST", "/pairings", host: stored.host, content: HTTPContent.pairing, body: request.body)
        let answer = try await answers(to: [message], until: end)[0]
        guard answer.isSuccess else { throw answer.refusal }
        guard let outcome = try? PairingsAnswer(reading: answer.body) else {
            throw .protocolViolation(ProtocolViolation(.pairing, "pairings"))
        }
        guard case .refused(let error) = outcome else { return outcome }
        switch error {
        case .authentication: throw .insufficientPrivileges
        case .maxPeers: throw .outOfResources
        case .busy, .backoff: throw .busy
        default: throw .protocolViolation(error.violation)
        }
    }
}
