/// The arcs of a network, with those that several states have in common written once.
///
/// The library makes a tree of phones for each state. Behind “turn on the”, “switch off the” and a score of others the same names
/// lead to the same states, so that three in four words of a home's network are there for another state, too. Words that lead from
/// the same states to the same ones stand behind a state of their own here, to which passages without a word lead. Nobody pauses
/// there, for that is possible before it.
struct SharedArcs {
    typealias Arc = PartedNames.Arc

    /// A way to a shared state that needs no word.
    struct Passage: Hashable {
        let target: Int
        let probability: Double
    }

    /// The words behind each state, and after them those behind each shared state.
    private(set) var arcs: [[Arc]]
    /// The ways from each state to shared ones.
    private(set) var passages: [[Passage]]

    /// A word, and the state behind it.
    private struct Step: Hashable, Comparable {
        let word: String
        let target: Int

        static func < (one: Step, other: Step) -> Bool { (one.word, one.target) < (other.word, other.target) }
    }

    /// How likely each step is behind each state.
    private let likelihoods: [Step: [Int: Double]]

    /// What a passage costs the library in memory, in arcs.
    private static let passageCost = 1
    /// So many of the largest groups are tried at a time.
    private static let mostTried = 30

    init(of states: [[Arc]]) {
        var likelihoods: [Step: [Int: Double]] = [:]
        for (state, arcs) in states.enumerated() {
            for arc in arcs {
                likelihoods[Step(word: arc.word, target: arc.target), default: [:]][state] = arc.probability
            }
        }
        self.likelihoods = likelihoods
        arcs = states.map { _ in [] }
        passages = arcs.map { _ in [] }
        // The steps by the states that they are still to be written for.
        var groups = Dictionary(grouping: likelihoods.keys) { (likelihoods[$0] ?? [:]).keys.sorted() }
        while let sources = Self.best(of: groups) {
            var steps: [Step] = []
            for (all, own) in groups where sources.isContained(in: all) {
                steps += own
                groups[all] = nil
                let rest = all.filter { !sources.contains($0) }
                if !rest.isEmpty { groups[rest, default: []] += own }
            }
            share(steps.sorted(), among: sources)
        }
        for (sources, steps) in groups {
            for state in sources { arcs[state] += steps.map { arc($0, likelihoods[$0]?[state] ?? 0) } }
        }
        for state in arcs.indices { arcs[state].sort { ($0.word, $0.target) < ($1.word, $1.target) } }
    }

    /// The states for which most arcs are saved; nil where nothing is worth its passages.
    private static func best(of groups: [[Int]: [Step]]) -> [Int]? {
        let sized = groups.map { (sources: $0.key, size: ($0.key.count - 1) * $0.value.count) }
        let ordered = sized.sorted {
            $0.size == $1.size ? $0.sources.lexicographicallyPrecedes($1.sources) : $0.size > $1.size
        }
        let gains = ordered.prefix(mostTried).map { one in
            let steps = groups.reduce(0) { $0 + (one.sources.isContained(in: $1.key) ? $1.value.count : 0) }
            return (sources: one.sources, gain: (one.sources.count - 1) * steps - passageCost * one.sources.count)
        }
        let best = gains.max { $0.gain < $1.gain }
        return best.flatMap { $0.gain > 0 ? $0.sources : nil }
    }

    /// What is likely behind one state and not behind another is as likely behind both as in the mean.
    private mutating func share(_ steps: [Step], among sources: [Int]) {
        let shares = steps.map { step in sources.reduce(0) { $0 + (likelihoods[step]?[$1] ?? 0) } }
        let whole = shares.reduce(0, +)
        for state in sources {
            let probability = steps.reduce(0) { $0 + (likelihoods[$1]?[state] ?? 0) }
            passages[state].append(Passage(target: arcs.count, probability: probability))
        }
        arcs.append(zip(steps, shares).map { arc($0, whole > 0 ? $1 / whole : 1) })
        passages.append([])
    }

    private func arc(_ step: Step, _ probability: Double) -> Arc {
        Arc(word: step.word, target: step.target, probability: probability)
    }
}

extension [Int] {
    /// Whether another array has all of these numbers, where both are sorted.
    fileprivate func isContained(in other: [Int]) -> Bool {
        var place = 0
        for number in self {
            while place < other.count, other[place] < number { place += 1 }
            guard place < other.count, other[place] == number else { return false }
            place += 1
        }
        return true
    }
}
