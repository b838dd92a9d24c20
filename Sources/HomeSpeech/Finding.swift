/// The sentence that fits a sound best, whether or not it is believed to have been said.
public struct Finding: Hashable, Sendable {
    /// The words, as they are written.
    public let words: [String]
    /// How sure it is that they were said; nil where they are taken for something else.
    public let confidence: Double?
    /// What that is judged by, with the measures of a second look even where it would not have been taken.
    public let measures: [String: Double]

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
    public func finding(in audio: Audio, for use: SpeechUse = .openMicrophone) throws(SpeechError) -> Finding? {
        guard let (sound, path) = try search(audio, for: use) else { return nil }
        guard var measures = sound.measures(of: path) else { return nil }
        let look = try secondLook(at: path, in: sound)
        let confidence = try confidence.value(of: measures, for: use) { look }
        if let look { measures.add(look) }
        return Finding(words: written(path.words), confidence: confidence, measures: measures.named)
    }
}
