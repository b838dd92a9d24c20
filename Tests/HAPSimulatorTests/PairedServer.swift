import HAPCrypto
import HAPTransport
import HAPWire
import HomeModel
import Synchronization

@testable import HAPSimulator

/// A simulated device that is switched on, and a controller that it trusts.
struct PairedServer {
    let server: AccessoryServer
    let identity: ControllerIdentity
    let pairing: ControllerPairing

    /// Pairs with a device.
    init(_ server: AccessoryServer) async throws {
        self.server = server
        identity = ControllerIdentity(random: systemRandom)
        guard let port = await server.port else { throw TransportError.refused }
        let stranger = try await WireController(port: port)
        pairing = try await stranger.pair(identity, code: server.setupCode)
        await stranger.connection.close()
    }

    /// Pairs with a device, and finds the first characteristic of a type that is not the device's information.
    static func pairing(
        _ server: AccessoryServer, watching type: CharacteristicType
    ) async throws -> (PairedServer, CharacteristicID) {
        let paired = try await PairedServer(server)
        for record in await server.accessories {
            for service in record.services where service.type.name != "AccessoryInformation" {
                guard let found = service[type] else { continue }
                return (paired, CharacteristicID(aid: record.aid, iid: found.iid))
            }
        }
        preconditionFailure("there is no \(type)")
    }

    /// A connection that has proved who it is.
    func session(onEvent: @escaping @Sendable (HTTPMessage) -> Void = { _ in }) async throws -> WireController {
        guard let port = await server.port else { throw TransportError.refused }
        let controller = try await WireController(port: port, onEvent: onEvent)
        try await controller.verify(identity, pairing)
        return controller
    }
}

/// What somebody is told, in order.
struct Told: Sendable {
    private let lines: AsyncStream<String>
    private let teller: AsyncStream<String>.Continuation

    init() { (lines, teller) = AsyncStream.makeStream() }

    func tell(_ event: HTTPMessage) { teller.yield(String(decoding: event.body, as: UTF8.self)) }
    func tell(text: String) { teller.yield(text) }

    /// The next thing; each is handed out once.
    func next() async throws -> String {
        for await line in lines { return line }
        throw TransportError.closed
    }
}

extension WireController {
    /// The device's listing.
    func listing() async throws -> AccessoryListing {
        try AccessoryListing(reading: Array(try await ask("GET", "/accessories").body.utf8))
    }

    /// Asks to be told of changes.
    func subscribe(to id: CharacteristicID) async throws -> (status: Int, body: String) {
        try await ask(
            "PUT", "/characteristics", #"{"characteristics":[{"aid":\#(id.aid),"iid":\#(id.iid),"ev":true}]}"#)
    }
}

extension CharacteristicID {
    /// The body of a write of one value.
    func write(_ value: String) -> String {
        #"{"characteristics":[{"aid":\#(aid),"iid":\#(iid),"value":\#(value)}]}"#
    }
}
