import HomeModel
import HomeNames
import UtteranceAnalysis

/// A sentence that makes sense once its words are put right.
struct RespellingStage: SearchStage {
    let interpreter: Interpreter

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    func analysis(of text: String, _ lattice: Lattice, in context: Context) -> Analysis? {
        guard let tokens = Respelling(lattice, analyzer).tokens else { return nil }
        let right = analyzer.lattice(tokens)
        let readings = interpreter.readings(of: right, isPutRight: true, in: context)
        let found =
            interpreter.analysis(of: readings, text, .respelling) ?? AliasStage(interpreter).analysis(
                of: text, tokens, in: context)
            ?? PlainWordsStage(interpreter).analysis(of: text, right, in: context)
            ?? ReasonStage(interpreter).analysis(of: text, right, in: context)
        guard let found, found.outcome.status == .understood || found.outcome.status == .ambiguous else { return nil }
        return found.within(.respelling)
    }
}
