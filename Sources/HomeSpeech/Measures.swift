import Foundation

/// Something that tells how well a sentence fits a sound.
enum Measure: String, Hashable, Sendable, Codable, CodingKeyRepresentable {
    /// The acoustic score of the words, a frame.
    case fit
    /// The same of the word that fits worst.
    case weakest
    /// How far the words are from the time that people take for so many phones: a sentence that is forced upon other
    /// speech is drawn out here and rushed there.
    case pace
    /// How many frames a phone the briefest word takes.
    case briefest
    /// Frames nearly as loud as the loudest for each frame of words: who talks of other things is loud where no word fits.
    case loud
    /// How far the room is from quiet; in noise right words fit worse.
    case din
    /// How long the words are, as a logarithm; a long sentence fits by accident less easily than a short one.
    case length
    /// In the second look, where the sentence lies between other words and any phones.
    case place
    /// How far the word that fits worst is behind any phones there, a frame.
    case weakestLead
}

/// What tells how well a sentence fits a sound.
struct Measures: Hashable, Sendable {
    private var values: [Measure: Double]

    /// How many frames a phone mostly lasts.
    private static let phoneLength = 7.0
    /// Frames a phone from which on no word is brief.
    private static let brief = 8.0
    private static let worst = -120.0
    private static let loudest = 2.0
    /// The logarithm of the clearness of a quiet room: 26 dB.
    private static let clear = 3.0
    /// Frames of a sentence of middling length.
    private static let middling = 100.0

    /// Takes the measures of a path; nil where no word was found.
    ///
    /// - Parameter clearness: how much louder the loud parts of the sound are than the quiet ones, as a factor.
    init?(of path: SpokenPath, loudFrames: Int, clearness: Double) {
        let length = Double(path.spoken.reduce(0) { $0 + $1.frames })
        guard length > 0 else { return nil }
        let paces = path.spoken.map { (each: Double($0.frames) / Double($0.phones), frames: Double($0.frames)) }
        values = [
            .fit: Double(path.spoken.reduce(0) { $0 + $1.score }) / length,
            .weakest: path.spoken.reduce(0) { min($0, max(Self.worst, Double($1.score) / Double($1.frames))) },
            .pace: paces.reduce(0) { $0 + abs(log(max(1, $1.each) / Self.phoneLength)) * $1.frames } / length,
            .briefest: paces.reduce(Self.brief) { min($0, $1.each) },
            .loud: min(Self.loudest, Double(loudFrames) / length),
            .din: max(0, Self.clear - log(max(1, clearness))),
            .length: log(length / Self.middling),
        ]
    }

    /// Adds those of a second look.
    mutating func add(_ look: SecondLook) {
        values[.place] = look.place
        values[.weakestLead] = max(Self.worst, look.weakestLead)
    }

    /// One of them; 0 where it was not taken.
    subscript(measure: Measure) -> Double { values[measure] ?? 0 }

    /// All that were taken, by name.
    var named: [String: Double] {
        Dictionary(uniqueKeysWithValues: values.map { ($0.key.rawValue, $0.value) })
    }
}
