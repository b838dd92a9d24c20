import Foundation

/// How far a sentence that was found in a sound is to be trusted.
///
/// Four measures tell a command from other sound, and all fall off from the one search. How well the words *fit*: their
/// acoustic score a frame. How well the *weakest* does. The *pace*: how far the words are from the time that people take
/// for so many phones; a sentence that is forced upon other speech is drawn out here and rushed there. And what is
/// *loud*: frames nearly as loud as the loudest for each frame of words; who talks of other things is loud where no word
/// fits.
///
/// A logistic curve through these gives the number from 0 to 1. Its weights were fitted to 188 commands of five grammars,
/// clean and in noise, and 111 other sounds; see `Tests/Hearing`. A second search, for the best loop of phones, was
/// measured to add nothing to these. Words that sound alike (fifteen, fifty) measure alike, right or wrong.
struct Confidence: Hashable, Sendable, Codable {
    /// The weights of the measures, and what is added.
    var fit = 0.2
    var weakest = 0.038
    var pace = -1.88
    var loud = -4.66
    var constant = 16.9
    /// What has fewer loud frames for each frame of words is a knock or a clink, and no speech.
    var fewestLoud = 0.25
    /// The least confidence of a sentence.
    var least = 0.5
    /// From here on nobody need be asked whether that was said.
    var sure = 0.75
    /// The same where the home would be opened.
    var sureToOpen = 0.9

    /// 0 to 1; nil where it is other speech.
    func value(of path: SpokenPath, loudFrames: Int) -> Double? {
        guard let measures = Measures(of: path, loudFrames: loudFrames), measures.loud >= fewestLoud else { return nil }
        let sum = fit * measures.fit + weakest * measures.weakest + pace * measures.pace + loud * measures.loud
        let value = 1 / (1 + exp(-sum - constant))
        return value >= least ? value : nil
    }
}

/// What tells how well a sentence fits a sound; see ``Confidence``.
struct Measures {
    let fit: Double
    let weakest: Double
    let pace: Double
    let loud: Double

    /// How many frames a phone mostly lasts.
    private static let phoneLength = 7.0
    private static let worst = -120.0
    private static let loudest = 2.0

    /// nil where no word was found.
    init?(of path: SpokenPath, loudFrames: Int) {
        let length = Double(path.spoken.reduce(0) { $0 + $1.frames })
        guard length > 0 else { return nil }
        fit = Double(path.spoken.reduce(0) { $0 + $1.score }) / length
        weakest = path.spoken.reduce(0) { min($0, max(Self.worst, Double($1.score) / Double($1.frames))) }
        pace =
            path.spoken.reduce(0.0) { sum, word in
                let phoneLength = max(1, Double(word.frames) / Double(word.phones))
                return sum + abs(log(phoneLength / Self.phoneLength)) * Double(word.frames)
            } / length
        loud = min(Self.loudest, Double(loudFrames) / length)
    }
}
