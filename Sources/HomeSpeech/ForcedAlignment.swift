import CPocketSphinx

/// Forced alignments of several sentences with one sound, in one search, so that their scores can be compared.
///
/// Nothing counts but how well the words fit the sound: neither how likely a grammar holds them, nor what else can be said.
enum ForcedAlignment {
    /// The acoustic score of each sentence over the whole sound; nil where it comes to no end.
    ///
    /// The caller chooses the decoder's network anew afterwards.
    static func scores(
        of sentences: [[String]], in samples: [Int16], by decoder: OpaquePointer
    ) throws(SpeechError) -> [Int?] {
        guard let (network, ends) = network(of: sentences, for: decoder) else {
            throw .decoder("cannot build the network of \(sentences.count) sentences")
        }
        defer { fsg_model_free(network) }
        try PocketSphinx.use(network, named: name, in: decoder)
        try PocketSphinx.search(samples, by: decoder)
        // The library looks for the best path to the last state, wherever that is.
        defer { network.pointee.final_state = ends[ends.count - 1] }
        return ends.map { end in
            network.pointee.final_state = end
            let segments = [BestPath.Segment](heardBy: decoder, times: [:])
            return segments.isEmpty ? nil : segments.reduce(0) { $0 + $1.score }
        }
    }

    /// A line of states for each sentence, all behind state 0, and the last state of each.
    private static func network(
        of sentences: [[String]], for decoder: OpaquePointer
    ) -> (UnsafeMutablePointer<fsg_model_t>, ends: [CInt])? {
        let count = sentences.reduce(1) { $0 + $1.count + 1 }
        guard !sentences.isEmpty, let network = fsg_model_init(name, ps_get_logmath(decoder), 1, CInt(count)) else {
            return nil
        }
        var (ends, next) = ([CInt](), CInt(1))
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
        network.pointee.final_state = ends[ends.count - 1]
        PocketSphinx.addFillers(to: network)
        return (network, ends)
    }

    private static let name = "alignments"
}
