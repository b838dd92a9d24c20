extension JSON {
    /// The document on one line, keys in order, ending without a newline.
    public var line: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(512)
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Writes the document on one line behind other bytes.
    ///
    /// The bytes are those of Foundation's encoder, which asks each value for its type and takes ten times as long.
    public func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .int(let value): bytes += value.description.utf8
        case .unsigned(let value): bytes += value.description.utf8
        case .double(let value): Self.write(value, to: &bytes)
        case .string(let value): Self.write(value, to: &bytes)
        case .array(let values):
            bytes.append(UInt8(ascii: "["))
            for (place, value) in values.enumerated() {
                if place > 0 { bytes.append(UInt8(ascii: ",")) }
                value.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (place, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                if place > 0 { bytes.append(UInt8(ascii: ",")) }
                Self.write(member.key, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.value.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    /// A number; what JSON has no numbers for is written as a word.
    private static func write(_ number: Double, to bytes: inout [UInt8]) {
        if number.isNaN { return write("NaN", to: &bytes) }
        if number.isInfinite { return write(number < 0 ? "-Infinity" : "Infinity", to: &bytes) }
        bytes += number.description.utf8
        if bytes.suffix(2).elementsEqual(".0".utf8) { bytes.removeLast(2) }
    }

    private static func write(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0x20...: bytes.append(byte)
            case 0x08: bytes += "\\b".utf8
            case 0x09: bytes += "\\t".utf8
            case 0x0A: bytes += "\\n".utf8
            case 0x0C: bytes += "\\f".utf8
            case 0x0D: bytes += "\\r".utf8
            default:
                let digits = String(byte, radix: 16)
                bytes += (digits.utf8.count == 1 ? "\\u000" : "\\u00").utf8
                bytes += digits.utf8
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
