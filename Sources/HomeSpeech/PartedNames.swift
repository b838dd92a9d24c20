import GrammarKit

/// The network that the decoder is given: that of a grammar, with names that share a word parted before their last words.
///
/// The library makes a tree of phones for each state, in which words share how they begin and not how they end, and whose leaves
/// are there once for each sound that may follow: behind each verb “desk lamp”, “desk fan” and “sofa lamp” are three lines with
/// many leaves, and as many again for each further way to say them. Parted, “desk” and “sofa” lead to places in names, of which
/// each is there once for all verbs. Nobody pauses there, so that a name stays one word.
struct PartedNames {
    /// A word that leads to a state, or to a place in a name.
    struct Arc: Hashable {
        let word: String
        let target: Int
        let probability: Double
    }

    /// The words behind each state of the network, and after them those behind each place in a name.
    private(set) var arcs: [[Arc]]

    /// A last word, and the state of the network behind it.
    private struct Ending: Hashable, Comparable {
        let word: String
        let target: Int

        static func < (one: Ending, other: Ending) -> Bool { (one.word, one.target) < (other.word, other.target) }
    }

    /// The names behind one state that begin alike, with how likely each is by its ending.
    private struct Names {
        let state: Int
        let beginning: String
        var endings: [Ending: Double] = [:]
    }

    /// So many names have to go through a place, which costs the library as much as a score of phones.
    private static let fewest = 3

    init(of network: WordNetwork) {
        let parts = network.words.map(Multiword.parts)
        arcs = network.states.map { state in
            state.arcs.filter { parts[$0.word] == nil }.map {
                Arc(word: network.words[$0.word], target: $0.target, probability: $0.probability)
            }
        }
        let alike = Self.names(of: network, parts)
        let passages = Dictionary(grouping: alike) { $0.endings.keys.sorted() }
        for (endings, names) in passages.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            if endings.count * names.count < Self.fewest { keep(names, endings) } else { part(names, before: endings) }
        }
    }

    private static func names(
        of network: WordNetwork, _ parts: [(beginning: String, ending: String)?]
    ) -> [Names] {
        network.states.enumerated().flatMap { number, state -> [Names] in
            var names: [String: Names] = [:]
            for arc in state.arcs {
                guard let (beginning, word) = parts[arc.word] else { continue }
                let ending = Ending(word: word, target: arc.target)
                names[beginning, default: Names(state: number, beginning: beginning)].endings[ending] = arc.probability
            }
            return names.values.sorted { $0.beginning < $1.beginning }
        }
    }

    private mutating func keep(_ names: [Names], _ endings: [Ending]) {
        for one in names {
            arcs[one.state] += endings.map {
                Arc(word: one.beginning + $0.word, target: $0.target, probability: one.endings[$0] ?? 0)
            }
        }
    }

    /// What is likely behind one state and not behind another is as likely behind both as in the mean.
    private mutating func part(_ names: [Names], before endings: [Ending]) {
        let place = arcs.count
        let shares = endings.map { ending in names.reduce(0) { $0 + ($1.endings[ending] ?? 0) } }
        let whole = shares.reduce(0, +)
        arcs.append(
            zip(endings, shares).map { Arc(word: $0.word, target: $0.target, probability: whole > 0 ? $1 / whole : 1) })
        for one in names {
            let probability = one.endings.values.reduce(0, +)
            arcs[one.state].append(Arc(word: one.beginning, target: place, probability: probability))
        }
    }
}
