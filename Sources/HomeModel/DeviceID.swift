/// The identity a HAP device advertises and proves when it is paired: six bytes, `AA:BB:CC:DD:EE:FF`.
///
/// Kept in upper case; devices differ in the case they send (HAP specification, `id` of the Bonjour TXT record).
public struct DeviceID: Hashable, Sendable, CustomStringConvertible {
    /// The upper-case text, six pairs of hexadecimal digits joined by colons.
    public let description: String

    /// Reads a device identity, or gives nil where the text is not six pairs of hexadecimal digits.
    public init?(_ text: String) {
        let pairs = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        let isIdentity =
            pairs.count == 6
            && pairs.allSatisfy { pair in
                pair.count == 2 && pair.allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
            }
        guard isIdentity else { return nil }
        description = text.uppercased()
    }
}
