/// The kind of a service, by its HAP name (`Lightbulb`) or, for a vendor's own, by its UUID.
///
/// Two spellings of one type are equal: the name, the short form `43` and the full UUID in either case all read as
/// `Lightbulb` (HAP specification, Apple-defined types share the base `-0000-1000-8000-0026BB765291`).
public struct ServiceType: Hashable, Sendable, CustomStringConvertible {
    /// The PascalCase HAP name, or the full upper-case UUID of a vendor's type.
    public let name: String

    /// Takes a PascalCase HAP name as it stands.
    public init(_ name: String) { self.name = name }

    /// Reads a name, a short hexadecimal type or a full UUID; nil where the text is none of them.
    public init?(reading text: String) {
        guard let name = TypeName.read(text, names: Catalogue.serviceNames, types: Catalogue.services) else {
            return nil
        }
        self.name = name
    }

    /// The type as HAP writes it on the wire: short hexadecimal for Apple's, the full UUID for a vendor's.
    public var wireType: String { Catalogue.serviceNames[name] ?? name }

    /// Whether Apple defines the type; a vendor's own is controlled by name only (row R6).
    public var isAppleDefined: Bool { Catalogue.serviceNames[name] != nil }

    /// The name.
    public var description: String { name }
}

/// The kind of a characteristic, by its HAP name (`Brightness`) or, for a vendor's own, by its UUID.
public struct CharacteristicType: Hashable, Sendable, CustomStringConvertible {
    /// The PascalCase HAP name, or the full upper-case UUID of a vendor's type.
    public let name: String

    /// Takes a PascalCase HAP name as it stands.
    public init(_ name: String) { self.name = name }

    /// Reads a name, a short hexadecimal type or a full UUID; nil where the text is none of them.
    public init?(reading text: String) {
        guard let name = TypeName.read(text, names: Catalogue.characteristicNames, types: Catalogue.characteristics)
        else { return nil }
        self.name = name
    }

    /// The type as HAP writes it on the wire: short hexadecimal for Apple's, the full UUID for a vendor's.
    public var wireType: String { Catalogue.characteristicNames[name] ?? name }

    /// What the protocol says of the type, or nil for a vendor's own.
    public var metadata: CharacteristicMetadata? { Catalogue.metadata[name] }

    /// The name.
    public var description: String { name }
}

extension ServiceType: ExpressibleByStringLiteral {
    /// Takes a PascalCase HAP name as it stands.
    public init(stringLiteral name: String) { self.init(name) }
}

extension CharacteristicType: ExpressibleByStringLiteral {
    /// Takes a PascalCase HAP name as it stands.
    public init(stringLiteral name: String) { self.init(name) }
}

/// How a type is spelt in files and on the wire.
private enum TypeName {
    static let appleBase = "-0000-1000-8000-0026BB765291"

    static func read(_ text: String, names: [String: String], types: [String: String]) -> String? {
        // Most devices write the short form as the catalogue has it.
        if let name = types[text] { return name }
        if names[text] != nil { return text }
        guard text.utf8.count <= 36, text.utf8.allSatisfy(isTypeDigit) else { return nil }
        var type = text.uppercased()
        if type.hasSuffix(appleBase) { type.removeLast(appleBase.count) }
        if type.utf8.count == 36 { return hasDashesOfUUID(type) ? type : nil }
        let short = String(type.drop { $0 == "0" })
        guard type.utf8.count <= 8, !short.isEmpty, !short.utf8.contains(UInt8(ascii: "-")) else { return nil }
        return types[short] ?? String(repeating: "0", count: 8 - short.utf8.count) + short + appleBase
    }

    private static func hasDashesOfUUID(_ type: String) -> Bool {
        type.utf8.enumerated().allSatisfy { offset, byte in
            (byte == UInt8(ascii: "-")) == [8, 13, 18, 23].contains(offset)
        }
    }

    private static func isTypeDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"),
            UInt8(ascii: "a")...UInt8(ascii: "f"):
            true
        default: false
        }
    }
}
