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
    private let confidence: Confidence

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
    /// - Parameter shared: the names of rules that stand in the decoder's network once where it would else be too large;
    ///   more than the grammar's sentences can then be heard, so ask a parser about what comes back.
    /// - Throws: `SpeechError` where the grammar cannot be used; what could be heard before then stays.
    @discardableResult
    public func use(_ grammar: Grammar, shared: Set<String> = []) throws(SpeechError) -> [String] {
        let checked = try SpeechGrammar(grammar, shared: shared, pronouncedBy: pronunciations.variants)
        try decoder.use(checked)
        return checked.leftOut
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

    /// More is no command of anyone, in seconds; the end-pointer gives 15 at most.
    private static let longestSentence = 20.0

    private func outcome(of audio: Audio) throws(SpeechError) -> Hearing.Outcome {
        guard decoder.hasGrammar else { throw .nothingToHear }
        guard audio.standsOut else { return .nothing }
        let speech = audio.standingOut
        guard speech.seconds <= Self.longestSentence else { return .tooLong }
        let clearer = speech.withLessEvenNoise.loudPart
        let samples = clearer.samplesInQuiet
        let path = try decoder.path(of: samples)
        guard path.frames > 0 else { return .nothing }
        guard let measures = Measures(of: path, loudFrames: clearer.loudFrames, clearness: audio.clearness),
            let sureness = try sureness(of: path, in: samples, measures)
        else { return .otherSpeech }
        return .sentence(
            Hypothesis(
                words: path.words, confidence: sureness, isSure: sureness >= confidence.sure,
                isSureToOpen: sureness >= confidence.sureToOpen))
    }

    private func sureness(
        of path: SpokenPath, in samples: [Int16], _ measures: Measures
    ) throws(SpeechError) -> Double? {
        try confidence.value(of: measures) { () throws(SpeechError) in
            try decoder.secondLook(at: path, in: samples)
        }
    }
}
