import HomeModel
import HomeNames
import HomeOutcomes
import UtteranceAnalysis

/// A sentence with one wrong word, where all that it can have been come to the same; scenes are run by their names alone.
struct AnyTypingErrorStage: SearchStage {
    let interpreter: Interpreter

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    func analysis(of text: String, _ lattice: Lattice, in context: Context) -> Analysis? {
        let isQuestion = SentenceMood(lattice, language).asks
        var found: [(isLight: Bool, readings: [Interpretation])] = []
        let candidates = SpellingCorrections(ofAnyWord: lattice, analyzer).candidates
        for choice in candidates {
            let all = interpreter.readings(of: choice.sentence, isPutRight: true, in: context)
            let readings = all.filter {
                $0.intents != nil && !(choice.isAsking && $0.acts && StageRule.slipOfQuestionAsks.holds)
            }
            if readings.isEmpty || !interpreter.makesSense(all) { continue }
            found.append((choice.isLight, readings))
        }
        if found.isEmpty { return otherwiseAfterSlip(text, candidates, isQuestion: isQuestion, context) }
        let isLight = found.contains(where: \.isLight)
        var first: Analysis?
        for (light, readings) in found where light || !isLight {
            guard let next = interpreter.analysis(of: readings, text, .anyTypingError),
                next.outcome.status == .understood, !next.outcome.intents.isEmpty,
                !next.outcome.runsScene || !StageRule.sceneIsNoSlip.holds,
                !isQuestion || !readings.contains(where: \.acts) || !StageRule.questionDoesNothing.holds,
                first.map({ $0.outcome.intents == next.outcome.intents }) ?? true || !StageRule.slipsComeToOne.holds
            else { return nil }
            first = first ?? next
        }
        return first
    }

    /// What comes of one of few sentences that are said in other words: "lock the front aad back doors".
    private func otherwiseAfterSlip(
        _ text: String, _ candidates: [SpellingCorrections.Candidate], isQuestion: Bool, _ context: Context
    ) -> Analysis? {
        guard candidates.count <= SpellingCorrections.fewest, !candidates.contains(where: \.isFirm) else { return nil }
        var found: Analysis?
        for choice in candidates {
            guard let next = AliasStage(interpreter).analysis(of: text, choice.sentence.tokens, in: context),
                next.outcome.status == .understood, !next.outcome.intents.isEmpty
            else { continue }
            if next.outcome.runsScene, StageRule.sceneIsNoSlip.holds { return nil }
            if next.outcome.acts, isQuestion || choice.isAsking, StageRule.questionDoesNothing.holds { return nil }
            if let found, found.outcome.intents != next.outcome.intents, StageRule.slipsComeToOne.holds { return nil }
            found = found ?? next.within(.anyTypingError)
        }
        return found
    }
}

extension Interpreter {
    /// Whether the likeliest of some readings does or asks something, which a sentence with a slip has to, whatever its other
    /// readings could do.
    func makesSense(_ readings: [Interpretation]) -> Bool {
        likeliest(of: readings).contains { $0.intents != nil } || !StageRule.likeliestMakesSense.holds
    }
}
