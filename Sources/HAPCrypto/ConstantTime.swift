import CSodium

/// Whether two byte strings are equal, in a time that tells nothing of where they differ.
///
/// The lengths are not secret: strings of different lengths are unequal at once.
public func equalInConstantTime(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count && sodium_memcmp(left, right, left.count) == 0
}
