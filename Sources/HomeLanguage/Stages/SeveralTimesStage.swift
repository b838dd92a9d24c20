import HomeModel
import HomeOutcomes
import UtteranceAnalysis

/// One order at several times, which is as many orders: “turn on the kettle at seven and nine”.
struct SeveralTimesStage {
    private let search: Search
    private var interpreter: Interpreter { search.interpreter }

    init(_ search: Search) { self.search = search }

    /// What comes of such an order, each of which is understood and done later; nil where a sentence is none such.
    func analysis(of said: Utterance, in context: Context) -> Analysis? {
        let ways = CoordinatedTimes(interpreter.lattice(of: said), interpreter.language).ways
        return ways.lazy.compactMap { together($0, said, in: context) }.first?.within(.severalTimes, of: said)
    }

    /// What comes of some sentences one after the other; nil where one of them is no order that is done later.
    private func together(_ sentences: [[Token]], _ said: Utterance, in context: Context) -> Analysis? {
        var whole: Analysis?
        for tokens in sentences {
            guard let found = search.found(by: SearchStep.ofWording, said.part(tokens), context),
                found.outcome.status == .understood, !found.outcome.intents.isEmpty,
                found.outcome.intents.allSatisfy(\.isScheduled)
            else { return nil }
            whole = whole?.followed(by: found) ?? found
        }
        return whole
    }
}
