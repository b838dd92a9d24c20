import HomeModel
import HomeNames
import HomeOutcomes
import UtteranceAnalysis

extension Parser {
    /// The outcome of the likeliest of some readings: it, or the question which is meant.
    func choose(among readings: [Interpretation], _ text: String) -> Outcome {
        let chosen = likeliest(of: readings)
        guard chosen.count == 1 else { return ambiguous(chosen, text) }
        switch chosen[0].result {
        case .understood(let intents):
            let isSupposed = chosen[0].score[.form] > 0 || chosen[0].score[.home] > 0
            let confidence = isSupposed ? language.weights.factor(of: .shortenedOrFar) : 1
            return Outcome(
                text: text, language: language.code, status: .understood, confidence: confidence, intents: intents,
                told: Reply(.doing(intents)))
        case .unsupported(let fault):
            var outcome = outcome(text, .unsupported, .fault(fault.told), confidence: 1)
            outcome.meant = fault.meant.map { $0.target() }
            return outcome
        case .elsewhere(let view, let said):
            var outcome = outcome(text, .unknownName, .elsewhere(view.target(), said: said), confidence: 1)
            outcome.meant = [view.target()]
            return outcome
        }
    }

    /// The readings that may be meant, each effect once.
    func likeliest(of readings: [Interpretation]) -> [Interpretation] {
        if readings.count == 1 { return readings }
        var chosen: [Interpretation] = []
        for reading in language.scorer.likeliest(of: readings, \.score)
        where !chosen.contains(where: { $0.targetedActions == reading.targetedActions }) { chosen.append(reading) }
        return chosen
    }

    private func ambiguous(_ readings: [Interpretation], _ text: String) -> Outcome {
        let candidates = replies.candidates(readings.compactMap(\.intents))
        return Outcome(
            text: text, language: language.code, status: .ambiguous, confidence: 1 / Double(max(candidates.count, 1)),
            candidates: candidates, told: Reply(.which))
    }
}

extension Interpretation.Fault {
    /// The things that cannot do what was asked of them.
    fileprivate var meant: [ServiceView] {
        switch self {
        case .cannot(_, let views): views
        case .outOfRange(let views, _): views
        case .valueMissing(let views): views
        case .told: []
        }
    }
}
