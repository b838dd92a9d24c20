import CPocketSphinx

/// A network of some sentences side by side, and of a free loop of phones where one is wanted, so that what a search of it tells of
/// each can be compared; owns one `fsg_model_t`, and frees it exactly once.
///
/// The caller chooses the decoder's network anew afterwards.
struct SentenceNetwork: ~Copyable {
    private let network: UnsafeMutablePointer<fsg_model_t>
    private let decoder: OpaquePointer
    private let name: String
    /// The last state of each sentence.
    private let ends: [CInt]

    /// The loop stands at state 1, a line of states for each sentence after it, all of them behind state 0.
    ///
    /// - Parameter phones: the words of the loop; none where there is to be none.
    /// - Returns: nil without sentences, and where the library builds no network.
    init?(of sentences: [[String]], phones: [String] = [], named name: String, for decoder: OpaquePointer) {
        let count = sentences.reduce(Self.loop + 1) { $0 + CInt($1.count) + 1 }
        guard !sentences.isEmpty, let network = fsg_model_init(name, ps_get_logmath(decoder), 1, count) else {
            return nil
        }
        if !phones.isEmpty {
            fsg_model_null_trans_add(network, 0, Self.loop, 0)
            let likelihood = logmath_log(ps_get_logmath(decoder), 1 / Double(phones.count))
            for phone in phones {
                fsg_model_trans_add(network, Self.loop, Self.loop, likelihood, fsg_model_word_add(network, phone))
            }
        }
        var (ends, next) = ([CInt](), Self.loop + 1)
        for sentence in sentences {
            fsg_model_null_trans_add(network, 0, next, 0)
            for word in sentence {
                fsg_model_trans_add(network, next, next + 1, 0, fsg_model_word_add(network, word))
                next += 1
            }
            ends.append(next)
            next += 1
        }
        network.pointee.start_state = 0
        network.pointee.final_state = ends[0]
        PocketSphinx.addFillers(to: network)
        (self.network, self.decoder, self.name, self.ends) = (network, decoder, name, ends)
    }

    deinit {
        // The decoder keeps it until it is given another of the name.
        network.pointee.final_state = ends[0]
        fsg_model_free(network)
    }

    /// Searches a sound, from one of its frames on.
    ///
    /// Half of the comfort noise before it and most of that behind it are passed over: what they tell of one sentence they tell of all,
    /// and they are a tenth of a command.
    func search(_ samples: [Int16], from frame: Int = 0) throws(SpeechError) {
        try PocketSphinx.use(network, named: name, in: decoder)
        try PocketSphinx.search(
            samples, from: max(frame, ComfortNoise.paddingFrames / 2), leaving: ComfortNoise.paddingFrames * 3 / 4,
            by: decoder)
    }

    /// The best path through one of the sentences; empty where it comes to no end.
    func segments(of sentence: Int) -> [BestPath.Segment] { segments(endingAt: ends[sentence]) }

    /// The best path through the loop of phones.
    var loopSegments: [BestPath.Segment] { segments(endingAt: Self.loop) }

    /// The acoustic score of one of the sentences over the whole sound; nil where it comes to no end.
    func score(of sentence: Int) -> Int? {
        let segments = segments(of: sentence)
        return segments.isEmpty ? nil : segments.reduce(0) { $0 + $1.score }
    }

    /// The library looks for the best path to the last state, wherever that is.
    private func segments(endingAt state: CInt) -> [BestPath.Segment] {
        network.pointee.final_state = state
        return [BestPath.Segment](heardBy: decoder, times: [:])
    }

    private static let loop: CInt = 1
}
