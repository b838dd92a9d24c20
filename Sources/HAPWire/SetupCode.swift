import HAPCrypto

/// The eight digits that prove to an accessory that its owner is asking.
///
/// It never prints itself; where a person must see it, ``text`` says so in the code.
public struct SetupCode: Hashable, Sendable, Redacted {
    /// The digits as `NNN-NN-NNN`, which is also what both sides hash; secret.
    public let text: String

    /// Reads `031-45-154` or `03145154`.
    ///
    /// Forbidden are the twelve codes that are too easy: eight equal digits, 123-45-678 and 876-54-321 (HAP
    /// specification, setup codes).
    public init(reading text: String) throws(SetupCodeFault) {
        let bytes = Array(text.utf8)
        let hasDashes = bytes.count == 10 && bytes[3] == UInt8(ascii: "-") && bytes[6] == UInt8(ascii: "-")
        let digits = hasDashes ? Array(bytes[0..<3] + bytes[4..<6] + bytes[7..<10]) : bytes
        guard digits.count == 8, digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
            throw .notEightDigits
        }
        let plain = String(decoding: digits, as: UTF8.self)
        let isTooEasy = Set(digits).count == 1 || plain == "12345678" || plain == "87654321"
        if isTooEasy { throw .forbidden }
        self.text = "\(plain.prefix(3))-\(plain.dropFirst(3).prefix(2))-\(plain.suffix(3))"
    }

    /// Reads a code as `init(reading:)` does; nil for what is none.
    public init?(_ text: String) {
        guard let code = try? SetupCode(reading: text) else { return nil }
        self = code
    }

    /// The code of this number, written with leading zeros; nil where it is too easy or has more than eight digits.
    init?(number: UInt64) {
        let digits = String(number)
        guard digits.count <= 8 else { return nil }
        self.init(String(repeating: "0", count: 8 - digits.count) + digits)
    }

    /// The eight digits as one number.
    var number: UInt64 {
        text.utf8.filter { $0 != UInt8(ascii: "-") }.reduce(0) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) }
    }
}

extension SRPVerifier {
    /// What an accessory keeps of its setup code, under a new salt.
    public init(code: SetupCode, random: RandomSource) {
        self.init(password: code.text, random: random)
    }
}

/// Why something is no setup code; it does not say what was given.
public enum SetupCodeFault: Error, Hashable, Sendable {
    /// It is not written as one.
    case notEightDigits
    /// It is one of the twelve that no accessory may have.
    case forbidden
}
