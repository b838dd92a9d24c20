import CPocketSphinx
import Foundation
import GrammarKit

/// Turns sound into words; owns one `ps_decoder_t`, and frees it exactly once.
///
/// One search of one network. The library's search follows all that can be said at a time, so what makes it quick and
/// right is that the network holds little: no loops of phones for other speech beside the sentence (they took as long
/// as all the rest, swallowed first and last words, and refused no better than ``Confidence`` does without them).
struct Decoder: ~Copyable {
    private let handle: OpaquePointer
    private let settings: CommandLineSettings
    /// How many phones each pronunciation has, by the library's name for it: `lamp`, `lamp(2)`.
    private var lengths: [String: Int] = [:]
    /// Whether something can be heard.
    private(set) var hasGrammar = false

    /// Loads an acoustic model.
    ///
    /// The beams are the setting that matters most: with the library's own the right path is lost in noise; wider ones
    /// (1e-80) take twice the time and were measured to hear one sentence more of 60. `-lw` says how much it counts what
    /// people mostly say: at 10 more is right in noise than at 6.5 or 15, and the search takes less. Two Gaussians of each
    /// mixture (`-topn`) hear as well as four, in four fifths of the time.
    ///
    /// - Throws: `SpeechError.decoder` where the library refuses the model.
    static func load(_ model: SpeechModel) throws(SpeechError) -> Decoder {
        let options = [
            "-hmm", model.acousticModel, "-beam", "1e-60", "-pbeam", "1e-60", "-wbeam", "1e-45",
            "-lw", "\(languageWeight)", "-topn", "2",
            "-fsgusefiller", "yes", "-remove_noise", "yes", "-remove_silence", "yes",
            // Bounds the time of a frame where a home has many names; on small grammars it was measured to change nothing.
            "-maxhmmpf", "3000",
        ]
        let settings = try CommandLineSettings(options, for: ps_args())
        guard let handle = ps_init(settings.handle) else { throw .decoder("refuses the model \(model.acousticModel)") }
        return Decoder(handle: handle, settings: settings)
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
        for (word, variants) in grammar.variants where lengths[word] == nil { try add(word, variants) }
        try search(grammar.network, as: Self.name)
        hasGrammar = true
    }

    private func search(_ network: WordNetwork, as name: String) throws(SpeechError) {
        let model = try self.model(of: network, named: name)
        // The search keeps the model alive, and frees it when the next one takes its place.
        defer { fsg_model_free(model) }
        guard ps_set_fsg(handle, name, model) == 0, ps_set_search(handle, name) == 0 else {
            throw .decoder("refuses the grammar")
        }
    }

    /// The best way through the sound that a network has, whose words are all of the grammar.
    mutating func path(of samples: [Int16], through network: WordNetwork) throws(SpeechError) -> SpokenPath {
        guard hasGrammar else { throw .nothingToHear }
        // Whatever comes of it, the grammar is what is searched next.
        defer {
            ps_set_search(handle, Self.name)
            ps_unset_search(handle, Self.aside)
        }
        try search(network, as: Self.aside)
        return try path(of: samples)
    }

    /// The best way through the sound.
    ///
    /// Each sound is taken for itself: what was heard before has no influence.
    mutating func path(of samples: [Int16]) throws(SpeechError) -> SpokenPath {
        guard hasGrammar else { throw .nothingToHear }
        guard ps_start_stream(handle) >= 0, ps_start_utt(handle) == 0 else { throw .decoder("did not start") }
        let taken = samples.withUnsafeBufferPointer { samples in
            samples.isEmpty ? 0 : ps_process_raw(handle, samples.baseAddress, samples.count, 0, 1)
        }
        guard ps_end_utt(handle) == 0, taken >= 0 else { throw .decoder("did not take the sound") }
        let frames = Int(ps_get_n_frames(handle))
        guard frames > 0, ps_get_hyp(handle, nil) != nil else { return SpokenPath(frames: frames, segments: []) }
        return SpokenPath(frames: frames, segments: segments())
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
                segments.append(
                    SpokenPath.Segment(
                        word: word, phones: lengths[word] ?? 1, frames: Int(last - first) + 1, score: Int(score)))
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
            lengths[name] = phones.count
        }
    }

    private func model(
        of words: WordNetwork, named name: String
    ) throws(SpeechError) -> UnsafeMutablePointer<fsg_model_t> {
        let last = CInt(words.states.count)
        guard let model = fsg_model_init(name, ps_get_logmath(handle), Self.languageWeight, last + 1) else {
            throw .decoder("cannot build the grammar")
        }
        model.pointee.start_state = CInt(words.start)
        model.pointee.final_state = last
        let identities = words.words.map { fsg_model_word_add(model, $0) }
        for (number, state) in words.states.enumerated() {
            for arc in state.arcs {
                fsg_model_trans_add(
                    model, CInt(number), CInt(arc.target), weighted(arc.probability), identities[arc.word])
            }
            if state.ending > 0 { fsg_model_null_trans_add(model, CInt(number), last, weighted(state.ending)) }
        }
        return model
    }

    private func weighted(_ probability: Double) -> CInt {
        CInt(Float(logmath_log(ps_get_logmath(handle), probability)) * Self.languageWeight)
    }

    private static let languageWeight: Float = 10
    private static let name = "home"
    private static let aside = "aside"
}
