import HomeModel

/// One event of the Wyoming protocol: what happened, with its data and sound.
///
/// On the wire it is a line of JSON, then as many bytes of JSON as `data_length` says, then as many bytes of sound as
/// `payload_length` says.
public struct WyomingEvent: Hashable, Sendable {
    /// What happened: “describe”, “audio-chunk”.
    public var type: String
    /// What is told of it.
    public var data: [String: JSON]
    /// The sound, or nothing.
    public var payload: [UInt8]

    /// An event of the given parts.
    public init(_ type: String, _ data: [String: JSON] = [:], payload: [UInt8] = []) {
        self.type = type
        self.data = data
        self.payload = payload
    }

    /// The event as it travels; data that is not there is left out.
    public var bytes: [UInt8] {
        let data = data.isEmpty ? [] : Array(JSON.object(data).line.utf8)
        var header: [String: JSON] = ["type": .string(type), "version": .string(Self.version)]
        if !data.isEmpty { header["data_length"] = .int(Int64(data.count)) }
        if !payload.isEmpty { header["payload_length"] = .int(Int64(payload.count)) }
        return Array(JSON.object(header).line.utf8) + [UInt8(ascii: "\n")] + data + payload
    }

    /// The version of the protocol that is written.
    private static let version = "1.5.4"

    /// The text of a member of the data; nil where there is none.
    public subscript(text key: String) -> String? {
        if case .string(let text)? = data[key] { text } else { nil }
    }

    /// The whole number of a member of the data; nil where there is none.
    public subscript(number key: String) -> Int? {
        if case .int(let number)? = data[key] { Int(exactly: number) } else { nil }
    }

    /// The texts of a list in the data; empty where there is none.
    public subscript(texts key: String) -> [String] {
        guard case .array(let items)? = data[key] else { return [] }
        return items.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }
}
