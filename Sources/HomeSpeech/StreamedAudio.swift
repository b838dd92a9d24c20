/// Sound that is decoded while it comes in, as far as it has been given to the decoder.
///
/// Only sound without noise can be streamed: noise suppression needs the whole of it.
struct StreamedAudio {
    /// What was said when the decoder was given the last of it.
    private var said: [Int16]
    private var noise: ComfortNoise
    /// What the decoder has to begin with.
    let beginning: [Int16]
    /// Where in the sound that is.
    private let start: Int

    /// Begins with what was said so far; nil where it is too short or too noisy yet.
    init?(_ audio: Audio) {
        guard audio.snr >= NoiseSuppressor.cleanSNR else { return nil }
        start = audio.speechStart
        let speech = audio.samples[start...]
        said = audio.samples
        noise = ComfortNoise(below: speech)
        beginning = noise.padding() + noise.mixed(into: speech)
        if beginning.count < CepstralMeanNormalisation.leastMeasured { return nil }
    }

    /// Whether a sound is this one, or goes on from it.
    func isContinued(by audio: Audio) -> Bool {
        audio.samples.starts(with: said)
    }

    /// Whether so much more is there by now that the mean of a voice can be told far better.
    ///
    /// Not where somebody seems to stop: all is searched anew then, and an answer would wait for it.
    func isOutgrown(by audio: Audio) -> Bool {
        beginning.count < CepstralMeanNormalisation.measured
            && audio.samples.count - start >= min(CepstralMeanNormalisation.measured, 3 * beginning.count / 2)
            && !audio.endsSoftly
    }

    /// What came in since, as the decoder is to have it.
    mutating func more(of audio: Audio) -> [Int16] {
        let new = audio.samples[said.count...]
        said = audio.samples
        return noise.mixed(into: new)
    }

    /// What the decoder is to have when nothing more comes in.
    mutating func ending() -> [Int16] { noise.padding() }
}
