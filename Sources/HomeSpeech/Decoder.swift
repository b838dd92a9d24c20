import CPocketSphinx
import Foundation
import GrammarKit

/// Turns sound into words; owns one `ps_decoder_t`, and frees it exactly once.
///
/// Before and after the network of the home's grammar stands a loop over all phones, which fits any speech: other people's
/// voices beside a command are then not heard as courtesy ("would you … for me"). Of 10 commands in babble at 20 dB two
/// were right without these loops and nine with them. What never leaves the first loop is nothing but other speech, so
/// one search gives the best path through a sentence and through none. Where the latter fell out of that search, a second
/// one looks for it alone: what nothing is compared with is not to be trusted.
struct Decoder: ~Copyable {
    private let handle: OpaquePointer
    private let settings: CommandLineSettings
    private var spoken: Set<String> = []
    private var network: Network?

    /// Whether something can be heard.
    var hasGrammar: Bool { network != nil }

    /// How likely a phone of other speech is against a word of the grammar; the larger, the more is refused.
    ///
    /// With 0.15 as many commands in noise were lost as without any loop, with 0.02 half of what the loops gain.
    static let otherSpeechProbability = 0.05

    /// Loads an acoustic model.
    ///
    /// The beams are the one setting that matters: with the library's own the right path is lost in noise. Wider ones (1e-80)
    /// take nearly twice the time and were measured to hear one sentence more of 60.
    ///
    /// - Throws: `SpeechError.decoder` where the library refuses the model.
    static func load(_ model: SpeechModel) throws(SpeechError) -> Decoder {
        let options = [
            "-hmm", model.acousticModel, "-beam", "1e-60", "-pbeam", "1e-60", "-wbeam", "1e-45",
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
        let next = try self.network(of: grammar)
        guard ps_set_fsg(handle, "home", next.model) == 0 else {
            fsg_model_free(next.model)
            throw .decoder("refuses the grammar")
        }
        // The search keeps the model alive, and frees it when the next one takes its place.
        fsg_model_free(next.model)
        guard ps_set_search(handle, "home") == 0 else { throw .decoder("refuses the grammar") }
        network = next
    }

    /// The best ways through the sound: through a sentence of the grammar, and through other speech.
    ///
    /// Each sound is taken for itself: what was heard before has no influence.
    mutating func paths(of samples: [Int16]) throws(SpeechError) -> SpokenPaths {
        guard let network else { throw .nothingToHear }
        let frames = try search("home", samples)
        let sentence = path(to: network.end, frames)
        let other = path(to: network.other, frames)
        guard sentence != nil, other == nil else {
            return SpokenPaths(frames: frames, sentence: sentence, other: other, loop: nil)
        }
        let all = try search("loop", samples)
        return SpokenPaths(frames: frames, sentence: sentence, other: nil, loop: path(all))
    }

    /// Puts a sound to a search; how many frames it had.
    private func search(_ name: String, _ samples: [Int16]) throws(SpeechError) -> Int {
        guard ps_set_search(handle, name) == 0 else { throw .nothingToHear }
        guard ps_start_stream(handle) >= 0, ps_start_utt(handle) == 0 else { throw .decoder("did not start") }
        let taken = samples.withUnsafeBufferPointer { samples in
            samples.isEmpty ? 0 : ps_process_raw(handle, samples.baseAddress, samples.count, 0, 1)
        }
        guard ps_end_utt(handle) == 0, taken >= 0 else { throw .decoder("did not take the sound") }
        return Int(ps_get_n_frames(handle))
    }

    /// The best path to a state of the network; nil where none leads there.
    ///
    /// The library gives the path to the network's final state only, but looks up which that is at each question.
    private func path(to state: CInt, _ frames: Int) -> SpokenPath? {
        network?.model.pointee.final_state = state
        return path(frames)
    }

    private func path(_ frames: Int) -> SpokenPath? {
        guard frames > 0 else { return nil }
        var score = CInt(0)
        guard ps_get_hyp(handle, &score) != nil else { return nil }
        return SpokenPath(frames: frames, score: Int(score), segments: segments())
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

    /// The network of a grammar, with loops over all phones before and after it for other speech.
    private func network(of grammar: SpeechGrammar) throws(SpeechError) -> Network {
        let words = grammar.network
        let last = CInt(words.states.count)
        let (before, after) = (last + 1, last + 2)
        guard let model = fsg_model_init("home", ps_get_logmath(handle), Self.languageWeight, after + 1) else {
            throw .decoder("cannot build the grammar")
        }
        model.pointee.start_state = before
        model.pointee.final_state = after
        let identities = words.words.map { fsg_model_word_add(model, $0) }
        for (number, state) in words.states.enumerated() {
            for arc in state.arcs {
                fsg_model_trans_add(
                    model, CInt(number), CInt(arc.target), weighted(arc.probability), identities[arc.word])
            }
            if state.ending > 0 { fsg_model_null_trans_add(model, CInt(number), last, weighted(state.ending)) }
        }
        fsg_model_null_trans_add(model, before, CInt(words.start), 0)
        fsg_model_null_trans_add(model, last, after, 0)
        for phone in Phone.allCases {
            let word = fsg_model_word_add(model, "zz\(phone.rawValue)")
            for loop in [before, after] {
                fsg_model_trans_add(model, loop, loop, weighted(Self.otherSpeechProbability), word)
            }
        }
        return Network(model: model, end: after, other: before)
    }

    private func addLoop() throws(SpeechError) {
        guard let model = fsg_model_init("loop", ps_get_logmath(handle), Self.languageWeight, 1) else {
            throw .decoder("cannot build the loop of phones")
        }
        defer { fsg_model_free(model) }
        let probability = weighted(1 / Double(Phone.allCases.count))
        for phone in Phone.allCases {
            fsg_model_trans_add(model, 0, 0, probability, fsg_model_word_add(model, "zz\(phone.rawValue)"))
        }
        guard ps_set_fsg(handle, "loop", model) == 0 else { throw .decoder("refuses the loop of phones") }
    }

    private func weighted(_ probability: Double) -> CInt {
        CInt(Float(logmath_log(ps_get_logmath(handle), probability)) * Self.languageWeight)
    }

    private static let languageWeight: Float = 6.5

    /// A network as the library has it, and where its sentences and its other speech end; the library's search holds it.
    private struct Network {
        let model: UnsafeMutablePointer<fsg_model_t>
        let end: CInt
        let other: CInt
    }
}
