import LanguagePack

extension Texts {
    /// Some of the texts in the order of their bytes; equal ones stay in the order of their places.
    func sorted(_ indices: [UInt32]) -> [UInt32] {
        bytes.withUnsafeBytes { bytes in
            var sorting = TextSorting(self, bytes, indices)
            sorting.sort()
            return sorting.items.map(\.index)
        }
    }
}

/// Sorts texts eight bytes at a time.
///
/// Eight bytes of each text are compared as one number, and only texts that agree in them are looked at further:
/// the names of homes begin alike ("Kitchen …"), and memory is far away.
private struct TextSorting<Source: Texts> {
    private let texts: Source
    private let bytes: UnsafeRawBufferPointer
    private(set) var items: [Item]
    private var others: [Item]
    /// What of the items still agrees.
    private var waiting: [Stretch] = []

    init(_ texts: Source, _ bytes: UnsafeRawBufferPointer, _ indices: [UInt32]) {
        self.texts = texts
        self.bytes = bytes
        items = indices.map { Item(letters: 0, left: 0, index: $0) }
        others = items.count < Self.worthCounting ? [] : items
    }

    /// Items that agree in all bytes before a depth.
    private struct Stretch {
        let range: Range<Int>
        let depth: Int
    }

    /// Eight bytes of a text, how many of them and of those behind it has, and which text it is.
    struct Item {
        var letters: UInt64
        var left: UInt32
        let index: UInt32

        /// Whether the text goes on behind the eight.
        var isLonger: Bool { left > 8 }
    }

    /// From so many items on they are counted by their bytes rather than compared.
    private static var worthCounting: Int { 256 }

    mutating func sort() {
        waiting = [Stretch(range: 0..<items.count, depth: 0)]
        while let stretch = waiting.popLast() {
            read(stretch)
            if stretch.range.count < Self.worthCounting {
                items[stretch.range].sort { ($0.letters, $0.left, $0.index) < ($1.letters, $1.left, $1.index) }
            } else {
                count(stretch.range)
            }
            divide(stretch)
        }
    }

    /// Sets the items to their bytes from a depth on.
    private mutating func read(_ stretch: Stretch) {
        let (texts, bytes) = (texts, bytes)
        items.withUnsafeMutableBufferPointer { items in
            for place in stretch.range {
                let range = texts.range(Int(items[place].index))
                let start = range.lowerBound + stretch.depth
                let left = range.upperBound - start
                items[place].left = UInt32(left)
                items[place].letters = Self.letters(bytes, start, left)
            }
        }
    }

    @inline(__always)
    private static func letters(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ left: Int) -> UInt64 {
        if left <= 0 { return 0 }
        if start + 8 <= bytes.count {
            let letters = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
            // What lies behind the text is another one's.
            return left >= 8 ? letters : letters & ~(UInt64.max >> UInt64(8 * left))
        }
        return (0..<min(left, 8)).reduce(0) { $0 | UInt64(bytes[start + $1]) << UInt64(56 - 8 * $1) }
    }

    /// Finds what of a sorted stretch still agrees.
    private mutating func divide(_ stretch: Stretch) {
        var start = stretch.range.lowerBound
        while start < stretch.range.upperBound {
            var end = start + 1
            while end < stretch.range.upperBound, items[end].letters == items[start].letters { end += 1 }
            if end > start + 1 {
                var first = start
                // Counting does not look at the lengths: those that end here come first.
                if items[start..<end].contains(where: { !$0.isLonger }) {
                    items[start..<end].sort { (min($0.left, 9), $0.index) < (min($1.left, 9), $1.index) }
                    while first < end, !items[first].isLonger { first += 1 }
                }
                if end > first + 1 { waiting.append(Stretch(range: first..<end, depth: stretch.depth + 8)) }
            }
            start = end
        }
    }

    /// Sorts by each of the eight bytes, the last first; equal ones stay as they are.
    private mutating func count(_ range: Range<Int>) {
        var counts = [UInt32](repeating: 0, count: 8 * 256)
        var isInOthers = false
        items.withUnsafeMutableBufferPointer { items in
            others.withUnsafeMutableBufferPointer { others in
                counts.withUnsafeMutableBufferPointer { counts in
                    for place in range {
                        for byte in 0..<8 {
                            counts[byte << 8 | Int(items[place].letters >> UInt64(8 * byte) & 0xFF)] &+= 1
                        }
                    }
                    for byte in 0..<8 {
                        let counts = UnsafeMutableBufferPointer(rebasing: counts[byte << 8..<(byte + 1) << 8])
                        let (from, to) = isInOthers ? (others, items) : (items, others)
                        let first = Int(from[range.lowerBound].letters >> UInt64(8 * byte) & 0xFF)
                        // All have the same byte here.
                        if Int(counts[first]) == range.count { continue }
                        Self.move(range, from, to, UInt64(8 * byte), counts)
                        isInOthers.toggle()
                    }
                    if isInOthers { for place in range { items[place] = others[place] } }
                }
            }
        }
    }

    private static func move(
        _ range: Range<Int>, _ from: UnsafeMutableBufferPointer<Item>, _ to: UnsafeMutableBufferPointer<Item>,
        _ shift: UInt64, _ counts: UnsafeMutableBufferPointer<UInt32>
    ) {
        var next = UInt32(range.lowerBound)
        for value in 0..<256 { (counts[value], next) = (next, next + counts[value]) }
        for place in range {
            let value = Int(from[place].letters >> shift & 0xFF)
            to[Int(counts[value])] = from[place]
            counts[value] &+= 1
        }
    }
}
