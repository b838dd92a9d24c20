import HomeModel
import HomeNames
import UtteranceAnalysis

extension Parser {
    /// What comes of a sentence that makes sense once its words are put right, or nil where it is none.
    func respelt(_ text: String, _ lattice: Lattice, _ context: Context) -> Analysis? {
        guard let tokens = Respelling(lattice, analyzer).tokens else { return nil }
        let right = analyzer.lattice(tokens)
        let readings = readings(of: right, isPutRight: true, in: context)
        let found =
            analysis(of: readings, text, .respelling) ?? paraphrased(text, tokens, context)
            ?? inPlainWords(text, right, context) ?? besideReason(text, right, context)
        guard let found, found.outcome.status == .understood || found.outcome.status == .ambiguous else { return nil }
        return found.within(.respelling)
    }
}
