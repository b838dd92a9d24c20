import Foundation

/// How far a sentence that was found in a sound is to be trusted.
///
/// Three measures tell a command from other sound. The *lead*: how much better, a frame, the words fit than the same
/// frames of a free loop of phones. The loop may follow any sound, so right words come near it, or pass it where its own
/// way was pruned, and wrong ones fall behind. What is *beside* the words: frames of other speech for each frame of words.
/// And what is *loud*: frames nearly as loud as the loudest for each frame of words. Who talks of other things is loud
/// where no word fits; who commands beside a television is not.
///
/// A logistic curve through these, and through how *brief* the words are, gives the number from 0 to 1. Its weights were
/// fitted to 148 commands of five grammars and 76 other sounds; see `Tests/Hearing`. Words that sound alike (fifteen,
/// fifty) measure alike, right or wrong.
struct Confidence: Hashable, Sendable, Codable {
    /// The weights of the measures, and what is added.
    var lead = 0.13
    var beside = -1.42
    var loud = -6.87
    var brief = 5.75
    var constant = 7.3
    /// What has fewer loud frames for each frame of words is a knock or a clink, and no speech.
    var fewestLoud = 0.25
    /// A sentence whose whole score, a frame of words, stays further behind that of other speech is other speech; a short
    /// one is not judged so, because a grammar's cost of a word weighs more than its few frames.
    var leastMargin = -2.0
    /// The least confidence of a sentence.
    var least = 0.5

    /// 0 to 1; nil where it is other speech.
    func value(of paths: SpokenPaths, loudFrames: Int) -> Double? {
        guard let sentence = paths.sentence, let measures = Measures(of: paths, loudFrames: loudFrames) else {
            return nil
        }
        if let other = paths.other, sentence.wordFrames >= Self.shortest {
            guard Double(sentence.score - other.score) >= leastMargin * Double(sentence.wordFrames) else { return nil }
        }
        guard measures.loud >= fewestLoud else { return nil }
        let sum = lead * measures.lead + beside * measures.beside + loud * measures.loud + brief * measures.brief
        let value = 1 / (1 + exp(-sum - constant))
        return value >= least ? value : nil
    }

    /// Of fewer frames of words the margin tells nothing.
    private static let shortest = 90
}

/// What tells how well a sentence fits a sound; see ``Confidence``.
struct Measures {
    let lead: Double
    let beside: Double
    let loud: Double
    /// How much shorter than 1.1 s the words are, as a logarithm; 0 for longer ones.
    let brief: Double

    /// nil where no word was found, or nothing to compare it with.
    init?(of paths: SpokenPaths, loudFrames: Int) {
        guard let sentence = paths.sentence, let other = paths.other ?? paths.loop,
            let lead = sentence.lead(over: other)
        else { return nil }
        let length = Double(sentence.wordFrames)
        self.lead = lead
        beside = Double(sentence.otherFrames) / length
        loud = Double(loudFrames) / length
        brief = max(0, 4.7 - log(length))
    }
}
