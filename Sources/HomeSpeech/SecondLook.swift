import CPocketSphinx

/// How well a sentence fits a sound beside the best that any phones in a row do.
///
/// The search for a sentence tells how well its words fit beside all else that a home can be told, and a voice that the model
/// hears badly fits all of that badly, however clear its words are. Here the same sound is searched again for that one
/// sentence and, beside it, for a free loop of phones that know nothing of their neighbours. Both scores come from one
/// search, so they can be compared.
struct SecondLook {
    /// The score a frame of the sentence, from its first word to its last.
    let own: Double
    /// The score a frame of the loop in the same frames.
    let anything: Double
    /// How far the word that fits worst is behind the loop, a frame.
    let weakestLead: Double

    /// Looks again; nil where the decoder finds no end of the sentence.
    ///
    /// The caller chooses the decoder's network anew afterwards.
    ///
    /// - Parameter phones: words of the decoder's filler dictionary, one for each phone. As fillers they are searched
    ///   without their neighbours, which makes the loop 39 models instead of thousands.
    init?(of path: SpokenPath, in samples: [Int16], by decoder: OpaquePointer, phones: [String]) throws(SpeechError) {
        let words = path.spoken.map(\.word)
        let end = CInt(words.count)
        guard let network = fsg_model_init(Self.name, ps_get_logmath(decoder), 1, end + 2) else {
            throw .decoder("cannot build the network of a sentence")
        }
        defer { fsg_model_free(network) }
        network.pointee.start_state = 0
        network.pointee.final_state = end
        for (place, word) in words.enumerated() {
            fsg_model_trans_add(network, CInt(place), CInt(place) + 1, 0, fsg_model_word_add(network, word))
        }
        fsg_model_null_trans_add(network, 0, end + 1, 0)
        let likelihood = logmath_log(ps_get_logmath(decoder), 1 / Double(phones.count))
        for phone in phones {
            fsg_model_trans_add(network, end + 1, end + 1, likelihood, fsg_model_word_add(network, phone))
        }
        Decoder.addFillers(to: network)
        guard ps_set_fsg(decoder, Self.name, network) == 0, ps_set_search(decoder, Self.name) == 0 else {
            throw .decoder("refuses the network of a sentence")
        }
        try Decoder.search(samples, by: decoder)
        let sentence = [SpokenPath.Segment](heardBy: decoder, lengths: [:])
        network.pointee.final_state = end + 1
        let loop = [SpokenPath.Segment](heardBy: decoder, lengths: [:])
        network.pointee.final_state = end
        self.init(of: sentence, beside: loop)
    }

    private init?(of sentence: [SpokenPath.Segment], beside loop: [SpokenPath.Segment]) {
        let words = sentence.filter { !$0.isFiller }
        guard let first = words.first, let last = words.last, !loop.isEmpty else { return nil }
        let range = first.range.lowerBound..<last.range.upperBound
        own = sentence.score(in: range) / Double(range.count)
        anything = loop.score(in: range) / Double(range.count)
        weakestLead = words.reduce(0) { weakest, word in
            min(weakest, (Double(word.score) - loop.score(in: word.range)) / Double(word.frames))
        }
    }

    private static let name = "sentence"
}
