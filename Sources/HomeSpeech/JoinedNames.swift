/// The arcs of a network whose names were parted and whose arcs are shared, with the names whole again that gain nothing by it.
///
/// Behind a shared state each name is there once, so a place through which one or two names go saves nothing. And in each frame the
/// library looks through the lists of every state, one for each phone that may have come before: of the time of commands to homes of
/// 1,800 and 2,200 states that was a third, and a quarter of the states were such places.
struct JoinedNames {
    typealias Arc = PartedNames.Arc
    typealias Passage = SharedArcs.Passage

    /// The words behind each state.
    private(set) var arcs: [[Arc]]
    /// The ways from each state to shared ones.
    private(set) var passages: [[Passage]]

    /// A state costs as much as so many last words of names: two in memory, more in time.
    private static let stateCost = 6

    /// - Parameter places: the states that are places in names.
    init(of shared: SharedArcs, places: Range<Int>) {
        (arcs, passages) = (shared.arcs, shared.passages)
        var beginnings: [Int: Int] = [:]
        for arc in shared.arcs.joined() where places.contains(arc.target) { beginnings[arc.target, default: 0] += 1 }
        var joined: [Int: [Arc]] = [:]
        for place in places {
            let endings = shared.arcs[place] + shared.passages[place].flatMap { Self.arcs(through: $0, in: shared) }
            let ways = shared.arcs[place].count + shared.passages[place].count
            if (beginnings[place] ?? 0) * endings.count <= ways + Self.stateCost { joined[place] = endings }
        }
        for state in arcs.indices {
            arcs[state] = arcs[state].flatMap { arc in
                joined[arc.target].map { $0.map { Self.whole(arc, $0) } } ?? [arc]
            }
        }
        remove(Set(joined.keys))
    }

    private static func arcs(through passage: Passage, in shared: SharedArcs) -> [Arc] {
        shared.arcs[passage.target].map {
            Arc(word: $0.word, target: $0.target, probability: passage.probability * $0.probability)
        }
    }

    private static func whole(_ beginning: Arc, _ ending: Arc) -> Arc {
        Arc(
            word: beginning.word + ending.word, target: ending.target,
            probability: beginning.probability * ending.probability)
    }

    /// Numbers the states anew without some of them.
    private mutating func remove(_ states: Set<Int>) {
        let kept = arcs.indices.filter { !states.contains($0) }
        let numbers = Dictionary(uniqueKeysWithValues: zip(kept, kept.indices))
        arcs = kept.map { state in
            arcs[state].map { Arc(word: $0.word, target: numbers[$0.target] ?? 0, probability: $0.probability) }
        }
        passages = kept.map { state in
            passages[state].map { Passage(target: numbers[$0.target] ?? 0, probability: $0.probability) }
        }
    }
}
