import HAPController
import HAPTransport
import HAPWire
import HomeModel

/// Pair-setup without what comes before and after it.
enum HandshakeOnly {
    /// From the connection to M6; nil where the numbers came out short and it is to begin anew.
    static func run(
        _ identity: ControllerIdentity, code: SetupCode, host: String, port: Int
    ) async throws -> ControllerPairing? {
        let connection = try await MessageConnection.connect(host: host, port: port, within: .seconds(2))
        var handshake = PairSetupController(code: code, identity: identity, random: secureBytes)
        var body = handshake.start()
        while true {
            try await connection.send(
                .request("POST", "/pair-setup", host: host, content: HTTPContent.pairing, body: body))
            handshake.prepare()
            guard let answer = try await connection.receive(within: .seconds(30)) else { throw TransportError.closed }
            switch try handshake.receive(answer.body) {
            case .send(let next): body = next
            case .restart:
                await connection.close()
                return nil
            case .done(let pairing):
                await connection.close()
                return pairing
            }
        }
    }

    /// Random bytes of the system.
    static let secureBytes: @Sendable (Int) -> [UInt8] = { count in
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
}

/// Pairings that are gone with the process.
actor MemoryPairings: PairingStore {
    private let known = ControllerIdentity(random: HandshakeOnly.secureBytes)
    private var all: [StoredPairing] = []

    func identity() -> ControllerIdentity { known }
    func pairings() -> [StoredPairing] { all }

    func add(_ pairing: StoredPairing) { all.append(pairing) }

    func replace(_ old: ControllerPairing, with new: StoredPairing) {
        remove(old)
        add(new)
    }

    func remove(_ pairing: ControllerPairing) { all.removeAll { $0.pairing == pairing } }
}
