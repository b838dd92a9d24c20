import Foundation

/// How far a sentence that was found in a sound is to be trusted.
///
/// A logistic curve through ``ConfidenceFeatures`` gives the number from 0 to 1. The features of the first pass are enough for
/// most sounds; where they leave it in doubt, a second pass (``PhoneLoopRescoring``) adds others, and another curve decides. The
/// weights were fitted to what people order in a kitchen, to the same as other talk to a home, and to commands by voices
/// near to people, by `Tests/Hearing/fit`. Words that sound alike (fifteen, fifty) measure alike, right or wrong.
struct Confidence: Hashable, Sendable, Codable {
    /// The curve of the first pass.
    var first = LogisticCurve(
        constant: 11.94,
        weights: [.acousticScore: 0.1405, .loudFrameRatio: -5.326, .noise: -1.5, .durationSpread: -4.5])
    /// The curve of the second pass; nil where there is none.
    var second: LogisticCurve?
    /// From the first to the second of these the first curve leaves the sentence in doubt.
    var doubtful = [0.1, 0.9]
    /// What has fewer loud frames for each frame of words is a knock or a clink, and no speech.
    var fewestLoud = 0.25
    /// The least confidence of a sentence in each use.
    var least: [ActivationMode: Double] = [.pushToTalk: 0.33, .openMicrophone: 0.5, .wakePhrase: 0.25]
    /// From here on nobody need be asked whether that was said.
    var sure = 0.65
    /// The same where the home would be opened.
    var sureToOpen = 0.9
    /// By how much what was heard has to fit better than its opposite.
    var clearLead = ClearLead()
    /// What each single word has to fit; nil where one word tells nothing.
    var words: WordBounds?

    /// How a word has to fit beside a free phone loop, per frame; see ``PhoneLoopRescoring/weakestMargin``.
    ///
    /// A command for another home fits in all its words but the name.
    struct WordBounds: Hashable, Sendable, Codable {
        /// What fits worse is other speech.
        var least: Double
        /// From here on nobody need be asked.
        var sure: Double
        /// In more noise one word tells nothing.
        var mostNoise: Double
    }

    /// What is thought of a sentence that is not taken for other speech.
    struct Verdict: Hashable, Sendable {
        /// How far the whole of it is trusted, from 0 to 1.
        let ofWhole: Double
        /// The same as far as each single word lets it; nil where one is other speech.
        let value: Double?
    }

    /// 0 to 1; nil where it is other speech in that use.
    ///
    /// - Parameter rescore: the second pass, if need be.
    func value(
        of features: ConfidenceFeatures, for use: ActivationMode,
        rescoring rescore: () throws(SpeechError) -> PhoneLoopRescoring?
    ) throws(SpeechError) -> Double? {
        try verdict(on: features, for: use, rescoring: rescore)?.value
    }

    /// The same, and what it would be were it not for single words; nil where the whole is other speech in that use.
    func verdict(
        on features: ConfidenceFeatures, for use: ActivationMode,
        rescoring rescore: () throws(SpeechError) -> PhoneLoopRescoring?
    ) throws(SpeechError) -> Verdict? {
        guard var value = firstValue(of: features) else { return nil }
        var rescoring: PhoneLoopRescoring?
        if let second, isDoubtful(value) {
            rescoring = try rescore()
            if let rescoring {
                var features = features
                features.add(rescoring)
                value = second.value(of: features)
            }
        }
        guard isEnough(value, for: use) else { return nil }
        let trusted = Verdict(ofWhole: value, value: value)
        guard let words, features[.noise] <= words.mostNoise else { return trusted }
        if rescoring == nil { rescoring = try rescore() }
        guard let margin = rescoring?.weakestMargin, margin < words.sure else { return trusted }
        return Verdict(ofWhole: value, value: margin < words.least ? nil : min(value, sure.nextDown))
    }

    private func isEnough(_ value: Double, for use: ActivationMode) -> Bool { value >= least[use] ?? Self.even }

    /// As likely a sentence as none.
    private static let even = 0.5

    /// What the first pass says; nil where it is no speech.
    private func firstValue(of features: ConfidenceFeatures) -> Double? {
        features[.loudFrameRatio] >= fewestLoud ? first.value(of: features) : nil
    }

    private func isDoubtful(_ value: Double) -> Bool {
        guard let low = doubtful.first, let high = doubtful.last else { return false }
        return value >= low && value <= high
    }
}

/// A logistic curve through features.
struct LogisticCurve: Hashable, Sendable, Codable {
    var constant: Double
    var weights: [ConfidenceFeature: Double]

    /// 0 to 1.
    func value(of features: ConfidenceFeatures) -> Double {
        1 / (1 + exp(-weights.reduce(constant) { $0 + $1.value * features[$1.key] }))
    }
}
