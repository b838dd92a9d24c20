import HomeNames

/// All ways in which a grammar covers a sentence.
///
/// Each rule is matched at most once at each token, so the work grows with the grammar times the sentence, not with the
/// number of readings; readings are drawn from the chart afterwards, and their number is bounded.
struct Chart {
    /// The most readings that are looked at.
    static let readingLimit = 256

    private let grammar: CompiledGrammar
    private let lattice: Lattice
    private var endsOfRules: [Key: [Int]] = [:]
    private var endsOfRepetitions: [Key: [Int]] = [:]
    private var derivations: [Span: [[Event]]] = [:]

    private struct Key: Hashable {
        let piece: Int
        let start: Int
    }

    private struct Span: Hashable {
        let node: Int
        let start: Int
        let end: Int
    }

    /// What a reading says, in the order of the sentence.
    enum Event: Hashable {
        case tag(Tag)
        case name(NamedThing.Kind, Lattice.NameHit)
        case number(Double)
    }

    /// Prepares to match a sentence.
    init(_ grammar: CompiledGrammar, _ lattice: Lattice) {
        self.grammar = grammar
        self.lattice = lattice
    }

    /// The different readings in which a piece of the grammar covers the whole sentence.
    mutating func readings(of root: CompiledGrammar.NodeID) -> [[Event]] {
        let count = lattice.tokens.count
        guard ends(of: root, from: 0).contains(count) else { return [] }
        return derivations(of: root, from: 0, to: count)
    }

    /// Where a piece can end that begins at a token, in ascending order.
    private mutating func ends(of node: Int, from start: Int) -> [Int] {
        guard canBegin(node, at: start) else { return [] }
        switch grammar.nodes[node] {
        case .word: return [start + 1]
        case .name(let kind): return (lattice.names[start][kind] ?? []).map(\.range.upperBound)
        case .rule(let index): return ends(ofRule: index, from: start)
        case .sequence(let parts): return parts.reduce([start]) { starts, part in ends(of: part, from: starts) }
        case .choice(let parts): return Self.union(parts.map { ends(of: $0, from: start) })
        case .repeated(let part, let atLeastOnce):
            let all = ends(ofRepeated: part, from: start)
            return atLeastOnce && !grammar.firsts[part].isNullable ? all.filter { $0 > start } : all
        case .tagged(let part, _): return ends(of: part, from: start)
        case .empty: return [start]
        case .never: return []
        }
    }

    private func canBegin(_ node: Int, at start: Int) -> Bool {
        let first = grammar.firsts[node]
        if first.isNullable { return true }
        guard start < lattice.tokens.count else { return false }
        return first.meets(
            word: lattice.words[start], names: lattice.nameKinds[start], number: lattice.tokens[start].number != nil)
    }

    private mutating func ends(of node: Int, from starts: [Int]) -> [Int] {
        if starts.count == 1 { return ends(of: node, from: starts[0]) }
        return Self.union(starts.map { ends(of: node, from: $0) })
    }

    private mutating func ends(ofRule index: Int, from start: Int) -> [Int] {
        let key = Key(piece: index, start: start)
        if let known = endsOfRules[key] { return known }
        var found = ends(of: grammar.rules[index].root, from: start)
        if isNumeral(rule: index, at: start) { found = Self.union([found, [start + 1]]) }
        endsOfRules[key] = found
        return found
    }

    private func isNumeral(rule index: Int, at start: Int) -> Bool {
        grammar.rules[index].isNumber && start < lattice.tokens.count && lattice.tokens[start].number != nil
    }

    /// Where any number of the piece, one after another, can end.
    private mutating func ends(ofRepeated node: Int, from start: Int) -> [Int] {
        let key = Key(piece: node, start: start)
        if let known = endsOfRepetitions[key] { return known }
        var all: Set = [start]
        var newest = [start]
        while !newest.isEmpty {
            newest = ends(of: node, from: newest).filter { all.insert($0).inserted }
        }
        let found = all.sorted()
        endsOfRepetitions[key] = found
        return found
    }

    private static func union(_ lists: [[Int]]) -> [Int] {
        let full = lists.filter { !$0.isEmpty }
        return full.count <= 1 ? full.first ?? [] : Set(full.joined()).sorted()
    }
}

extension Chart {
    /// The different things that a piece can say between two tokens.
    private mutating func derivations(of node: Int, from start: Int, to end: Int) -> [[Event]] {
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
