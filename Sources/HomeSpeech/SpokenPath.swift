/// The way through a network that fits a sound best: words and fillers with their stretches of the sound.
struct SpokenPath {
    struct Segment {
        let word: String
        /// How many phones the word has.
        let phones: Int
        /// How many frames of 10 ms it lasts.
        let frames: Int
        /// The acoustic score, in the library's logarithmic units; below zero, the nearer to zero the better.
        ///
        /// In each frame the state that fits best of all that are searched has 0.
        let score: Int

        /// Whether it is silence, noise or the border of the sentence.
        var isFiller: Bool { word.isEmpty || word.hasPrefix("<") || word.hasPrefix("[") || word.hasPrefix("(") }
    }

    /// The frames of 10 ms that held sound louder than the noise.
    let frames: Int
    /// The words of the grammar with their stretches; none where no sentence fits.
    let spoken: [Segment]

    init(frames: Int, segments: [Segment]) {
        self.frames = frames
        spoken = segments.filter { !$0.isFiller }
    }

    /// The words of the grammar, without the numbers of variants.
    var words: [String] { spoken.map { String($0.word.prefix { $0 != "(" }) } }
}
