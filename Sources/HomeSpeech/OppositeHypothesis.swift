/// A sentence that says the opposite of what was heard, in one word: “turn off the lamp” of “turn on the lamp”.
///
/// The two differ by a sound or two while the rest of the sentence fits as well, so that neither how well it fits nor how likely
/// people say it tells which of them was said.
public struct OppositeHypothesis: Hashable, Sendable {
    /// The words, as they are written.
    public let words: [String]
    /// How much better what was heard fits the sound, in the library's logarithmic units; below zero, the opposite fits better.
    public let lead: Int
}

extension Recogniser {
    /// The opposite of what was heard that fits the sound best; nil where nothing that can be heard is its opposite.
    ///
    /// Which words are opposites says `speech.txt` of the language.
    public func opposite(of hearing: RecognitionResult) throws(SpeechError) -> OppositeHypothesis? {
        guard let trace = hearing.trace else { return nil }
        let opposites = pronunciations.settings.opposites
        let rivals = trace.words.indices.flatMap { place in
            opposites[trace.words[place], default: []].sorted().map { word in
                var changed = trace.words
                changed[place] = word
                return changed
            }
        }.filter(canHear)
        if rivals.isEmpty { return nil }
        let scores = try alignmentScores(of: [trace.words] + rivals, in: trace.samples)
        guard let own = scores[0] else { return nil }
        let found = zip(rivals, scores.dropFirst()).compactMap { rival, score in score.map { (rival, own - $0) } }
        return found.min { $0.1 < $1.1 }.map { OppositeHypothesis(words: written($0.0), lead: $0.1) }
    }
}
