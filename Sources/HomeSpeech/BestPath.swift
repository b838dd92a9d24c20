import CPocketSphinx

/// The way through a network that fits a sound best: words and fillers with their stretches of the sound.
struct BestPath {
    struct Segment {
        let word: String
        /// How long the word usually takes, where a phone takes 1 in the mean.
        let time: Double
        /// When it is said, in frames of 10 ms.
        let range: Range<Int>
        /// The acoustic score, in the library's logarithmic units; below zero, the nearer to zero the better.
        ///
        /// In each frame the state that fits best of all that are searched has 0.
        let score: Int

        /// How many frames it lasts.
        var frames: Int { range.count }

        /// The word without the number of its variant.
        var plainWord: String { String(word.prefix { $0 != "(" }) }

        /// Whether it is silence, noise or the border of the sentence.
        var isFiller: Bool { word.isEmpty || word.hasPrefix("<") || word.hasPrefix("[") || word.hasPrefix("(") }
    }

    /// The frames of 10 ms that held sound louder than the noise.
    let frames: Int
    /// The words of the grammar with their stretches; none where no sentence fits.
    let spoken: [Segment]

    init(frames: Int, segments: [Segment]) {
        self.frames = frames
        spoken = segments.filter { !$0.isFiller }.joiningNames
    }

    /// The words of the grammar, without the numbers of variants.
    var words: [String] { spoken.map(\.plainWord) }

    /// The same without its first words, and where that begins: a little before the first word that is left.
    func dropping(_ count: Int) -> (path: BestPath, start: Int) {
        guard count > 0, count < spoken.count else { return (self, 0) }
        let start = spoken[count - 1].range.upperBound - Self.framesBefore
        return (BestPath(frames: frames, segments: Array(spoken[count...])), max(0, start))
    }

    private static let framesBefore = 10
}

extension [BestPath.Segment] {
    /// The same with each name whole of which the decoder knows the last word apart, and without one that is not said to its
    /// end; see ``PartedNames``.
    fileprivate var joiningNames: [BestPath.Segment] {
        var joined: [BestPath.Segment] = []
        for next in self {
            guard let last = joined.last, Multiword.isBeginning(last.plainWord) else {
                joined.append(next)
                continue
            }
            joined[joined.count - 1] = BestPath.Segment(
                word: last.plainWord + next.plainWord, time: last.time + next.time,
                range: last.range.lowerBound..<next.range.upperBound, score: last.score + next.score)
        }
        if let last = joined.last, Multiword.isBeginning(last.plainWord) { joined.removeLast() }
        return joined
    }

    /// What a decoder found in the sound that it was given last; empty where no path comes to an end.
    ///
    /// - Parameter times: how long each word usually takes.
    init(heardBy decoder: OpaquePointer, times: [String: Double]) {
        self = []
        guard ps_get_n_frames(decoder) > 0, ps_get_hyp(decoder, nil) != nil else { return }
        var next = ps_seg_iter(decoder)
        while let segment = next {
            var (first, last, score) = (CInt(0), CInt(0), CInt(0))
            ps_seg_frames(segment, &first, &last)
            ps_seg_prob(segment, &score, nil, nil)
            let word = ps_seg_word(segment).map { String(cString: $0) } ?? ""
            if last >= first, first >= 0 {
                append(
                    BestPath.Segment(
                        word: word, time: times[word] ?? 1, range: Int(first)..<Int(last) + 1, score: Int(score)))
            }
            next = ps_seg_next(segment)
        }
    }

    /// The score of the frames of a range, where each segment counts by what of it lies there.
    func score(in range: Range<Int>) -> Double {
        reduce(0) { sum, segment in
            let shared = segment.range.clamped(to: range).count
            return sum + Double(segment.score) * Double(shared) / Double(segment.frames)
        }
    }
}
