import CMemory
import CPocketSphinx
import Foundation
import GrammarKit
import LanguagePack

/// Turns sound into words; owns one `ps_decoder_t`, and frees it exactly once.
///
/// One search of one network. The library's search follows all that can be said at a time, so what makes it quick and
/// right is that the network holds little: no loops of phones for other speech beside the sentence (they took as long
/// as all the rest, swallowed first and last words, and refused no better than ``Confidence`` does without them).
struct Decoder: ~Copyable {
    private let handle: OpaquePointer
    private let settings: CommandLineSettings
    /// The folder of the acoustic model.
    private let model: String
    /// Words of the filler dictionary, one for each phone; none where the model has no such dictionary.
    private let phones: [String]
    /// How long each pronunciation takes that can be heard, by the library's name for it: `lamp`, `lamp(2)`.
    private var times: [String: Double] = [:]
    /// Whether something can be heard.
    private(set) var hasGrammar = false
    private var starts = Starts()
    private var languageWeight = LanguageWeight.weighted
    /// Whether a sound has begun and not ended; until then the library takes no other.
    private(set) var isStreaming = false

    /// Loads an acoustic model.
    ///
    /// All is as the model was trained, but for one transform of its means. A longer window, fewer Gaussians, and a transform for
    /// each SNR gain on synthetic voices and lose on people; see `Tests/Hearing/orders.py`.
    ///
    /// - Throws: `SpeechError.decoder` where the library refuses the model.
    static func load(_ model: SpeechModel, _ set: PhoneSet) throws(SpeechError) -> Decoder {
        let options = [
            "-hmm", model.acousticModel, "-remove_noise", "yes", "-remove_silence", "yes",
            // Bounds the time of a frame where a home has many names; on small grammars it was measured to change nothing.
            "-maxhmmpf", "3000",
        ]
        let fillers = model.fillers.map { ["-fdict", $0] } ?? []
        let noise = model.noise.map { ["-mllr", $0] } ?? []
        let settings = try CommandLineSettings(options + fillers + noise, for: ps_args())
        guard let handle = PocketSphinx.decoder(with: settings) else {
            throw .decoder(.model, model.acousticModel)
        }
        let phones = model.fillers == nil ? [] : set.phones.map { "[\($0.name)]" }
        return Decoder(handle: handle, settings: settings, model: model.acousticModel, phones: phones)
    }

    private init(handle: OpaquePointer, settings: consuming CommandLineSettings, model: String, phones: [String]) {
        self.handle = handle
        self.settings = settings
        self.model = model
        self.phones = phones
    }

    deinit {
        PocketSphinx.free(handle)
    }

    /// The states of the grammar from which a search begins.
    private struct Starts {
        /// Before any sentence.
        var any: CInt = 0
        /// Before sentences that begin with the wake phrase.
        var called: CInt = 0
    }

    /// Replaces what can be heard.
    ///
    /// - Parameter wakePhrase: words that sentences may begin with, so that those that do can be searched alone. Else the
    ///   phrase is dropped where something of a whole home fits the sound better for a moment: in noise, of one phrase in two.
    /// - Throws: `SpeechError` where the grammar cannot be used; what could be heard before then stays.
    mutating func use(_ grammar: SpeechGrammar, wakePhrase: [String] = []) throws(SpeechError) {
        stopStreaming()
        for (word, variants) in grammar.variants where times[word] == nil {
            for way in try PocketSphinx.add(word, variants, to: handle) { times[way.name] = way.time }
        }
        languageWeight = grammar.isWeighted ? .weighted : .unweighted
        // What it took to work out the network is free by now; it is given back before the library needs as much.
        memory_give_back()
        starts = try search(grammar.network, as: Self.name, wakePhrase)
        PocketSphinx.giveBackMemory(with: model)
        hasGrammar = true
    }

    @discardableResult
    private func search(
        _ network: WordNetwork, as name: String, _ wakePhrase: [String] = []
    ) throws(SpeechError) -> Starts {
        let (model, starts) = try self.model(of: network, named: name, wakePhrase)
        // The search keeps the model alive, and frees it when the next one takes its place.
        defer { fsg_model_free(model) }
        BeamWidths.standard.use(in: handle)
        languageWeight.use(in: handle)
        try PocketSphinx.use(model, named: name, in: handle)
        return starts
    }

