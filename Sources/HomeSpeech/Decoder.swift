import CPocketSphinx
import GrammarKit

/// Turns sound into words; owns one `ps_decoder_t`, and frees it exactly once.
///
/// Knows two networks: the home's grammar with a branch for all other speech, and a loop over all phones that fits any
/// speech and says how well the sound could have been explained at all.
struct Decoder: ~Copyable {
    private let handle: OpaquePointer
    private let settings: CommandLineSettings
    private var spoken: Set<String> = []
    private(set) var hasGrammar = false

    /// How likely a phone of other speech is against a word of the grammar; the larger, the more is refused.
    ///
    /// Of 100 synthesised sentences of other speech, 3 were taken for commands at 0.05, 14 at 0.02 and 34 at 0.005; of 120
    /// commands by flite's voices all were right at each, and of the same in pink noise at 20 dB 116, 118 and 118.
    static let otherSpeechProbability = 0.05

    /// Loads an acoustic model.
    ///
    /// The beams are the one setting that matters: with the library's own the right path is lost in noise.
    ///
    /// - Throws: `SpeechError.decoder` where the library refuses the model.
    static func load(_ model: SpeechModel) throws(SpeechError) -> Decoder {
        let options = [
            "-hmm", model.acousticModel, "-beam", "1e-80", "-pbeam", "1e-80", "-wbeam", "1e-60",
            "-fsgusefiller", "yes", "-remove_noise", "yes", "-remove_silence", "yes",
            // Bounds the time of a frame where a home has many names; on small grammars it was measured to change nothing.
            "-maxhmmpf", "3000",
        ]
        let settings = try CommandLineSettings(options, for: ps_args())
        guard let handle = ps_init(settings.handle) else { throw .decoder("refuses the model \(model.acousticModel)") }
        var decoder = Decoder(handle: handle, settings: settings)
        for phone in Phone.allCases { try decoder.add("zz\(phone.rawValue)", [[phone]]) }
        try decoder.addLoop()
        return decoder
    }

    private init(handle: OpaquePointer, settings: consuming CommandLineSettings) {
        self.handle = handle
        self.settings = settings
    }

    deinit {
        ps_free(handle)
    }

    /// Replaces what can be heard.
    ///
    /// - Throws: `SpeechError` where the grammar cannot be used; what could be heard before then stays.
    mutating func use(_ grammar: SpeechGrammar) throws(SpeechError) {
        for (word, variants) in grammar.variants where !spoken.contains(word) { try add(word, variants) }
        let network = try self.network(of: grammar)
        defer { fsg_model_free(network) }
        guard ps_set_fsg(handle, "home", network) == 0 else { throw .decoder("refuses the grammar") }
        hasGrammar = true
    }

    /// The best path of a network through the sound, and how much of the sound held speech.
    ///
    /// No segments where no path fits or no speech was found. Each sound is taken for itself: what was heard before has no
    /// influence.
    mutating func path(of samples: [Int16], through network: Network) throws(SpeechError) -> SpokenPath {
        guard hasGrammar, ps_set_search(handle, network.rawValue) == 0 else { throw .nothingToHear }
        guard ps_start_stream(handle) >= 0, ps_start_utt(handle) == 0 else { throw .decoder("did not start") }
        let taken = samples.withUnsafeBufferPointer { samples in
            samples.isEmpty ? 0 : ps_process_raw(handle, samples.baseAddress, samples.count, 0, 1)
        }
        guard ps_end_utt(handle) == 0, taken >= 0 else { throw .decoder("did not take the sound") }
        let frames = Int(ps_get_n_frames(handle))
        guard ps_get_hyp(handle, nil) != nil else { return SpokenPath(frames: frames, segments: []) }
        return SpokenPath(frames: frames, segments: segments())
    }

    /// What sound is matched with.
    enum Network: String {
        case home, loop
    }

    private func segments() -> [SpokenPath.Segment] {
        var segments: [SpokenPath.Segment] = []
        var next = ps_seg_iter(handle)
        while let segment = next {
            var (first, last, score) = (CInt(0), CInt(0), CInt(0))
            ps_seg_frames(segment, &first, &last)
            ps_seg_prob(segment, &score, nil, nil)
            let word = ps_seg_word(segment).map { String(cString: $0) } ?? ""
            if last >= first, first >= 0 {
                segments.append(SpokenPath.Segment(word: word, frames: Int(first)..<Int(last) + 1, score: Int(score)))
            }
            next = ps_seg_next(segment)
        }
        return segments
    }

    private mutating func add(_ word: String, _ variants: [[Phone]]) throws(SpeechError) {
        for (index, phones) in variants.filter({ !$0.isEmpty }).enumerated() {
            let text = phones.map(\.rawValue).joined(separator: " ")
            let name = index == 0 ? word : "\(word)(\(index + 1))"
            guard ps_add_word(handle, name, text, 0) >= 0 else { throw .decoder("refuses the word “\(word)”") }
        }
        spoken.insert(word)
    }

    /// The network of a grammar, with a loop over all phones beside it for other speech.
    private func network(of grammar: SpeechGrammar) throws(SpeechError) -> UnsafeMutablePointer<fsg_model_t> {
        let words = grammar.network
        let other = CInt(words.states.count)
        guard let network = fsg_model_init("home", ps_get_logmath(handle), Self.languageWeight, other + 1) else {
            throw .decoder("cannot build the grammar")
        }
        network.pointee.start_state = CInt(words.start)
        network.pointee.final_state = CInt(words.end)
        let identities = words.words.map { fsg_model_word_add(network, $0) }
        for (number, state) in words.states.enumerated() {
            for (arc, probability) in state.arcs {
                fsg_model_trans_add(
                    network, CInt(number), CInt(arc.target), weighted(probability), identities[arc.word])
            }
            for (next, probability) in state.skips {
                fsg_model_null_trans_add(network, CInt(number), CInt(next), weighted(probability))
            }
        }
        glist_free(fsg_model_null_trans_closure(network, nil))
        for (from, to) in [(CInt(words.start), other), (other, other), (other, CInt(words.end))] {
            addPhones(from: from, to: to, of: network, Self.otherSpeechProbability)
        }
        return network
    }

    private func weighted(_ probability: Double) -> CInt {
        CInt(Float(logmath_log(ps_get_logmath(handle), probability)) * Self.languageWeight)
    }

    private func addLoop() throws(SpeechError) {
        guard let network = fsg_model_init("loop", ps_get_logmath(handle), Self.languageWeight, 1) else {
            throw .decoder("cannot build the loop of phones")
        }
        defer { fsg_model_free(network) }
        addPhones(from: 0, to: 0, of: network, 1 / Double(Phone.allCases.count))
        guard ps_set_fsg(handle, "loop", network) == 0 else { throw .decoder("refuses the loop of phones") }
    }

    private static let languageWeight: Float = 6.5

    private func addPhones(
        from: CInt, to: CInt, of network: UnsafeMutablePointer<fsg_model_t>, _ probability: Double
    ) {
        for phone in Phone.allCases {
            fsg_model_trans_add(
                network, from, to, weighted(probability), fsg_model_word_add(network, "zz\(phone.rawValue)"))
        }
    }
}
