import HomeModel
import HomeNames

/// All ways in which a grammar covers a sentence.
///
/// Each rule is matched at most once at each token, so the work grows with the grammar times the sentence, not with the
/// number of readings; readings are drawn from the chart afterwards, and their number is bounded.
struct Chart {
    /// The most readings that are looked at.
    static let readingLimit = 256

    let grammar: CompiledGrammar
    let lattice: Lattice
    private var endsOfRules: [Key: [Int]] = [:]
    private var endsOfRepetitions: [Key: [Int]] = [:]
    var derivations: [Span: [[Event]]] = [:]

    private struct Key: Hashable {
        let piece: Int
        let start: Int
    }

    struct Span: Hashable {
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
    mutating func ends(of node: Int, from start: Int) -> [Int] {
        guard canBegin(node, at: start) else { return [] }
        switch grammar.nodes[node] {
        case .word: return [start + 1]
        case .name(let kind): return (lattice.names[start][kind] ?? []).map(\.range.upperBound)
        case .rule(let index): return ends(ofRule: index, from: start)
        case .sequence(let parts): return parts.reduce([start]) { starts, part in ends(of: part, from: starts) }
        case .choice(let parts): return union(parts.map { ends(of: $0, from: start) })
        case .repeated(let part, let atLeastOnce):
            let all = ends(ofRepeated: part, from: start)
            return atLeastOnce && !grammar.firsts[part].isNullable ? all.filter { $0 > start } : all
        case .tagged(let part, _): return ends(of: part, from: start)
        case .empty: return [start]
        case .never: return []
        }
    }

    func canBegin(_ node: Int, at start: Int) -> Bool {
        let first = grammar.firsts[node]
        if first.isNullable { return true }
        guard start < lattice.tokens.count else { return false }
        return first.meets(
            word: lattice.words[start], names: lattice.nameKinds[start], number: lattice.tokens[start].number != nil)
    }

    mutating func ends(of node: Int, from starts: [Int]) -> [Int] {
        if starts.count == 1 { return ends(of: node, from: starts[0]) }
        return union(starts.map { ends(of: node, from: $0) })
    }

    mutating func ends(ofRule index: Int, from start: Int) -> [Int] {
        let key = Key(piece: index, start: start)
        if let known = endsOfRules[key] { return known }
        var found = ends(of: grammar.rules[index].root, from: start)
        if isNumeral(rule: index, at: start) { found = union([found, [start + 1]]) }
        endsOfRules[key] = found
        return found
    }

    private func isNumeral(rule index: Int, at start: Int) -> Bool {
        grammar.rules[index].isNumber && start < lattice.tokens.count && lattice.tokens[start].number != nil
    }

    /// Where any number of the piece, one after another, can end.
    mutating func ends(ofRepeated node: Int, from start: Int) -> [Int] {
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

    /// The places in any of the lists, in ascending order.
    private func union(_ lists: [[Int]]) -> [Int] {
        let full = lists.filter { !$0.isEmpty }
        if full.count <= 1 { return full.first ?? [] }
        var isEnd = Array(repeating: false, count: lattice.tokens.count + 1)
        for list in full { for end in list { isEnd[end] = true } }
        return isEnd.indices.filter { isEnd[$0] }
    }
}
