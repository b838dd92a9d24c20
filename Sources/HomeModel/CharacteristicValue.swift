/// A value of a characteristic, as HAP has it.
public enum CharacteristicValue: Hashable, Sendable {
    case bool(Bool)
    /// A whole number; HAP's `uint64` above `Int64.max` is not met in practice and is kept as a `double`.
    case int(Int64)
    case double(Double)
    /// Text; `tlv8` and `data` are base64 text.
    case string(String)

    /// The value as a number: true is 1, text is nil.
    public var number: Double? {
        switch self {
        case .bool(let value): value ? 1 : 0
        case .int(let value): Double(value)
        case .double(let value): value
        case .string: nil
        }
    }
}

extension CharacteristicMetadata {
    /// The value in this format's own kind, or the rule of row C5 that it breaks.
    ///
    /// Devices and files write true as 1, 20 as 20.0; those are read. Nothing is clamped.
    public func checked(_ value: CharacteristicValue) throws(HomeError) -> CharacteristicValue {
        switch (format, value) {
        case (.bool, .bool), (.tlv8, .string), (.data, .string): return value
        case (.bool, .int(0)), (.bool, .double(0)): return .bool(false)
        case (.bool, .int(1)), (.bool, .double(1)): return .bool(true)
        case (.string, .string(let text)):
            guard text.count <= maximumLength ?? 64 else { throw .stringLongerThanMaximum }
            return value
        case (.float, .int), (.float, .double): return .double(try inRange(value.number ?? 0))
        case (_, .int), (_, .double):
            guard format.isInteger, let whole = Int64(exactly: try inRange(value.number ?? 0)) else {
                throw .invalidValueType
            }
            if let validValues, !validValues.contains(whole) { throw .invalidParameter }
            return .int(whole)
        default: throw .invalidValueType
        }
    }

    private func inRange(_ number: Double) throws(HomeError) -> Double {
        guard number.isFinite else { throw .invalidValueType }
        if let minimum, number < minimum { throw .valueLowerThanMinimum }
        if let maximum, number > maximum { throw .valueHigherThanMaximum }
        return number
    }

    /// The nearest number on the grid of the step, counted from the minimum.
    public func onStep(_ number: Double) -> Double {
        guard let step, step > 0 else { return number }
        let origin = minimum ?? 0
        let onGrid = origin + ((number - origin) / step).rounded() * step
        // Six decimals are finer than any step of the protocol and free of binary noise (21.1, not 21.099999999999998).
        return (onGrid * 1_000_000).rounded() / 1_000_000
    }
}
