import HAPCrypto
import HomeModel

/// Who a controller is to every accessory it pairs with.
public struct ControllerIdentity: Sendable {
    /// The name, kept and sent byte by byte: 36 bytes of an upper-case UUID.
    ///
    /// Some accessories take nothing but a UUID, and some controllers drop a pairing whose name comes back in another
    /// case.
    public let id: [UInt8]
    /// The long-term key.
    public let key: SigningKey

    /// An identity that was stored.
    public init(id: [UInt8], key: SigningKey) {
        self.id = id
        self.key = key
    }

    /// A new identity: a random UUID and a new key.
    public init(random: RandomSource) {
        var bytes = random(16)
        precondition(bytes.count == 16, "A random source gives as many bytes as it is asked for.")
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        let digits = Array("0123456789ABCDEF".utf8)
        var text: [UInt8] = []
        for (place, byte) in bytes.enumerated() {
            if [4, 6, 8, 10].contains(place) { text.append(UInt8(ascii: "-")) }
            text += [digits[Int(byte >> 4)], digits[Int(byte & 0x0F)]]
        }
        self.init(id: text, key: SigningKey(random: random))
    }
}

/// What a controller keeps of an accessory it has paired with.
public struct ControllerPairing: Hashable, Sendable {
    /// The accessory's identity.
    public let deviceID: DeviceID
    /// The accessory's long-term public key, 32 bytes.
    public let accessoryKey: [UInt8]

    /// A pairing from its parts.
    public init(deviceID: DeviceID, accessoryKey: [UInt8]) {
        self.deviceID = deviceID
        self.accessoryKey = accessoryKey
    }
}

/// What an accessory keeps of a controller it has paired with.
public struct AccessoryPairing: Hashable, Sendable {
    /// The controller's name, 1 to 36 bytes, kept exactly as it came.
    public let id: [UInt8]
    /// The controller's long-term public key, 32 bytes.
    public let publicKey: [UInt8]
    /// Whether the controller may add and remove others.
    public var isAdmin: Bool

    /// A pairing from its parts.
    public init(id: [UInt8], publicKey: [UInt8], isAdmin: Bool) {
        self.id = id
        self.publicKey = publicKey
        self.isAdmin = isAdmin
    }
}
