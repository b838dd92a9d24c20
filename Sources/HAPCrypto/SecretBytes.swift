import CSodium

/// Bytes that are wiped from memory when the last value that holds them goes away.
///
/// It is `@unchecked Sendable`: the bytes are written in `init` and in `deinit` only, and nobody else can see the
/// object during either.
final class SecretBytes: @unchecked Sendable, Redacted {
    private(set) var bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        CryptoLibraries.start()
        self.bytes = bytes
    }

    deinit { sodium_memzero(&bytes, bytes.count) }
}
