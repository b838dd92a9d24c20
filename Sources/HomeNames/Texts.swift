/// Many short texts that lie in one stretch of memory, apart or on top of each other.
protocol Texts: Sendable {
    /// The stretch.
    var bytes: [UInt8] { get }
    /// How many texts there are.
    var count: Int { get }
    /// Where the bytes of a text lie.
    func range(_ index: Int) -> Range<Int>
}

extension Texts {
    /// How many bytes a text has.
    @inline(__always)
    func length(_ index: Int) -> Int { range(index).count }

    subscript(index: Int) -> ArraySlice<UInt8> { bytes[range(index)] }

    /// Whether a text has just these bytes.
    @inline(__always)
    func isEqual(_ index: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = range(index)
        guard range.count == text.count else { return false }
        return bytes.withUnsafeBytes { bytes in
            let other = UnsafeRawBufferPointer(text)
            var offset = 0
            while offset + 8 <= text.count {
                let word = bytes.loadUnaligned(fromByteOffset: range.lowerBound + offset, as: UInt64.self)
                if word != other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
                offset += 8
            }
            while offset < text.count, bytes[range.lowerBound + offset] == other[offset] { offset += 1 }
            return offset == text.count
        }
    }

    /// Some of the texts backwards, letter by letter; the bytes of one letter keep their order, so that it is still UTF-8.
    func reversed(_ indices: [UInt32]) -> ByteStrings {
        var backwards = ByteStrings()
        backwards.reserve(indices.count, bytes: indices.reduce(0) { $0 + length(Int($1)) })
        bytes.withUnsafeBufferPointer { bytes in
            for index in indices {
                backwards.append(reversing: UnsafeBufferPointer(rebasing: bytes[range(Int(index))]))
            }
        }
        return backwards
    }
}
