import Foundation
import HomeModel

/// What is kept of one thing, as the members of a JSON object; what is as it would be without being said is left out.
struct Content {
    private(set) var members: [String: JSON] = [:]

    var json: JSON { .object(members) }

    mutating func set(_ key: String, _ value: JSON?) { if let value { members[key] = value } }

    mutating func set(_ key: String, text: String?) { set(key, text.map { .string($0) }) }

    mutating func set(_ key: String, texts: [String]) { if !texts.isEmpty { set(key, JSON(texts: texts)) } }

    mutating func set(_ key: String, flag: Bool) { if flag { set(key, .bool(true)) } }

    mutating func set<Entity>(_ key: String, id: Identifier<Entity>?) { set(key, text: id?.description) }

    mutating func set<Entity>(_ key: String, ids: [Identifier<Entity>]) { set(key, texts: ids.map(\.description)) }

    mutating func set(_ key: String, number: Double?) { set(key, number.map { JSON(number: $0) }) }

    /// An instance number of the wire, all 64 bits of it.
    mutating func set(_ key: String, instance: UInt64?) {
        set(key, instance.map { number in Int64(exactly: number).map { .int($0) } ?? .unsigned(number) })
    }

    mutating func set(_ key: String, objects: [Content]) {
        if !objects.isEmpty { set(key, .array(objects.map(\.json))) }
    }
}

/// Reads what was kept of one thing with care: what is missing or of the wrong kind is damage and not a trap.
struct ContentReader {
    private let members: [String: JSON]
    /// What it is of, for people who look for the damage.
    private let place: String

    init(_ json: JSON, _ place: String) throws {
        guard case .object(let members) = json else { throw Corruption(place: place) }
        self.members = members
        self.place = place
    }

    subscript(key: String) -> JSON? { members[key] }

    func text(_ key: String) throws -> String { try required(optionalText(key), key) }

    func optionalText(_ key: String) throws -> String? {
        try members[key].map { json in
            guard case .string(let text) = json else { throw damage(key) }
            return text
        }
    }

    func texts(_ key: String) throws -> [String] {
        try list(key).map { json in
            guard case .string(let text) = json else { throw damage(key) }
            return text
        }
    }

    func flag(_ key: String) -> Bool { members[key] == .bool(true) }

    func id<Entity>(_ key: String) throws -> Identifier<Entity> { try required(optionalID(key), key) }

    func optionalID<Entity>(_ key: String) throws -> Identifier<Entity>? {
        try optionalText(key).map { Identifier(try required(UUID(uuidString: $0), key)) }
    }

    func ids<Entity>(_ key: String) throws -> [Identifier<Entity>] {
        try texts(key).map { Identifier(try required(UUID(uuidString: $0), key)) }
    }

    func whole(_ key: String) throws -> Int64 {
        guard case .int(let number)? = members[key] else { throw damage(key) }
        return number
    }

    func number(_ key: String) throws -> Double? { try members[key].map { try required(Double(json: $0), key) } }

    func instance(_ key: String) throws -> UInt64? {
        switch members[key] {
        case nil: nil
        case .int(let number): try required(UInt64(exactly: number), key)
        case .unsigned(let number): number
        default: throw damage(key)
        }
    }

    func choice<Choice: RawRepresentable>(_ key: String) throws -> Choice where Choice.RawValue == String {
        try required(Choice(rawValue: text(key)), key)
    }

    func value(_ key: String) throws -> CharacteristicValue? {
        try members[key].map { try required(CharacteristicValue(kept: $0), key) }
    }

    func list(_ key: String) throws -> [JSON] {
        guard let json = members[key] else { return [] }
        guard case .array(let list) = json else { throw damage(key) }
        return list
    }

    func objects(_ key: String) throws -> [ContentReader] {
        try list(key).map { try ContentReader($0, place + "." + key) }
    }

    func required<Value>(_ value: Value?, _ key: String) throws -> Value {
        guard let value else { throw damage(key) }
        return value
    }

    private func damage(_ key: String) -> Corruption { Corruption(place: place + "." + key) }
}

extension JSON {
    /// A number; one that JSON has no digits for is text.
    init(number: Double) { self = number.isFinite ? .double(number) : .string("\(number)") }
}

extension Double {
    /// Reads what `JSON(number:)` wrote; nil where it is something else.
    fileprivate init?(json: JSON) {
        switch json {
        case .int(let whole): self = Double(whole)
        case .unsigned(let whole): self = Double(whole)
        case .double(let number): self = number
        case .string(let text): self.init(text)
        default: return nil
        }
    }
}

extension CharacteristicValue {
    /// The value as it is kept: a number that is not a whole one by its kind says so, since JSON does not tell 20 from 20.0.
    var kept: JSON {
        switch self {
        case .bool(let value): .bool(value)
        case .int(let value): .int(value)
        case .double(let value): .object(["double": JSON(number: value)])
        case .string(let value): .string(value)
        }
    }

    /// Reads what `kept` wrote; nil where it is something else.
    init?(kept json: JSON) {
        switch json {
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .int(value)
        case .string(let value): self = .string(value)
        case .object:
            guard let number = json["double"].flatMap({ Double(json: $0) }) else { return nil }
            self = .double(number)
        default: return nil
        }
    }
}
