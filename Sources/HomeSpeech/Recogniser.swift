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
    }

    /// Sets what can be heard from now on: the sentences of the grammar's first public rule.
    ///
    /// The grammar stands for itself, without imports. Tags are passed over. Words that the model's dictionary lacks are
    /// pronounced by rule.
    ///
    /// - Parameter shared: the names of rules that stand in the decoder's network once, which keeps it small; more than
    ///   the grammar's sentences can then be heard, so ask a parser about what comes back.
    /// - Throws: `SpeechError` where the grammar cannot be used; what could be heard before then stays.
    public func use(_ grammar: Grammar, shared: Set<String> = []) throws(SpeechError) {
        let checked = try SpeechGrammar(grammar, shared: shared)
        try decoder.use(checked, variants: pronunciations.variants(of: checked.words))
    }

    /// Hears one sound.
    ///
    /// - Throws: `SpeechError.nothingToHear` before a grammar was set.
    public func hear(_ audio: Audio) throws(SpeechError) -> Hearing {
        let clock = ContinuousClock()
        let start = clock.now
        let outcome = try self.outcome(of: audio)
        return Hearing(
            outcome: outcome, seconds: audio.seconds, decodeSeconds: (clock.now - start) / .seconds(1))
    }

    private func outcome(of audio: Audio) throws(SpeechError) -> Hearing.Outcome {
        guard audio.standsOut else { return .nothing }
        let sound = audio.samplesInQuiet
        let path = try decoder.path(of: sound, through: .home)
        guard path.frames > 0 else { return .nothing }
        guard !path.segments.isEmpty, !path.holdsOtherSpeech else { return .otherSpeech }
        guard !path.words.isEmpty else { return .nothing }
        let loop = try decoder.path(of: sound, through: .loop)
        guard let lead = path.lead(over: loop), lead >= Confidence.leastLead else { return .otherSpeech }
        return .sentence(Hypothesis(words: path.words, confidence: Confidence.value(ofLead: lead)))
    }
}
