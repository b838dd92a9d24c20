import HomeModel
import UtteranceAnalysis

/// A sentence with a space too few or too many, where all that it can have been come to the same: “turn onthe lamp”.
struct SpacingStage: SearchStage {
    let interpreter: Interpreter

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    func analysis(of text: String, _ lattice: Lattice, in context: Context) -> Analysis? {
        var found: Analysis?
        for tokens in Spacing(lattice, analyzer).paraphrases {
            let spaced = analyzer.lattice(tokens, isCovering: true)
            let readings = interpreter.readings(of: spaced, in: context)
            let next =
                interpreter.analysis(of: readings, text, .spacing)
                ?? AliasStage(interpreter).analysis(of: text, tokens, in: context)
            guard let next, next.outcome.status == .understood else { continue }
            if let found, found.outcome.intents != next.outcome.intents { return nil }
            found = found ?? next.within(.spacing)
        }
        return found
    }
}
