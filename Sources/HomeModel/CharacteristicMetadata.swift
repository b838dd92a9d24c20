/// What a characteristic's values may be and who may do what with them (row C2).
public struct CharacteristicMetadata: Hashable, Sendable {
    /// The type of the values on the wire.
    public var format: Format
    /// What a controller may do.
    public var permissions: Permissions
    /// The unit of a number.
    public var unit: Unit?
    /// The least value of a number.
    public var minimum: Double?
    /// The greatest value of a number.
    public var maximum: Double?
    /// The distance between two neighbouring values of a number, counted from the minimum.
    public var step: Double?
    /// The most characters of a string.
    public var maximumLength: Int?
    /// The only values of an enumeration, where it is one.
    public var validValues: [Int64]?

    /// Puts metadata together; what is left out does not bound the values.
    public init(
        format: Format, permissions: Permissions, unit: Unit? = nil, minimum: Double? = nil, maximum: Double? = nil,
        step: Double? = nil, maximumLength: Int? = nil, validValues: [Int64]? = nil
    ) {
        self.format = format
        self.permissions = permissions
        self.unit = unit
        self.minimum = minimum
        self.maximum = maximum
        self.step = step
        self.maximumLength = maximumLength
        self.validValues = validValues
    }

    /// A HAP value format.
    public enum Format: String, Sendable, CaseIterable {
        case bool, uint8, uint16, uint32, uint64, int, float, string, tlv8, data

        /// The least and the greatest number that the format holds; HAP's `int` has 32 bits.
        public var bounds: ClosedRange<Double> {
            switch self {
            case .uint8: 0...Double(UInt8.max)
            case .uint16: 0...Double(UInt16.max)
            case .uint32: 0...Double(UInt32.max)
            case .uint64: 0...Double(UInt64.max)
            case .int: Double(Int32.min)...Double(Int32.max)
            case .bool, .float, .string, .tlv8, .data: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude
            }
        }

        /// Whether the values are whole numbers.
        public var isInteger: Bool {
            switch self {
            case .uint8, .uint16, .uint32, .uint64, .int: true
            case .bool, .float, .string, .tlv8, .data: false
            }
        }
    }

    /// A HAP unit.
    public enum Unit: String, Sendable, CaseIterable { case celsius, percentage, arcdegrees, lux, seconds }
}

/// What a controller may do with a characteristic, as HAP's permission codes.
public struct Permissions: OptionSet, Hashable, Sendable {
    /// One bit a permission.
    public let rawValue: UInt8
    /// The permissions of the given bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `pr`: it can be read.
    public static let read = Permissions(rawValue: 1)
    /// `pw`: it can be written.
    public static let write = Permissions(rawValue: 2)
    /// `ev`: it tells of changes.
    public static let notify = Permissions(rawValue: 4)
    /// `aa`: a write may carry additional authorisation data.
    public static let additionalAuthorization = Permissions(rawValue: 8)
    /// `tw`: it is written only by a timed write.
    public static let timedWrite = Permissions(rawValue: 16)
    /// `hd`: people are not shown it.
    public static let hidden = Permissions(rawValue: 32)
    /// `wr`: a write is answered with a value.
    public static let writeResponse = Permissions(rawValue: 64)

    private static let codeTable: [(code: String, permission: Permissions)] = [
        ("pr", .read), ("pw", .write), ("ev", .notify), ("aa", .additionalAuthorization), ("tw", .timedWrite),
        ("hd", .hidden), ("wr", .writeResponse),
    ]

    /// Reads HAP's codes; a code that it does not know is left out.
    public init(codes: [String]) {
        self = []
        for code in codes {
            if let known = Self.codeTable.first(where: { $0.code == code }) { insert(known.permission) }
        }
    }

    /// HAP's codes in the specification's order.
    public var codes: [String] { Self.codeTable.filter { contains($0.permission) }.map(\.code) }
}
