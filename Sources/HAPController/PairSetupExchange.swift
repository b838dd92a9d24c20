import HAPTransport
import HAPWire
import HomeModel

/// Pair-setup with the device at one endpoint, over a connection of its own.
struct PairSetupExchange {
    /// The most times that a handshake is begun again; about one in eighty is.
    private static let maximumRestarts = 10
    /// The most times that a device may call itself busy with a handshake that we have left.
    private static let maximumRefusals = 10

    /// Our half, as it begins.
    let handshake: PairSetupController
    let endpoint: DeviceEndpoint
    /// How long a connection may take.
    let connectionTimeout: Duration

    /// Runs pair-setup, from the beginning again where its numbers came out short.
    func run(until end: ContinuousClock.Instant) async throws(PairingFailure) -> ControllerPairing {
        var (restarts, refusals) = (0, 0)
        while restarts <= Self.maximumRestarts {
            do throws(PairingFailure) {
                if let pairing = try await runOnce(until: end) { return pairing }
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
    private func runOnce(until end: ContinuousClock.Instant) async throws(PairingFailure) -> ControllerPairing? {
        let time = min(connectionTimeout, PairingTime.left(until: end))
        guard time > .zero else { throw .tooSlow }
        let connection: MessageConnection
        do {
            connection = try await .connect(host: endpoint.host, port: endpoint.port, within: time)
        } catch {
            throw .connection(error)
        }
        do {
            let pairing = try await exchange(on: connection, until: end)
            await connection.close()
            return pairing
        } catch {
            await connection.close()
            throw error
        }
    }

    private func exchange(
        on connection: MessageConnection, until end: ContinuousClock.Instant
    ) async throws(PairingFailure) -> ControllerPairing? {
        var handshake = handshake
        var body = handshake.start()
        while true {
            try await send(body, on: connection, until: end)
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
        _ body: [UInt8], on connection: MessageConnection, until end: ContinuousClock.Instant
    ) async throws(PairingFailure) {
        let request = HTTPMessage.request(
            "POST", "/pair-setup", host: endpoint.host, content: HTTPContent.pairing, body: body)
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
        guard answer.isSuccess else { throw .notAnAccessory(ProtocolViolation(.status, "\(answer.status)")) }
        return answer.body
    }
}
