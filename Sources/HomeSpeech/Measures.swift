import Foundation

/// Something that tells how well a sentence fits a sound.
enum Measure: String, Hashable, Sendable, Codable, CodingKeyRepresentable {
    /// The acoustic score of the words, a frame.
    case fit
    /// How unlike each other the words are in the time that they take for so many phones: a sentence that is forced upon
    /// other speech is drawn out here and rushed there, and people speak quickly or slowly, but evenly.
    case unevenness
    /// Frames nearly as loud as the loudest for each frame of words: who talks of other things is loud where no word fits.
    case loud
    /// How far the room is from quiet; in noise right words fit worse.
    case din
    /// In the second look, how far the sentence is behind any phones, a frame.
    case lead
    /// How much is heard there between its words.
    case gaps
}

/// What tells how well a sentence fits a sound.
struct Measures: Hashable, Sendable {
    private var values: [Measure: Double]

    private static let worst = -120.0
    private static let loudest = 2.0
    /// The logarithm of the clearness of a quiet room: 26 dB.
    private static let clear = 3.0

    /// Takes the measures of a path; nil where no word was found.
    ///
    /// - Parameter clearness: how much louder the loud parts of the sound are than the quiet ones, as a factor.
    init?(of path: SpokenPath, loudFrames: Int, clearness: Double) {
        let length = Double(path.spoken.reduce(0) { $0 + $1.frames })
        guard length > 0 else { return nil }
        values = [
            .fit: Double(path.spoken.reduce(0) { $0 + $1.score }) / length,
            .unevenness: Self.unevenness(of: path.spoken),
            .loud: min(Self.loudest, Double(loudFrames) / length),
            .din: max(0, Self.clear - log(max(1, clearness))),
        ]
    }

    /// The root mean square of how far each word is from the time that it takes at the pace of the whole, as a logarithm.
    private static func unevenness(of words: [SpokenPath.Segment]) -> Double {
        let (frames, time) = words.reduce((0, 0)) { ($0.0 + Double($1.frames), $0.1 + $1.time) }
        let squares = words.reduce(0) { sum, word in
            let deviation = log(Double(word.frames) / word.time * time / frames)
            return sum + deviation * deviation
        }
        return (squares / Double(words.count)).squareRoot()
    }

    /// Adds those of a second look.
    mutating func add(_ look: SecondLook) {
        values[.lead] = max(Self.worst, look.lead)
        values[.gaps] = look.gaps
    }

    /// One of them; 0 where it was not taken.
    subscript(measure: Measure) -> Double { values[measure] ?? 0 }

    /// All that were taken, by name.
    var named: [String: Double] {
        Dictionary(uniqueKeysWithValues: values.map { ($0.key.rawValue, $0.value) })
    }
}
