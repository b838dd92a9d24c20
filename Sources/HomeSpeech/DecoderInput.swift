/// The input of the decoder, and what the sound itself tells before anything is searched.
struct DecoderInput {
    /// The speech with its noise suppressed, padded with comfort noise.
    let samples: [Int16]
    /// The signal-to-noise ratio, as a factor of amplitude.
    let snr: Double
    /// Whether noise lies over the sound, so that a thin lead over an opposite tells nothing.
    let isNoisy: Bool
    /// Whether it is as white as no voice is: a hiss, a knock, sound in the wrong byte order.
    let isWhite: Bool
    private let loudFrames: Int

    /// - Parameter speech: the part of the sound in which somebody speaks.
    init(_ speech: Audio, of audio: Audio) {
        let suppressed = speech.noiseSuppressed.loudSpeech
        samples = suppressed.samplesWithComfortNoise
        loudFrames = suppressed.loudFrames
        isWhite = suppressed.flatness > Self.mostFlat
        snr = audio.snr
        isNoisy = min(snr, audio.prominence) < NoiseSuppressor.cleanSNR
    }

    /// Twice that of any speech in quiet, and less than that of what hisses; see ``Audio/flatness``.
    private static let mostFlat = 0.25

    /// The features of a path through it; nil where no word was found.
    func features(of path: BestPath) -> ConfidenceFeatures? {
        ConfidenceFeatures(of: path, loudFrames: loudFrames, snr: snr)
    }
}
