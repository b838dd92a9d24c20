import CPocketSphinx

/// How well a sentence fits a sound, between what other words do and the best that any phones do.
///
/// The search for a sentence tells how well its words fit beside all else that a home can be told, and a voice that the model
/// hears badly fits all of that badly, however clear its words are. Here the same sound is searched again for that one
/// sentence and, beside it, for a few of other words, and for a free loop of phones that know nothing of their neighbours.
/// All scores come from one search, so they can be compared.
struct SecondLook {
    /// Where the sentence lies: at 0 it fits as badly as other words, at 1 as well as any phones in a row.
    let place: Double
    /// How far the word that fits worst is behind the loop, a frame.
    let weakestLead: Double

    /// Looks again; nil where the decoder finds no end of the sentence.
    ///
    /// The caller chooses the decoder's network anew afterwards.
    ///
    /// - Parameters:
    ///   - others: sentences of other words, of as many phones.
    ///   - phones: words of the decoder's filler dictionary, one for each phone. As fillers they are searched without
    ///     their neighbours, which makes the loop 39 models instead of thousands.
    init?(
        of path: SpokenPath, in samples: [Int16], by decoder: OpaquePointer, beside others: [[String]], phones: [String]
    ) throws(SpeechError) {
        let sentences = [path.spoken.map(\.word)] + others
        guard let network = Self.network(of: sentences, phones, for: decoder) else {
            throw .decoder("cannot build the network of a sentence")
        }
        defer { fsg_model_free(network) }
        let end = network.pointee.final_state
        try PocketSphinx.use(network, named: Self.name, in: decoder)
        try PocketSphinx.search(samples, by: decoder)
        var state = Self.loop
        // The library looks for the best path to the last state, wherever that is.
        let found = sentences.map { words in
            state += CInt(words.count) + 1
            network.pointee.final_state = state
            return [SpokenPath.Segment](heardBy: decoder, lengths: [:])
        }
        network.pointee.final_state = Self.loop
        let loop = [SpokenPath.Segment](heardBy: decoder, lengths: [:])
        network.pointee.final_state = end
        self.init(of: found[0], between: Array(found.dropFirst()), and: loop)
    }

    private init?(
        of sentence: [SpokenPath.Segment], between others: [[SpokenPath.Segment]], and loop: [SpokenPath.Segment]
    ) {
        let words = sentence.filter { !$0.isFiller }
        let otherScores = others.filter { !$0.isEmpty }
        guard let first = words.first, let last = words.last, !loop.isEmpty, !otherScores.isEmpty else { return nil }
        let range = first.range.lowerBound..<last.range.upperBound
        let worst = otherScores.reduce(0) { $0 + $1.score(in: range) } / Double(otherScores.count)
        let best = loop.score(in: range)
        guard best > worst else { return nil }
        place = (sentence.score(in: range) - worst) / (best - worst)
        weakestLead = words.reduce(0) { weakest, word in
            min(weakest, (Double(word.score) - loop.score(in: word.range)) / Double(word.frames))
        }
    }

    /// The loop at state 1, and a line of states for each sentence, all behind state 0; the first one's last state is the
    /// network's.
    private static func network(
        of sentences: [[String]], _ phones: [String], for decoder: OpaquePointer
    ) -> UnsafeMutablePointer<fsg_model_t>? {
        let states = sentences.reduce(2) { $0 + $1.count + 1 }
        guard let network = fsg_model_init(name, ps_get_logmath(decoder), 1, CInt(states)) else { return nil }
        network.pointee.start_state = 0
        fsg_model_null_trans_add(network, 0, loop, 0)
        let likelihood = logmath_log(ps_get_logmath(decoder), 1 / Double(phones.count))
        for phone in phones {
            fsg_model_trans_add(network, loop, loop, likelihood, fsg_model_word_add(network, phone))
        }
        var state = loop + 1
        for words in sentences {
            fsg_model_null_trans_add(network, 0, state, 0)
            for word in words {
                fsg_model_trans_add(network, state, state + 1, 0, fsg_model_word_add(network, word))
                state += 1
            }
            state += 1
        }
        network.pointee.final_state = loop + 1 + CInt(sentences[0].count)
        PocketSphinx.addFillers(to: network)
        return network
    }

    private static let loop: CInt = 1
    private static let name = "sentence"
}
