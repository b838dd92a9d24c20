import CPocketSphinx

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

    /// Rescores; nil where the decoder finds no end of the sentence.
    ///
    /// The caller chooses the decoder's network anew afterwards.
    ///
    /// - Parameter phones: words of the decoder's filler dictionary, one for each phone. As fillers they are searched
    ///   without their neighbours, which makes the loop 39 models instead of thousands.
    init?(
        of path: BestPath, in samples: [Int16], by decoder: OpaquePointer, phones: [String]
    ) throws(SpeechError) {
        guard let network = Self.network(of: path.singleWords, phones, for: decoder) else {
            throw .decoder("cannot build the network of a sentence")
        }
        defer { fsg_model_free(network) }
        try PocketSphinx.use(network, named: Self.name, in: decoder)
        try PocketSphinx.search(samples, by: decoder)
        let sentence = [BestPath.Segment](heardBy: decoder, times: [:])
        // The library looks for the best path to the last state, wherever that is.
        let end = network.pointee.final_state
        network.pointee.final_state = Self.loop
        let loop = [BestPath.Segment](heardBy: decoder, times: [:])
        network.pointee.final_state = end
        self.init(of: sentence, beside: loop, phones: Set(phones))
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

    /// The loop at state 1, and a line of states for the sentence, both behind state 0.
    private static func network(
        of words: [String], _ phones: [String], for decoder: OpaquePointer
    ) -> UnsafeMutablePointer<fsg_model_t>? {
        let end = loop + 1 + CInt(words.count)
        guard let network = fsg_model_init(name, ps_get_logmath(decoder), 1, end + 1) else { return nil }
        network.pointee.start_state = 0
        network.pointee.final_state = end
        fsg_model_null_trans_add(network, 0, loop, 0)
        let likelihood = logmath_log(ps_get_logmath(decoder), 1 / Double(phones.count))
        for phone in phones {
            fsg_model_trans_add(network, loop, loop, likelihood, fsg_model_word_add(network, phone))
        }
        fsg_model_null_trans_add(network, 0, loop + 1, 0)
        for (place, word) in words.enumerated() {
            let state = loop + 1 + CInt(place)
            fsg_model_trans_add(network, state, state + 1, 0, fsg_model_word_add(network, word))
        }
        PocketSphinx.addFillers(to: network)
        return network
    }

    private static let loop: CInt = 1
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
