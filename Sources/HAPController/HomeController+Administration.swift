import HAPTransport
import HAPWire
import HomeModel

extension HomeController {
    /// The controllers that a device trusts; only an administrator is told.
    func pairings(of id: DeviceID) async throws(ControlError) -> [AccessoryPairing] {
        try await link(to: id).pairings()
    }

    /// Asks a device to trust another controller, or changes what a known one may do.
    func add(_ pairing: AccessoryPairing, to id: DeviceID) async throws(ControlError) {
        try await link(to: id).add(pairing)
    }

    /// Asks a device to trust a controller no more; that it does not know it is no error.
    ///
    /// Our own pairing is ended by ``removePairing(of:force:)``, which forgets the device too.
    func remove(controller: [UInt8], from id: DeviceID) async throws(ControlError) {
        try await link(to: id).removePairing(of: controller)
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

    /// Makes a device that is paired with nobody show which it is.
    ///
    /// - Throws: `ControlError.insufficientPrivileges` where it is paired.
    public func identifyUnpaired(host: String, port: Int) async throws(ControlError) {
        let answer: HTTPMessage
        do {
            answer = try await unsealedAnswer(to: .request("POST", "/identify", host: host), host: host, port: port)
        } catch {
            throw ControlError(error)
        }
        guard answer.isSuccess else { throw answer.refusal }
    }

    private func unsealedAnswer(
        to request: HTTPMessage, host: String, port: Int
    ) async throws(LinkError) -> HTTPMessage {
        let place = DeviceEndpoint(host: host, port: port)
        let connection = try await MessageConnection.reached(place, within: deadlines.connection) { _ in }
        do {
            let answer = try await connection.answer(to: request, until: .now + deadlines.answer)
            await connection.close()
            return answer
        } catch {
            await connection.close()
            throw error
        }
    }
}
