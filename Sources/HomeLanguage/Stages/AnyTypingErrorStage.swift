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
            let readings = all.filter { $0.intents != nil && !(choice.isAsking && $0.acts) }
            // What is likeliest has to make sense, whatever else could be done: "all three light" are not there.
            if readings.isEmpty || !interpreter.likeliest(of: all).contains(where: { $0.intents != nil }) { continue }
            if choice.isFirm { return nil }
            found.append((choice.isLight, readings))
        }
        if found.isEmpty { return otherwiseAfterSlip(text, candidates, isQuestion: isQuestion, context) }
        if found.flatMap({ interpreter.likeliest(of: $0.readings) }).areOpposed { return nil }
        let isLight = found.contains(where: \.isLight)
        var first: Analysis?
        for (light, readings) in found where light || !isLight {
            guard let next = interpreter.analysis(of: readings, text, .anyTypingError),
                next.outcome.status == .understood, !next.outcome.intents.isEmpty, !next.outcome.runsScene,
                !isQuestion || !readings.contains(where: \.acts),
                first.map({ $0.outcome.intents == next.outcome.intents }) ?? true
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
            if next.outcome.runsScene || next.outcome.acts && (isQuestion || choice.isAsking) { return nil }
            if let found, found.outcome.intents != next.outcome.intents { return nil }
            found = found ?? next.within(.anyTypingError)
        }
        return found
    }
}
