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
    private let pronunciations: Pronunciations
    private var decoder: Decoder
    let confidence: Confidence
    private var network: WordNetwork?
    private var writing: @Sendable (String) -> [String] = { [$0] }
    /// What is being said, where the decoder has a part of it already.
    private var followed: FollowedSound?

    /// Loads a model.
    ///
    /// - Throws: `SpeechError.badModel` or `decoder`.
    public init(model: SpeechModel, pronunciations: Pronunciations? = nil) throws(SpeechError) {
        executor = QueueExecutor(named: "beckon.recogniser")
        if let pronunciations {
            self.pronunciations = pronunciations
        } else {
            self.pronunciations = try Pronunciations(model: model)
        }
        decoder = try Decoder.load(model)
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
    ///   - wakePhrase: what may come before a sentence, or be said alone; in ``SpeechUse/wakePhrase`` it must be said.
    ///   - writing: how a word of the grammar is written in what is heard.
    /// - Throws: `SpeechError` where the grammar cannot be used; what could be heard before then stays.
    @discardableResult
    public nonisolated func use(
        _ grammar: Grammar, shared: Set<String> = [], wakePhrase: WakePhrase? = nil,
        writing: @escaping @Sendable (String) -> [String] = { [$0] }
    ) async throws(SpeechError) -> [String] {
        let whole = wakePhrase?.optional(before: grammar) ?? grammar
        let checked = try SpeechGrammar(whole, shared: shared) { [pronunciations] words in
            pronunciations.variants(of: words).mapValues(\.inOtherAccents)
        }
        try await take(checked, wakePhrase?.words ?? [], writing)
        return checked.leftOut
    }

    private func take(
        _ grammar: SpeechGrammar, _ wakePhrase: [String], _ writing: @escaping @Sendable (String) -> [String]
    ) throws(SpeechError) {
        followed = nil
        try decoder.use(grammar, wakePhrase: wakePhrase)
        network = grammar.network
        self.writing = writing
    }

    /// Searches what was said so far, so that little is left to search when it is heard.
    ///
    /// Whoever says more is followed by giving all that was said once more, with what has come.
    public func follow(_ audio: Audio) throws(SpeechError) {
        guard decoder.hasGrammar, audio.seconds <= Self.longestSentence else { return }
        if var sound = followed, sound.isContinued(by: audio) {
            try decoder.follow(sound.more(of: audio))
            followed = sound
        } else if let sound = FollowedSound(audio) {
            followed = nil
            try decoder.begin(sound.beginning)
            followed = sound
        }
    }

    /// Hears one sound; quickly, where it was followed.
    ///
    /// - Parameter use: what makes it count, and so how much of a sentence it has to be.
    /// - Throws: `SpeechError.nothingToHear` before a grammar was set.
    public func hear(_ audio: Audio, for use: SpeechUse = .openMicrophone) throws(SpeechError) -> Hearing {
        let clock = ContinuousClock()
        let start = clock.now
        let (outcome, trace) = try self.outcome(of: audio, for: use)
        return Hearing(
            outcome: outcome, seconds: audio.seconds, decodeSeconds: (clock.now - start) / .seconds(1), trace: trace)
    }

    /// The sentence nearest in sound to what was heard, of those that differ from it in one word; nil where none is near.
    ///
    /// A second search, of these sentences alone. What the library says of how well a sentence fits is comparable within
    /// one search only, so what was heard takes part in it, held less likely than it is by a factor: a sentence that wins
    /// all the same is as near as that.
    ///
    /// - Parameters:
    ///   - nearness: the factor; the smaller, the further off a rival may be, and with 0 it may be anywhere.
    ///   - others: rivals that are known already.
    public func rival(
        to hearing: Hearing, within nearness: Double, besides others: [Rival] = []
    ) throws(SpeechError) -> Rival? {
        guard let trace = hearing.trace,
            let near = network?.neighbours(
                of: trace.words, share: nearness, besides: Set(others.map(\.heard)))
        else { return nil }
        let words = try decoder.path(of: trace.samples, clearness: trace.clearness, through: near).words
        return words.isEmpty || words == trace.words ? nil : Rival(words: written(words), heard: words)
    }

    /// More is no command of anyone, in seconds; the end-pointer gives 15 at most.
    private static let longestSentence = 20.0

    private func outcome(
        of audio: Audio, for use: SpeechUse
    ) throws(SpeechError) -> (Hearing.Outcome, Hearing.Trace?) {
        let sound: SearchedSound
        switch try searched(of: audio) {
        case .sound(let part): sound = part
        case .unsearched(let outcome): return (outcome, nil)
        }
        // What was found on the way counts where no noise came in and it leaves no doubt; the whole tells a little more.
        if use != .wakePhrase, sound.clearness >= NoiseDamper.clear, let path = try pathFollowed(to: audio),
            let sureness = sound.measures(of: path).flatMap({ confidence.surely($0, for: use) })
        {
            return sentence(path, in: sound, sureness)
        }
        let path = try path(of: sound, for: use)
        guard path.frames > 0 else { return (.nothing, nil) }
        let sureness = try sound.measures(of: path).flatMap { measures throws(SpeechError) in
            try confidence.value(of: measures, for: use) { () throws(SpeechError) in
                try secondLook(at: path, in: sound)
            }
        }
        return sureness.map { sentence(path, in: sound, $0) } ?? (.otherSpeech, nil)
    }

    /// What is searched, or what comes of a sound that is not.
    private enum Searched {
        case sound(SearchedSound)
        case unsearched(Hearing.Outcome)
    }

    private func searched(of audio: Audio) throws(SpeechError) -> Searched {
        guard decoder.hasGrammar else { throw .nothingToHear }
        guard audio.standsOut else { return .unsearched(.nothing) }
        let speech = audio.standingOut
        guard speech.seconds <= Self.longestSentence else { return .unsearched(.tooLong) }
        return .sound(SearchedSound(speech, of: audio))
    }

    /// The best way through a sound that was followed; nil where it was not.
    private func pathFollowed(to audio: Audio) throws(SpeechError) -> SpokenPath? {
        guard var sound = followed, sound.isContinued(by: audio) else { return nil }
        followed = nil
        return try decoder.pathFollowed(to: sound.more(of: audio) + sound.ending())
    }

    private func sentence(
        _ path: SpokenPath, in sound: SearchedSound, _ sureness: Double
    ) -> (Hearing.Outcome, Hearing.Trace?) {
        let hypothesis = Hypothesis(
            words: written(path.words), confidence: sureness, isSure: sureness >= confidence.sure,
            isSureToOpen: sureness >= confidence.sureToOpen,
            ending: network?.ending(after: path.words, joint: JoinedWords.sign) ?? 1)
        let trace = Hearing.Trace(samples: sound.samples, clearness: sound.clearness, words: path.words)
        return (.sentence(hypothesis), trace)
    }

    /// The best way through a sound; nil where nothing stands out of it, or it is too long to be looked into.
    func search(_ audio: Audio, for use: SpeechUse) throws(SpeechError) -> (SearchedSound, SpokenPath)? {
        guard case .sound(let sound) = try searched(of: audio) else { return nil }
        return (sound, try path(of: sound, for: use))
    }

    private func path(of sound: SearchedSound, for use: SpeechUse) throws(SpeechError) -> SpokenPath {
        try decoder.path(of: sound.samples, clearness: sound.clearness, isCalled: use == .wakePhrase)
    }

    func secondLook(at path: SpokenPath, in sound: SearchedSound) throws(SpeechError) -> SecondLook? {
        try decoder.secondLook(at: path, in: sound.samples)
    }

    /// Words of the grammar as they are written.
    func written(_ words: [String]) -> [String] { words.flatMap(writing) }
}
