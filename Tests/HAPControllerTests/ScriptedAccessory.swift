import HAPCrypto
import HAPTransport
import HAPWire
import HomeModel

@testable import HAPController

/// A device that proves who it is as a good one does, and then answers as a test tells it, well or badly.
actor ScriptedAccessory {
    /// What the device does after a request.
    enum Move: Sendable {
        /// It sends this, one message after the other.
        case send([HTTPMessage])
        /// It sends this again and again, until the connection ends.
        case flood(HTTPMessage)
        /// It says nothing more and keeps the connection.
        case silence
        /// It ends the connection.
        case hangUp
    }

    nonisolated let deviceID: DeviceID
    private let key = SigningKey(random: systemRandom)
    private let identity = ControllerIdentity(random: systemRandom)
    private let listener: MessageListener
    private let move: @Sendable (_ request: HTTPMessage, _ connection: Int) -> Move
    private var serving: Task<Void, Never>?
    /// How many connections were made.
    private(set) var connections = 0
    /// The requests, in order.
    private(set) var requests: [HTTPMessage] = []

    /// A device that is on; `knowsUs` is false where it has lost the pairing.
    init(
        knowsUs: Bool = true, _ move: @escaping @Sendable (_ request: HTTPMessage, _ connection: Int) -> Move
    ) async throws {
        guard let id = DeviceID("AA:BB:CC:DD:EE:01") else { preconditionFailure("this is a device identity") }
        deviceID = id
        self.move = move
        listener = try await MessageListener.bind(host: "127.0.0.1", port: 0)
        serving = Task { await serve(knowsUs) }
    }

    /// The address of a characteristic of its first accessory, of which the home knows what the protocol says.
    nonisolated func address(_ iid: UInt64, _ type: CharacteristicType) -> CharacteristicAddress {
        let metadata = Characteristic(type: type).metadata
        return CharacteristicAddress(
            accessory: AccessoryAddress(device: deviceID, aid: 1), iid: iid,
            domain: ValueDomain(of: type, as: metadata))
    }

    /// The pairing with it, and where it is.
    var stored: StoredPairing {
        StoredPairing(
            pairing: ControllerPairing(deviceID: deviceID, accessoryKey: key.publicKey), host: "127.0.0.1",
            port: listener.port, name: "Scripted")
    }

    /// A controller that is paired with it, with short deadlines.
    func controller(answer: Duration = .seconds(5)) async throws -> HomeController {
        let store = FixedPairing(known: identity, pairing: stored)
        return HomeController(store: store, deadlines: Deadlines(answer: answer))
    }

    func stop() async {
        await listener.close()
        serving?.cancel()
        await serving?.value
    }

    private func serve(_ knowsUs: Bool) async {
        await withDiscardingTaskGroup { group in
            for await connection in listener.connections {
                connections += 1
                let number = connections
                group.addTask { await self.converse(on: connection, number, knowsUs) }
            }
            group.cancelAll()
        }
    }

    private func converse(on connection: MessageConnection, _ number: Int, _ knowsUs: Bool) async {
        let known = knowsUs ? AccessoryPairing(id: identity.id, publicKey: identity.key.publicKey, isAdmin: true) : nil
        var handshake = PairVerifyAccessory(deviceID: deviceID, key: key, pairing: { _ in known }, random: systemRandom)
        // A connection that breaks ends the conversation, as its end does.
        while let request = try? await connection.receive() {
            guard case .request(_, let target) = request.start else { break }
            guard target == "/pair-verify" else {
                requests.append(request)
                guard await perform(move(request, number), on: connection) else { break }
                continue
            }
            let reply = handshake.receive(request.body)
            var keys: SessionKeys?
            if case .verified(let session, _) = reply.event { keys = session }
            let answer = HTTPMessage.response(200, content: HTTPContent.pairing, body: reply.body)
            guard (try? await connection.send(answer, thenSealing: keys)) != nil else { break }
        }
        await connection.close()
    }

    private func perform(_ move: Move, on connection: MessageConnection) async -> Bool {
        switch move {
        case .silence: return true
        case .hangUp: return false
        case .flood(let message):
            while (try? await connection.send(message)) != nil {}
            return false
        case .send(let messages):
            for message in messages {
                guard (try? await connection.send(message)) != nil else { return false }
            }
            return true
        }
    }
}

/// A store with one pairing that never changes.
struct FixedPairing: PairingStore {
    let known: ControllerIdentity
    let pairing: StoredPairing

    func identity() async throws -> ControllerIdentity { known }
    func pairings() async throws -> [StoredPairing] { [pairing] }
    func add(_ pairing: StoredPairing) async throws {}
    func replace(_ old: ControllerPairing, with new: StoredPairing) async throws {}
    func remove(_ pairing: ControllerPairing) async throws {}
}
