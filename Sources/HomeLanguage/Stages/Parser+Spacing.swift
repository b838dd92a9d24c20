import HomeModel
import UtteranceAnalysis

extension Parser {
    /// What comes of a sentence with a space too few or too many, where all that it can have been come to the same.
    func respaced(_ text: String, _ lattice: Lattice, _ context: Context) -> Analysis? {
        var found: Analysis?
        for tokens in Spacing(lattice, analyzer).paraphrases {
            let spaced = analyzer.lattice(tokens, isCovering: true)
            let readings = readings(of: spaced, in: context)
            let next = analysis(of: readings, text, .spacing) ?? paraphrased(text, tokens, context)
            guard let next, next.outcome.status == .understood else { continue }
            if let found, found.outcome.intents != next.outcome.intents { return nil }
            found = found ?? next.within(.spacing)
        }
        return found
    }
}
