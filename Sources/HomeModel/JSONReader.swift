/// Reads JSON by RFC 8259, strictly, and says where a text breaks it.
///
/// A byte order mark before the text is skipped. A whole number is read as one however it is written (`20.0` is 20).
/// At most 128 levels and a number of values are read, so that no text exhausts the stack or the memory.
///
/// What is made of the values, the document says: one that keeps their places, or only the values.
struct JSONReader<Document: JSONDocument> {
    private static var maximumDepth: Int { 128 }
    /// The most values that are read where nobody says otherwise.
    static var maximumValues: Int { 2_000_000 }

    private let bytes: [UInt8]
    private let limit: Int
    private var position = 0
    private var values = 0

    static func read(_ bytes: [UInt8], atMost limit: Int = maximumValues) throws(JSONFault) -> Document {
        var reader = JSONReader(bytes: bytes, limit: limit)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
        let node = try reader.value(depth: 1)
        reader.skipSpace()
        if reader.position < bytes.count { throw reader.fault("json-after-end") }
        return node
    }

    private init(bytes: [UInt8], limit: Int) { (self.bytes, self.limit) = (bytes, limit) }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private func fault(
        _ name: String, _ values: [String: MessageReference.Value] = [:], at offset: Int? = nil
    ) -> JSONFault {
        JSONFault(MessageReference(name, values), at: offset ?? position, in: bytes)
    }
}

extension JSONReader {
    private mutating func value(depth: Int) throws(JSONFault) -> Document {
        skipSpace()
        values += 1
        guard depth <= Self.maximumDepth else {
            throw fault("json-deep", ["most": .count(Self.maximumDepth)])
        }
        guard values <= limit else {
            let message = MessageReference("json-many", ["most": .count(limit)])
            throw JSONFault(message, at: position, in: bytes, of: .size)
        }
        guard let byte = next else { throw fault("json-no-value") }
        let start = position
        switch byte {
        case UInt8(ascii: "{"): return Document(members: try members(depth: depth), at: start)
        case UInt8(ascii: "["): return Document(items: try elements(depth: depth), at: start)
        case UInt8(ascii: "\""): return Document(.string(try string()), at: start)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return Document(try number(), at: start)
        case UInt8(ascii: "a")...UInt8(ascii: "z"): return Document(try word(), at: start)
        default:
            throw fault("json-value")
        }
    }

    private mutating func elements(depth: Int) throws(JSONFault) -> [Document] {
        position += 1
        var nodes: [Document] = []
        skipSpace()
        if next == UInt8(ascii: "]") {
            position += 1
            return nodes
        }
        repeat { nodes.append(try value(depth: depth + 1)) } while try goesOn(until: "]")
        return nodes
    }

    private mutating func members(depth: Int) throws(JSONFault) -> Document.Members {
        position += 1
        var members = Document.noMembers
        skipSpace()
        if next == UInt8(ascii: "}") {
            position += 1
            return members
        }
        repeat {
            skipSpace()
            let start = position
            guard next == UInt8(ascii: "\"") else { throw fault("json-key") }
            let key = try string()
            skipSpace()
            guard next == UInt8(ascii: ":") else { throw fault("json-colon") }
            position += 1
            Document.add(try value(depth: depth + 1), under: key, at: start, to: &members)
        } while try goesOn(until: "}")
        return members
    }

    /// Steps over the comma before another entry, or over the bracket that ends them.
    private mutating func goesOn(until bracket: Unicode.Scalar) throws(JSONFault) -> Bool {
        skipSpace()
        switch next {
        case UInt8(ascii: ","):
            let comma = position
            position += 1
            skipSpace()
            if next == UInt8(ascii: bracket) { throw fault("json-last-comma", at: comma) }
            return true
        case UInt8(ascii: bracket):
            position += 1
            return false
        case nil: throw fault("json-unclosed", ["bracket": .text("\(bracket)")])
        default: throw fault("json-comma", ["bracket": .text("\(bracket)")])
        }
    }

