/// The text record of a service: keys and values, in the order in which they stand.
///
/// Keys are compared without regard to case, and the first of several equal ones counts (RFC 6763, 6.4).
struct TXTRecord: Hashable, Sendable {
    /// The longest record that is read; no HAP device needs a twentieth of it.
    static let maximumLength = 8192

    private(set) var entries: [(key: String, value: String)] = []

    /// A record of the given entries.
    init(_ entries: [(key: String, value: String)]) {
        self.entries = entries
    }

    /// Reads a record as far as it is one; what is no entry is passed over.
    init(reading bytes: [UInt8]) {
        var rest = bytes.prefix(Self.maximumLength)
        while let length = rest.popFirst().map(Int.init), length <= rest.count {
            let entry = rest.prefix(length)
            rest = rest.dropFirst(length)
            guard let equals = entry.firstIndex(of: UInt8(ascii: "=")), equals > entry.startIndex else { continue }
            let key = String(decoding: entry[..<equals], as: UTF8.self).lowercased()
            let value = String(decoding: entry[entry.index(after: equals)...], as: UTF8.self)
            entries.append((key, value))
        }
    }

    /// The record as it is sent; an entry that does not fit into its 255 bytes is cut.
    var bytes: [UInt8] {
        entries.flatMap { entry in
            let text = Array("\(entry.key)=\(entry.value)".utf8.prefix(255))
            return [UInt8(text.count)] + text
        }
    }

    /// The value of a key.
    subscript(key: String) -> String? {
        entries.first { $0.key.lowercased() == key.lowercased() }?.value
    }

    static func == (one: Self, other: Self) -> Bool { one.bytes == other.bytes }

    func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
