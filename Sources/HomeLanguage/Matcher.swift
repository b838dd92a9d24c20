import HomeModel
import HomeNames

/// Finds where the rules of a grammar match in one sentence, and what they say there.
///
/// Each rule is matched at most once at each token and what was found is kept, so the work grows with the sentence. What
/// was said is kept as lists that share their beginnings, and read out only where it is wanted.
struct Matcher {
    /// The most ways in which one rule is followed at one token.
    static let wayLimit = 200

    let grammar: CompiledGrammar
    let lattice: Lattice
    /// Where each rule's matches at each token begin in `matches`; -1 where it was not tried yet.
    private var known: [Int32]
    private var matches: [[Match]] = [[]]
    private var nodes: [Node] = [Node(before: 0, event: .tags(0), hash: 0)]

    /// One way in which a rule matches.
    struct Match {
        /// The token after the last one.
        let end: Int
        /// What was said, as a place among the nodes.
        fileprivate(set) var said: Int32
        /// How many letters are wrong.
        let errors: Int32
    }

    private struct Node {
        let before: Int32
        let event: Step
        let hash: Int
    }

    private enum Step: Hashable {
        case tags(CompiledGrammar.TagListID)
        case name(start: Int32, index: Int32)
        case number(Double)
        /// All that another rule said.
        case said(Int32)
    }

    /// What a rule says, in the order of the sentence.
    enum Event: Hashable {
        case tag(Tag)
        case name(Lattice.NameHit)
        case number(Double)
    }

    /// Prepares to match a sentence.
    init(_ grammar: CompiledGrammar, _ lattice: Lattice) {
        self.grammar = grammar
        self.lattice = lattice
        known = Array(repeating: -1, count: grammar.rules.count * (lattice.tokens.count + 1))
    }

    /// The different ways in which a rule matches from a token on.
    mutating func matches(of rule: CompiledGrammar.RuleID, at start: Int) -> [Match] {
        let key = Int(rule) * (lattice.tokens.count + 1) + start
        if known[key] >= 0 { return matches[Int(known[key])] }
        let found = canBegin(rule, at: start) ? follow(rule, from: start) : []
        known[key] = found.isEmpty ? 0 : Int32(matches.count)
        if !found.isEmpty { matches.append(found) }
        return found
    }

    /// The ways in which a rule covers the whole sentence, as what each says.
    mutating func readings(of rule: CompiledGrammar.RuleID) -> [[Event]] {
        matches(of: rule, at: 0).filter { $0.end == lattice.tokens.count }.map { events(of: $0) }
    }

    /// What a match says.
    func events(of match: Match) -> [Event] {
        var events: [Event] = []
        collect(match.said, &events)
        return events
    }

    private func collect(_ place: Int32, _ events: inout [Event]) {
        var order: [Step] = []
        var place = place
        while place > 0 {
            order.append(nodes[Int(place)].event)
            place = nodes[Int(place)].before
        }
        for step in order.reversed() {
            switch step {
            case .tags(let list): events += grammar.tagLists[Int(list)].map { .tag($0) }
            case .name(let start, let index): events.append(.name(lattice.names[Int(start)][Int(index)]))
            case .number(let value): events.append(.number(value))
            case .said(let inner): collect(inner, &events)
            }
        }
    }

    // MARK: - Matching

    private func canBegin(_ rule: CompiledGrammar.RuleID, at start: Int) -> Bool {
        let first = grammar.rules[Int(rule)].first
        if first.isNullable { return true }
        guard start < lattice.tokens.count else { return false }
        return first.meets(
            words: lattice.words[start], names: lattice.nameKinds[start],
            number: lattice.tokens[start].number != nil)
    }

    private struct Way {
        let state: CompiledGrammar.StateID
        let place: Int
        let said: Int32
        let errors: Int32
    }

    private mutating func follow(_ rule: CompiledGrammar.RuleID, from start: Int) -> [Match] {
        var found: [Match] = []
        var ways = [Way(state: grammar.rules[Int(rule)].start, place: start, said: 0, errors: 0)]
        if grammar.rules[Int(rule)].isNumber, start < lattice.tokens.count, let number = lattice.tokens[start].number {
            found.append(Match(end: start + 1, said: say(.number(number), after: 0), errors: 0))
        }
        var steps = 0
        while let way = ways.popLast(), steps < 20 * Self.wayLimit {
            steps += 1
            let state = grammar.states[Int(way.state)]
            for list in state.ends {
                let said = say(.tags(list), after: way.said)
                let match = Match(end: way.place, said: said, errors: way.errors)
                let known = found.firstIndex {
                    $0.end == way.place && nodes[Int($0.said)].hash == nodes[Int(said)].hash
                }
                if let known {
                    if match.errors < found[known].errors { found[known] = match }
                } else if found.count < Self.wayLimit {
                    found.append(match)
                }
            }
            for arc in state.rules { follow(arc, from: way, &ways) }
            guard way.place < lattice.tokens.count else { continue }
            if !state.names.isEmpty { followNames(state, from: way, &ways) }
            if !state.words.isEmpty { followWords(state, from: way, &ways) }
        }
        return found
    }

    private mutating func follow(_ arc: CompiledGrammar.Arc, from way: Way, _ ways: inout [Way]) {
        let inner = matches(of: arc.step, at: way.place)
        guard !inner.isEmpty else { return }
        let before = say(.tags(arc.tags), after: way.said)
        for match in inner {
            // A loop that says nothing leads nowhere.
            if match.end == way.place, arc.target == way.state { continue }
            let said = match.said > 0 ? say(.said(match.said), after: before) : before
            ways.append(Way(state: arc.target, place: match.end, said: said, errors: way.errors + match.errors))
        }
    }

    private mutating func followNames(_ state: CompiledGrammar.State, from way: Way, _ ways: inout [Way]) {
        for (index, hit) in lattice.names[way.place].enumerated() {
            let kind = FirstSet.number(of: hit.kind)
            for arc in state.names where arc.step == kind {
                let before = say(.tags(arc.tags), after: way.said)
                let said = say(.name(start: Int32(way.place), index: Int32(index)), after: before)
                ways.append(
                    Way(state: arc.target, place: hit.range.upperBound, said: said, errors: way.errors + hit.errors))
            }
        }
    }

    private mutating func followWords(_ state: CompiledGrammar.State, from way: Way, _ ways: inout [Way]) {
        for word in lattice.words[way.place] {
            var low = 0
            var high = state.words.count
            while low < high {
                let middle = (low + high) / 2
                if state.words[middle].step < word.id { low = middle + 1 } else { high = middle }
            }
            while low < state.words.count, state.words[low].step == word.id {
                let said = say(.tags(state.words[low].tags), after: way.said)
                ways.append(
                    Way(
                        state: state.words[low].target, place: way.place + 1, said: said,
                        errors: way.errors + word.errors))
                low += 1
            }
        }
    }

    private mutating func say(_ step: Step, after before: Int32) -> Int32 {
        if case .tags(0) = step { return before }
        var hasher = Hasher()
        hasher.combine(nodes[Int(before)].hash)
        if case .said(let inner) = step { hasher.combine(nodes[Int(inner)].hash) } else { hasher.combine(step) }
        nodes.append(Node(before: before, event: step, hash: hasher.finalize()))
        return Int32(nodes.count - 1)
    }
}
