import HomeModel

/// A value as it came, or goes out, on the wire.
///
/// Nothing is known of it until it is read within the domain of its characteristic; there is no other way to its content.
public struct WireValue: Hashable, Sendable {
    let json: JSON

    init(_ json: JSON) {
        self.json = json
    }

    /// A value as an accessory sends it; null where it has none.
    public init(_ value: CharacteristicValue?) {
        json = value.map { JSON($0) } ?? .null
    }

    /// What it says of a characteristic of the given domain.
    ///
    /// - Throws: `noValue` for null, `notUnderstood` for what cannot be a value of the characteristic.
    public func value(in domain: ValueDomain) throws(ControlError) -> CharacteristicValue { try domain.value(of: json) }

    /// The same as a result.
    public func result(in domain: ValueDomain) -> ReadResult {
        do { return .success(try value(in: domain)) } catch { return .failure(error) }
    }
}
