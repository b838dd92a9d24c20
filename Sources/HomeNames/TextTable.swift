/// Different texts in order, with trees from both of their ends, to find those that are near.
struct TextTable: Sendable {
    let texts: ByteStrings
    let forward: LetterTrie
    private let backward: LetterTrie
    /// Which text has each rank among the texts read backwards.
    private let backwardOrder: [UInt32]

    /// A table of different texts in the order of their bytes, none of them empty; only some can be found by near ones.
    init(sorted texts: ByteStrings, where isSought: (Int) -> Bool = { _ in true }) {
        self.texts = texts
        func backwards() -> (LetterTrie, [UInt32]) {
            let sought = (0..<UInt32(texts.count)).filter { isSought(Int($0)) }
            let reversed = (sought.count == texts.count ? texts : texts.picked(sought)).reversed()
            let order = reversed.sorted()
            return (LetterTrie(sorted: reversed.picked(order)), order.map { sought[Int($0)] })
        }
        (forward, (backward, backwardOrder)) =
            texts.count < worthAnotherCore
            ? (LetterTrie(sorted: texts), backwards()) : atOnce({ LetterTrie(sorted: texts) }, backwards)
    }

    /// All texts that can be made within a budget, with their costs, by place in the order.
    ///
    /// Of texts that are not sought, some may be among them.
    func near<Costs: LetterCosts>(_ costs: Costs, atMost budget: Int) -> [(text: Int, cost: Int)] {
        guard costs.count > 0 else { return [] }
        // One letter belongs to neither half, so that two swapped neighbours lie in one of them or around it.
        let half = (costs.count - 1) / 2
        var found = LetterWalk.ranks(forward, costs, budget: budget, half: half)
        if budget > 0 {
            let rest = costs.count - 1 - half
            found += LetterWalk.ranks(backward, costs.reversed, budget: budget, half: rest).map {
                Int(backwardOrder[$0])
            }
        }
        var last = -1
        return found.sorted().compactMap { text in
            guard text != last else { return nil }
            last = text
            return costs.cost(of: texts[text], atMost: budget).map { (text, $0) }
        }
    }
}

extension TextTable {
    /// The places of the texts that begin with the given bytes.
    func beginning(with prefix: some Sequence<UInt8>) -> Range<Int> {
        var range = 0..<texts.count
        for (depth, byte) in prefix.enumerated() {
            let start = range.partition { letter(depth, of: $0) >= Int(byte) }
            let end = (start..<range.upperBound).partition { letter(depth, of: $0) > Int(byte) }
            range = start..<end
            if range.isEmpty { break }
        }
        return range
    }

    /// The texts that are beginnings of the given bytes, the shortest first.
    func beginnings(of bytes: ArraySlice<UInt8>) -> [Int] {
        var found: [Int] = []
        var nodes = 0..<forward.count
        for byte in bytes {
            guard let node = child(among: nodes, byte) else { return found }
            let text = Int(forward.first[node])
            if forward.isLeaf(node) {
                if bytes.starts(with: texts[text]) { found.append(text) }
                return found
            }
            if forward.isEnd[node] { found.append(text) }
            nodes = node + 1..<Int(forward.next[node])
        }
        return found
    }

    private func child(among nodes: Range<Int>, _ byte: UInt8) -> Int? {
        var node = nodes.lowerBound
        while node < nodes.upperBound {
            if forward.letters[node] == byte { return node }
            node = Int(forward.next[node])
        }
        return nil
    }

    private func letter(_ depth: Int, of text: Int) -> Int {
        let range = texts.range(text)
        return depth < range.count ? Int(texts.bytes[range.lowerBound + depth]) : -1
    }
}

extension Range<Int> {
    /// The first place from which a condition holds, where it holds from some place on.
    fileprivate func partition(_ holds: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
