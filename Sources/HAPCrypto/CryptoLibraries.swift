import CGMP
import CSodium

/// The global switches of libsodium and GMP, set once, before either is first used.
enum CryptoLibraries {
    /// Makes both libraries ready; only the first call does anything.
    static func start() { _ = ready }

    private static let ready: Void = {
        precondition(sodium_init() >= 0, "libsodium cannot start: the system gives no random bytes.")
        wipeNumbersWhenReleased()
    }()

    /// Has GMP wipe every number's memory before giving it back, since exponents are secrets.
    private static func wipeNumbersWhenReleased() {
        gmp_use_memory(
            { count in .allocate(byteCount: count, alignment: 16) },
            { old, oldCount, newCount in
                guard let old else { return nil }
                let new = UnsafeMutableRawPointer.allocate(byteCount: newCount, alignment: 16)
                new.copyMemory(from: old, byteCount: min(oldCount, newCount))
                sodium_memzero(old, oldCount)
                old.deallocate()
                return new
            },
            { old, count in
                guard let old else { return }
                sodium_memzero(old, count)
                old.deallocate()
            }
        )
    }
}
