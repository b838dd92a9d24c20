import CSodium

/// Gives as many random bytes as it is asked for.
///
/// Every handshake is handed one, so that a test can replay it. A program hands in ``systemRandom``.
public typealias RandomSource = @Sendable (_ count: Int) -> [UInt8]

/// Random bytes from the operating system, by way of libsodium.
public let systemRandom: RandomSource = { count in
    CryptoLibraries.start()
    var bytes = [UInt8](repeating: 0, count: count)
    randombytes_buf(&bytes, count)
    return bytes
}

/// Random bytes of exactly the length asked for.
func draw(_ count: Int, from random: RandomSource) -> [UInt8] {
    let bytes = random(count)
    precondition(bytes.count == count, "A random source gives as many bytes as it is asked for.")
    return bytes
}
