import CSodium

/// Bytes that are wiped from memory when the last value that holds them goes away.
///
/// It is `@unchecked Sendable`: the bytes are written in `init` and in `deinit` only, and nobody else can see the
/// object during either.
public final class SecretBytes: @unchecked Sendable, Redacted {
    /// The bytes themselves; whoever keeps them longer than this value keeps them from being wiped.
    public private(set) var bytes: [UInt8]

    /// Takes bytes over.
    public init(_ bytes: [UInt8]) {
        CryptoLibraries.start()
        self.bytes = bytes
    }

    deinit { bytes.wipe() }
}

extension SecretBytes: Hashable {
    /// Whether both hold the same bytes; compared in constant time.
    public static func == (left: SecretBytes, right: SecretBytes) -> Bool {
        equalInConstantTime(left.bytes, right.bytes)
    }

    /// Feeds the bytes to a hasher, which nobody can turn round.
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension [UInt8] {
    /// Puts zeros in the place of the bytes, in a way that no compiler leaves out.
    public mutating func wipe() { sodium_memzero(&self, count) }
}
