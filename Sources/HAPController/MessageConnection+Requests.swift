import HAPCrypto
import HAPTransport
import HAPWire
import HomeModel

extension MessageConnection {
    /// A new connection to an endpoint, in clear yet.
    static func reached(
        _ endpoint: DeviceEndpoint, within time: Duration, on thread: NetworkThread = .next(),
        onEvent: @escaping @Sendable (HTTPMessage) -> Void
    ) async throws(LinkError) -> MessageConnection {
        do {
            return try await connect(
                host: endpoint.host, port: endpoint.port, within: time, on: thread, onEvent: onEvent)
        } catch {
            // No connection in time: nobody is there.
            throw .unreachable
        }
    }

    /// Sends a request and waits for its answer.
    func answer(
        to request: HTTPMessage, until deadline: ContinuousClock.Instant,
        isolation: isolated (any Actor)? = #isolation
    ) async throws(LinkError) -> HTTPMessage {
        let answer: HTTPMessage?
        do {
            answer = try await exchange(request, within: Self.time(until: deadline))
        } catch {
            throw LinkError(error)
        }
        guard let answer else { throw .closed }
        guard case .response = answer.start else { throw .violation(ProtocolViolation(.request)) }
        return answer
    }

    /// Proves both sides to each other, and seals everything from then on.
    func prove(
        _ identity: ControllerIdentity, to pairing: ControllerPairing, at host: String, random: @escaping RandomSource,
        until deadline: ContinuousClock.Instant
    ) async throws(LinkError) {
        var handshake = PairVerifyController(identity: identity, pairing: pairing, random: random)
        var body = handshake.start()
        while true {
            let request = HTTPMessage.request(
                "POST", "/pair-verify", host: host, content: HTTPContent.pairing, body: body)
            let answer = try await answer(to: request, until: deadline)
            guard answer.status == 200 else { throw .violation(ProtocolViolation(.status, "\(answer.status)")) }
            let step: PairVerifyController.Step
            do { step = try handshake.receive(answer.body) } catch { throw .refused(error) }
            switch step {
            case .send(let next): body = next
            case .done(let keys): return await seal(with: keys)
            }
        }
    }

    /// The body of the answer to a request of pairing; nil for every failure.
    func pairingAnswer(
        to body: [UInt8], _ target: String, at host: String, until deadline: ContinuousClock.Instant
    ) async -> [UInt8]? {
        let request = HTTPMessage.request("POST", target, host: host, content: HTTPContent.pairing, body: body)
        guard let answer = try? await answer(to: request, until: deadline), answer.status == 200 else { return nil }
        return answer.body
    }

    private static func time(until deadline: ContinuousClock.Instant) -> Duration {
        max(.zero, deadline - .now)
    }
}
