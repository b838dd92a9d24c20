/// The automaton of one rule as its expansion is written: some of its steps are empty.
struct EpsilonAutomaton {
    /// What is said from one node to the next.
    enum Step {
        case nothing(CompiledGrammar.TagListID)
        case word(CompiledGrammar.WordID)
        case name(Int32)
        case rule(CompiledGrammar.RuleID)
    }

    /// A step, and the place of the next one from the same node; -1 where it is the last.
    struct Arc {
        let step: Step
        let target: Int32
        fileprivate(set) var next: Int32 = -1
    }

    private(set) var arcs: [Arc] = []
    /// The first and the last arc of each node; -1 where it has none.
    private var nodes: [(first: Int32, last: Int32)] = []

    /// How many nodes there are.
    var count: Int { nodes.count }

    /// The place of the first arc of a node; -1 where it has none.
    func firstArc(of node: Int32) -> Int32 { nodes[Int(node)].first }

    mutating func newNode() -> Int32 {
        nodes.append((-1, -1))
        return Int32(nodes.count - 1)
    }

    /// Adds a step behind those that lead away from its node already.
    mutating func add(_ step: Step, from start: Int32, to target: Int32) {
        let place = Int32(arcs.count)
        arcs.append(Arc(step: step, target: target))
        let last = nodes[Int(start)].last
        if last < 0 { nodes[Int(start)].first = place } else { arcs[Int(last)].next = place }
        nodes[Int(start)].last = place
    }
}
