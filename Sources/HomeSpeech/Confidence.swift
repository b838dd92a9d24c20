import Foundation

/// How far a sentence that was found in a sound is to be trusted.
///
/// What tells a command from other sound are ``Measures``, and a logistic curve through them gives the number from 0 to 1.
/// The measures of the one search that finds the sentence are enough for most sounds; where they leave it in doubt, a
/// ``SecondLook`` compares the sentence with what any phones would make of the sound, and another curve decides. The
/// weights were fitted to commands of several grammars, in voices near to the model and far from it, clean and in noise,
/// and to other sounds, by `Tests/Hearing/fit`. Words that sound alike (fifteen, fifty) measure alike, right or wrong.
struct Confidence: Hashable, Sendable, Codable {
    /// After the search for the sentence.
    var first = LogisticCurve(
        constant: 11.94, weights: [.fit: 0.1405, .loud: -5.326, .din: -1.5, .unevenness: -4.5])
    /// After the second look, instead of the first; nil where nothing is looked at twice.
    var second: LogisticCurve?
    /// From the first to the second of these the first curve leaves the sentence in doubt.
    var doubtful = [0.1, 0.9]
    /// What has fewer loud frames for each frame of words is a knock or a clink, and no speech.
    var fewestLoud = 0.25
    /// The least confidence of a sentence in each use.
    var least: [SpeechUse: Double] = [.pushToTalk: 0.33, .openMicrophone: 0.5, .wakePhrase: 0.25]
    /// From here on nobody need be asked whether that was said.
    var sure = 0.65
    /// The same where the home would be opened.
    var sureToOpen = 0.9

    /// 0 to 1; nil where it is other speech in that use.
    ///
    /// - Parameter look: looks at the sound again, if need be.
    func value(
        of measures: Measures, for use: SpeechUse, lookingAgain look: () throws(SpeechError) -> SecondLook?
    ) throws(SpeechError) -> Double? {
        guard var value = firstValue(of: measures) else { return nil }
        if let second, isDoubtful(value), let look = try look() {
            var measures = measures
            measures.add(look)
            value = second.value(of: measures)
        }
        return isEnough(value, for: use) ? value : nil
    }

    /// 0 to 1 where the first look leaves no doubt that it is a sentence; else nil.
    func surely(_ measures: Measures, for use: SpeechUse) -> Double? {
        firstValue(of: measures).flatMap { isEnough($0, for: use) && !isDoubtful($0) ? $0 : nil }
    }

    private func isEnough(_ value: Double, for use: SpeechUse) -> Bool { value >= least[use] ?? Self.even }

    /// As likely a sentence as none.
    private static let even = 0.5

    /// What the first look says; nil where it is no speech.
    private func firstValue(of measures: Measures) -> Double? {
        measures[.loud] >= fewestLoud ? first.value(of: measures) : nil
    }

    private func isDoubtful(_ value: Double) -> Bool {
        guard let low = doubtful.first, let high = doubtful.last else { return false }
        return value >= low && value <= high
    }
}

/// A logistic curve through measures.
struct LogisticCurve: Hashable, Sendable, Codable {
    var constant: Double
    var weights: [Measure: Double]

    /// 0 to 1.
    func value(of measures: Measures) -> Double {
        1 / (1 + exp(-weights.reduce(constant) { $0 + $1.value * measures[$1.key] }))
    }
}
