import CPocketSphinx
import LanguagePack

/// Matches the beginning of an utterance with a wake phrase; owns one `ps_decoder_t`, and frees it exactly once.
///
/// Knows two small networks: the phrase and then anything, and anything. It needs neither dictionary nor grammar, so it
/// is small and quick, and what is not for the home never reaches the home's decoder.
struct WakeDecoder: ~Copyable {
    private let handle: OpaquePointer
    private let settings: CommandLineSettings

    /// Loads an acoustic model for a phrase.
    ///
    /// - Throws: `SpeechError.decoder` where the library refuses the model or the phrase.
    static func load(
        _ model: SpeechModel, _ words: [String], _ variants: [String: [[Phone]]], of phones: PhoneSet
    ) throws(SpeechError) -> WakeDecoder {
        let options = [
            "-hmm", model.acousticModel, "-beam", "1e-80", "-pbeam", "1e-80", "-wbeam", "1e-60",
            "-fsgusefiller", "yes", "-remove_noise", "yes", "-remove_silence", "yes",
        ]
        let settings = try CommandLineSettings(options, for: ps_args())
        guard let handle = PocketSphinx.decoder(with: settings) else {
            throw .decoder(.model, model.acousticModel)
        }
        let decoder = WakeDecoder(handle: handle, settings: settings)
        for phone in phones.phones { try PocketSphinx.add(Self.anything(phone), [[phone]], to: handle) }
        for word in Set(words) {
            guard let spoken = variants[word], !spoken.isEmpty else { throw .unpronounceable(word: word) }
            try PocketSphinx.add(word, spoken, to: handle)
        }
        try decoder.addNetwork("phrase", words, phones.phones)
        try decoder.addNetwork("anything", [], phones.phones)
        return decoder
    }

    private init(handle: OpaquePointer, settings: consuming CommandLineSettings) {
        self.handle = handle
        self.settings = settings
    }

    deinit {
        PocketSphinx.free(handle)
    }

    /// A word of the phrase or a phone of anything, with its frames of 10 ms and its acoustic score.
    struct Segment {
        let word: String
        let frames: Range<Int>
        let score: Int

        /// Whether it is a phone of anything.
        var isAnything: Bool { word.hasPrefix(mark) }

        /// Whether it is silence or noise.
        var isFiller: Bool { word.isEmpty || word.hasPrefix("<") || word.hasPrefix("[") }
    }

    /// The best path through the phrase and what follows it; empty where none fits.
    func phrase(in samples: [Int16]) throws(SpeechError) -> [Segment] {
        try path(of: samples, through: "phrase")
    }

    /// The best path through anything, fillers included.
    func anything(in samples: [Int16]) throws(SpeechError) -> [Segment] {
        try path(of: samples, through: "anything")
    }

    private func path(of samples: [Int16], through network: String) throws(SpeechError) -> [Segment] {
        guard !samples.isEmpty, ps_set_search(handle, network) == 0 else { return [] }
        try PocketSphinx.search(samples, by: handle)
        return [BestPath.Segment](heardBy: handle, times: [:]).map { segment in
            Segment(word: segment.plainWord, frames: segment.range, score: segment.score)
        }
    }

    private static let mark = "zz"
    private static func anything(_ phone: Phone) -> String { mark + phone.name }

    /// The words one after the other, then a loop over all phones.
    private func addNetwork(_ name: String, _ words: [String], _ phones: [Phone]) throws(SpeechError) {
        let weight: Float = 1
        let last = CInt(words.count)
        guard let network = fsg_model_init(name, ps_get_logmath(handle), weight, last + 1) else {
            throw .decoder(.network)
        }
        defer { fsg_model_free(network) }
        network.pointee.start_state = 0
        network.pointee.final_state = last
        for (place, word) in words.enumerated() {
            fsg_model_trans_add(network, CInt(place), CInt(place) + 1, 0, fsg_model_word_add(network, word))
        }
        let likelihood = logmath_log(ps_get_logmath(handle), 1 / Double(phones.count))
        for phone in phones {
            let word = fsg_model_word_add(network, Self.anything(phone))
            fsg_model_trans_add(network, last, last, likelihood, word)
        }
        guard ps_set_fsg(handle, name, network) == 0 else { throw .decoder(.network) }
    }
}
