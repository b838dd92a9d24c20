import HAPCrypto
import HomeModel

/// The accessory's half of pair-setup: from a stranger to a controller it trusts.
///
/// One belongs to one connection, and goes when that closes. The caller counts failed proofs, and knows whether the
/// accessory is paired already or pairing on another connection; it says so with `refusing`.
public struct PairSetupAccessory: Sendable, Redacted {
    /// What has happened that the caller must know.
    public enum Event: Hashable, Sendable {
        /// A wrong setup code was tried: add one to the stored count.
        case failedProof
        /// The right setup code was proved: set the stored count to zero.
        case provedCode
        /// A controller is paired: store it before the answer goes out.
        ///
        /// Where it cannot be stored, send ``PairSetupAccessory/refusal(_:state:)`` of message 6 instead of the answer.
        case paired(AccessoryPairing)
    }

    /// What to send back, and what has happened.
    public struct Reply: Hashable, Sendable {
        /// The body of the answer, of the type `application/pairing+tlv8`; empty for a bad request.
        public let body: [UInt8]
        /// Whether the request broke the protocol: answer with HTTP status 400 instead of 200.
        public let isBadRequest: Bool
        /// What has happened, if anything.
        public let event: Event?
    }

    private enum Progress: Sendable {
        case idle
        case waitingForProof(SRPAccessory)
        case waitingForIdentity(PairSetupKeys)
    }

    private let deviceID: DeviceID
    private let key: SigningKey
    private let verifier: SRPVerifier
    private let random: RandomSource
    private var progress = Progress.idle

    /// A handshake that has not begun, of the accessory with this identity, key and setup code.
    public init(deviceID: DeviceID, key: SigningKey, verifier: SRPVerifier, random: @escaping RandomSource) {
        self.deviceID = deviceID
        self.key = key
        self.verifier = verifier
        self.random = random
    }

    /// Whether a controller is between its first and its last message: others are to be told *busy*.
    public var isUnderWay: Bool {
        if case .idle = progress { false } else { true }
    }

    /// Takes the body of a request.
    ///
    /// With `refusing`, a good request is answered with that error: in this order, `.unavailable` where the accessory
    /// is paired, `.maxTries` after 100 failed proofs, `.busy` while another connection pairs (all at message 1), and
    /// `.maxPeers` where there is no room (at message 5). A request that breaks the protocol leaves the handshake as
    /// it was.
    public mutating func receive(_ body: [UInt8], refusing: PairingError? = nil) -> Reply {
        do throws(PairingError) {
            let message = try PairingMessage.request(body)
            let state = try message.value(.state, length: 1)[0]
            guard isTurn(of: state) else { throw .notExpected }
            if let refusing { return refuse(refusing, state: state + 1) }
            switch (state, progress) {
            case (3, .waitingForProof(let accessory)): return try check(message, with: accessory)
            case (5, .waitingForIdentity(let keys)): return try meet(message, keys: keys)
            default: return try begin(message)
            }
        } catch {
            return Reply(body: [], isBadRequest: true, event: nil)
        }
    }

    /// The answer of this number, 2, 4 or 6, that carries an error.
    public static func refusal(_ error: PairingError, state: UInt8) -> [UInt8] {
        PairingMessage.refusal(error, state: state)
    }

    /// Whether a message of this number may come now; the first may at any time.
    private func isTurn(of state: UInt8) -> Bool {
        switch (state, progress) {
        case (1, _), (3, .waitingForProof), (5, .waitingForIdentity): true
        default: false
        }
    }

    /// Ends the handshake with an error.
    private mutating func refuse(_ error: PairingError, state: UInt8, event: Event? = nil) -> Reply {
        progress = .idle
        return Reply(body: Self.refusal(error, state: state), isBadRequest: false, event: event)
    }

    /// From M1 to M2: sends the salt and the public key.
    private mutating func begin(_ message: TLV8) throws(PairingError) -> Reply {
        let method = try message.value(.method, length: 1)[0]
        guard [.pairSetup, .pairSetupWithAuth].contains(PairingMethod(rawValue: UInt64(method))) else {
            throw .unacceptable(.method, length: 1)
        }
        let accessory: SRPAccessory
        do {
            accessory = try SRPAccessory(verifier: verifier, random: random)
        } catch {
            return refuse(.unknown, state: 2)
        }
        progress = .waitingForProof(accessory)
        let answer = TLV8(state: 2).adding(.salt, verifier.salt).adding(.publicKey, accessory.publicKey)
        return Reply(body: answer.bytes, isBadRequest: false, event: nil)
    }

    /// From M3 to M4: checks that the controller knows the setup code.
    private mutating func check(_ message: TLV8, with accessory: SRPAccessory) throws(PairingError) -> Reply {
        let publicKey = try message.value(.publicKey, lengths: 0...384)
        let proof = try message.value(.proof, length: 64)
        let session: SRPSession
        do {
            session = try accessory.answer(publicKey: publicKey, proof: proof)
        } catch {
            return refuse(.authentication, state: 4, event: .failedProof)
        }
        progress = .waitingForIdentity(PairSetupKeys(sessionKey: session.sessionKey))
        return Reply(
            body: TLV8(state: 4).adding(.proof, session.proof).bytes, isBadRequest: false, event: .provedCode)
    }

    /// From M5 to M6: learns who the controller is, and says who this accessory is.
    private mutating func meet(_ message: TLV8, keys: PairSetupKeys) throws(PairingError) -> Reply {
        let pairing: AccessoryPairing
        do {
            pairing = try controller(in: message, keys: keys)
        } catch .notGenuine {
            return refuse(.authentication, state: 6)
        }
        let id = Array(deviceID.description.utf8)
        var identity = TLV8()
        identity.append(.identifier, id)
        identity.append(.publicKey, key.publicKey)
        identity.append(.signature, key.sign(keys.accessoryText(id: id, publicKey: key.publicKey)))
        let sealed = PairingMessage.seal(identity, key: keys.sealing, nonce: PairSetupKeys.answerNonce)
        progress = .idle
        return Reply(
            body: TLV8(state: 6).adding(.encryptedData, sealed).bytes, isBadRequest: false, event: .paired(pairing))
    }

    /// The controller that M5 introduces; the first one is an administrator.
    private func controller(in message: TLV8, keys: PairSetupKeys) throws(PairingError) -> AccessoryPairing {
        let controller = try PairingMessage.open(
            message, key: keys.sealing, nonce: PairSetupKeys.requestNonce, as: .message)
        let id = try controller.value(.identifier, lengths: PairingMessage.identifierLength)
        let publicKey = try controller.value(.publicKey, length: Ed25519.keyLength)
        let signature = try controller.value(.signature, length: Ed25519.signatureLength)
        let text = keys.controllerText(id: id, publicKey: publicKey)
        guard Ed25519.verify(signature: signature, of: text, by: publicKey) else { throw .notGenuine(.signature) }
        return AccessoryPairing(id: id, publicKey: publicKey, isAdmin: true)
    }
}
