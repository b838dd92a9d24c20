/// Matches utterances with a wake phrase, one at a time, on a queue of its own.
actor WakeSearch {
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private let executor = QueueExecutor(named: "beckon.waking")
    private let decoder: WakeDecoder

    /// Loads a model for a phrase.
    ///
    /// - Throws: `SpeechError`.
    init(_ phrase: WakePhrase, model: SpeechModel, pronunciations: Pronunciations) throws(SpeechError) {
        decoder = try WakeDecoder.load(
            model, phrase.words, pronunciations.variants(of: phrase.words), of: pronunciations.phones)
    }

    /// How well an utterance begins with the phrase; nil where it does not at all.
    func score(of audio: Audio) throws(SpeechError) -> WakeScore? {
        let snr = audio.snr
        // In a quiet room suppression takes more of the phrase than of the noise.
        let audible = WakeScore.isClear(snr) ? audio : audio.noiseSuppressed
        let sound = Audio(samples: Array(audible.samples.prefix(WakeSpotter.longestLook))).samplesWithComfortNoise
        let path = try decoder.phrase(in: sound).filter { !$0.isFiller }
        let words = path.filter { !$0.isAnything }
        guard !words.isEmpty else { return nil }
        let rest = path.reduce(0) { $0 + ($1.isAnything ? $1.frames.count : 0) }
        return WakeScore(words, rest: rest, among: try decoder.anything(in: sound), snr: snr)
    }
}
