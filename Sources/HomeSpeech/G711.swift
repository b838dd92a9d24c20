/// The companding of telephony, ITU-T G.711: 8 bits that stand for 13 or 14, finer for soft sound than for loud.
enum G711 {
    /// The 16-bit sample that an A-law byte stands for; every second bit comes inverted.
    static func aLaw(_ byte: UInt8) -> Int16 {
        let code = byte ^ 0x55
        let exponent = Int(code >> 4 & 7)
        let step = Int(code & 15) << 4 + 8
        let size = exponent == 0 ? step : (step + 256) << (exponent - 1)
        return Int16(code & 0x80 == 0 ? -size : size)
    }

    /// The 16-bit sample that a µ-law byte stands for; all bits come inverted.
    static func muLaw(_ byte: UInt8) -> Int16 {
        let code = ~byte
        let size = (Int(code & 15) << 3 + 132) << Int(code >> 4 & 7) - 132
        return Int16(code & 0x80 == 0 ? size : -size)
    }
}
