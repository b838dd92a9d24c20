import HomeModel
import HomeSpeech

extension UnfilteredHypothesis {
    /// The sentence that fits best, how sure it is that it was said, and all that was measured of it.
    var json: JSON {
        .object([
            "words": .string(text), "confidence": confidence.map { .double($0) } ?? .null,
            "measures": .object(measures.mapValues { .double($0) }),
        ])
    }
}
