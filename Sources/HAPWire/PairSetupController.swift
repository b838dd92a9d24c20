import HAPCrypto
import HomeModel

/// The controller's half of pair-setup: from a setup code to a pairing.
///
/// It takes the bodies of the accessory's answers and gives those of the next requests, each a POST to `/pair-setup`.
/// An answer that is refused leaves it as it was.
public struct PairSetupController: Sendable, Redacted {
    /// What to do after an answer.
    public enum Step: Sendable {
        /// Send this body.
        case send([UInt8])
        /// Close the connection, open another and begin with ``PairSetupController/start()`` again.
        ///
        /// A number of the handshake began with a zero byte, which accessories hash differently; about one run in
        /// eighty. Nothing was counted as a failed attempt. Give up after ten of these: that is no chance any more.
        case restart
        /// The accessory has proved who it is: keep this.
        case done(ControllerPairing)
    }

    private enum Progress: Sendable {
        case idle
        case waitingForKey
        case waitingForProof(SRPSession)
        case waitingForIdentity(PairSetupKeys)
    }

    private let code: SetupCode
    private let identity: ControllerIdentity
    private let expected: DeviceID?
    private let method: PairingMethod
    private let random: RandomSource
    private var progress = Progress.idle
    /// Numbers that were drawn ahead.
    private var prepared: SRPController?

    /// A handshake that has not begun.
    ///
    /// The identity must be stored before M5 goes out, or a crash leaves the accessory paired with nobody. `expecting`
    /// is the identity that the accessory announced, where it is known. `withAuthentication` asks for Method 1, as the
    /// feature flags of certified accessories demand (`ff` of the announcement is not 0).
    public init(
        code: SetupCode, identity: ControllerIdentity, expecting: DeviceID? = nil, withAuthentication: Bool = false,
        random: @escaping RandomSource
    ) {
        self.code = code
        self.identity = identity
        expected = expecting
        method = withAuthentication ? .pairSetupWithAuth : .pairSetup
        self.random = random
    }

    /// The body of the first request, M1; it may be asked for again, which begins anew.
    public mutating func start() -> [UInt8] {
        progress = .waitingForKey
        return TLV8(state: 1).adding(.method, [UInt8(method.rawValue)]).bytes
    }

    /// Draws the numbers that do not depend on the accessory, which takes a millisecond.
    ///
    /// Nobody need call it; after M1 has gone out, it is done while the accessory calculates numbers of its own.
    public mutating func prepare() {
        // Where it fails, the next message tries again, and tells.
        if case .waitingForKey = progress, prepared == nil { prepared = try? SRPController(random: random) }
    }

    /// Takes the body of the accessory's answer.
    ///
    /// Throws the accessory's own refusal, and what is wrong with an answer that cannot be trusted.
    public mutating func receive(_ body: [UInt8]) throws(PairingError) -> Step {
        switch progress {
        case .idle: throw .notExpected
        case .waitingForKey: try prove(with: PairingMessage.answer(body, state: 2))
        case .waitingForProof(let session):
            try introduce(after: PairingMessage.answer(body, state: 4), in: session)
        case .waitingForIdentity(let keys):
            try finish(with: identityAnswer(body), keys: keys)
        }
    }

    /// From M2 to M3: proves the setup code.
    private mutating func prove(with message: TLV8) throws(PairingError) -> Step {
        let salt = try message.value(.salt, length: PairingMessage.saltLength)
        let publicKey = try message.value(.publicKey, lengths: 1...384)
        let controller: SRPController
        let outcome: SRPController.Outcome
        do {
            if let prepared { controller = prepared } else { controller = try SRPController(random: random) }
            prepared = nil
            outcome = try controller.answer(password: code.text, salt: salt, publicKey: publicKey)
        } catch .noRandomness {
            throw .noRandomness
        } catch {
            throw .unacceptable(.publicKey, length: publicKey.count)
        }
        guard case .proof(let session) = outcome else {
            progress = .idle
            return .restart
        }
        progress = .waitingForProof(session)
        return .send(
            TLV8(state: 3).adding(.publicKey, controller.publicKey).adding(.proof, session.proof).bytes)
    }

    /// From M4 to M5: checks that the accessory knows the code too, and says who this controller is.
    private mutating func introduce(after message: TLV8, in session: SRPSession) throws(PairingError) -> Step {
        guard session.accepts(try message.value(.proof, length: 64)) else { throw .notGenuine(.proof) }
        let keys = PairSetupKeys(sessionKey: session.sessionKey)
        let text = keys.controllerText(id: identity.id, publicKey: identity.key.publicKey)
        var introduction = TLV8()
        introduction.append(.identifier, identity.id)
        introduction.append(.publicKey, identity.key.publicKey)
        introduction.append(.signature, identity.key.sign(text))
        let sealed = PairingMessage.seal(introduction, key: keys.sealing, nonce: PairSetupKeys.requestNonce)
        progress = .waitingForIdentity(keys)
        return .send(TLV8(state: 5).adding(.encryptedData, sealed).bytes)
    }

    /// Reads M6, where error 2 no longer means the setup code.
    private func identityAnswer(_ body: [UInt8]) throws(PairingError) -> TLV8 {
        do {
            return try PairingMessage.answer(body, state: 6)
        } catch .authentication {
            throw .identityRefused
        }
    }

    /// After M6: checks who the accessory is.
    private mutating func finish(with message: TLV8, keys: PairSetupKeys) throws(PairingError) -> Step {
        let identity = try PairingMessage.open(
            message, key: keys.sealing, nonce: PairSetupKeys.answerNonce, as: .lenient)
        let id = try identity.value(.identifier, lengths: PairingMessage.identifierLength)
        let publicKey = try identity.value(.publicKey, length: Ed25519.keyLength)
        let signature = try identity.value(.signature, length: Ed25519.signatureLength)
        let text = keys.accessoryText(id: id, publicKey: publicKey)
        guard Ed25519.verify(signature: signature, of: text, by: publicKey) else { throw .notGenuine(.signature) }
        let deviceID = try PairingMessage.deviceID(id, expected: expected)
        progress = .idle
        return .done(ControllerPairing(deviceID: deviceID, accessoryKey: publicKey))
    }
}

extension PairingMessage {
    /// The device identity that an accessory names, which must be the expected one where one is.
    static func deviceID(_ id: [UInt8], expected: DeviceID?) throws(PairingError) -> DeviceID {
        let text = String(decoding: id, as: UTF8.self)
        let found = DeviceID(text)
        // Only an identity is told on, not whatever a stranger writes in its place.
        if let expected, found != expected {
            throw .wrongAccessory(expected: expected, found: found?.description ?? "what has no identity")
        }
        guard let found else { throw .unacceptable(.identifier, length: id.count) }
        return found
    }
}
