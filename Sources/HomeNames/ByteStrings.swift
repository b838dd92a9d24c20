/// Many short texts in one stretch of memory.
struct ByteStrings: Sendable {
    private(set) var bytes: [UInt8] = []
    private var starts: [UInt32] = [0]

    /// How many texts there are.
    var count: Int { starts.count - 1 }

    /// Where the bytes of a text lie.
    @inline(__always)
    func range(_ index: Int) -> Range<Int> { Int(starts[index])..<Int(starts[index + 1]) }

    /// How many bytes a text has.
    @inline(__always)
    func length(_ index: Int) -> Int { Int(starts[index + 1] - starts[index]) }

    subscript(index: Int) -> ArraySlice<UInt8> { bytes[range(index)] }

    mutating func append(_ text: some Sequence<UInt8>) {
        bytes.append(contentsOf: text)
        starts.append(UInt32(bytes.count))
    }

    mutating func append(_ others: ByteStrings) {
        let start = UInt32(bytes.count)
        bytes += others.bytes
        starts += others.starts.dropFirst().map { $0 + start }
    }

    mutating func reserve(_ count: Int, bytes size: Int) {
        bytes.reserveCapacity(size)
        starts.reserveCapacity(count + 1)
    }

    /// The texts in the order given.
    func picked(_ order: [UInt32]) -> ByteStrings {
        var picked = ByteStrings()
        picked.reserve(order.count, bytes: bytes.count)
        for index in order { picked.append(self[Int(index)]) }
        return picked
    }

    /// Each text backwards, letter by letter; the bytes of one letter keep their order, so that it is still UTF-8.
    func reversed() -> ByteStrings {
        var backwards = ByteStrings()
        backwards.reserve(count, bytes: bytes.count)
        backwards.bytes = [UInt8](repeating: 0, count: bytes.count)
        for index in 0..<count {
            let range = range(index)
            var end = range.upperBound
            var place = range.lowerBound
            while end > range.lowerBound {
                var start = end - 1
                while start > range.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
                for byte in start..<end {
                    backwards.bytes[place] = bytes[byte]
                    place += 1
                }
                end = start
            }
            backwards.starts.append(UInt32(range.upperBound))
        }
        return backwards
    }

    /// Whether a text has just these bytes.
    @inline(__always)
    func isEqual(_ index: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = range(index)
        guard range.count == text.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            for offset in 0..<text.count where bytes[range.lowerBound + offset] != text[offset] { return false }
            return true
        }
    }

    /// How many bytes two texts have in common at their beginning.
    func commonPrefix(_ one: Int, _ other: Int) -> Int {
        let first = range(one)
        let second = range(other)
        let most = min(first.count, second.count)
        return bytes.withUnsafeBufferPointer { bytes in
            var length = 0
            while length < most, bytes[first.lowerBound + length] == bytes[second.lowerBound + length] { length += 1 }
            return length
        }
    }
}

extension Array {
    /// The same elements in no more memory than they need; an array that has grown may hold twice as much.
    func trimmed() -> [Element] { withUnsafeBufferPointer { Array($0) } }
}
