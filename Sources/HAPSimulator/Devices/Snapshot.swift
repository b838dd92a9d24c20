/// The picture of a camera that is not there: grey, dark at the top and light at the bottom.
///
/// It is a baseline JPEG of one component (ITU-T T.81). Every block of 8 × 8 pixels has one brightness, which takes three
/// bits where it is that of the block before.
struct Snapshot {
    /// The picture's bytes.
    private(set) var bytes: [UInt8]
    private var bits: UInt32 = 0
    private var bitCount = 0

    /// A picture of the given size, 1 to 65535 pixels each way.
    init(width: Int, height: Int) {
        precondition(
            (1...65535).contains(width) && (1...65535).contains(height), "A JPEG counts its pixels in 16 bits.")
        bytes = Self.head(width, height)
        let (columns, rows) = ((width + 7) / 8, (height + 7) / 8)
        for row in 0..<rows {
            // The light of the whole block in steps of two, from -48 to 48 around the middle of the scale.
            write(step: row == 0 ? -48 : Self.light(row, of: rows) - Self.light(row - 1, of: rows))
            for _ in 1..<max(columns, 1) { write(step: 0) }
        }
        // The last byte is filled up with ones.
        write(0x7F, 7)
        bytes += [0xFF, 0xD9]
    }

    private static func light(_ row: Int, of rows: Int) -> Int { row * 96 / rows - 48 }

    /// Writes how much lighter a block is than the one before, and that it is even.
    private mutating func write(step: Int) {
        let length = Int.bitWidth - step.magnitude.leadingZeroBitCount
        let (code, codeLength) = Self.lengthCodes[length]
        write(code, codeLength)
        // A step down is written as one less, whose highest bit is then 0 (T.81, F.1.2.1).
        write(UInt32(truncatingIfNeeded: step < 0 ? step - 1 : step) & (1 << UInt32(length) - 1), length)
        write(0, 1)
    }

    private mutating func write(_ value: UInt32, _ count: Int) {
        bits = bits << UInt32(count) | value
        bitCount += count
        while bitCount >= 8 {
            bitCount -= 8
            let byte = UInt8(truncatingIfNeeded: bits >> UInt32(bitCount))
            bytes.append(byte)
            // What looks like a marker is told from one by a zero behind it.
            if byte == 0xFF { bytes.append(0) }
        }
    }

    /// The codes for how many bits a step has (T.81, table K.3), as far as steps go here.
    private static let lengthCodes: [(code: UInt32, length: Int)] = [
        (0b00, 2), (0b010, 3), (0b011, 3), (0b100, 3), (0b101, 3), (0b110, 3), (0b1110, 4), (0b11110, 5),
    ]

    private static func head(_ width: Int, _ height: Int) -> [UInt8] {
        let size = [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
        var head: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0]
        // One step of quantisation for all; a frame of one component; the codes of lengths; the code of an even block.
        head += [0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 16, count: 64)
        head += [0xFF, 0xC0, 0, 11, 8] + size + [1, 1, 0x11, 0]
        head += [0xFF, 0xC4, 0, 31, 0, 0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0] + Array(0...11)
        head += [0xFF, 0xC4, 0, 20, 0x10, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        return head + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
    }
}