    /// The best way through the sound that a network has, whose words are all of the grammar.
    mutating func path(of samples: [Int16], through network: WordNetwork) throws(SpeechError) -> BestPath {
        guard hasGrammar else { throw .nothingToHear }
        stopStreaming()
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
    ///
    /// - Parameter isCalled: whether only what begins with the wake phrase is searched, where the grammar has one.
    mutating func path(of samples: [Int16], isCalled: Bool = false) throws(SpeechError) -> BestPath {
        guard hasGrammar else { throw .nothingToHear }
        stopStreaming()
        start(from: isCalled ? starts.called : starts.any)
        try PocketSphinx.search(samples, by: handle)
        return path
    }

    /// Has the next search of the grammar begin from a state.
    ///
    /// The library reads the state anew at each sound.
    private func start(from state: CInt) {
        ps_get_fsg(handle, Self.name)?.pointee.start_state = state
    }

    /// What the last search found.
    private var path: BestPath {
        let segments = [BestPath.Segment](heardBy: handle, times: times)
        return BestPath(frames: Int(ps_get_n_frames(handle)), segments: segments)
    }

    /// Begins to search a sound of which more is to come.
    ///
    /// How it is searched hangs on its first ``CepstralMeanNormalisation/measured`` samples, so that many should be there.
    ///
    /// - Parameter isCalled: as for ``path(of:isCalled:)``.
    mutating func begin(_ samples: [Int16], isCalled: Bool) throws(SpeechError) {
        guard hasGrammar else { throw .nothingToHear }
        stopStreaming()
        start(from: isCalled ? starts.called : starts.any)
        isStreaming = true
        try PocketSphinx.begin(samples, by: handle)
    }

    /// Searches more of the sound that was begun.
    func feed(_ samples: [Int16]) throws(SpeechError) {
        if isStreaming { try PocketSphinx.take(samples, by: handle) }
    }

    /// The best way through the sound that was begun, which ends with these samples.
    mutating func streamedPath(to ending: [Int16]) throws(SpeechError) -> BestPath {
        try feed(ending)
        stopStreaming()
        return path
    }

    /// The words of the best way through what was given of the sound so far; none where nothing is being streamed.
    var partialWords: [String] { isStreaming ? path.words : [] }

    private mutating func stopStreaming() {
        if isStreaming { ps_end_utt(handle) }
        isStreaming = false
    }

    /// Rescores the sentence of a path against a free phone loop, and aligns sentences with the same sound meanwhile; nil where
    /// the model has no words for phones, or the path has none.
    ///
    /// The model is the one that the path was found with.
    ///
    /// - Parameter frame: where in the sound the path begins.
    mutating func rescore(
        at path: BestPath, in samples: [Int16], from frame: Int = 0, aligning sentences: [[String]]
    ) throws(SpeechError) -> (rescoring: PhoneLoopRescoring?, alignmentScores: [Int?])? {
        guard hasGrammar, !phones.isEmpty, !path.spoken.isEmpty else { return nil }
        stopStreaming()
        defer { ps_set_search(handle, Self.name) }
        // A sentence that is far behind is to be measured, and not to be dropped.
        BeamWidths.unpruned.use(in: handle)
        return try PhoneLoopRescoring.search(
            for: path, in: samples, from: frame, by: handle, phones: phones, aligning: sentences)
    }

    /// The acoustic score of each of some sentences over a sound; see ``ForcedAlignment``.
    mutating func alignmentScores(of sentences: [[String]], in samples: [Int16]) throws(SpeechError) -> [Int?] {
        guard hasGrammar else { throw .nothingToHear }
        stopStreaming()
        defer { ps_set_search(handle, Self.name) }
        BeamWidths.unpruned.use(in: handle)
        return try ForcedAlignment.scores(of: sentences, in: samples, by: handle)
    }

    private func model(
        of words: WordNetwork, named name: String, _ wakePhrase: [String]
    ) throws(SpeechError) -> (model: UnsafeMutablePointer<fsg_model_t>, Starts) {
        let last = CInt(words.states.count)
        let called = last + 1
        let first = called + CInt(wakePhrase.count)
        let parted = PartedNames(of: words).arcs
        let joined = JoinedNames(of: SharedArcs(of: parted), places: words.states.count..<parted.count)
        let count = first + CInt(joined.arcs.count - words.states.count)
        guard let model = fsg_model_init(name, ps_get_logmath(handle), languageWeight.rawValue, count) else {
            throw .decoder(.network)
        }
        PocketSphinx.addFillers(to: model, before: first)
        var identities: [String: CInt] = [:]
        func add(_ word: String, from state: CInt, to target: CInt, _ likelihood: CInt = 0) {
            let identity = identities[word] ?? fsg_model_word_add(model, word)
            identities[word] = identity
            fsg_model_trans_add(model, state, target, likelihood, identity)
        }
        var starts = Starts(any: CInt(words.start), called: CInt(words.start))
        model.pointee.start_state = starts.any
        model.pointee.final_state = last
        /// Places in names and shared states stand behind all others, for nobody pauses there.
        func place(_ number: Int) -> CInt { CInt(number) + (number < words.states.count ? 0 : first - last) }
        for (number, arcs) in joined.arcs.enumerated() {
            for arc in arcs { add(arc.word, from: place(number), to: place(arc.target), weighted(arc.probability)) }
        }
        for (number, passages) in joined.passages.enumerated() {
            for passage in passages {
                fsg_model_null_trans_add(model, place(number), place(passage.target), weighted(passage.probability))
            }
        }
        for (number, state) in words.states.enumerated() where state.ending > 0 {
            fsg_model_null_trans_add(model, CInt(number), last, weighted(state.ending))
        }
        if !wakePhrase.isEmpty, let after = words.state(after: wakePhrase) {
            // The phrase once more, from states that nothing else leads to; what follows it is there already.
            starts.called = called
            for (from, word) in zip(called..., wakePhrase) {
                add(word, from: from, to: from + 1 < first ? from + 1 : CInt(after))
            }
        }
        return (model, starts)
    }

    private func weighted(_ probability: Double) -> CInt {
        CInt(Float(logmath_log(ps_get_logmath(handle), probability)) * languageWeight.rawValue)
    }

    private static let name = "home"
    private static let aside = "aside"
}
