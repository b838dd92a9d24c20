/// Different texts with trees from both of their ends, to find those that are near.
struct TextTable<Source: Texts>: Sendable {
    let texts: Source
    /// The tree of the texts that can be found by near ones; they are in order there.
    let forward: LetterTrie
    /// The same from the other end.
    let backward: LetterTrie

    /// All texts that can be made within a budget, with their costs, by place.
    func near<Costs: LetterCosts>(_ costs: Costs, atMost budget: Int) -> [(text: Int, cost: Int)] {
        guard costs.count > 0 else { return [] }
        // One letter belongs to neither half, so that two swapped neighbours lie in one of them or around it.
        let half = (costs.count - 1) / 2
        var found = LetterWalk.texts(forward, costs, budget: budget, half: half)
        if budget > 0 {
            let rest = costs.count - 1 - half
            found += LetterWalk.texts(backward, costs.reversed, budget: budget, half: rest)
        }
        var last = -1
        return found.sorted().compactMap { text in
            guard text != last else { return nil }
            last = text
            return costs.cost(of: texts[text], atMost: budget).map { (text, $0) }
        }
    }

    /// The places of the texts that begin with the given bytes, in the order of their bytes.
    func beginning(with prefix: some Sequence<UInt8>) -> ArraySlice<UInt32> {
        var range = 0..<forward.order.count
        for (depth, byte) in prefix.enumerated() {
            let start = range.partition { letter(depth, of: $0) >= Int(byte) }
            let end = (start..<range.upperBound).partition { letter(depth, of: $0) > Int(byte) }
            range = start..<end
            if range.isEmpty { break }
        }
        return forward.order[range]
    }

    /// The places of the texts that end with another, in the order of their letters from the last one on.
    func ending(with suffix: String) -> ArraySlice<UInt32> {
        let order = backward.order
        let wanted = suffix.unicodeScalars.reversed()
        let letters = { (rank: Int) in
            String(decoding: texts[Int(order[rank])], as: UTF8.self).unicodeScalars.reversed()
        }
        let start = order.indices.partition { !letters($0).lexicographicallyPrecedes(wanted) }
        let end = (start..<order.count).partition { !letters($0).starts(with: wanted) }
        return order[start..<end]
    }

    private func letter(_ depth: Int, of rank: Int) -> Int {
        let range = texts.range(Int(forward.order[rank]))
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
