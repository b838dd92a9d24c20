/// What the values of a characteristic can be: what a device tells is believed only within it.
///
/// A device's word is data, not fact. Its kind and its enumerations are the protocol's (HAP specification,
/// characteristics), whatever the device announces: a lock's state is never a fifth one. So are percentages. Other ranges
/// a device may widen, as devices on the market do, but not beyond what its unit can be. Tolerated is what is certain all
/// the same: truth as 0 and 1, whole numbers as 1.0, what is between two steps or beyond what the device announced.
public struct ValueDomain: Hashable, Sendable {
    /// The most bytes of a text; HAP allows 256 characters.
    static let longestText = 1_024
    /// The most bytes of `tlv8` and `data` as base64.
    static let longestData = 64 << 10
    /// Beyond this no sensor measures anything.
    private static let widest = -1e15...1e15

    private let format: CharacteristicMetadata.Format
    /// Whether `true` and `false` are numbers of it.
    private let hasTruth: Bool
    private let allowed: Allowed

    private enum Allowed: Hashable {
        case oneOf([Int64])
        case within(ClosedRange<Double>)
        case text(longest: Int)
    }

    /// The domain of a type whose metadata, perhaps a device's own, are given.
    public init(of type: CharacteristicType, as metadata: CharacteristicMetadata) {
        let known = type.metadata
        format = known.map { metadata.format.isAlike($0) ? metadata.format : $0.format } ?? metadata.format
        hasTruth = format == .bool || known?.format == .bool
        switch format {
        case .string: allowed = .text(longest: Self.longestText)
        case .tlv8, .data: allowed = .text(longest: Self.longestData)
        case _ where hasTruth: allowed = .oneOf([0, 1])
        default:
            let values = known?.validValues
            allowed = values.map { .oneOf($0) } ?? .within(Self.range(known, announced: metadata, format))
        }
    }

    /// What a device told as a value, in the format's own kind.
    ///
    /// - Throws: `noValue` for null, `notUnderstood` for what is of another kind or cannot be.
    public func value(of told: JSON) throws(ControlError) -> CharacteristicValue {
        switch told {
        case .null: throw .noValue
        case .string(let text): return .string(try bounded(text))
        case .bool(let isTrue) where hasTruth: return try value(of: isTrue ? 1 : 0)
        case .int(let whole): return try value(of: Double(whole), exactly: whole)
        case .unsigned(let whole): return try value(of: Double(whole))
        case .double(let number): return try value(of: number)
        case .bool, .array, .object: throw .notUnderstood
        }
    }

    private func bounded(_ text: String) throws(ControlError) -> String {
        guard case .text(let longest) = allowed, text.utf8.count <= longest else { throw .notUnderstood }
        return text
    }

    private func value(of number: Double, exactly whole: Int64? = nil) throws(ControlError) -> CharacteristicValue {
        switch allowed {
        case .text: throw .notUnderstood
        case .oneOf(let values):
            // Single precision makes 1.0000001 of 1.
            guard let whole = whole ?? Self.whole(number), abs(Double(whole) - number) < 1e-5, values.contains(whole)
            else { throw .notUnderstood }
            return inKind(Double(whole), whole)
        case .within(let range):
            guard number.isFinite else { throw .notUnderstood }
            let number = format.isInteger ? number.rounded() : number
            // A lamp sensor tells 0 where the protocol's least is 0.0001, and counts in single precision.
            guard range.lowerBound - 0.001 <= number, number <= range.upperBound + 0.001 else { throw .notUnderstood }
            return inKind(number, whole ?? Self.whole(number))
        }
    }

    private func inKind(_ number: Double, _ whole: Int64?) -> CharacteristicValue {
        switch format {
        case .bool: .bool(number != 0)
        case .float: .double(number)
        // HAP's `uint64` above `Int64.max` stays a double.
        default: whole.map { .int($0) } ?? .double(number)
        }
    }

    private static func whole(_ number: Double) -> Int64? { Int64(exactly: number.rounded()) }

    /// The range of numbers that are no enumeration.
    private static func range(
        _ known: CharacteristicMetadata?, announced: CharacteristicMetadata, _ format: CharacteristicMetadata.Format
    ) -> ClosedRange<Double> {
        var (least, greatest) = (format.bounds.lowerBound, format.bounds.upperBound)
        // Of a vendor's type the device alone speaks, of its range as of its value: the one does not prove the other.
        if let known {
            if let minimum = known.minimum { least = max(least, min(minimum, announced.minimum ?? minimum)) }
            if let maximum = known.maximum { greatest = min(greatest, max(maximum, announced.maximum ?? maximum)) }
        }
        // A fan on the market counts to 4294967295 in HAP's `int`.
        if known == nil, format == .int { greatest = Double(UInt32.max) }
        let possible = (known ?? announced).unit?.possible ?? (format.isInteger ? least...greatest : widest)
        (least, greatest) = (max(least, possible.lowerBound), min(greatest, possible.upperBound))
        return least <= greatest ? least...greatest : possible
    }
}

extension CharacteristicMetadata.Format {
    /// Whether values of a device's format can be read as those of the protocol's.
    fileprivate func isAlike(_ known: CharacteristicMetadata) -> Bool {
        switch (self, known.format) {
        case (.string, .string), (.tlv8, .tlv8), (.tlv8, .data), (.data, .tlv8), (.data, .data): true
        case (.string, _), (.tlv8, _), (.data, _), (_, .string), (_, .tlv8), (_, .data): false
        // Truth has two values; what has others is no truth.
        case (.bool, _): known.format == .bool || known.validValues?.allSatisfy { (0...1).contains($0) } == true
        default: true
        }
    }
}

extension CharacteristicMetadata.Unit {
    /// What can be measured in it at all.
    fileprivate var possible: ClosedRange<Double> {
        switch self {
        case .celsius: -273.15...10_000
        case .percentage: 0...100
        case .arcdegrees: -360...360
        case .lux: 0...10_000_000
        case .seconds: 0...Double(UInt32.max)
        }
    }
}
