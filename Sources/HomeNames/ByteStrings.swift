/// Many short texts, one after the other in one stretch of memory.
struct ByteStrings: Texts {
    private(set) var bytes: [UInt8] = []
    private var starts: [UInt32] = [0]

    var count: Int { starts.count - 1 }

    @inline(__always)
    func range(_ index: Int) -> Range<Int> { Int(starts[index])..<Int(starts[index + 1]) }

    mutating func append(_ text: some Sequence<UInt8>) {
        bytes.append(contentsOf: text)
        starts.append(UInt32(bytes.count))
    }

    /// Puts in a text unless there is nothing of it.
    mutating func appendUnlessEmpty(_ text: some Sequence<UInt8>) -> Bool {
        let start = bytes.count
        bytes.append(contentsOf: text)
        if bytes.count == start { return false }
        starts.append(UInt32(bytes.count))
        return true
    }

    mutating func append(_ others: ByteStrings) {
        let start = UInt32(bytes.count)
        bytes += others.bytes
        starts.reserveCapacity(starts.count + others.count)
        for end in others.starts.dropFirst() { starts.append(end + start) }
    }

    /// Puts in a text backwards, letter by letter.
    mutating func append(reversing text: UnsafeBufferPointer<UInt8>) {
        var end = text.count
        while end > 0 {
            var start = end - 1
            while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
            for byte in start..<end { bytes.append(text[byte]) }
            end = start
        }
        starts.append(UInt32(bytes.count))
    }

    mutating func reserve(_ count: Int, bytes size: Int) {
        bytes.reserveCapacity(size)
        starts.reserveCapacity(count + 1)
    }

    /// The same texts in no more memory than they need.
    mutating func trim() {
        bytes = bytes.trimmed()
        starts = starts.trimmed()
    }
}
