import CGMP

/// A whole number of any size; owns one GMP integer, whose memory is wiped when it goes.
struct BigNumber: ~Copyable {
    private var number = __mpz_struct()

    private init() {
        CryptoLibraries.start()
        gmp_make(&number)
    }

    /// Reads bytes with the most significant one first; no bytes are zero.
    init(_ bytes: [UInt8]) {
        self.init()
        gmp_read_big_endian(&number, bytes, bytes.count)
    }

    deinit {
        var number = number
        gmp_free(&number)
    }

    var isZero: Bool { byteCount == 0 }

    /// How many bytes hold the number; none for zero.
    private var byteCount: Int {
        var number = number
        return gmp_byte_count(&number)
    }

    /// The number with the most significant byte first, filled up with zeros from the left to `width` bytes.
    func bytes(width: Int) -> [UInt8] {
        let count = byteCount
        precondition(count <= width, "The number does not fit.")
        var number = number
        var bytes = [UInt8](repeating: 0, count: count)
        gmp_write_big_endian(&bytes, &number)
        return [UInt8](repeating: 0, count: width - count) + bytes
    }

    static func + (left: borrowing BigNumber, right: borrowing BigNumber) -> BigNumber {
        var sum = BigNumber()
        var (left, right) = (left.number, right.number)
        gmp_add(&sum.number, &left, &right)
        return sum
    }

    static func - (left: borrowing BigNumber, right: borrowing BigNumber) -> BigNumber {
        var difference = BigNumber()
        var (left, right) = (left.number, right.number)
        gmp_subtract(&difference.number, &left, &right)
        return difference
    }

    static func * (left: borrowing BigNumber, right: borrowing BigNumber) -> BigNumber {
        var product = BigNumber()
        var (left, right) = (left.number, right.number)
        gmp_multiply(&product.number, &left, &right)
        return product
    }

    /// The remainder, never negative; the modulus is not zero.
    static func % (number: borrowing BigNumber, modulus: borrowing BigNumber) -> BigNumber {
        var remainder = BigNumber()
        var (number, modulus) = (number.number, modulus.number)
        gmp_reduce(&remainder.number, &number, &modulus)
        return remainder
    }

    /// `base` to the power of `exponent`, modulo an odd number, in a time that tells nothing of the exponent's bits.
    ///
    /// The exponent is greater than zero: GMP ends the program at anything else.
    static func power(
        _ base: borrowing BigNumber, _ exponent: borrowing BigNumber, modulo modulus: borrowing BigNumber
    ) -> BigNumber {
        precondition(!exponent.isZero, "GMP's secret power needs an exponent greater than zero.")
        var power = BigNumber()
        var (base, exponent, modulus) = (base.number, exponent.number, modulus.number)
        gmp_raise_in_secret(&power.number, &base, &exponent, &modulus)
        return power
    }
}
