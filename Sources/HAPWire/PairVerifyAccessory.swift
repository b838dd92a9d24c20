import HAPCrypto
import HomeModel

/// The accessory's half of pair-verify: from a controller it knows to the keys of a session.
///
/// One belongs to one connection, and goes when that closes.
public struct PairVerifyAccessory: Sendable, Redacted {
    /// What has happened that the caller must know.
    public enum Event: Hashable, Sendable {
        /// The controller is who it says: everything after the answer is sealed with these keys.
        case verified(SessionKeys, controller: AccessoryPairing)
    }

    /// What to send back, and what has happened.
    public struct Reply: Hashable, Sendable {
        /// The body of the answer, of the type `application/pairing+tlv8`, sent in clear; empty for a bad request.
        public let body: [UInt8]
        /// Whether the request broke the protocol: answer with HTTP status 400 instead of 200.
        public let isBadRequest: Bool
        /// What has happened, if anything.
        public let event: Event?
    }

    private let deviceID: DeviceID
    private let key: SigningKey
    private let pairing: @Sendable (_ controllerID: [UInt8]) -> AccessoryPairing?
    private let random: RandomSource
    private var keys: PairVerifyKeys?

    /// A handshake that has not begun, of the accessory with this identity and key.
    ///
    /// `pairing` finds the pairing of a controller's name, compared byte by byte; it is asked once, at message 3.
    public init(
        deviceID: DeviceID, key: SigningKey,
        pairing: @escaping @Sendable (_ controllerID: [UInt8]) -> AccessoryPairing?,
        random: @escaping RandomSource
    ) {
        self.deviceID = deviceID
        self.key = key
        self.pairing = pairing
        self.random = random
    }

    /// Takes the body of a request; one that breaks the protocol leaves the handshake as it was.
    public mutating func receive(_ body: [UInt8]) -> Reply {
        do throws(PairingError) {
            let message = try PairingMessage.request(body)
            switch (try message.value(.state, length: 1)[0], keys) {
            case (1, _): return try introduce(after: message)
            case (3, let keys?): return try check(message, keys: keys)
            default: throw .notExpected
            }
        } catch {
            return Reply(body: [], isBadRequest: true, event: nil)
        }
    }

    /// From M1 to M2: agrees on a secret, and proves who this accessory is.
    private mutating func introduce(after message: TLV8) throws(PairingError) -> Reply {
        let publicKey = try message.value(.publicKey, length: AgreementKey.length)
        let ownKey = AgreementKey(random: random)
        let keys = try PairVerifyKeys(accessory: ownKey, controller: publicKey)
        let id = Array(deviceID.description.utf8)
        var identity = TLV8()
        identity.append(.identifier, id)
        identity.append(.signature, key.sign(keys.accessoryText(id: id)))
        let sealed = PairingMessage.seal(identity, key: keys.sealing, nonce: PairVerifyKeys.answerNonce)
        self.keys = keys
        let answer = TLV8(state: 2).adding(.publicKey, ownKey.publicKey).adding(.encryptedData, sealed)
        return Reply(body: answer.bytes, isBadRequest: false, event: nil)
    }

    /// From M3 to M4: checks who the controller is; a wrong answer ends the handshake.
    private mutating func check(_ message: TLV8, keys: PairVerifyKeys) throws(PairingError) -> Reply {
        let controller: AccessoryPairing
        do {
            controller = try self.controller(in: message, keys: keys)
        } catch .notGenuine {
            self.keys = nil
            return Reply(
                body: PairingMessage.refusal(.authentication, state: 4), isBadRequest: false, event: nil)
        }
        self.keys = nil
        return Reply(
            body: TLV8(state: 4).bytes, isBadRequest: false, event: .verified(keys.session, controller: controller))
    }

    /// The controller that proves itself in M3; one that is not known is as good as a wrong signature.
    private func controller(in message: TLV8, keys: PairVerifyKeys) throws(PairingError) -> AccessoryPairing {
        let proof = try PairingMessage.open(
            message, key: keys.sealing, nonce: PairVerifyKeys.requestNonce, as: .message)
        let id = try proof.value(.identifier, lengths: PairingMessage.identifierLength)
        let signature = try proof.value(.signature, length: Ed25519.signatureLength)
        guard let known = pairing(id) else { throw .notGenuine(.identifier) }
        guard Ed25519.verify(signature: signature, of: keys.controllerText(id: id), by: known.publicKey) else {
            throw .notGenuine(.signature)
        }
        return known
    }
}
