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
        guard let network = SentenceNetwork(of: sentences, named: name, for: decoder) else {
            throw .decoder(.network)
        }
        try network.search(samples)
        return sentences.indices.map { network.score(of: $0) }
    }

    private static let name = "alignments"
}
