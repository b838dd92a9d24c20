import FoundationEssentials

/// A JSON document as a value.
public enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    case int(Int64)
    /// A whole number above `Int64.max`, such as an instance number of the wire.
    case unsigned(UInt64)
    case double(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    /// The member of an object; nil for every other value.
    public subscript(key: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members[key]
    }

    /// Reads a document by RFC 8259; throws the first fault with its line and column.
    ///
    /// At most 128 levels and 2,000,000 values are read, or as many as are asked for. A whole number is an `int` however
    /// it is written (`20.0`); of two members with one key the last one counts.
    public init(reading bytes: some Collection<UInt8>, atMost limit: Int = 2_000_000) throws(JSONFault) {
        self = try JSONReader<JSON>.read(Array(bytes), atMost: limit)
    }

    /// The document over several lines, keys in order, ending without a newline; equal values give equal bytes.
    public var page: String { text([.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]) }

    func text(_ formatting: JSONEncoder.OutputFormatting) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
        guard let data = try? encoder.encode(self) else {
            preconditionFailure("every JSON value can be written")
        }
        return String(decoding: data, as: UTF8.self)
    }
}

extension JSON? {
    /// Keeps a member of an object, or takes it away; an empty object becomes nil, and what is no object stays as it is.
    mutating func setMember(_ key: String, to value: JSON?) {
        guard case .object(var members) = self ?? .object([:]) else { return }
        members[key] = value
        self = members.isEmpty ? nil : .object(members)
    }
}

extension JSON: Codable {
    /// Takes the value from a decoder; throws its error with the place of the fault.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // Each `try?` asks whether the value is of one kind; the last question throws with the place of the fault.
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int64.self) {
            self = .int(value)
        } else if let value = try? container.decode(UInt64.self) {
            self = .unsigned(value)
        } else if let value = try? container.decode(Double.self) {
            self = .double(value)
        } else if let value = try? container.decode([JSON].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }

    /// Gives the value to an encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .unsigned(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let members): try container.encode(members)
        }
    }
}

extension JSON {
    /// A list of texts.
    public init(texts: [String]) { self = .array(texts.map { .string($0) }) }

    /// A characteristic's value as JSON.
    public init(_ value: CharacteristicValue) {
        switch value {
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .int(value)
        case .double(let value): self = Int64(exactly: value).map { .int($0) } ?? .double(value)
        case .string(let value): self = .string(value)
        }
    }

    /// The value as a characteristic's, or nil for null, lists and objects.
    public var characteristicValue: CharacteristicValue? {
        switch self {
        case .bool(let value): .bool(value)
        case .int(let value): .int(value)
        case .unsigned(let value): .double(Double(value))
        case .double(let value): .double(value)
        case .string(let value): .string(value)
        case .null, .array, .object: nil
        }
    }
}
