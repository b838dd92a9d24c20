import HomeModel

/// What is wrong with a JSON body.
public enum CharacteristicBodyFault: Error, Hashable, Sendable {
    /// It is no JSON.
    case notJSON
    /// It has more values than are read.
    case tooManyValues
    /// A member that the protocol requires is not there, or is of another kind.
    case missing(String)

    /// The fault as what it is of HAP.
    public var violation: ProtocolViolation {
        switch self {
        case .notJSON: ProtocolViolation(.notJSON)
        case .tooManyValues: ProtocolViolation(.tooManyValues, "\(JSON.maximumValuesInBody)")
        case .missing(let member): ProtocolViolation(.missing, member)
        }
    }
}

extension JSON {
    /// The most values that a body may have; the largest bridge, of 150 accessories, has some 40,000.
    ///
    /// What is made of a value takes up to a hundred times the room of its bytes.
    static let maximumValuesInBody = 100_000

    /// Reads a body, with a short fault in the place of the reader's long one; what it says in two ways it does not say.
    init(body: [UInt8]) throws(CharacteristicBodyFault) {
        do {
            self = try JSON(wire: body, atMost: Self.maximumValuesInBody)
        } catch {
            throw error.kind == .size ? .tooManyValues : .notJSON
        }
    }

    /// An instance number: a whole number that is not negative.
    ///
    /// Devices use all 64 bits (a Hue bridge has aid 6623462412413293); some write 1.0.
    var instanceNumber: UInt64? {
        switch self {
        case .int(let number): UInt64(exactly: number)
        case .unsigned(let number): number
        case .double(let number): UInt64(exactly: number)
        case .null, .bool, .string, .array, .object: nil
        }
    }

    /// A whole number.
    var wholeNumber: Int? {
        switch self {
        case .int(let number): Int(exactly: number)
        case .double(let number): Int(exactly: number)
        case .null, .bool, .unsigned, .string, .array, .object: nil
        }
    }

    /// A number; nil also for NaN and the infinities.
    var finiteNumber: Double? {
        switch self {
        case .int(let number): Double(number)
        case .unsigned(let number): Double(number)
        case .double(let number): number.isFinite ? number : nil
        case .null, .bool, .string, .array, .object: nil
        }
    }

    /// True or false, also where it is written 1 or 0.
    var truth: Bool? {
        switch self {
        case .bool(let value): value
        case .int(0): false
        case .int(1): true
        default: nil
        }
    }

    /// The text of a string.
    var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The items of a list.
    var items: [JSON]? {
        guard case .array(let items) = self else { return nil }
        return items
    }
}
