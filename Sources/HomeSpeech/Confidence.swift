import Foundation

/// How far a hypothesis is to be trusted.
///
/// The measure is the lead: the mean acoustic score of a frame of the words, less the score of the same frame on the best
/// path through a free loop of phones. The loop may follow any sound, so right words come near it or stay before it,
/// and wrong ones fall behind. Measured on synthesised commands: right ones lead by 15 in the median with flite's voices and
/// by 3 with espeak-ng's, one in twenty of these falls behind by over 13; other speech that was taken for a command fell
/// behind by 10 to 23. Words that sound alike (fifteen, fifty) lead alike, right or wrong.
///
/// The number from 0 to 1 is a logistic curve through these leads. It orders hypotheses; it is no probability on sound of
/// another kind.
enum Confidence {
    /// A sentence that stays further behind the loop is other speech.
    static let leastLead = -28.0

    /// 0 to 1.
    static func value(ofLead lead: Double) -> Double {
        1 / (1 + exp(-(lead - middle) / slope))
    }

    private static let middle = -12.0
    private static let slope = 6.0
}
