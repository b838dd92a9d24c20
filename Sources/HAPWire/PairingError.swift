import HAPCrypto
import HomeModel

/// Why two devices did not come together.
public enum PairingError: Error, Hashable, Sendable {
    /// The other side names no reason (1).
    case unknown
    /// The setup code is wrong (2).
    case authentication
    /// The accessory asks for patience (3); only old ones do.
    case backoff
    /// The accessory has no room for another controller (4).
    case maxPeers
    /// Too many wrong setup codes were tried on the accessory (5).
    case maxTries
    /// The accessory is paired already (6).
    case unavailable
    /// The accessory is pairing with somebody else at this moment (7).
    case busy
    /// The other side names a reason of a number that the specification does not have.
    case unrecognised(UInt64)

    /// The accessory no longer has this controller's pairing.
    case pairingGone
    /// The accessory knew the setup code to be right, and then refused this controller's own identity.
    case identityRefused
    /// Another accessory answered; `found` is what it calls itself.
    case wrongAccessory(expected: DeviceID, found: String)
    /// The other side's proof, signature or seal is wrong: it is not who it says.
    case notGenuine(TLV8.Tag)
    /// A message cannot be read.
    case unreadable(TLV8Error)
    /// A message lacks something.
    case missing(TLV8.Tag)
    /// A message has something more than once, so that nobody knows which is meant.
    case repeated(TLV8.Tag)
    /// A value has a length or a content that it must not have; `length` is in bytes.
    case unacceptable(TLV8.Tag, length: Int)
    /// A message came that is not the one whose turn it is.
    case outOfOrder(expected: UInt8, found: UInt64)
    /// A message came although none was expected.
    case notExpected
    /// The source of random bytes gives nothing usable.
    case noRandomness
}

extension PairingError {
    /// The error of this number on the wire, as pair-setup and `/pairings` use them.
    init(number: UInt64) {
        switch number {
        case 1: self = .unknown
        case 2: self = .authentication
        case 3: self = .backoff
        case 4: self = .maxPeers
        case 5: self = .maxTries
        case 6: self = .unavailable
        case 7: self = .busy
        default: self = .unrecognised(number)
        }
    }

    /// The number on the wire; what has no number of its own is 1, unknown.
    var number: UInt8 {
        switch self {
        case .authentication, .pairingGone, .identityRefused, .notGenuine: 2
        case .backoff: 3
        case .maxPeers: 4
        case .maxTries: 5
        case .unavailable: 6
        case .busy: 7
        default: 1
        }
    }
}

extension PairingError {
    /// The error as the codes of a broken protocol, which is what it is where nothing is paired.
    public var violation: ProtocolViolation {
        switch self {
        case .notGenuine(let tag): ProtocolViolation(.notGenuine, "\(tag)")
        case .unreadable, .missing, .repeated, .unacceptable, .outOfOrder, .notExpected:
            ProtocolViolation(.pairing, code)
        default: ProtocolViolation(.refusal, code)
        }
    }

    /// The error as a code, and what it tells of the message.
    public var code: String {
        switch self {
        case .unreadable(let error): "\(error)"
        case .missing(let tag): "missing \(tag)"
        case .repeated(let tag): "repeated \(tag)"
        case .unacceptable(let tag, let length): "\(tag) \(length)"
        case .outOfOrder(let expected, let found): "message \(found) ≠ \(expected)"
        case .notExpected: "notExpected"
        case .unrecognised(let number): "error \(number)"
        default: "error \(self.number)"
        }
    }
}
