import HomeModel
import HomeNames

/// Finds where the rules of a grammar match in one sentence, and what they say there.
///
/// Each rule is matched at most once at each token and what was found is kept, so the work grows with the sentence. What
/// was said is kept as lists that share their beginnings, and read out only where it is wanted.
package struct Matcher: ~Copyable {
    /// The most ways in which one rule is followed at one token.
    static let wayLimit = 200

    let grammar: CompiledGrammar
    let lattice: Lattice
    private let count: Int
    // What is read at each step lies here too: the way through the grammar is one load longer.
    private let states: ImmutableBuffer<CompiledGrammar.State>
    private let arcs: ImmutableBuffer<CompiledGrammar.Arc>
    private let firstFilters: ImmutableBuffer<FirstFilter>
    /// The words and the names that each token can begin.
    private var words: Rows<Lattice.Word>
    private var names: Rows<Hit>
    /// Which rules can begin at each token.
    private let beginnings: Stack<UInt64>
    private let width: Int
    /// What can come at each token, and at the end.
    private var coming: Stack<FirstFilter>
    /// Which rules were looked for at each token.
    private var tried: Stack<UInt64>
    /// What was found; of each token, where the last is, or -1.
    private var known = Stack<Found>(capacity: 32)
    private var lastKnown: Stack<Int32>
    private var matches = Stack<Match>(capacity: 64)
    /// The matches of rules that are still followed, of a rule above those of the rules that it is part of.
    private var pending = Stack<Match>(capacity: 16)
    private var nodes = Stack<Node>(capacity: 64)
    /// The ways that are still to be followed, in the same order.
    private var ways = Stack<Way>(capacity: 64)
    /// How many steps were taken so far.
    private(set) var work = 0

    /// One way in which a rule matches.
    package struct Match: BitwiseCopyable {
        /// The token after the last one.
        package let end: Int
        /// What was said, as a place among the nodes.
        fileprivate(set) var said: Int32
        /// How many letters are wrong.
        let errors: Int32
    }

    /// A rule that matches at a token: where its matches lie, and where another rule of the token is, or -1.
    struct Found {
        let rule: CompiledGrammar.RuleID
        let before: Int32
        let matches: CompiledGrammar.Stretch
    }

    struct Node {
        let before: Int32
        let event: Step
        let hash: UInt64
    }

    enum Step {
        case tags(CompiledGrammar.TagListID)
        case name(start: Int32, index: Int32)
        case number(Double)
        /// All that another rule said.
        case said(Int32)
    }

    /// What a rule says, in the order of the sentence.
    package enum Event: Hashable {
        case tag(Tag)
        case name(Lattice.NameHit)
        case number(Double)
    }

    /// What matters of a name while rules are followed.
    struct Hit {
        let kind: Int32
        let end: Int32
        let errors: Int32

        init(_ hit: Lattice.NameHit) {
            (kind, end, errors) = (hit.kindNumber, Int32(hit.range.upperBound), hit.errors)
        }
    }

    /// Prepares to match a sentence.
    package init(_ grammar: CompiledGrammar, _ lattice: Lattice) {
        self.grammar = grammar
        self.lattice = lattice
        count = lattice.tokens.count
        (states, arcs, firstFilters) = (grammar.states, grammar.arcs, grammar.firstFilters)
        words = Rows(count: count)
        names = Rows(count: count)
        coming = Stack(capacity: count + 1)
        for token in 0..<count {
            for word in lattice.words[token] { words.append(word) }
            for name in lattice.names[token].indices { names.append(Hit(lattice.names[token][name])) }
            words.endRow()
            names.endRow()
            coming.append(
                FirstFilter(
                    of: lattice.words[token], names: lattice.nameKinds[token],
                    isNumber: lattice.tokens[token].number != nil))
        }
        coming.append(.nothing)
        beginnings = grammar.beginnings.rows(of: lattice)
        width = grammar.beginnings.width
        tried = Stack(capacity: (count + 1) * width)
        tried.append(0, times: (count + 1) * width)
        lastKnown = Stack(capacity: count + 1)
        lastKnown.append(-1, times: count + 1)
        nodes.append(Node(before: 0, event: .tags(0), hash: 0))
    }

    /// The different ways in which a rule matches from a token on.
    package mutating func matches(of rule: CompiledGrammar.RuleID, at start: Int) -> [Match] {
        find(rule, at: start).map { matches[$0] }
    }

    /// Where the longest words of a rule end that begin at a token; nil where none do.
    package mutating func end(of rule: CompiledGrammar.RuleID, at start: Int) -> Int? {
        matches(of: rule, at: start).map(\.end).max()
    }

    /// Where the words of a rule stand that begin first within a range and end in it, the longest of those, and what they say;
    /// nil where there are none, or none that say what is wanted.
    package mutating func first(
        of rule: CompiledGrammar.RuleID, in range: Range<Int>, where isWanted: (Slots) -> Bool = { _ in true }
    ) -> (range: Range<Int>, events: [Event])? {
        for place in range {
            var longest: (end: Int, events: [Event])?
            for match in matches(of: rule, at: place)
            where match.end <= range.upperBound && match.end > longest?.end ?? 0 {
                let events = events(of: match)
                if isWanted(Slots(events)) { longest = (match.end, events) }
            }
            if let longest { return (place..<longest.end, longest.events) }
        }
        return nil
    }

    /// The places of those ways, each of which the matcher gives at its place.
    mutating func find(_ rule: CompiledGrammar.RuleID, at start: Int) -> Range<Int> {
        guard canBegin(rule, at: start) else { return 0..<0 }
        let (bits, bit) = (start &* width &+ Int(rule) >> 6, UInt64(1) << UInt64(rule & 63))
        if tried[bits] & bit != 0 { return known(rule, at: start) }
        let found = follow(rule, from: start)
        tried[bits] |= bit
        if found.isEmpty { return 0..<0 }
        known.append(Found(rule: rule, before: lastKnown[start], matches: found))
        lastKnown[start] = Int32(known.count - 1)
        return found.range
    }

    /// The places of the ways in which a rule that was looked for matches; they are few at one token.
    private func known(_ rule: CompiledGrammar.RuleID, at start: Int) -> Range<Int> {
        var place = lastKnown[start]
        while place >= 0 {
            let found = known[Int(place)]
            if found.rule == rule { return found.matches.range }
            place = found.before
        }
        return 0..<0
    }

    /// The match at one of the places that were found.
    subscript(place: Int) -> Match { matches[place] }

    /// The ways in which a rule covers the whole sentence, as what each says.
    package mutating func readings(of rule: CompiledGrammar.RuleID) -> [[Event]] {
        matches(of: rule, at: 0).filter { $0.end == lattice.tokens.count }.map { events(of: $0) }
    }

    /// What a match says.
    package func events(of match: Match) -> [Event] {
        var events: [Event] = []
        collect(match.said, &events)
        return events
    }

    /// The names and the slots that a match says, each in the order of the sentence.
    func said(by match: Match) -> (names: [Lattice.NameHit], slots: Slots) {
        var said = (names: [Lattice.NameHit](), slots: Slots())
        read(match.said, &said.names, &said.slots)
        return said
    }

    private func read(_ place: Int32, _ names: inout [Lattice.NameHit], _ slots: inout Slots) {
        guard place > 0 else { return }
        read(nodes[Int(place)].before, &names, &slots)
        switch nodes[Int(place)].event {
        case .tags(let list) where slots.isEmpty: slots = grammar.slots[Int(list)]
        case .tags(let list): for tag in grammar.tagLists[Int(list)] { slots.add(tag) }
        case .name(let start, let index): names.append(lattice.names[Int(start)][Int(index)])
        case .number(let value): slots.add(.plus(value))
        case .said(let inner): read(inner, &names, &slots)
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
    @inline(__always) func canBegin(_ rule: CompiledGrammar.RuleID, at start: Int) -> Bool {
        beginning(at: start, Int(rule) >> 6) & (1 << UInt64(rule & 63)) != 0
    }

    /// Which of 64 rules can begin at a token, one bit a rule.
    @inline(__always) func beginning(at start: Int, _ index: Int) -> UInt64 { beginnings[start &* width &+ index] }

    struct Way {
        let state: CompiledGrammar.StateID
        let place: Int32
        let said: Int32
        let errors: Int32
    }

    /// Whether a way may lead on from a state, by what comes next: most lead nowhere, and are not followed.
    @inline(__always) private func goesOn(from state: CompiledGrammar.StateID, at place: Int) -> Bool {
        !firstFilters[Int(state)].isDisjoint(with: coming[place])
    }

    private mutating func follow(_ rule: CompiledGrammar.RuleID, from start: Int) -> CompiledGrammar.Stretch {
        let (base, first) = (ways.count, pending.count)
        let beginning = grammar.starts[Int(rule)]
        ways.append(Way(state: beginning.state, place: Int32(start), said: 0, errors: 0))
        if beginning.isNumber, start < count, let number = lattice.tokens[start].number {
            pending.append(Match(end: start + 1, said: say(.number(number), after: 0), errors: 0))
        }
        var steps = 0
        while ways.count > base, steps < 20 * Self.wayLimit {
            let way = ways.removeLast()
            steps += 1
            let state = states[Int(way.state)]
            for end in state.ends.range { self.end(way, saying: grammar.ends[end], since: first) }
            for index in state.rules.range {
                let arc = arcs[index]
                if canBegin(arc.step, at: Int(way.place)) { follow(arc, from: way) }
            }
            guard way.place < count else { continue }
            if !state.names.isEmpty { followNames(state.names, from: way) }
            if !state.words.isEmpty { followWords(state.words, from: way) }
        }
        ways.cut(to: base)
        work += steps
        let found = CompiledGrammar.Stretch(
            start: Int32(matches.count), end: Int32(matches.count + pending.count - first))
        // Most rules that could begin here do not go on.
        if !found.isEmpty {
            for place in first..<pending.count { matches.append(pending[place]) }
            pending.cut(to: first)
        }
        return found
    }

    /// Notes that a rule can end so, unless another way has said the same.
    private mutating func end(_ way: Way, saying tags: CompiledGrammar.TagListID, since first: Int) {
        let said = say(.tags(tags), after: way.said)
        let match = Match(end: Int(way.place), said: said, errors: way.errors)
        let hash = nodes[Int(said)].hash
        for place in first..<pending.count
        where pending[place].end == match.end && nodes[Int(pending[place].said)].hash == hash {
            if match.errors < pending[place].errors { pending[place] = match }
            return
        }
        if pending.count - first < Self.wayLimit { pending.append(match) }
    }

    private mutating func follow(_ arc: CompiledGrammar.Arc, from way: Way) {
        let inner = find(arc.step, at: Int(way.place))
        guard !inner.isEmpty else { return }
        let before = say(.tags(arc.tags), after: way.said)
        for place in inner {
            let match = matches[place]
            // A loop that says nothing leads nowhere.
            if match.end == way.place, arc.target == way.state { continue }
            guard goesOn(from: arc.target, at: match.end) else { continue }
            let said = match.said > 0 ? say(.said(match.said), after: before) : before
            ways.append(Way(state: arc.target, place: Int32(match.end), said: said, errors: way.errors + match.errors))
        }
    }

    private mutating func followNames(_ stretch: CompiledGrammar.Stretch, from way: Way) {
        let start = names.places(of: Int(way.place))
        for place in start {
            let hit = names[place]
            for index in stretch.range where arcs[index].step == hit.kind {
                let arc = arcs[index]
                guard goesOn(from: arc.target, at: Int(hit.end)) else { continue }
                let before = say(.tags(arc.tags), after: way.said)
                let said = say(.name(start: way.place, index: Int32(place - start.lowerBound)), after: before)
                ways.append(Way(state: arc.target, place: hit.end, said: said, errors: way.errors + hit.errors))
            }
        }
    }

    private mutating func followWords(_ stretch: CompiledGrammar.Stretch, from way: Way) {
        for place in words.places(of: Int(way.place)) {
            let word = words[place]
            var index = first(of: stretch, with: word.id)
            while index < stretch.end, arcs[index].step == word.id {
                let arc = arcs[index]
                index += 1
                guard goesOn(from: arc.target, at: Int(way.place) + 1) else { continue }
                let said = say(.tags(arc.tags), after: way.said)
                ways.append(
                    Way(state: arc.target, place: way.place + 1, said: said, errors: way.errors + word.errors))
            }
        }
    }

    /// The first of a state's arcs whose word is not less than one.
    @inline(__always)
    private func first(of stretch: CompiledGrammar.Stretch, with word: CompiledGrammar.WordID) -> Int {
        var (low, high) = (Int(stretch.start), Int(stretch.end))
        while low < high {
            let middle = (low &+ high) >> 1
            if arcs[middle].step < word { low = middle &+ 1 } else { high = middle }
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
