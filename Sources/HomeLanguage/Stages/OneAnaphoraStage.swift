import HomeModel
import UtteranceAnalysis

/// A sentence in which “one” makes a whole name of the words before it, or an ordinal of those behind it: “the upstairs
/// thermostat to 18 and the downstairs one to 21”, “the second desk lamp”.
struct OneAnaphoraStage: SearchStage {
    let interpreter: Interpreter

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    func analysis(of text: String, _ lattice: Lattice, in context: Context) -> Analysis? {
        let ones = OneAnaphora(lattice.tokens, analyzer)
        let paraphrases =
            (ones.isSaid ? ones.paraphrases : []) + NumberedNames.ordinals(lattice.tokens, analyzer)
        let found = paraphrases.flatMap { AliasStage(interpreter).readings(of: $0, in: context) }
        return interpreter.analysis(of: found, text, .namedOnes).flatMap { $0.outcome.status == .understood ? $0 : nil }
    }
}
