import FoundationEssentials
import HAPCrypto
import HomeModel

/// What the picture on an accessory says to a camera: `X-HM://`, nine letters of fields, four of a name.
public struct SetupPayload: Hashable, Sendable, Redacted {
    /// The setup code.
    public var code: SetupCode
    /// Four characters of 0-9 and A-Z, by which the accessory is known before it is paired.
    public var setupID: String
    /// The number of the accessory's category.
    public var category: UInt8
    /// Whether the accessory can be reached over IP.
    public var supportsIP: Bool
    /// Whether the accessory can be reached over Bluetooth.
    public var supportsBluetooth: Bool

    /// The fields as they are; nil where the setup id is not four characters of 0-9 and A-Z.
    public init?(
        code: SetupCode, setupID: String, category: UInt8, supportsIP: Bool = true, supportsBluetooth: Bool = false
    ) {
        guard setupID.utf8.count == 4, setupID.utf8.allSatisfy({ Self.value(ofDigit: $0) != nil }) else { return nil }
        self.code = code
        self.setupID = setupID
        self.category = category
        self.supportsIP = supportsIP
        self.supportsBluetooth = supportsBluetooth
    }

    /// Reads a whole payload; nil for anything else, and for a code that is too easy.
    public init?(_ text: String) {
        guard text.utf8.count == 20, text.hasPrefix(Self.scheme) else { return nil }
        let rest = text.dropFirst(Self.scheme.count)
        var fields: UInt64 = 0
        for letter in rest.utf8.prefix(Self.fieldLetters) {
            guard let digit = Self.value(ofDigit: letter) else { return nil }
            fields = fields * 36 + digit
        }
        guard fields >> 39 == 0, let code = SetupCode(number: fields & 0x7FF_FFFF) else { return nil }
        self.init(
            code: code, setupID: String(rest.dropFirst(Self.fieldLetters)),
            category: UInt8(truncatingIfNeeded: fields >> 31),
            supportsIP: fields >> 28 & 1 == 1, supportsBluetooth: fields >> 29 & 1 == 1)
    }

    /// The payload as the picture holds it; secret, for the setup code is in it.
    public var text: String {
        let fields =
            UInt64(category) << 31 | (supportsBluetooth ? 1 << 29 : 0) | (supportsIP ? 1 << 28 : 0) | code.number
        let letters = String(fields, radix: 36, uppercase: true)
        return Self.scheme + String(repeating: "0", count: Self.fieldLetters - letters.count) + letters + setupID
    }

    /// The `sh` of the accessory's announcement, by which a controller knows whose picture it has seen.
    public static func announcedHash(setupID: String, deviceID: DeviceID) -> String {
        let hash = SHA512.hash(Array(setupID.utf8), Array(deviceID.description.utf8))
        return Data(hash.prefix(4)).base64EncodedString()
    }

    private static let scheme = "X-HM://"
    private static let fieldLetters = 9

    private static func value(ofDigit letter: UInt8) -> UInt64? {
        switch letter {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(letter - UInt8(ascii: "0"))
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt64(letter - UInt8(ascii: "A")) + 10
        default: nil
        }
    }
}
