extension Chart {
    /// The different things that a piece can say between two tokens.
    mutating func derivations(of node: Int, from start: Int, to end: Int) -> [[Event]] {
        guard canBegin(node, at: start) else { return [] }
        switch grammar.nodes[node] {
        case .word: return end == start + 1 ? [[]] : []
        case .name(let kind):
            return (lattice.names[start][kind] ?? []).filter { $0.range.upperBound == end }.map { [.name(kind, $0)] }
        case .rule(let index):
            return known(Span(node: node, start: start, end: end)) {
                $0.derivations(ofRule: index, from: start, to: end)
            }
        case .sequence(let parts): return derivations(ofSequence: parts[...], from: start, to: end)
        case .choice(let parts):
            var all: [[Event]] = []
            for part in parts where ends(of: part, from: start).contains(end) {
                all += derivations(of: part, from: start, to: end)
            }
            return Self.different(all)
        case .repeated(let part, let atLeastOnce):
            // Nothing at all, or one at least and then any number: `~` keeps the memory of both apart.
            if start == end { return atLeastOnce ? derivations(of: part, from: start, to: end) : [[]] }
            return known(Span(node: ~part, start: start, end: end)) {
                $0.derivations(ofRepeated: part, from: start, to: end)
            }
        case .tagged(let part, let tags):
            return derivations(of: part, from: start, to: end).map { $0 + tags.map { .tag($0) } }
        case .empty: return start == end ? [[]] : []
        case .never: return []
        }
    }

    private mutating func known(_ span: Span, _ find: (inout Chart) -> [[Event]]) -> [[Event]] {
        if let known = derivations[span] { return known }
        let found = find(&self)
        derivations[span] = found
        return found
    }

    private mutating func derivations(ofRule index: Int, from start: Int, to end: Int) -> [[Event]] {
        guard ends(ofRule: index, from: start).contains(end) else { return [] }
        var all = derivations(of: grammar.rules[index].root, from: start, to: end)
        guard grammar.rules[index].isNumber else { return all }
        all = all.map { [.number(Self.sum(of: $0))] }
        if end == start + 1, let value = lattice.tokens[start].number { all.append([.number(value)]) }
        return Self.different(all)
    }

    private mutating func derivations(ofSequence parts: ArraySlice<Int>, from start: Int, to end: Int) -> [[Event]] {
        guard let part = parts.first else { return start == end ? [[]] : [] }
        let rest = parts.dropFirst()
        var all: [[Event]] = []
        for middle in ends(of: part, from: start) where middle <= end && reaches(end, rest, from: middle) {
            let before = derivations(of: part, from: start, to: middle)
            let after = derivations(ofSequence: rest, from: middle, to: end)
            all += Self.pairs(before, after)
        }
        return Self.different(all)
    }

    private mutating func reaches(_ end: Int, _ parts: ArraySlice<Int>, from start: Int) -> Bool {
        parts.reduce([start]) { starts, part in starts.isEmpty ? [] : ends(of: part, from: starts) }.contains(end)
    }

    private mutating func derivations(ofRepeated part: Int, from start: Int, to end: Int) -> [[Event]] {
        var all: [[Event]] = []
        for middle in ends(of: part, from: start) where middle > start && middle <= end {
            guard ends(ofRepeated: part, from: middle).contains(end) else { continue }
            let before = derivations(of: part, from: start, to: middle)
            let after =
                middle == end
                ? [[]]
                : known(Span(node: ~part, start: middle, end: end)) {
                    $0.derivations(ofRepeated: part, from: middle, to: end)
                }
            all += Self.pairs(before, after)
        }
        return Self.different(all)
    }

    /// Each of the first followed by each of the second, up to the limit.
    private static func pairs(_ before: [[Event]], _ after: [[Event]]) -> [[Event]] {
        if after.count == 1, after[0].isEmpty { return before }
        if before.count == 1, before[0].isEmpty { return after }
        return Array(before.lazy.flatMap { first in after.lazy.map { first + $0 } }.prefix(readingLimit))
    }

    private static func different(_ all: [[Event]]) -> [[Event]] {
        if all.count < 2 { return all }
        var seen: Set<[Event]> = []
        return Array(all.filter { seen.insert($0).inserted }.prefix(readingLimit))
    }

    static func sum(of events: [Event]) -> Double {
        events.reduce(0) { number, event in
            switch event {
            case .tag(.plus(let value)): number + value
            case .tag(.times(let factor)): (number == 0 ? 1 : number) * factor
            default: number
            }
        }
    }
}
