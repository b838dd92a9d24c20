/// The best hypothesis of a sound, before confidence has filtered it.
public struct UnfilteredHypothesis: Hashable, Sendable {
    /// The words, as they are written.
    public let words: [String]
    /// How sure it is that they were said; nil where they are taken for something else.
    public let confidence: Double?
    /// What that is judged by, with the features of the second pass even where it would not have been taken.
    public let measures: [String: Double]
    /// Its opposite that fits best; nil where it has none.
    public let opposite: OppositeHypothesis?

    /// The words with a space between each two.
    public var text: String { words.joined(separator: " ") }
}

extension Recogniser {
    /// What fits a sound best; nil where no sentence fits at all.
    ///
    /// Takes longer than hearing it.
    ///
    /// - Parameter use: what makes it count; see ``hear(_:for:)``.
    /// - Throws: `SpeechError.nothingToHear` before a grammar was set.
    public func unfilteredHypothesis(in audio: Audio, for use: ActivationMode = .openMicrophone) throws(SpeechError)
        -> UnfilteredHypothesis?
    {
        guard let (sound, path) = try search(audio, for: use) else { return nil }
        guard var features = features(of: path, in: sound) else { return nil }
        let rescoring = try rescore(at: path, in: sound)
        let confidence = try confidence.value(of: features, for: use) { rescoring }
        if let rescoring { features.add(rescoring) }
        return UnfilteredHypothesis(
            words: written(path.words), confidence: confidence, measures: features.named,
            opposite: alignedOpposites(of: path).flatMap {
                nearest(of: $0, to: path.words, isNoisy: sound.isNoisy)
            })
    }
}
