import HomeModel
import HomeNames
import UtteranceAnalysis

/// A sentence that one slip of the fingers parts from others, where all of those that make sense come to the same.
struct TypingErrorStage: SearchStage {
    let interpreter: Interpreter

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    func analysis(of text: String, _ lattice: Lattice, in context: Context) -> Analysis? {
        let read: ([Lattice]) -> [[Interpretation]] = { candidates in
            candidates.map { interpreter.readings(of: $0, in: context) }
                .filter(interpreter.makesSense)
                .map { $0.filter { $0.intents != nil } }
        }
        var all = read(SpellingCorrections.ofUnknownWord(lattice, analyzer))
        if all.isEmpty { all = read(SpellingCorrections.ofUnknownWord(lattice, analyzer, isHeavy: true)) }
        let isQuestion = SentenceMood(lattice, language).asks
        var found: Analysis?
        for readings in all {
            guard let next = interpreter.analysis(of: readings, text, .typingError) else { continue }
            if next.outcome.status != .understood || next.outcome.runsScene && language.holds(.sceneOfSlip)
                || isQuestion && readings.contains(where: \.acts)
            {
                return nil
            }
            if let found, found.outcome.intents != next.outcome.intents { return nil }
            found = found ?? next
        }
        return found
    }
}
