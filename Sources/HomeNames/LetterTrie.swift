/// The tree of the beginnings that sorted texts share, laid flat.
///
/// Nodes stand in the order of a walk that goes down before it goes on, so that the first child of a node is the next
/// node. A text that shares no more with any other ends in a leaf, and its remaining letters are left to the texts
/// themselves. Ten bytes a node, about one node and a half a text.
struct LetterTrie: Sendable {
    /// The last byte on the way to each node.
    private(set) var letters: [UInt8] = []
    /// The node behind all that are below each node.
    private(set) var next: [UInt32] = []
    /// The rank of the first text below each node.
    private(set) var first: [UInt32] = []
    /// Whether a text ends at each node.
    private(set) var isEnd: [Bool] = []
    /// The place of the text of each rank.
    let order: [UInt32]

    var count: Int { letters.count }

    /// The tree of some texts that differ, none of them empty.
    init(_ texts: some Texts, _ sought: [UInt32]) {
        self.init(texts, sorted: texts.sorted(sought), named: nil)
    }

    /// The tree of the same texts read backwards.
    init(backwards texts: some Texts, _ sought: [UInt32]) {
        let reversed = texts.reversed(sought)
        self.init(reversed, sorted: reversed.sorted(Array(0..<UInt32(sought.count))), named: sought)
    }

    /// The tree of all of some texts that differ and stand in the order of their bytes.
    init(inOrder texts: some Texts) {
        self.init(texts, sorted: Array(0..<UInt32(texts.count)), named: nil)
    }

    /// The tree of texts in the order of their bytes; `names` has other places for them, if they are to have some.
    private init(_ texts: some Texts, sorted: [UInt32], named names: [UInt32]?) {
        order = names.map { names in sorted.map { names[Int($0)] } } ?? sorted
        let likely = sorted.count + sorted.count / 2
        letters.reserveCapacity(likely)
        next.reserveCapacity(likely)
        first.reserveCapacity(likely)
        isEnd.reserveCapacity(likely)
        texts.bytes.withUnsafeBufferPointer { add(texts, $0, sorted) }
        letters = letters.trimmed()
        next = next.trimmed()
        first = first.trimmed()
        isEnd = isEnd.trimmed()
    }

    private mutating func add(_ texts: some Texts, _ bytes: UnsafeBufferPointer<UInt8>, _ sorted: [UInt32]) {
        var open: [(node: Int, depth: Int)] = []
        var shared = 0
        var text = sorted.first.map { texts.range(Int($0)) } ?? 0..<0
        for rank in sorted.indices {
            let following = rank + 1 < sorted.count ? texts.range(Int(sorted[rank + 1])) : 0..<0
            while let last = open.last, last.depth > shared {
                next[last.node] = UInt32(count)
                open.removeLast()
            }
            let sharedWithNext = Self.commonPrefix(bytes, text, following)
            let depth = min(text.count, max(shared, sharedWithNext) + 1)
            for place in shared..<max(depth, shared) {
                open.append((count, place + 1))
                letters.append(bytes[text.lowerBound + place])
                next.append(0)
                first.append(UInt32(rank))
                isEnd.append(place + 1 == text.count)
            }
            (shared, text) = (sharedWithNext, following)
        }
        for last in open { next[last.node] = UInt32(count) }
    }

    /// How many bytes two texts have in common at their beginning.
    private static func commonPrefix(
        _ bytes: UnsafeBufferPointer<UInt8>, _ one: Range<Int>, _ other: Range<Int>
    ) -> Int {
        let most = min(one.count, other.count)
        let raw = UnsafeRawBufferPointer(bytes)
        var length = 0
        while length + 8 <= most {
            let first = raw.loadUnaligned(fromByteOffset: one.lowerBound + length, as: UInt64.self)
            let second = raw.loadUnaligned(fromByteOffset: other.lowerBound + length, as: UInt64.self)
            if first != second { return length + (first ^ second).littleEndian.trailingZeroBitCount / 8 }
            length += 8
        }
        while length < most, bytes[one.lowerBound + length] == bytes[other.lowerBound + length] { length += 1 }
        return length
    }

    /// Whether only one text goes through a node, or ends there.
    @inline(__always)
    func isLeaf(_ node: Int) -> Bool { Int(next[node]) == node + 1 }

    /// The first of the texts below a node.
    @inline(__always)
    func text(at node: Int) -> Int { Int(order[Int(first[node])]) }
}
