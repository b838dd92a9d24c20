/// A sentence that says the opposite of what was heard, in one word: “turn off the lamp” of “turn on the lamp”.
///
/// The two differ by a sound or two while the rest of the sentence fits as well, so that neither how well it fits nor how likely
/// people say it tells which of them was said.
public struct OppositeHypothesis: Hashable, Sendable {
    /// The words, as they are written.
    public let words: [String]
    /// How much better what was heard fits the sound, in the library's logarithmic units; below zero, the opposite fits better.
    public let lead: Int
    /// Whether that leaves in doubt which of the two was said.
    public let isNear: Bool
}

extension Recogniser {
    /// The opposite of what was heard that fits the sound best; nil where nothing that can be heard is its opposite.
    ///
    /// Which words are opposites says `speech.txt` of the language.
    public func opposite(of hearing: RecognitionResult) throws(SpeechError) -> OppositeHypothesis? {
        guard let trace = hearing.trace else { return nil }
        return nearest(of: try alignedOpposites(in: trace), to: trace.words, isNoisy: trace.isNoisy)
    }

    /// The opposite whose lead leaves most in doubt.
    func nearest(of opposites: [AlignedOpposite], to heard: [String], isNoisy: Bool) -> OppositeHypothesis? {
        let rests = opposites.map { $0.lead - leastLead(over: $0.words, of: heard, isNoisy: isNoisy) }
        return zip(opposites, rests).min { $0.1 < $1.1 }.map { opposite, rest in
            OppositeHypothesis(words: written(opposite.words), lead: opposite.lead, isNear: rest < 0)
        }
    }

    private func leastLead(over opposite: [String], of heard: [String], isNoisy: Bool) -> Int {
        let pair = zip(heard, opposite).first { $0 != $1 } ?? ("", "")
        return confidence.clearLead.least(between: pair.0, and: pair.1, isNoisy: isNoisy)
    }

    private func alignedOpposites(in trace: RecognitionResult.Trace) throws(SpeechError) -> [AlignedOpposite] {
        if let opposites = trace.opposites { return opposites }
        let opposites = opposites(of: trace.words)
        if opposites.isEmpty { return [] }
        return try [AlignedOpposite](
            opposites, scores: alignmentScores(of: [trace.words] + opposites, in: trace.samples))
    }

    /// What can be heard and says the opposite of words of the grammar, in one word.
    func opposites(of words: [String]) -> [[String]] {
        let opposites = pronunciations.settings.opposites
        return words.indices.flatMap { place in
            opposites[words[place], default: []].sorted().map { word in
                var changed = words
                changed[place] = word
                return changed
            }
        }.filter(canHear)
    }
}

/// A sentence that says the opposite of another, in the words of the grammar.
struct AlignedOpposite: Hashable, Sendable {
    let words: [String]
    /// How much better the other fits the sound.
    let lead: Int
}

extension [AlignedOpposite] {
    /// - Parameter scores: the acoustic score of the sentence that was heard, and of each opposite; what has none is left out.
    init(_ sentences: [[String]], scores: [Int?]) {
        let own = scores.first ?? nil
        self = zip(sentences, scores.dropFirst()).compactMap { words, score in
            guard let own, let score else { return nil }
            return AlignedOpposite(words: words, lead: own - score)
        }
    }
}
