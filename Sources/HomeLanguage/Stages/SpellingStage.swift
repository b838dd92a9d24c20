import HomeModel
import HomeNames
import LanguagePack
import UtteranceAnalysis

/// A sentence some of whose words are misspelt.
///
/// Fewer wrong letters come before more. Nobody guesses between a thing and its opposite, or between doing and leaving be: then
/// the words are told that were not understood.
struct SpellingStage: SearchStage {
    let interpreter: Interpreter

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    func analysis(of text: String, _ lattice: Lattice, in context: Context) -> Analysis? {
        guard lattice.strangeTokens.contains(true) else { return nil }
        let correcting = lattice.correcting(language, index, nameWords)
        return likeliest(of: interpreter.readings(of: correcting, in: context), text, lattice, .spelling)
    }

    /// What comes of those readings of a misspelt sentence that have the fewest wrong letters; nil where none makes sense.
    func likeliest(of readings: [Interpretation], _ text: String, _ lattice: Lattice, _ stage: Stage) -> Analysis? {
        let mood = SentenceMood(lattice, language)
        let isQuestion = mood.asks && language.holds(.misspeltQuestion)
        let mayAsk = mood.mayAsk && language.holds(.sceneOfQuestion)
        let all = readings.filter {
            $0.score[.errors] <= 1 + lattice.tokens.count / 2 && !(isQuestion && $0.acts) && !(mayAsk && $0.runsScene)
        }
        guard let errors = all.map({ $0.score[.errors] }).min() else { return nil }
        var likeliest = all.filter { $0.score[.errors] == errors }
        if language.holds(.nameBeforeAmount), let named = likeliest.map({ $0.score[.unnamedThings] }).min(),
            likeliest.areOpposed
        {
            likeliest.removeAll { $0.score[.unnamedThings] > named && $0.score[.form] == 0 }
        }
        if likeliest.areOpposed {
            let words = zip(lattice.tokens, lattice.strangeTokens).filter(\.1).map { String($0.0.text) }
            return Analysis(
                stages: [stage], readings: likeliest,
                outcome: interpreter.outcome(text, .notUnderstood, .notUnderstood(strange: words)))
        }
        return interpreter.analysis(of: likeliest, text, stage)
    }
}

extension [Interpretation] {
    /// Whether two of them would write different values to one thing, or one would write and the other not, or
    /// change what is there: "20 percent brighte".
    var areOpposed: Bool {
        let understood = compactMap(\.intents)
        let areEmpty = understood.map(\.isEmpty)
        if areEmpty.contains(true), areEmpty.contains(false), StageRule.doingOrLeaving.holds { return true }
        let asks = understood.map { $0.contains { if case .get = $0.action { true } else { false } } }
        if asks.contains(true), asks.contains(false), StageRule.askingOrDoing.holds { return true }
        var written: [Interpretation.TargetedAction: CharacteristicValue] = [:]
        var changed: Set<Interpretation.TargetedAction> = []
        for intent in understood.flatMap(\.self) {
            guard case .set(let type, let value) = intent.action else {
                guard case .adjust(let type, _) = intent.action else { continue }
                changed.formUnion(
                    intent.targets.map {
                        Interpretation.TargetedAction(action: .set(type, .bool(true)), reference: $0.reference)
                    })
                continue
            }
            for target in intent.targets {
                let place = Interpretation.TargetedAction(action: .set(type, .bool(true)), reference: target.reference)
                if let known = written.updateValue(value, forKey: place), known != value { return true }
            }
        }
        return written.keys.contains(where: changed.contains)
    }
}
