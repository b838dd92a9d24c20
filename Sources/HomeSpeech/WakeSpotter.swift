/// Tells whether an utterance begins with a wake phrase.
///
/// A first look, and a quick one; whoever hears a phrase here decodes the same sound with the whole grammar before it
/// counts.
public actor WakeSpotter {
    /// Where the spotter runs.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private let executor: QueueExecutor
    private let decoder: WakeDecoder
    /// The beginning that was looked at last of each speaker, and what came of it: what is said behind it changes nothing.
    private var looks: [(speaker: SpeakerID, beginning: [Int16], score: WakeScore?)] = []
    /// As many as may speak at once.
    private static let mostLooks = 16

    /// Loads a model for a phrase.
    ///
    /// - Throws: `SpeechError`.
    public init(_ phrase: WakePhrase, model: SpeechModel, pronunciations: Pronunciations) throws(SpeechError) {
        executor = QueueExecutor(named: "beckon.waking")
        decoder = try WakeDecoder.load(
            model, phrase.words, pronunciations.variants(of: phrase.words), of: pronunciations.phones)
    }

    /// How well an utterance begins with the phrase; nil where it does not at all.
    ///
    /// A task that was cancelled is not worth the time.
    ///
    /// - Parameter speaker: of whom the last look is remembered; nil remembers none.
    public func look(at audio: Audio, of speaker: SpeakerID? = nil) throws(SpeechError) -> WakeScore? {
        guard !Task.isCancelled, audio.containsSpeech else { return nil }
        let snr = audio.snr
        // In a quiet room suppression takes more of the phrase than of the noise.
        let audible = WakeScore.isClear(snr) ? audio : audio.noiseSuppressed
        // The phrase is at the beginning, and what follows it is for others to hear.
        let beginning = Array(audible.samples.prefix(Self.longestLook))
        if let last = looks.first(where: { $0.speaker == speaker }), last.beginning == beginning { return last.score }
        let score = try score(of: beginning, snr)
        if let speaker {
            looks.removeAll { $0.speaker == speaker }
            looks = looks.suffix(Self.mostLooks - 1) + [(speaker, beginning, score)]
        }
        return score
    }

    private func score(of beginning: [Int16], _ snr: Double) throws(SpeechError) -> WakeScore? {
        let sound = Audio(samples: beginning).samplesWithComfortNoise
        let words = try decoder.phrase(in: sound).filter { !WakeScore.isFiller($0.word) }
        guard !words.isEmpty else { return nil }
        return WakeScore(words, among: try decoder.anything(in: sound), snr: snr)
    }

    /// How much of an utterance is looked at, in samples: two and a half seconds.
    public static let longestLook = Audio.sampleRate * 5 / 2
}

/// How well an utterance begins with a wake phrase.
public struct WakeScore: Hashable, Sendable {
    /// The score of the phrase less that of a free phone loop, per frame: nearer to 0 is better.
    public let margin: Double
    /// The margin of the word that scores worst.
    public let weakestMargin: Double
    /// How long the phrase lasts, in seconds.
    public let seconds: Double
    /// Whether the room is quiet.
    public let isClear: Bool

    /// Of 72 phrases said 20 dB and more above the noise all were this clear, of 72 at 10 dB none.
    private static let minimumSNR = 12.0

    static func isClear(_ snr: Double) -> Bool { snr >= minimumSNR }

    init?(_ words: [WakeDecoder.Segment], among loop: [WakeDecoder.Segment], snr: Double) {
        isClear = Self.isClear(snr)
        var best: [Int: Double] = [:]
        for segment in loop {
            for frame in segment.frames { best[frame] = Double(segment.score) / Double(segment.frames.count) }
        }
        let margins = words.map { word in
            Double(word.score) - word.frames.reduce(0) { $0 + (best[$1] ?? 0) }
        }
        let lengths = words.map { Double($0.frames.count) }
        let length = lengths.reduce(0, +)
        guard length > 0, let weakest = zip(margins, lengths).map({ $0 / $1 }).min() else { return nil }
        margin = margins.reduce(0, +) / length
        weakestMargin = weakest
        seconds = length / 100
    }

    static func isFiller(_ word: String) -> Bool { word.isEmpty || word.hasPrefix("<") || word.hasPrefix("[") }
}
