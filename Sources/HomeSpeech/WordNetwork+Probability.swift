import GrammarKit

extension WordNetwork {
    /// How likely a sentence is among all that can be said; 0 where it does not lead from the start to an end.
    func probability(of sentence: [String]) -> Double {
        var (place, probability) = (start, 1.0)
        for text in sentence {
            guard let arc = states[place].arcs.first(where: { words[$0.word] == text }) else { return 0 }
            (place, probability) = (arc.target, probability * arc.probability)
        }
        return probability * states[place].ending
    }
}
