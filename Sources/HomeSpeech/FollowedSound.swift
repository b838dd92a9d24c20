/// A sound that is searched while it comes in, as far as it has been given to the decoder.
///
/// Only sound in a quiet room can be followed: how even noise is damped hangs on the whole of it.
struct FollowedSound {
    /// What was said when the decoder was given the last of it.
    private var said: [Int16]
    private var quiet: Quiet
    /// What the decoder has to begin with.
    let beginning: [Int16]

    /// Begins to follow what was said so far; nil where it is too short or too noisy yet.
    init?(_ audio: Audio) {
        guard audio.clearness >= NoiseDamper.clear else { return nil }
        let speech = audio.samples[audio.beginning...]
        said = audio.samples
        quiet = Quiet(below: speech)
        beginning = quiet.margin() + quiet.under(speech)
        if beginning.count < Cepstra.measured { return nil }
    }

    /// Whether a sound is this one, or goes on from it.
    func isContinued(by audio: Audio) -> Bool {
        audio.samples.starts(with: said)
    }

    /// What came in since, as the decoder is to have it.
    mutating func more(of audio: Audio) -> [Int16] {
        let new = audio.samples[said.count...]
        said = audio.samples
        return quiet.under(new)
    }

    /// What the decoder is to have when nothing more comes in.
    mutating func ending() -> [Int16] { quiet.margin() }
}
