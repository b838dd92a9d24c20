/// What of a sound the decoder is given, and what the sound itself tells before anything is searched.
struct SearchedSound {
    /// The part that may be a command, with less noise, in a little quiet.
    let samples: [Int16]
    /// How far the speech is above the noise, as a factor.
    let clearness: Double
    private let loudFrames: Int

    /// - Parameter speech: the part that stands out of a sound.
    init(_ speech: Audio, of audio: Audio) {
        let clearer = speech.withLessEvenNoise.loudPart
        samples = clearer.samplesInQuiet
        loudFrames = clearer.loudFrames
        clearness = audio.clearness
    }

    /// What is measured of a path through it; nil where no word was found.
    func measures(of path: SpokenPath) -> Measures? {
        Measures(of: path, loudFrames: loudFrames, clearness: clearness)
    }
}
