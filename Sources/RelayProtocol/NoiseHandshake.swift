import HAPCrypto

/// One side of a handshake of Noise: takes messages and gives messages, with no socket.
///
/// A session comes of it once both messages are there. After an error it is thrown away.
public struct NoiseHandshake: Sendable {
    /// The most bytes of a message (Noise, section 3).
    public static let longestMessage = 65_535

    private let role: NoiseRole
    private let pattern: NoisePattern
    private let ownStatic: AgreementKey?
    private let random: RandomSource
    private var ownEphemeral: AgreementKey?
    /// The other side's static key, once it is known.
    public private(set) var otherStatic: [UInt8]?
    private var otherEphemeral: [UInt8]?
    private var symmetric: NoiseSymmetric
    private var step = 0

    /// A handshake at its beginning: `HandshakeState.Initialize` (section 5.3).
    ///
    /// - Parameters:
    ///   - ownStatic: this side's long-term key; nil for the initiator of NX alone.
    ///   - otherStatic: the responder's long-term public key, for the initiator of IK.
    ///   - prologue: what both sides have to agree on beforehand.
    public init(
        _ pattern: NoisePattern, as role: NoiseRole, ownStatic: AgreementKey?, otherStatic: [UInt8]? = nil,
        prologue: [UInt8], random: @escaping RandomSource = systemRandom
    ) {
        (self.pattern, self.role, self.ownStatic, self.otherStatic) = (pattern, role, ownStatic, otherStatic)
        self.random = random
        symmetric = NoiseSymmetric(name: pattern.name)
        symmetric.mix(hash: prologue)
        guard pattern.knowsResponder else { return }
        guard let known = role == .initiator ? otherStatic : ownStatic?.publicKey else {
            preconditionFailure("both sides of IK know the responder's key")
        }
        symmetric.mix(hash: known)
    }

    /// The next message of this side, with something to say, which is sealed as far as keys are agreed on by then.
    ///
    /// - Throws: `NoiseError.notGenuine` where the other side's key is one that agrees on zeros.
    public mutating func write(_ payload: [UInt8] = []) throws(NoiseError) -> [UInt8] {
        precondition(isOwnTurn, "a side writes when it is its turn")
        var message: [UInt8] = []
        for token in pattern.messages[step] {
            switch token {
            case .e:
                let key = AgreementKey(random: random)
                ownEphemeral = key
                symmetric.mix(hash: key.publicKey)
                message += key.publicKey
            case .s:
                guard let key = ownStatic else { preconditionFailure("who shows a static key has one") }
                message += try symmetric.seal(key.publicKey)
            case .ee, .es, .se, .ss: try agree(token)
            }
        }
        message += try symmetric.seal(payload)
        step += 1
        return message
    }

    /// Takes the other side's next message; gives what it has to say.
    ///
    /// - Throws: `NoiseError`.
    public mutating func read(_ message: [UInt8]) throws(NoiseError) -> [UInt8] {
        precondition(!isOwnTurn && !isDone, "a side reads when it is the other's turn")
        guard message.count <= Self.longestMessage else { throw .wrongLength }
        var rest = message[...]
        for token in pattern.messages[step] {
            switch token {
            case .e:
                let key = try Self.take(AgreementKey.length, from: &rest)
                otherEphemeral = key
                symmetric.mix(hash: key)
            case .s:
                let sealed = try Self.take(AgreementKey.length + symmetric.tagLength, from: &rest)
                otherStatic = try symmetric.open(sealed)
            case .ee, .es, .se, .ss: try agree(token)
            }
        }
        guard rest.count >= symmetric.tagLength else { throw .wrongLength }
        let payload = try symmetric.open(Array(rest))
        step += 1
        return payload
    }

    /// Whether it is done, so that there is a session.
    public var isDone: Bool { step == pattern.messages.count }

    /// The session that was agreed on.
    public var session: NoiseSession {
        precondition(isDone, "a session comes of a whole handshake")
        let (initiator, responder) = symmetric.split()
        return role == .initiator
            ? NoiseSession(sending: initiator, receiving: responder)
            : NoiseSession(sending: responder, receiving: initiator)
    }

    private var isOwnTurn: Bool { !isDone && step.isMultiple(of: 2) == (role == .initiator) }

    /// Mixes in what two keys agree on: the letters are the initiator's key, then the responder's (section 5.3).
    private mutating func agree(_ token: NoisePattern.Token) throws(NoiseError) {
        let isInitiator = role == .initiator
        let (own, other) =
            switch token {
            case .ee: (ownEphemeral, otherEphemeral)
            case .ss: (ownStatic, otherStatic)
            case .es: isInitiator ? (ownEphemeral, otherStatic) : (ownStatic, otherEphemeral)
            case .se: isInitiator ? (ownStatic, otherEphemeral) : (ownEphemeral, otherStatic)
            case .e, .s: preconditionFailure("one key alone agrees on nothing")
            }
        guard let own, let other else { preconditionFailure("a pattern shows keys before it uses them") }
        var secret: [UInt8]
        do { secret = try own.sharedSecret(with: other) } catch { throw .notGenuine }
        defer { secret.wipe() }
        symmetric.mix(key: secret)
    }

    private static func take(_ count: Int, from rest: inout ArraySlice<UInt8>) throws(NoiseError) -> [UInt8] {
        guard rest.count >= count else { throw .wrongLength }
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
    }
}

/// A session of Noise: messages are sealed and opened in their order, each once.
public struct NoiseSession: Sendable {
    private var sending: NoiseCipher
    private var receiving: NoiseCipher

    init(sending: NoiseCipher, receiving: NoiseCipher) { (self.sending, self.receiving) = (sending, receiving) }

    /// Seals the next message, at most ``NoiseHandshake/longestMessage`` bytes with its tag.
    ///
    /// - Throws: `NoiseError.exhausted`.
    public mutating func seal(_ plaintext: [UInt8]) throws(NoiseError) -> [UInt8] {
        precondition(plaintext.count + ChaChaPoly.tagLength <= NoiseHandshake.longestMessage, "a message is bounded")
        return try sending.seal(plaintext)
    }

    /// Opens the other side's next message.
    ///
    /// - Throws: `NoiseError`.
    public mutating func open(_ sealed: [UInt8]) throws(NoiseError) -> [UInt8] {
        guard sealed.count <= NoiseHandshake.longestMessage else { throw .wrongLength }
        return try receiving.open(sealed)
    }
}
