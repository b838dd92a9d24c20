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
    /// Devices and files write true as 1, 20 as 20.0; those are read. Nothing is clamped or put on a step.
    public func checked(_ value: CharacteristicValue) throws(HomeError) -> CharacteristicValue {
        switch (format, value) {
        case (.bool, .bool), (.tlv8, .string), (.data, .string): return value
        case (.bool, .int(0)), (.bool, .double(0)): return .bool(false)
        case (.bool, .int(1)), (.bool, .double(1)): return .bool(true)
        case (.string, .string(let text)):
            guard text.prefix(longestText + 1).count <= longestText else { throw .stringLongerThanMaximum }
            return value
        case (.float, .int), (.float, .double): return .double(try inBounds(value.number ?? .nan))
        case (_, .int(let whole)) where format.isInteger:
            _ = try inBounds(Double(whole))
            return .int(try oneOfValid(whole))
        case (_, .double(let number)) where format.isInteger:
            _ = try inBounds(number)
            // HAP's `uint64` above `Int64.max` stays a double.
            guard let whole = Int64(exactly: number) else {
                guard format == .uint64, number == number.rounded() else { throw .invalidValueType }
                return value
            }
            return .int(try oneOfValid(whole))
        default: throw .invalidValueType
        }
    }

    /// The most characters of a text; HAP's default is 64.
    public var longestText: Int { max(0, maximumLength ?? 64) }

    /// The least and the greatest number: the format's own bounds, narrowed by the minimum and the maximum.
    ///
    /// A device that says a minimum above its maximum is not believed: its format alone then counts.
    public var bounds: ClosedRange<Double> {
        let widest = format.bounds
        let least = max(minimum ?? widest.lowerBound, widest.lowerBound)
        let greatest = min(maximum ?? widest.upperBound, widest.upperBound)
        return least <= greatest ? least...greatest : widest
    }

    private func inBounds(_ number: Double) throws(HomeError) -> Double {
        guard number.isFinite else { throw .invalidValueType }
        if number < bounds.lowerBound { throw .valueLowerThanMinimum }
        if number > bounds.upperBound { throw .valueHigherThanMaximum }
        return number
    }

    private func oneOfValid(_ whole: Int64) throws(HomeError) -> Int64 {
        if let validValues, !validValues.contains(whole) { throw .invalidParameter }
        return whole
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
