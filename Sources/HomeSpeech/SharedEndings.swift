import GrammarKit

/// The last words that names of a network share, each of which the decoder is given once.
///
/// The library makes a tree of phones for each state, in which words share how they begin and not how they end: behind each verb
/// “desk lamp” and “sofa lamp” are two whole lines, and as many again for each further way to say them. Parted before “lamp” they
/// are two short lines to one place. Nobody pauses there, so that a name stays one word.
struct SharedEndings {
    /// A last word, and the state of the network behind it.
    struct Ending: Hashable {
        let word: String
        let target: Int
    }

    /// The endings that are shared.
    let all: [Ending]
    private let places: [Ending: Int]
    private let parts: [String: (beginning: String, ending: String)]

    /// A place costs the library as much as a score of phones.
    private static let fewest = 3

    init(of network: WordNetwork) {
        var parts: [String: (beginning: String, ending: String)] = [:]
        for word in network.words { parts[word] = Multiword.parts(of: word) }
        var counts: [Ending: Int] = [:]
        for arc in network.states.lazy.flatMap(\.arcs) {
            guard let ending = parts[network.words[arc.word]]?.ending else { continue }
            counts[Ending(word: ending, target: arc.target), default: 0] += 1
        }
        all = counts.filter { $0.value >= Self.fewest }.keys.sorted { ($0.word, $0.target) < ($1.word, $1.target) }
        places = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1, $0) })
        self.parts = parts
    }

    /// The first part of a word that leads to a state, and the place in ``all`` of its ending; nil where it is not parted.
    func parting(_ word: String, to target: Int) -> (beginning: String, place: Int?)? {
        guard let (beginning, ending) = parts[word], let place = places[Ending(word: ending, target: target)] else {
            return nil
        }
        return (beginning, place)
    }
}
