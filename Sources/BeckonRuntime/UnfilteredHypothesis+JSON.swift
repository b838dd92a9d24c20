import HomeModel
import HomeSpeech

extension UnfilteredHypothesis {
    /// The sentence that fits best, how sure it is that it was said, all that was measured of it, and its opposite.
    var json: JSON {
        .object([
            "words": .string(text), "confidence": confidence.map { .double($0) } ?? .null,
            "measures": .object(measures.mapValues { .double($0) }), "opposite": opposite?.json ?? .null,
        ])
    }
}

extension OppositeHypothesis {
    /// What would be the opposite, and by how much what was heard leads.
    fileprivate var json: JSON {
        .object(["words": .string(words.joined(separator: " ")), "lead": .int(Int64(lead))])
    }
}
