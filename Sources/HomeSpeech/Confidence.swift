import Foundation

/// How far a hypothesis is to be trusted.
///
/// The measure is the lead: the mean acoustic score of a frame of the words, less the score of the same frame on the best
/// path through a free loop of phones. The loop may follow any sound, so right words come near it or stay before it,
/// and wrong ones fall behind. Words that sound alike (fifteen, fifty) lead alike, right or wrong.
///
/// Measured with the grammar of the sample homes on 67 commands by flite, 33 by espeak-ng and 100 sentences of other
/// speech, of which the decoder took 34 for commands and the parser understood 9 of those:
///
/// | lead of at least | confidence | right, flite | right, espeak-ng | other speech understood | the same at 20 dB |
/// |---|---|---|---|---|---|
/// | −28 | 0.06 | 67 | 25 | 9 | 54, 25, 13 |
/// | −17 | 0.30 | 67 | 24 | 5 | 54, 25, 9 |
/// | −12 | 0.50 | 67 | 14 | 2 | 52, 22, 4 |
///
/// The number from 0 to 1 is a logistic curve through these leads. It orders hypotheses; it is no probability on sound of
/// another kind.
enum Confidence {
    /// A sentence that stays further behind the loop is other speech.
    static let leastLead = -17.0

    /// 0 to 1.
    static func value(ofLead lead: Double) -> Double {
        1 / (1 + exp(-(lead - middle) / slope))
    }

    private static let middle = -12.0
    private static let slope = 6.0
}