    private mutating func word() throws(JSONFault) -> JSON {
        if takes("true") { return .bool(true) }
        if takes("false") { return .bool(false) }
        if takes("null") { return .null }
        throw fault("json-word")
    }

    /// Steps over a word, if it stands here.
    private mutating func takes(_ word: StaticString) -> Bool {
        let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard bytes[position...].starts(with: letters) else { return false }
        position += letters.count
        return true
    }
}

extension JSONReader {
    private mutating func number() throws(JSONFault) -> JSON {
        let start = position
        if next == UInt8(ascii: "-") { position += 1 }
        if next == UInt8(ascii: "0") { position += 1 } else { try digits() }
        if let byte = next, isDigit(byte) { throw fault("json-zero", at: start) }
        var isWhole = true
        if next == UInt8(ascii: ".") {
            isWhole = false
            position += 1
            try digits()
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            isWhole = false
            position += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
            try digits()
        }
        if isWhole, position - start <= 18 { return .int(short(bytes[start..<position])) }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if isWhole, let whole = Int64(text) { return .int(whole) }
        if isWhole, let whole = UInt64(text) { return .unsigned(whole) }
        guard let number = Double(text), number.isFinite else { throw fault("json-large", at: start) }
        return Int64(exactly: number).map { .int($0) } ?? .double(number)
    }

    /// A whole number of so few digits that it fits.
    private func short(_ text: ArraySlice<UInt8>) -> Int64 {
        let isNegative = text.first == UInt8(ascii: "-")
        let number = text.dropFirst(isNegative ? 1 : 0).reduce(Int64(0)) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
        return isNegative ? -number : number
    }

    private mutating func digits() throws(JSONFault) {
        guard let first = next, isDigit(first) else { throw fault("json-digit") }
        while let byte = next, isDigit(byte) { position += 1 }
    }

    private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

extension JSONReader {
    private mutating func string() throws(JSONFault) -> String {
        let opening = position
        position += 1
        var text: [UInt8] = []
        var start = position
        var all: UInt8 = 0
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                let rest = bytes[start..<position]
                position += 1
                // Most texts are ASCII without escapes: they need neither a place of their own nor a check.
                if text.isEmpty, all < 0x80 { return String(decoding: rest, as: UTF8.self) }
                guard let string = String(validating: text + rest, as: UTF8.self) else {
                    throw fault("json-not-text", at: opening)
                }
                return string
            case UInt8(ascii: "\\"):
                text += bytes[start..<position]
                text += String(try escaped()).utf8
                start = position
            case 0..<0x20:
                throw fault("json-control")
            default:
                all |= byte
                position += 1
            }
        }
        throw fault("json-quote", at: opening)
    }

    private mutating func escaped() throws(JSONFault) -> Unicode.Scalar {
        let start = position
        position += 1
        guard let byte = next else { throw fault("json-escape-cut") }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try scalar(from: start)
        default: throw fault("json-escape", at: start)
        }
    }

    /// One scalar from `\u` and four digits, or from two such that are a surrogate pair.
    private mutating func scalar(from start: Int) throws(JSONFault) -> Unicode.Scalar {
        var code = try fourDigits()
        if (0xD800..<0xDC00).contains(code), next == UInt8(ascii: "\\") {
            position += 1
            guard next == UInt8(ascii: "u") else { throw fault("json-surrogate", at: start) }
            position += 1
            let low = try fourDigits()
            guard (0xDC00..<0xE000).contains(low) else { throw fault("json-surrogate", at: start) }
            code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(code) else { throw fault("json-surrogate", at: start) }
        return scalar
    }

    private mutating func fourDigits() throws(JSONFault) -> UInt32 {
        var code: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw fault("json-hex")
            }
            code = code << 4 | UInt32(digit)
            position += 1
        }
        return code
    }
}
