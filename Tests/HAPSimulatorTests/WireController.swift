import HAPCrypto
import HAPTransport
import HAPWire
import HomeModel

@testable import HAPSimulator

/// One connection to a simulated device, with nothing between a test and the wire.
struct WireController {
    let connection: MessageConnection

    /// A connection in clear.
    init(port: Int, onEvent: @escaping @Sendable (HTTPMessage) -> Void = { _ in }) async throws {
        connection = try await .connect(host: "127.0.0.1", port: port, within: .seconds(5), onEvent: onEvent)
    }

    /// The answer to a request.
    func ask(_ method: String, _ target: String, _ body: String = "") async throws -> (status: Int, body: String) {
        let content = body.isEmpty ? nil : HTTPContent.json
        let answer = try await exchange(
            .request(method, target, host: "127.0.0.1", content: content, body: Array(body.utf8)))
        return (answer.0, String(decoding: answer.1, as: UTF8.self))
    }

    /// The answer to a request of pairing.
    func ask(_ target: String, _ body: [UInt8]) async throws -> (status: Int, body: [UInt8]) {
        try await exchange(.request("POST", target, host: "127.0.0.1", content: HTTPContent.pairing, body: body))
    }

    /// The whole answer to a request, of which the content need not be text.
    func askWhole(_ method: String, _ target: String, _ body: String) async throws -> HTTPMessage {
        try await connection.send(
            .request(method, target, host: "127.0.0.1", content: HTTPContent.json, body: Array(body.utf8)))
        guard let answer = try await connection.receive(within: .seconds(10)) else { throw TransportError.closed }
        return answer
    }

    private func exchange(_ request: HTTPMessage) async throws -> (Int, [UInt8]) {
        try await connection.send(request)
        guard let answer = try await connection.receive(within: .seconds(10)) else { throw TransportError.closed }
        guard case .response(let status) = answer.start else {
            throw TransportError.violation(ProtocolViolation(.request))
        }
        return (status, answer.body)
    }

    /// Pairs, on this connection.
    func pair(_ identity: ControllerIdentity, code: SetupCode) async throws -> ControllerPairing {
        var handshake = PairSetupController(code: code, identity: identity, random: systemRandom)
        var body = handshake.start()
        while true {
            switch try handshake.receive(try await ask("/pair-setup", body).body) {
            case .send(let next): body = next
            case .restart: body = handshake.start()
            case .done(let pairing): return pairing
            }
        }
    }

    /// Proves who we are, and seals the connection.
    func verify(_ identity: ControllerIdentity, _ pairing: ControllerPairing) async throws {
        var handshake = PairVerifyController(identity: identity, pairing: pairing, random: systemRandom)
        var body = handshake.start()
        while true {
            switch try handshake.receive(try await ask("/pair-verify", body).body) {
            case .send(let next): body = next
            case .done(let keys): return await connection.seal(with: keys)
            }
        }
    }

    /// Asks for a change of the list of controllers.
    func ask(_ request: PairingsRequest) async throws -> PairingsAnswer {
        try PairingsAnswer(reading: try await ask("/pairings", request.body).body)
    }
}

/// A lamp, a lock and a few stranger things behind a bridge, switched on and paired.
struct PairedBridge {
    let server: AccessoryServer
    let identity = ControllerIdentity(random: systemRandom)
    let pairing: ControllerPairing
    let port: Int

    init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }, folder: String? = nil) async throws {
        server = try await AccessoryServer(Self.device, folder: folder, now: now)
        port = try await server.start()
        let stranger = try await WireController(port: port)
        pairing = try await stranger.pair(identity, code: server.setupCode)
        await stranger.connection.close()
    }

    /// The same device switched on another day.
    static func again(in folder: String) async throws -> AccessoryServer {
        try await AccessoryServer(device, folder: folder)
    }

    /// A connection that has proved who it is.
    func session(onEvent: @escaping @Sendable (HTTPMessage) -> Void = { _ in }) async throws -> WireController {
        let controller = try await WireController(port: port, onEvent: onEvent)
        try await controller.verify(identity, pairing)
        return controller
    }

    /// The address of a characteristic of the accessory of a name, as a request writes it.
    func id(_ type: String, of accessory: String) async -> CharacteristicID {
        for record in await server.accessories where record.information("Name") == .string(accessory) {
            for service in record.services where service.type.name != "AccessoryInformation" {
                if let found = service[CharacteristicType(type)] { return .init(aid: record.aid, iid: found.iid) }
            }
        }
        preconditionFailure("\(accessory) has no \(type)")
    }

    private static var device: SimulatedDevice {
        func accessory(_ name: String, _ type: String, _ characteristics: [Characteristic] = []) -> Accessory {
            var accessory = Accessory(name: name)
            var service = Service(type: ServiceType(type), name: name)
            service.characteristics = characteristics
            accessory.services = [service]
            return accessory
        }
        let timed = CharacteristicMetadata(
            format: .uint8, permissions: [.read, .write, .notify, .timedWrite], minimum: 0, maximum: 1,
            validValues: [0, 1])
        var bridge = Accessory(name: "Bridge")
        bridge.isBridge = true
        return SimulatedDevice(
            bridge,
            bridging: [
                accessory("Lamp", "Lightbulb", [.init(type: CharacteristicType("Brightness"), value: .int(40))]),
                accessory("Lock", "LockMechanism"),
                accessory(
                    "Safe", "LockMechanism", [.init(type: CharacteristicType("LockTargetState"), metadata: timed)]),
                accessory("Blind", "WindowCovering", [.init(type: CharacteristicType("HoldPosition"))]),
                accessory("Button", "StatelessProgrammableSwitch"),
            ])
    }
}
