import Dispatch
import Foundation
import GrammarKit

/// Hears sentences of a grammar in recorded sound.
///
/// Owns one decoder, which blocks while it works and must not be used from two threads at a time; so the recogniser runs on
/// a queue of its own.
public actor Recogniser {
    /// Where the recogniser runs.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private let executor: QueueExecutor
    let pronunciations: Pronunciations
    private var decoder: Decoder
    let confidence: Confidence
    private var network: WordNetwork?
    /// Whether the network tells what is likely to be said.
    private var isWeighted = false
    private var wakePhrase: [String] = []
    private var writing: @Sendable (String) -> [String] = { [$0] }
    /// What is being said, where the decoder has been streamed a part of it already, and whether it begins with the wake phrase.
    private var streamed: (audio: StreamedAudio, isCalled: Bool)?
    /// The last sentence of the sound that is being heard that was rescored: found on the way and in the whole, it is so once.
    private var rescored: (sentence: [String], rescoring: PhoneLoopRescoring?, opposites: [AlignedOpposite]?)?

    /// Loads a model.
    ///
    /// - Throws: `SpeechError.badModel` or `decoder`.
    public init(model: SpeechModel, pronunciations: Pronunciations) throws(SpeechError) {
        executor = QueueExecutor(named: "beckon.recogniser")
        self.pronunciations = pronunciations
        decoder = try Decoder.load(model, pronunciations.phones)
        confidence = model.confidence
    }

    /// Sets what can be heard from now on: the sentences of the grammar's first public rule.
    ///
    /// The grammar stands for itself, without imports; ``GrammarSet/flattened(from:language:)`` makes such a one. Tags are
    /// passed over. Words that the model's dictionary lacks are pronounced by rule. Words that nobody can pronounce, such
    /// as “50%”, are left out with what needs them, so that one odd name does not silence a house; they are the result.
    ///
    /// What is heard meanwhile is heard as before; the new grammar takes the place of the old between two sounds.
    ///
    /// - Parameters:
    ///   - shared: the names of rules that stand in the decoder's network once where it would else be too large; more than
    ///     the grammar's sentences can then be heard, so ask a parser about what comes back.
    ///   - wakePhrase: what may come before a sentence, or be said alone; in ``ActivationMode/wakePhrase`` it must be said.
    ///   - writing: how a word of the grammar is written in what is heard.
    /// - Throws: `SpeechError` where the grammar cannot be used; what could be heard before then stays.
    @discardableResult
    public nonisolated func use(
        _ grammar: Grammar, shared: Set<String> = [], wakePhrase: WakePhrase? = nil,
        writing: @escaping @Sendable (String) -> [String] = { [$0] }
    ) async throws(SpeechError) -> [String] {
        let sentences = try HearableSentences(
            grammar, shared: shared, wakePhrase: wakePhrase, pronunciations: pronunciations, writing: writing)
        try await use(sentences)
        return sentences.grammar.leftOut
    }

    /// Sets what can be heard from now on, which was worked out before.
    func use(_ sentences: HearableSentences) throws(SpeechError) {
        streamed = nil
        try decoder.use(sentences.grammar, wakePhrase: sentences.wakePhrase)
        network = sentences.grammar.network
        isWeighted = sentences.grammar.isWeighted
        wakePhrase = sentences.wakePhrase
        writing = sentences.writing
    }

    /// Decodes what was said so far, so that little is left to decode when the utterance ends.
    ///
    /// As more is said, the whole is given again with what has come.
    ///
    /// - Parameter use: what the whole will be heard for; with the wake phrase, only what begins with it is looked for.
    public func decodePartial(_ audio: Audio, for use: ActivationMode = .openMicrophone) throws(SpeechError) {
        guard decoder.hasGrammar, audio.seconds <= Self.longestSentence else { return }
        let isCalled = use == .wakePhrase
        if var sound = continued(by: audio, isCalled), !sound.isOutgrown(by: audio) {
            try decoder.feed(sound.more(of: audio))
            streamed = (sound, isCalled)
        } else if let sound = StreamedAudio(audio) {
            streamed = nil
            try decoder.begin(sound.beginning, isCalled: isCalled)
            streamed = (sound, isCalled)
        }
    }

    /// What a sound goes on from; nil where the decoder has searched another since, or for other sentences.
    private func continued(by audio: Audio, _ isCalled: Bool) -> StreamedAudio? {
        guard decoder.isStreaming, let streamed, streamed.isCalled == isCalled, streamed.audio.isContinued(by: audio)
        else { return nil }
        return streamed.audio
    }

    /// What is made so far of the sound of which ``decodePartial(_:for:)`` had a part; it may still become another sentence.
    public var partialWords: [String] { streamed == nil ? [] : written(decoder.partialWords) }

    /// Hears one sound; quickly, where ``decodePartial(_:for:)`` had a part of it.
    ///
    /// - Parameter use: what makes it count, and so how much of a sentence it has to be.
    /// - Throws: `SpeechError.nothingToHear` before a grammar was set.
    public func hear(_ audio: Audio, for use: ActivationMode = .openMicrophone) throws(SpeechError) -> RecognitionResult
    {
        let clock = ContinuousClock()
        let start = clock.now
        // What was said has gone on meanwhile, and nobody waits for this part of it.
        guard !Task.isCancelled else {
            return RecognitionResult(outcome: .nothing, seconds: audio.seconds, decodeSeconds: 0, trace: nil)
        }
        let (outcome, trace) = try self.outcome(of: audio, for: use)
        return RecognitionResult(
            outcome: outcome, seconds: audio.seconds, decodeSeconds: (clock.now - start) / .seconds(1), trace: trace)
    }

    /// The competing hypothesis nearest in sound, of the sentences that differ in one word; nil where none is near.
    ///
    /// A second search, of these sentences alone. What the library says of how well a sentence fits is comparable within
    /// one search only, so what was heard takes part in it, held less likely than it is by a factor: a sentence that wins
    /// all the same is as near as that.
    ///
    /// - Parameters:
    ///   - nearness: the factor; the smaller, the further off a rival may be, and with 0 it may be anywhere.
    ///   - others: rivals that are known already.
    public func competitor(
        to hearing: RecognitionResult, within nearness: Double, besides others: [CompetingHypothesis] = []
    ) throws(SpeechError) -> CompetingHypothesis? {
        guard let trace = hearing.trace,
            let near = network?.neighbours(
                of: trace.words, share: nearness, besides: Set(others.map(\.heard)))
        else { return nil }
        let words = try decoder.path(of: trace.samples, through: near).words
        return words.isEmpty || words == trace.words ? nil : CompetingHypothesis(words: written(words), heard: words)
    }

    /// More is no command of anyone, in seconds; the endpointer gives 15 at most.
    private static let longestSentence = 20.0

    private func outcome(
        of audio: Audio, for use: ActivationMode
    ) throws(SpeechError) -> (RecognitionResult.Outcome, RecognitionResult.Trace?) {
        let sound: DecoderInput
        switch try prepared(audio) {
        case .sound(let part): sound = part
        case .rejected(let outcome): return (outcome, nil)
        }
        // What was found on the way counts where no noise came in and it leaves no doubt; the whole tells a little more. But what
        // a single word leaves in doubt was measured in the whole, where another search would find no more of it.
        if sound.snr >= NoiseSuppressor.cleanSNR, let path = try streamedPath(to: audio, for: use),
            let verdict = try verdict(on: path, behind: use == .wakePhrase ? wakePhrase.count : 0, in: sound, for: use),
            verdict.ofWhole >= confidence.sure
        {
            return outcome(of: path, in: sound, verdict)
        }
        let path = try path(of: sound, for: use)
        // A search takes a while, and what was said may have gone on since it began.
        guard path.frames > 0, !Task.isCancelled else { return (.nothing, nil) }
        return try outcome(of: path, in: sound, verdict(on: path, in: sound, for: use))
    }

    /// What is measured of a path; nil where no word was found.
    func features(of path: BestPath, in sound: DecoderInput) -> ConfidenceFeatures? {
        var features = sound.features(of: path)
        if isWeighted, let network { features?.add(probability: network.probability(of: path.words)) }
        return features
    }

    /// How far a path is trusted; nil where it is other speech.
    ///
    /// - Parameter count: how many words of it were surely said, as only who surely said the wake phrase is followed.
    private func verdict(
        on path: BestPath, behind count: Int = 0, in sound: DecoderInput, for use: ActivationMode
    ) throws(SpeechError) -> Confidence.Verdict? {
        guard let features = features(of: path, in: sound) else { return nil }
        return try confidence.verdict(on: features, for: use) { () throws(SpeechError) in
            try rescore(at: path, behind: count, in: sound)
        }
    }

    private func outcome(
        of path: BestPath, in sound: DecoderInput, _ verdict: Confidence.Verdict?
    ) -> (RecognitionResult.Outcome, RecognitionResult.Trace?) {
        verdict?.value.map { sentence(path, in: sound, $0) } ?? (.otherSpeech, nil)
    }

    /// The input of the decoder, or why a sound is not decoded.
    private enum Preparation {
        case sound(DecoderInput)
        case rejected(RecognitionResult.Outcome)
    }

    private func prepared(_ audio: Audio) throws(SpeechError) -> Preparation {
        rescored = nil
        guard decoder.hasGrammar else { throw .nothingToHear }
        guard audio.containsSpeech else { return .rejected(.nothing) }
        let speech = audio.speech
        guard speech.seconds <= Self.longestSentence else { return .rejected(.tooLong) }
        let input = DecoderInput(speech, of: audio)
        return input.isWhite ? .rejected(.nothing) : .sound(input)
    }

    /// The best way through a sound that was streamed; nil where it was not.
    private func streamedPath(to audio: Audio, for use: ActivationMode) throws(SpeechError) -> BestPath? {
        guard var sound = continued(by: audio, use == .wakePhrase) else { return nil }
        streamed = nil
        return try decoder.streamedPath(to: sound.more(of: audio) + sound.ending())
    }

    private func sentence(
        _ path: BestPath, in sound: DecoderInput, _ sureness: Double
    ) -> (RecognitionResult.Outcome, RecognitionResult.Trace?) {
        let hypothesis = Hypothesis(
            words: written(path.words), confidence: sureness, isSure: sureness >= confidence.sure,
            isSureToOpen: sureness >= confidence.sureToOpen,
            ending: network?.ending(after: path.words, joint: Multiword.sign) ?? 1)
        let trace = RecognitionResult.Trace(
            samples: sound.samples, words: path.words, isNoisy: sound.isNoisy,
            opposites: alignedOpposites(of: path))
        return (.sentence(hypothesis), trace)
    }

    /// The opposites of what was rescored last; nil where that is another path.
    func alignedOpposites(of path: BestPath) -> [AlignedOpposite]? {
        rescored.flatMap { $0.sentence == path.rescoredWords ? $0.opposites : nil }
    }

    /// The best way through a sound; nil where nothing stands out of it, or it is too long to be looked into.
    func search(_ audio: Audio, for use: ActivationMode) throws(SpeechError) -> (DecoderInput, BestPath)? {
        guard case .sound(let sound) = try prepared(audio) else { return nil }
        return (sound, try path(of: sound, for: use))
    }

    private func path(of sound: DecoderInput, for use: ActivationMode) throws(SpeechError) -> BestPath {
        try decoder.path(of: sound.samples, isCalled: use == .wakePhrase)
    }

    /// - Parameter count: how many of its first words are left aside.
    func rescore(
        at path: BestPath, behind count: Int = 0, in sound: DecoderInput
    ) throws(SpeechError) -> PhoneLoopRescoring? {
        let sentence = path.rescoredWords
        if let rescored, rescored.sentence == sentence { return rescored.rescoring }
        // Who asks for the opposite of a sentence asks as soon as it is known to have been said.
        let opposites = opposites(of: path.words)
        let own = opposites.isEmpty ? [] : [path.words]
        let (rest, start) = path.dropping(count)
        let aside = path.spoken.count - rest.spoken.count
        let found = try decoder.rescore(
            at: rest, in: sound.samples, from: start, aligning: (own + opposites).map { Array($0.dropFirst(aside)) })
        let aligned = found.map { [AlignedOpposite](opposites, scores: $0.alignmentScores) }
        rescored = (sentence, found?.rescoring, aligned)
        return found?.rescoring
    }

    /// Whether the grammar has a sentence.
    func canHear(_ words: [String]) -> Bool { network?.accepts(words) == true }

    /// The acoustic score of each of some sentences over what the decoder was given.
    func alignmentScores(of sentences: [[String]], in samples: [Int16]) throws(SpeechError) -> [Int?] {
        try decoder.alignmentScores(of: sentences, in: samples)
    }

    /// Words of the grammar as they are written.
    func written(_ words: [String]) -> [String] { words.flatMap(writing) }
}

extension BestPath {
    /// The words with the variants in which they were said, which is what a rescoring hangs on.
    fileprivate var rescoredWords: [String] { spoken.map(\.word) }
}
