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
    /// The place of each rule's matches in `matches`, for each token; -1 where it was not tried yet.
    private var known: [[Int32]]
    /// The words that each token can be, one token's after another's, and where those of each begin.
    private var words: [Lattice.Word] = []
    private var wordStarts: [Int] = [0]
    /// Which rules can begin at each token.
    private let beginnings: [UInt64]
    private var matches: [[Match]] = [[]]
    private var nodes: [Node] = [Node(before: 0, event: .tags(0), hash: 0)]
    /// The ways that are still to be followed, of a rule above those of the rules that it is part of.
    private var ways: [Way] = []
    /// How many steps were taken so far.
    private(set) var work = 0

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
        let hash: UInt64
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
        known = Array(repeating: [], count: lattice.tokens.count + 1)
        wordStarts.reserveCapacity(lattice.words.count + 1)
        for token in lattice.words {
            words += token
            wordStarts.append(words.count)
        }
        beginnings = grammar.beginnings.rows(of: lattice)
    }

    /// The different ways in which a rule matches from a token on.
    mutating func matches(of rule: CompiledGrammar.RuleID, at start: Int) -> [Match] {
        guard canBegin(rule, at: start) else { return [] }
        if known[start].isEmpty { known[start] = Array(repeating: -1, count: grammar.rules.count) }
        let place = known[start][Int(rule)]
        if place >= 0 { return matches[Int(place)] }
        let found = follow(rule, from: start)
        known[start][Int(rule)] = found.isEmpty ? 0 : Int32(matches.count)
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

    /// The names and the facts that a match says, each in the order of the sentence.
    func said(by match: Match) -> (names: [Lattice.NameHit], facts: Facts) {
        var said = (names: [Lattice.NameHit](), facts: Facts())
        read(match.said, &said.names, &said.facts)
        return said
    }

    private func read(_ place: Int32, _ names: inout [Lattice.NameHit], _ facts: inout Facts) {
        guard place > 0 else { return }
        read(nodes[Int(place)].before, &names, &facts)
        switch nodes[Int(place)].event {
        case .tags(let list) where facts.isEmpty: facts = grammar.facts[Int(list)]
        case .tags(let list): for tag in grammar.tagLists[Int(list)] { facts.add(tag) }
        case .name(let start, let index): names.append(lattice.names[Int(start)][Int(index)])
        case .number(let value): facts.add(.plus(value))
        case .said(let inner): read(inner, &names, &facts)
        }
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

    /// Whether a rule can begin at a token, by what can be there.
    func canBegin(_ rule: CompiledGrammar.RuleID, at start: Int) -> Bool {
        beginnings[start * grammar.beginnings.width + Int(rule) >> 6] & (1 << UInt64(rule & 63)) != 0
    }

    private struct Way {
        let state: CompiledGrammar.StateID
        let place: Int
        let said: Int32
        let errors: Int32
    }

    private mutating func follow(_ rule: CompiledGrammar.RuleID, from start: Int) -> [Match] {
        var found: [Match] = []
        let base = ways.count
        ways.append(Way(state: grammar.rules[Int(rule)].start, place: start, said: 0, errors: 0))
        if grammar.rules[Int(rule)].isNumber, start < lattice.tokens.count, let number = lattice.tokens[start].number {
            found.append(Match(end: start + 1, said: say(.number(number), after: 0), errors: 0))
        }
        var steps = 0
        while ways.count > base, steps < 20 * Self.wayLimit {
            let way = ways.removeLast()
            steps += 1
            let state = grammar.states[Int(way.state)]
            for end in state.ends.range {
                let said = say(.tags(grammar.ends[end]), after: way.said)
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
            for arc in state.rules.range { follow(grammar.arcs[arc], from: way) }
            guard way.place < lattice.tokens.count else { continue }
            if !state.names.isEmpty { followNames(state, from: way) }
            if !state.words.isEmpty { followWords(state, from: way) }
        }
        ways.removeLast(ways.count - base)
        work += steps
        return found
    }

    private mutating func follow(_ arc: CompiledGrammar.Arc, from way: Way) {
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

    private mutating func followNames(_ state: CompiledGrammar.State, from way: Way) {
        for index in lattice.names[way.place].indices {
            let kind = lattice.names[way.place][index].kindNumber
            for place in state.names.range where grammar.arcs[place].step == kind {
                let arc = grammar.arcs[place]
                let before = say(.tags(arc.tags), after: way.said)
                let said = say(.name(start: Int32(way.place), index: Int32(index)), after: before)
                let end = lattice.names[way.place][index].range.upperBound
                let errors = way.errors + lattice.names[way.place][index].errors
                ways.append(Way(state: arc.target, place: end, said: said, errors: errors))
            }
        }
    }

    private mutating func followWords(_ state: CompiledGrammar.State, from way: Way) {
        for index in wordStarts[way.place]..<wordStarts[way.place + 1] {
            let word = words[index]
            var place = firstArc(of: state.words, with: word.id)
            while place < state.words.end, grammar.arcs[place].step == word.id {
                let arc = grammar.arcs[place]
                let said = say(.tags(arc.tags), after: way.said)
                ways.append(
                    Way(state: arc.target, place: way.place + 1, said: said, errors: way.errors + word.errors))
                place += 1
            }
        }
    }

    /// The first of a state's arcs whose word is not less than one.
    private func firstArc(of stretch: CompiledGrammar.Stretch, with word: CompiledGrammar.WordID) -> Int {
        var (low, high) = (Int(stretch.start), Int(stretch.end))
        while low < high {
            let middle = (low + high) / 2
            if grammar.arcs[middle].step < word { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private mutating func say(_ step: Step, after before: Int32) -> Int32 {
        if case .tags(0) = step { return before }
        let own =
            switch step {
            case .tags(let list): UInt64(UInt32(list))
            case .name(let start, let index): 1 << 60 | UInt64(UInt32(start)) << 32 | UInt64(UInt32(index))
            case .number(let value): 2 << 60 ^ value.bitPattern
            case .said(let inner): nodes[Int(inner)].hash
            }
        // A multiplication by a large odd number and a turn mix well enough for the few hundred nodes of a sentence.
        let mixed = (nodes[Int(before)].hash ^ own &+ 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
        let hash = mixed ^ mixed >> 32
        nodes.append(Node(before: before, event: step, hash: hash))
        return Int32(nodes.count - 1)
    }
}
