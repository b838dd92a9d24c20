/// The tree of the beginnings that sorted texts share, laid flat.
///
/// Nodes stand in the order of a walk that goes down before it goes on, so that the first child of a node is the next
/// node. A text that shares no more with any other ends in a leaf, and its remaining letters are left to the texts
/// themselves. Ten bytes a node, about one node and a half a name.
struct LetterTrie: Sendable {
    /// The last byte on the way to each node.
    private(set) var letters: [UInt8] = []
    /// The node behind all that are below each node.
    private(set) var next: [UInt32] = []
    /// The rank of the first text below each node; one more than all texts at the end.
    private(set) var first: [UInt32] = []

    /// Whether a text ends at each node.
    private(set) var isEnd: [Bool] = []

    var count: Int { letters.count }

    /// The tree of different texts in the order of their bytes, none of them empty.
    init(sorted strings: ByteStrings) {
        var open: [(node: Int, depth: Int)] = []
        var shared = 0
        for rank in 0..<strings.count {
            while let last = open.last, last.depth > shared {
                next[last.node] = UInt32(count)
                open.removeLast()
            }
            let sharedWithNext = rank + 1 < strings.count ? strings.commonPrefix(rank, rank + 1) : 0
            let start = strings.range(rank).lowerBound
            let depth = min(strings.length(rank), max(shared, sharedWithNext) + 1)
            for place in shared..<max(depth, shared) {
                open.append((count, place + 1))
                letters.append(strings.bytes[start + place])
                next.append(0)
                first.append(UInt32(rank))
                isEnd.append(place + 1 == strings.length(rank))
            }
            shared = sharedWithNext
        }
        for last in open { next[last.node] = UInt32(count) }
        first.append(UInt32(strings.count))
        letters = letters.trimmed()
        next = next.trimmed()
        first = first.trimmed()
        isEnd = isEnd.trimmed()
    }

    /// Whether only one text goes through a node, or ends there.
    @inline(__always)
    func isLeaf(_ node: Int) -> Bool { Int(next[node]) == node + 1 }
}
