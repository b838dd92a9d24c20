/// Tells whether an utterance begins with a wake phrase.
///
/// A first look, and a quick one; whoever hears a phrase here decodes the same sound with the whole grammar before it
/// counts.
public actor WakeSpotter {
    /// Where the spotter runs.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private let executor: QueueExecutor
    private let decoder: WakeDecoder

    /// Loads a model for a phrase.
    ///
    /// - Throws: `SpeechError`.
    public init(_ phrase: WakePhrase, model: SpeechModel, pronunciations: Pronunciations) throws(SpeechError) {
        executor = QueueExecutor(named: "beckon.waking")
        decoder = try WakeDecoder.load(model, phrase.words, pronunciations.variants(of: phrase.words))
    }

    /// How well an utterance begins with the phrase; nil where it does not at all.
    public func look(at audio: Audio) throws(SpeechError) -> WakeLook? {
        guard audio.standsOut else { return nil }
        let clearness = audio.clearness
        // In a quiet room damping takes more of the phrase than of the noise.
        let clearer = WakeLook.isClear(clearness) ? audio : audio.withLessEvenNoise
        // The phrase is at the beginning, and what follows it is for others to hear.
        let beginning = Audio(samples: Array(clearer.samples.prefix(Self.longestLook)))
        let sound = beginning.samplesInQuiet
        let words = try decoder.phrase(in: sound).filter { !WakeLook.isFiller($0.word) }
        guard !words.isEmpty else { return nil }
        return WakeLook(words, among: try decoder.anything(in: sound), clearness: clearness)
    }

    /// How much of an utterance is looked at, in samples: two and a half seconds.
    private static let longestLook = Audio.sampleRate * 5 / 2
}

/// How well an utterance begins with a wake phrase.
public struct WakeLook: Hashable, Sendable {
    /// The lead of the phrase over a free loop of phones, as in `Confidence`: nearer to 0 is better.
    public let lead: Double
    /// The lead of the word that fits worst.
    public let weakest: Double
    /// How long the phrase lasts, in seconds.
    public let seconds: Double
    /// Whether the room is quiet.
    public let isClear: Bool

    /// Of 72 phrases said 20 dB and more above the noise all were this clear, of 72 at 10 dB none.
    private static let leastClearness = 12.0

    static func isClear(_ clearness: Double) -> Bool { clearness >= leastClearness }

    init?(_ words: [WakeDecoder.Segment], among loop: [WakeDecoder.Segment], clearness: Double) {
        isClear = Self.isClear(clearness)
        var best: [Int: Double] = [:]
        for segment in loop {
            for frame in segment.frames { best[frame] = Double(segment.score) / Double(segment.frames.count) }
        }
        let leads = words.map { word in
            Double(word.score) - word.frames.reduce(0) { $0 + (best[$1] ?? 0) }
        }
        let lengths = words.map { Double($0.frames.count) }
        let length = lengths.reduce(0, +)
        guard length > 0, let weakest = zip(leads, lengths).map({ $0 / $1 }).min() else { return nil }
        lead = leads.reduce(0, +) / length
        self.weakest = weakest
        seconds = length / 100
    }

    static func isFiller(_ word: String) -> Bool { word.isEmpty || word.hasPrefix("<") || word.hasPrefix("[") }
}
