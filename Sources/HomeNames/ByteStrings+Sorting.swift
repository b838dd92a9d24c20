extension ByteStrings {
    /// The texts in the order of their bytes; equal ones stay in the order in which they were put in.
    ///
    /// Eight bytes of each text are compared as one number, and only texts that agree in them are looked at further:
    /// the names of homes begin alike ("Kitchen …"), and memory is far away.
    func sorted() -> [UInt32] {
        var items = (0..<count).map { Item(at: 0, of: self, $0) }
        items.withUnsafeMutableBufferPointer { items in
            nonisolated(unsafe) let items = items
            let half = count / 2
            if count > worthAnotherCore {
                // The sort that follows takes each sorted half as it is and puts them together.
                _ = atOnce({ sort(items, 0..<half) }, { sort(items, half..<count) })
            }
            sort(items, 0..<count)
            let equal = stretches(items, 0..<count, depth: 0)
            guard count > worthAnotherCore, !equal.isEmpty else { return sortOn(items, equal) }
            // Stretches lie apart, so that two cores never touch the same item.
            let middle = equal.firstIndex { $0.range.lowerBound >= half } ?? equal.count
            _ = atOnce({ sortOn(items, Array(equal[..<middle])) }, { sortOn(items, Array(equal[middle...])) })
        }
        return items.map { UInt32($0.index) }
    }

    /// Items that agree in all bytes before a depth.
    private typealias Stretch = (range: Range<Int>, depth: Int)

    private func sort(_ items: UnsafeMutableBufferPointer<Item>, _ range: Range<Int>) {
        var stretch = UnsafeMutableBufferPointer(rebasing: items[range])
        stretch.sort()
    }

    private func sortOn(_ items: UnsafeMutableBufferPointer<Item>, _ equal: [Stretch]) {
        var waiting = equal
        while let (range, depth) = waiting.popLast() {
            sort(items, range)
            waiting += stretches(items, range, depth: depth)
        }
    }

    /// What of a sorted stretch still agrees; its items are set to the next eight bytes.
    private func stretches(_ items: UnsafeMutableBufferPointer<Item>, _ range: Range<Int>, depth: Int) -> [Stretch] {
        var found: [Stretch] = []
        var start = range.lowerBound
        while start < range.upperBound {
            var end = start + 1
            while end < range.upperBound, items[end].agrees(with: items[start]) { end += 1 }
            if end > start + 1, items[start].isLonger {
                for place in start..<end { items[place] = Item(at: depth + 8, of: self, items[place].index) }
                found.append((start..<end, depth + 8))
            }
            start = end
        }
        return found
    }

    /// Eight bytes of a text, how many of them it has, and which text it is.
    private struct Item: Comparable {
        private let letters: UInt64
        private let rest: UInt64

        init(at depth: Int, of strings: ByteStrings, _ index: Int) {
            let range = strings.range(index)
            let left = min(range.count - depth, 9)
            let start = range.lowerBound + depth
            letters = strings.bytes.withUnsafeBytes { bytes in
                if left >= 8 { return UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)) }
                var letters: UInt64 = 0
                for offset in 0..<left { letters |= UInt64(bytes[start + offset]) << UInt64(56 - 8 * offset) }
                return letters
            }
            rest = UInt64(left) << 32 | UInt64(index)
        }

        var index: Int { Int(rest & 0xFFFF_FFFF) }
        /// Whether the text goes on behind the eight.
        var isLonger: Bool { rest >> 32 > 8 }

        func agrees(with other: Item) -> Bool { letters == other.letters && rest >> 32 == other.rest >> 32 }

        static func < (one: Item, other: Item) -> Bool {
            one.letters < other.letters || (one.letters == other.letters && one.rest < other.rest)
        }
    }
}
