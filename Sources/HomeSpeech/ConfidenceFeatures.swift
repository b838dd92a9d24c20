import Foundation

/// A feature by which the confidence of a hypothesis is estimated; the raw value is its name in `model.json`.
enum ConfidenceFeature: String, Hashable, Sendable, Codable, CodingKeyRepresentable {
    /// The acoustic score of the words, per frame.
    case acousticScore = "fit"
    /// The spread of the words' durations against those that their phones predict: people speak quickly or slowly, but
    /// evenly, while a sentence that is forced upon other speech is drawn out here and rushed there.
    case durationSpread = "unevenness"
    /// Frames nearly as loud as the loudest, per frame of words: other speech is loud where no word fits.
    case loudFrameRatio = "loud"
    /// The noise, as the logarithm of how far the SNR is below that of a quiet room; in noise right words score worse.
    case noise
    /// The score of the sentence less that of a free phone loop, per frame; see ``PhoneLoopRescoring``.
    case phoneLoopMargin = "lead"
    /// The share of frames between the words in which the phone loop hears phones.
    case gapRatio = "gaps"
    /// The margin of the word that is furthest behind the phone loop.
    case weakestMargin = "weakest"
    /// How far the sentence is less likely than what is said every day, as a logarithm: other speech is heard as what hardly anybody
    /// says, for of that there is most. Nothing where the grammar does not tell what is likely.
    case rarity
}

/// The features of one hypothesis.
struct ConfidenceFeatures: Hashable, Sendable {
    private var values: [ConfidenceFeature: Double]

    private static let worst = -120.0
    /// Of nearly all that a home is told the likelihood in its grammar is above e to the power of minus this.
    private static let usual = 15.0
    private static let rarest = 25.0
    private static let loudest = 2.0
    /// The logarithm of the SNR of a quiet room: 26 dB.
    private static let quietRoom = 3.0

    /// Measures the features of a path; nil where no word was found.
    ///
    /// - Parameter snr: the signal-to-noise ratio, as a factor of amplitude; see ``Audio/snr``.
    init?(of path: BestPath, loudFrames: Int, snr: Double) {
        let length = Double(path.spoken.reduce(0) { $0 + $1.frames })
        guard length > 0 else { return nil }
        values = [
            .acousticScore: Double(path.spoken.reduce(0) { $0 + $1.score }) / length,
            .durationSpread: Self.durationSpread(of: path.spoken),
            .loudFrameRatio: min(Self.loudest, Double(loudFrames) / length),
            .noise: max(0, Self.quietRoom - log(max(1, snr))),
        ]
    }

    /// The root mean square of how far each word is from the time that it takes at the pace of the whole, as a logarithm.
    private static func durationSpread(of words: [BestPath.Segment]) -> Double {
        let (frames, time) = words.reduce((0, 0)) { ($0.0 + Double($1.frames), $0.1 + $1.time) }
        let squares = words.reduce(0) { sum, word in
            let deviation = log(Double(word.frames) / word.time * time / frames)
            return sum + deviation * deviation
        }
        return (squares / Double(words.count)).squareRoot()
    }

    /// Adds how likely the sentence is in its grammar.
    mutating func add(probability: Double) {
        values[.rarity] = min(Self.rarest, max(0, -log(probability) - Self.usual))
    }

    /// Adds those of a second pass.
    mutating func add(_ rescoring: PhoneLoopRescoring) {
        values[.phoneLoopMargin] = max(Self.worst, rescoring.margin)
        values[.gapRatio] = rescoring.gapRatio
        values[.weakestMargin] = max(Self.worst, rescoring.weakestMargin)
    }

    /// One of them; 0 where it was not measured.
    subscript(feature: ConfidenceFeature) -> Double { values[feature] ?? 0 }

    /// All that were measured, by name.
    var named: [String: Double] {
        Dictionary(uniqueKeysWithValues: values.map { ($0.key.rawValue, $0.value) })
    }
}
