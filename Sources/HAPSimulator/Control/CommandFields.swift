import HomeModel

/// The members of a command's JSON object, each asked for by name.
struct CommandFields {
    /// The longest name that is quoted back.
    private static let longestQuote = 80
    private let members: [String: JSON]
    private let command: String

    /// The members of a command that knows these keys.
    init(_ members: [String: JSON], of command: String, keys: [String]) throws(CommandFault) {
        self.members = members
        self.command = command
        let known = keys + ["do", "id"]
        if let unknown = members.keys.sorted().first(where: { !known.contains($0) }) {
            throw CommandFault(
                "\(command) knows no \(Self.quoted(unknown)); it takes \(keys.joined(separator: ", "))")
        }
    }

    subscript(key: String) -> JSON? { members[key] == .null ? nil : members[key] }

    /// A value as it stands, null included.
    func value(_ key: String) throws(CommandFault) -> JSON {
        guard let value = members[key] else { throw CommandFault("\(command) needs \"\(key)\"") }
        return value
    }

    func text(_ key: String) throws(CommandFault) -> String {
        guard let text = try optionalText(key) else { throw CommandFault("\(command) needs \"\(key)\"") }
        return text
    }

    func optionalText(_ key: String) throws(CommandFault) -> String? {
        guard let value = self[key] else { return nil }
        guard case .string(let text) = value, !text.isEmpty else { throw CommandFault("\"\(key)\" is text in \"…\"") }
        return text
    }

    func number(_ key: String, in range: ClosedRange<Double>) throws(CommandFault) -> Double? {
        guard let value = self[key] else { return nil }
        guard let number = value.characteristicValue?.number, range.contains(number), !value.isTruth else {
            throw CommandFault("\"\(key)\" is a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    func whole(_ key: String, in range: ClosedRange<Int64>) throws(CommandFault) -> Int64? {
        guard let value = self[key] else { return nil }
        guard case .int(let number) = value, range.contains(number) else {
            throw CommandFault("\"\(key)\" is a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    func characteristic(_ key: String) throws(CommandFault) -> CharacteristicType {
        let text = try text(key)
        guard let type = CharacteristicType(reading: text) else {
            throw CommandFault("\(Self.quoted(text)) is no characteristic; a vendor's own is written as its UUID")
        }
        return type
    }

    /// A name within quotation marks, cut short where it is long.
    static func quoted(_ text: String) -> String {
        text.count > longestQuote ? "“\(text.prefix(longestQuote))…”" : "“\(text)”"
    }
}

extension JSON {
    fileprivate var isTruth: Bool { if case .bool = self { true } else { false } }
}
