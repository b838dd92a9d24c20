/// The second pass of the decoder: a sentence rescored against a free phone loop.
///
/// The search for a sentence tells how well its words fit beside all else that a home can be told, and a voice that the model
/// hears badly fits all of that badly, however clear its words are. Here the same sound is searched again for that one
/// sentence and, beside it, for a free loop of phones that know nothing of their neighbours. Both scores come from one
/// search, so they can be compared.
struct PhoneLoopRescoring {
    /// The score of the sentence less that of the loop, per frame.
    let margin: Double
    /// Frames in which the sentence has nothing between two words and the loop has phones, for each frame of the sentence.
    let gapRatio: Double
    /// The same margin of the word that is furthest behind: of “turn on the piano light” all but one word may be right.
    let weakestMargin: Double

    /// Rescores, and aligns sentences as ``ForcedAlignment`` does; no rescoring comes of it where the decoder finds no end of the
    /// sentence.
    ///
    /// One search serves both, for most of its time goes into how well each sound of the model fits, whatever is made of it. The
    /// caller chooses the decoder's network anew afterwards.
    ///
    /// - Parameters:
    ///   - frame: where in the sound the path begins.
    ///   - phones: words of the decoder's filler dictionary, one for each phone. As fillers they are searched
    ///     without their neighbours, which makes the loop 39 models instead of thousands.
    static func search(
        for path: BestPath, in samples: [Int16], from frame: Int, by decoder: OpaquePointer, phones: [String],
        aligning others: [[String]]
    ) throws(SpeechError) -> (rescoring: PhoneLoopRescoring?, alignmentScores: [Int?]) {
        let sentences = [path.singleWords] + others
        guard let network = SentenceNetwork(of: sentences, phones: phones, named: name, for: decoder) else {
            throw .decoder(.network)
        }
        try network.search(samples, from: frame)
        let rescoring = PhoneLoopRescoring(
            of: network.segments(of: 0), beside: network.loopSegments, phones: Set(phones))
        return (rescoring, others.indices.map { network.score(of: $0 + 1) })
    }

    init?(of sentence: [BestPath.Segment], beside loop: [BestPath.Segment], phones: Set<String>) {
        let words = sentence.filter { !$0.isFiller }
        guard let first = words.first, let last = words.last, !loop.isEmpty else { return nil }
        let range = first.range.lowerBound..<last.range.upperBound
        margin = (sentence.score(in: range) - loop.score(in: range)) / Double(range.count)
        let margins = words.filter { $0.frames >= Self.shortest }.map {
            (Double($0.score) - loop.score(in: $0.range)) / Double($0.frames)
        }
        weakestMargin = margins.min() ?? margin
        let fillers = sentence.filter { $0.isFiller && range.contains($0.range.lowerBound) }
        let heard = loop.filter { phones.contains($0.word) }
        let missed = fillers.reduce(0) { sum, filler in
            sum + heard.reduce(0) { $0 + $1.range.clamped(to: filler.range).count }
        }
        gapRatio = Double(missed) / Double(words.reduce(0) { $0 + $1.frames })
    }

    /// In frames; what is shorter tells nothing by itself.
    private static let shortest = 12
    private static let name = "sentence"
}

extension BestPath {
    /// The words as the decoder's dictionary has them, those of names each by itself: a name may be right in one of them and
    /// wrong in another.
    fileprivate var singleWords: [String] {
        spoken.flatMap { segment in
            let word = segment.plainWord
            guard Multiword.parts(of: word) != nil else { return [segment.word] }
            return Multiword.words(in: PronunciationAlias.word(in: word) ?? word)
        }
    }
}
