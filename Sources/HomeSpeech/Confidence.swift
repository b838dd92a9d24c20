import Foundation

/// How far a hypothesis is to be trusted.
///
/// Two measures. The *margin*: the score of the best sentence less that of the best loop of phones,
/// which bears a cost for each phone. Below zero the sound is other speech. In noise every sentence fits badly and the
/// free loop less so, so a phone is then reckoned to be less likely. And the *lead*: the mean acoustic score of a frame
/// of the words, less the score of the same frame in the loop, without any cost. The loop may follow any sound, so right
/// words come near it, and wrong ones fall behind. Words that sound alike (fifteen, fifty) lead alike, right or wrong.
///
/// Where every loop fell out of the search, as with 9 of 10 commands by synthesisers in quiet, the lead alone decides, over
/// a loop that was searched for by itself: of 32 other sentences two came that way, and fit no better for it.
///
/// The number from 0 to 1 is a logistic curve through the leads. It orders hypotheses; it is no probability.
enum Confidence {
    /// A sentence that stays further behind the loop is other speech.
    static let leastLead = -17.0

    /// 0 to 1; nil where it is other speech.
    ///
    /// - Parameter clearness: how much louder the loud parts of the sound are than the quiet ones.
    static func value(of paths: SpokenPaths, clearness: Double) -> Double? {
        guard let sentence = paths.sentence else { return nil }
        let probability = clearness < noisy ? phoneInNoise : Decoder.otherSpeechProbability
        if let margin = paths.margin(ifAPhoneIsAsLikelyAs: probability), margin < 0 { return nil }
        guard let other = paths.other ?? paths.loop, let lead = sentence.lead(over: other), lead >= leastLead else {
            return nil
        }
        return value(ofLead: lead)
    }

    /// 0 to 1.
    static func value(ofLead lead: Double) -> Double {
        1 / (1 + exp(-(lead - middle) / slope))
    }

    /// Where the loud parts are less than so many times as loud as the quiet ones, there is noise.
    private static let noisy = 40.0
    /// How likely a phone of other speech is in noise.
    private static let phoneInNoise = 0.03
    private static let middle = -12.0
    private static let slope = 6.0
}
