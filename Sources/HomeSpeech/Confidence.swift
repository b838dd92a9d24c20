import Foundation

/// How far a sentence that was found in a sound is to be trusted.
///
/// These measures tell a command from other sound, and all fall off from the one search. How well the words *fit*: their
/// acoustic score a frame. How well the *weakest* does. The *pace*: how far the words are from the time that people take
/// for so many phones, and what the *briefest* takes; a sentence that is forced upon other speech is drawn out here and
/// rushed there. What is *loud*: frames nearly as loud as the loudest for each frame of words; who talks of other things
/// is loud where no word fits. And the *din*: in noise right words fit worse.
///
/// A logistic curve through these gives the number from 0 to 1. Its weights were fitted to 188 commands of five grammars,
/// clean and in noise, and 111 other sounds; see `Tests/Hearing`. A second search, for the best loop of phones, was
/// measured to add nothing to these. Words that sound alike (fifteen, fifty) measure alike, right or wrong.
struct Confidence: Hashable, Sendable, Codable {
    /// The weights of the measures, and what is added.
    var fit = 0.206
    var weakest = 0.018
    var pace = -2.58
    var briefest = 0.53
    var loud = -4.6
    var din = 0.82
    var constant = 12.7
    /// What has fewer loud frames for each frame of words is a knock or a clink, and no speech.
    var fewestLoud = 0.25
    /// The least confidence of a sentence.
    var least = 0.5

    /// 0 to 1; nil where it is other speech.
    ///
    /// - Parameter clearness: how much louder the loud parts of the sound are than the quiet ones, as a factor.
    func value(of path: SpokenPath, loudFrames: Int, clearness: Double) -> Double? {
        guard let measures = Measures(of: path, loudFrames: loudFrames), measures.loud >= fewestLoud else { return nil }
        let well = fit * measures.fit + weakest * measures.weakest
        let time = pace * measures.pace + briefest * measures.briefest
        let sound = loud * measures.loud + din * max(0, Self.clear - log(max(1, clearness)))
        let value = 1 / (1 + exp(-well - time - sound - constant))
        return value >= least ? value : nil
    }

    /// The logarithm of the clearness of a quiet room: 26 dB.
    private static let clear = 3.0
}

/// What tells how well a sentence fits a sound; see ``Confidence``.
struct Measures {
    let fit: Double
    let weakest: Double
    let pace: Double
    let briefest: Double
    let loud: Double

    /// How many frames a phone mostly lasts.
    private static let phoneLength = 7.0
    /// Frames a phone from which on no word is brief.
    private static let brief = 8.0
    private static let worst = -120.0
    private static let loudest = 2.0

    /// nil where no word was found.
    init?(of path: SpokenPath, loudFrames: Int) {
        let length = Double(path.spoken.reduce(0) { $0 + $1.frames })
        guard length > 0 else { return nil }
        fit = Double(path.spoken.reduce(0) { $0 + $1.score }) / length
        weakest = path.spoken.reduce(0) { min($0, max(Self.worst, Double($1.score) / Double($1.frames))) }
        let paces = path.spoken.map { (each: Double($0.frames) / Double($0.phones), frames: Double($0.frames)) }
        pace = paces.reduce(0) { $0 + abs(log(max(1, $1.each) / Self.phoneLength)) * $1.frames } / length
        briefest = paces.reduce(Self.brief) { min($0, $1.each) }
        loud = min(Self.loudest, Double(loudFrames) / length)
    }
}
