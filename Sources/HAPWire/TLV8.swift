/// A pairing message: values of up to 64 KiB, each under a type of one byte.
///
/// On the wire a value is cut into fragments of at most 255 bytes, all of one type and side by side (HAP specification,
/// TLV8). Here a value is whole.
public struct TLV8: Hashable, Sendable {
    /// The type of an item.
    public struct Tag: RawRepresentable, Hashable, Sendable {
        /// The byte on the wire.
        public let rawValue: UInt8
        /// The tag of this byte; every byte is one.
        public init(rawValue: UInt8) { self.rawValue = rawValue }
    }

    /// One whole value and its type.
    public struct Item: Hashable, Sendable {
        /// What the value is.
        public let tag: Tag
        /// The value, empty or not.
        public var value: [UInt8]
    }

    /// The items in the order of the wire, separators included.
    public internal(set) var items: [Item] = []

    /// A message without items.
    public init() {}

    /// A message that carries a state number, which every message of pairing begins with.
    public init(state: UInt8) { append(.state, [state]) }

    /// Adds an item at the end.
    ///
    /// Two values of one type need another item between them, or they would be read as one; so that is a mistake here.
    public mutating func append(_ tag: Tag, _ value: [UInt8]) {
        precondition(items.last?.tag != tag, "Two values of one type need a separator between them.")
        items.append(Item(tag: tag, value: value))
    }

    /// The message with one more item at the end.
    public func adding(_ tag: Tag, _ value: [UInt8]) -> TLV8 {
        var longer = self
        longer.append(tag, value)
        return longer
    }

    /// The first value of this type, or nil.
    public subscript(tag: Tag) -> [UInt8]? { items.first { $0.tag == tag }?.value }

    /// The first value of this type as a number of 1 to 8 bytes, little-endian; nil where there is none.
    public func number(_ tag: Tag) -> UInt64? {
        guard let value = self[tag], (1...8).contains(value.count) else { return nil }
        return value.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// The parts of a list: what lies between separators.
    ///
    /// A type that comes again begins a new part too, since some accessories leave separators out.
    public var parts: [TLV8] {
        var parts = [TLV8()]
        for item in items {
            if item.tag == .separator {
                parts.append(TLV8())
            } else {
                if parts[parts.count - 1][item.tag] != nil { parts.append(TLV8()) }
                parts[parts.count - 1].items.append(item)
            }
        }
        return parts.filter { !$0.items.isEmpty }
    }

    /// The message as it travels.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        for item in items {
            var rest = item.value[...]
            repeat {
                let fragment = rest.prefix(255)
                bytes += [item.tag.rawValue, UInt8(fragment.count)] + fragment
                rest = rest.dropFirst(255)
            } while !rest.isEmpty
        }
        return bytes
    }
}

extension TLV8.Tag {
    /// What is asked for, one byte: see `PairingMethod`.
    public static let method = Self(rawValue: 0x00)
    /// The name of a pairing: a controller's 36 bytes or an accessory's device id.
    public static let identifier = Self(rawValue: 0x01)
    /// The salt of SRP, 16 bytes.
    public static let salt = Self(rawValue: 0x02)
    /// A public key: SRP up to 384 bytes, X25519 and Ed25519 32.
    public static let publicKey = Self(rawValue: 0x03)
    /// A proof of SRP, 64 bytes.
    public static let proof = Self(rawValue: 0x04)
    /// A sealed message, its tag last.
    public static let encryptedData = Self(rawValue: 0x05)
    /// The number of the message within its handshake, one byte.
    public static let state = Self(rawValue: 0x06)
    /// Why a request was refused, one byte.
    public static let error = Self(rawValue: 0x07)
    /// A signature of Ed25519, 64 bytes.
    public static let signature = Self(rawValue: 0x0A)
    /// What a controller may do, one byte: 0 user, 1 administrator.
    public static let permissions = Self(rawValue: 0x0B)
    /// What kind of pairing is asked for, up to 4 bytes.
    public static let flags = Self(rawValue: 0x13)
    /// An item without value between the parts of a list.
    public static let separator = Self(rawValue: 0xFF)
}

extension TLV8.Tag: CustomStringConvertible {
    /// The name that the specification gives the type.
    public var description: String {
        switch self {
        case .method: "Method"
        case .identifier: "Identifier"
        case .salt: "Salt"
        case .publicKey: "PublicKey"
        case .proof: "Proof"
        case .encryptedData: "EncryptedData"
        case .state: "State"
        case .error: "Error"
        case .signature: "Signature"
        case .permissions: "Permissions"
        case .flags: "Flags"
        case .separator: "Separator"
        default: "type \(rawValue)"
        }
    }
}
