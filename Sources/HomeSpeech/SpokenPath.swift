/// What was found: the best way through a sentence, and through anything that can be spoken.
struct SpokenPaths {
    /// The frames of 10 ms that held sound louder than the noise.
    let frames: Int
    /// The best sentence; nil where none fits.
    let sentence: SpokenPath?
    /// The best loop of phones; nil where every one fits far worse than the sentence does.
    let other: SpokenPath?
    /// The best loop of phones by a search of its own, where there is a sentence and no `other`.
    let loop: SpokenPath?
}

/// The way through a network that fits a sound best: words, fillers or phones with their stretches of the sound.
struct SpokenPath {
    struct Segment {
        let word: String
        let frames: Range<Int>
        /// The acoustic score, in the library's logarithmic units; below zero, the nearer to zero the better.
        let score: Int

        /// Whether it is silence, noise or the border of the sentence.
        var isFiller: Bool { word.isEmpty || word.hasPrefix("<") || word.hasPrefix("[") || word.hasPrefix("(") }
        var isOtherSpeech: Bool {
            word.hasPrefix("zz") && word.dropFirst(2).allSatisfy(\.isUppercase) && word.count > 2
        }
    }

    /// The frames of 10 ms that held sound louder than the noise.
    let frames: Int
    /// The whole score, acoustic and grammatical.
    let score: Int
    let segments: [Segment]

    /// The words of the grammar, without the numbers of variants.
    var words: [String] {
        segments.filter { !$0.isFiller && !$0.isOtherSpeech }.map { String($0.word.prefix { $0 != "(" }) }
    }

    /// The frames of the words.
    var wordFrames: Int { segments.filter { !$0.isFiller && !$0.isOtherSpeech }.reduce(0) { $0 + $1.frames.count } }

    /// The frames that fit no word of the grammar and are no silence.
    var otherFrames: Int { segments.filter(\.isOtherSpeech).reduce(0) { $0 + $1.frames.count } }

    /// How much worse, per frame, the words fit than the same frames of another path do; nil without a word.
    func lead(over loop: SpokenPath) -> Double? {
        var scores = [Double](repeating: 0, count: max(frames, loop.frames))
        for segment in loop.segments {
            for frame in segment.frames where frame < scores.count {
                scores[frame] = Double(segment.score) / Double(segment.frames.count)
            }
        }
        let worded = segments.filter { !$0.isFiller && !$0.isOtherSpeech }
        let length = worded.reduce(0) { $0 + $1.frames.count }
        guard length > 0 else { return nil }
        let own = worded.reduce(0.0) { $0 + Double($1.score) }
        let others = worded.reduce(0.0) { sum, segment in
            segment.frames.reduce(sum) { $0 + ($1 < scores.count ? scores[$1] : 0) }
        }
        return (own - others) / Double(length)
    }
}
