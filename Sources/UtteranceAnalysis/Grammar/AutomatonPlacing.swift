/// Leaves out the empty steps of a rule: each state has the arcs that it can reach without a word, with the tags on the way.
///
/// What begins with the same words goes on from one state, so that "turn on", "turn off" and "turn it down" are one way
/// until they part. A state stands for a set of nodes; rules in which such sets would grow too many are left as they are.
struct AutomatonPlacing {
    typealias StateID = CompiledGrammar.StateID
    typealias Arc = CompiledGrammar.Arc
    typealias Stretch = CompiledGrammar.Stretch

    /// The states of all rules, with their arcs and ends.
    struct Automata {
        var states: [CompiledGrammar.State] = []
        var arcs: [Arc] = []
        var ends: [TagLists.Number] = []
    }

    /// What one state stands for.
    private enum Nodes: Hashable {
        case one(Int32)
        case several([Int32])
    }

    private let loose: EpsilonAutomaton
    private let end: Int32
    private var known: [Nodes: StateID] = [:]
    /// The states of single nodes, which most are; -1 where there is none.
    private var single: [StateID]
    private var waiting: [(nodes: Nodes, state: StateID)] = []

    /// A node that can be reached without a word, and the tags on the way there.
    private typealias Place = (node: Int32, tags: TagLists.Number)
    private var open: [Place] = []
    /// In which round each node was reached last, and with which tags first.
    private var reached: [(round: Int32, tags: TagLists.Number)]
    private var round: Int32 = 0
    private var reachedOtherwise: Set<UInt64> = []

    init(_ loose: EpsilonAutomaton, to end: Int32) {
        self.loose = loose
        self.end = end
        single = Array(repeating: -1, count: loose.count)
        reached = Array(repeating: (0, 0), count: loose.count)
    }

    /// Puts the rule among others, and gives the state that it begins with.
    mutating func place(from start: Int32, into automata: inout Automata, _ tags: inout TagLists) -> StateID {
        let limit = automata.states.count + 2 * loose.count
        let first = state(of: .one(start), &automata)
        var transitions = Transitions()
        while let (nodes, home) = waiting.popLast() {
            look(from: nodes, &tags, &transitions)
            var state = CompiledGrammar.State()
            state.words = arcs(&transitions.words, &automata, limit)
            state.names = arcs(&transitions.names, &automata, limit)
            state.rules = arcs(&transitions.rules, &automata, limit)
            automata.ends += transitions.ends
            let ends = automata.ends.count
            state.ends = Stretch(start: Int32(ends - transitions.ends.count), end: Int32(ends))
            automata.states[Int(home)] = state
        }
        return first
    }

    private mutating func state(of nodes: Nodes, _ automata: inout Automata) -> StateID {
        if case .one(let node) = nodes, single[Int(node)] >= 0 { return single[Int(node)] }
        if case .several = nodes, let state = known[nodes] { return state }
        let state = StateID(automata.states.count)
        if case .one(let node) = nodes { single[Int(node)] = state } else { known[nodes] = state }
        automata.states.append(CompiledGrammar.State())
        waiting.append((nodes, state))
        return state
    }

    // MARK: - Transitions

    /// A step that says something, to a node whose state is still looked for.
    private struct Transition {
        let step: Int32
        let tags: TagLists.Number
        let target: Int32

        static func isBefore(_ one: Transition, _ other: Transition) -> Bool {
            (one.step, one.tags, one.target) < (other.step, other.tags, other.target)
        }
    }

    private struct Transitions {
        var words: [Transition] = []
        var names: [Transition] = []
        var rules: [Transition] = []
        var ends: [TagLists.Number] = []

        mutating func removeAll() {
            words.removeAll(keepingCapacity: true)
            names.removeAll(keepingCapacity: true)
            rules.removeAll(keepingCapacity: true)
            ends.removeAll(keepingCapacity: true)
        }
    }

    /// Finds what can be said next at some nodes, and how the rule can end there.
    private mutating func look(from nodes: Nodes, _ tags: inout TagLists, _ transitions: inout Transitions) {
        transitions.removeAll()
        round += 1
        if !reachedOtherwise.isEmpty { reachedOtherwise.removeAll(keepingCapacity: true) }
        switch nodes {
        case .one(let node): open.append((node, 0))
        case .several(let nodes): for node in nodes { open.append((node, 0)) }
        }
        while let next = open.popLast() {
            // A round of empty steps that carries tags would go on for ever.
            guard tags.all[Int(next.tags)].count <= 16, isNew(next) else { continue }
            if next.node == end, !transitions.ends.contains(next.tags) { transitions.ends.append(next.tags) }
            var place = loose.firstArc(of: next.node)
            while place >= 0 {
                let arc = loose.arcs[Int(place)]
                switch arc.step {
                case .nothing(let list): open.append((arc.target, tags.joined(next.tags, list)))
                case .word(let word):
                    transitions.words.append(Transition(step: word, tags: next.tags, target: arc.target))
                case .name(let kind):
                    transitions.names.append(Transition(step: kind, tags: next.tags, target: arc.target))
                case .rule(let rule):
                    transitions.rules.append(Transition(step: rule, tags: next.tags, target: arc.target))
                }
                place = arc.next
            }
        }
    }

    private mutating func isNew(_ place: Place) -> Bool {
        let before = reached[Int(place.node)]
        if before.round == round {
            return before.tags != place.tags
                && reachedOtherwise.insert(UInt64(place.node) << 32 | UInt64(place.tags)).inserted
        }
        reached[Int(place.node)] = (round, place.tags)
        return true
    }

    /// Adds the arcs of some transitions, those of one step and the same tags as one where there is room for such states.
    private mutating func arcs(_ transitions: inout [Transition], _ automata: inout Automata, _ limit: Int) -> Stretch {
        let start = automata.arcs.count
        if transitions.count > 1 { transitions.sort(by: Transition.isBefore) }
        var place = 0
        while place < transitions.count {
            let first = transitions[place]
            place += 1
            var targets: [Int32] = []
            while place < transitions.count, transitions[place].step == first.step,
                transitions[place].tags == first.tags
            {
                let target = transitions[place].target
                if target != targets.last ?? first.target {
                    if targets.isEmpty { targets = [first.target] }
                    targets.append(target)
                }
                place += 1
            }
            func append(_ nodes: Nodes) {
                automata.arcs.append(Arc(step: first.step, target: state(of: nodes, &automata), tags: first.tags))
            }
            // Most steps lead to one node.
            if targets.isEmpty {
                append(.one(first.target))
            } else if automata.states.count < limit {
                append(.several(targets))
            } else {
                for target in targets { append(.one(target)) }
            }
        }
        return Stretch(start: Int32(start), end: Int32(automata.arcs.count))
    }
}
