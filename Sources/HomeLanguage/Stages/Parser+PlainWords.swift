import HomeModel
import UtteranceAnalysis

extension Parser {
    /// What comes of a sentence without the sounds that people make while they think, and with whole words for those that
    /// they type in a hurry: "turn on the, um, porch light", "u can lock up n turn off da tv".
    func inPlainWords(_ text: String, _ lattice: Lattice, _ context: Context) -> Analysis? {
        guard let tokens = PlainWords(lattice, analyzer).words() else { return nil }
        let rest = analyzer.lattice(tokens, isCovering: true)
        let readings = readings(of: rest, in: context)
        return analysis(of: readings, text, .plainWords)
            ?? paraphrased(text, tokens, context)?.within(.plainWords)
    }
}
