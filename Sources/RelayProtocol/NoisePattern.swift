/// A handshake of the Noise Protocol Framework (revision 34) over X25519, ChaCha20-Poly1305 and SHA-512.
public enum NoisePattern: Sendable {
    /// Both sides show a static key, and the initiator knows the responder's beforehand (section 7.5, “IK”).
    ///
    /// The initiator's is sealed for the responder, so that nobody on the way learns who it is.
    case ik
    /// The responder alone shows a static key, sealed for an initiator who has none (section 7.5, “NX”).
    case nx

    /// What a message does, one after another (section 7.1).
    enum Token { case e, s, ee, es, se, ss }

    /// The name that is hashed into each handshake (section 8): the same on both sides, or nothing is understood.
    var name: String {
        switch self {
        case .ik: "Noise_IK_25519_ChaChaPoly_SHA512"
        case .nx: "Noise_NX_25519_ChaChaPoly_SHA512"
        }
    }

    /// Whether the initiator knows the responder's static key beforehand.
    var knowsResponder: Bool { self == .ik }

    /// The messages, of the initiator first.
    var messages: [[Token]] {
        switch self {
        case .ik: [[.e, .es, .s, .ss], [.e, .ee, .se]]
        case .nx: [[.e], [.e, .ee, .s, .es]]
        }
    }
}

/// Who begins a handshake, and who answers.
public enum NoiseRole: Sendable {
    case initiator, responder
}

/// Why a handshake or a message of Noise is refused; the session has no meaning any more.
public enum NoiseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It was changed on its way, is out of its order, came before, or was sealed with another key.
    case notGenuine
    /// It is shorter than it has to be, or longer than a message may be.
    case wrongLength
    /// So much was sealed with one key that it must not be used any more.
    case exhausted

    /// What is wrong, in words.
    public var description: String {
        switch self {
        case .notGenuine: "a sealed message was changed, repeated or left out, or is of another key"
        case .wrongLength: "a sealed message has a length that none has"
        case .exhausted: "a key has sealed as much as it may"
        }
    }
}
