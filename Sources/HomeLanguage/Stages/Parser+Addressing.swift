import HomeModel
import HomeNames
import UtteranceAnalysis

extension Parser {
    /// What comes of a command that is said to somebody by name, or nil where it is none.
    func besideAddress(_ text: String, _ lattice: Lattice, _ context: Context) -> Analysis? {
        for part in Addresses(lattice, analyzer).parts {
            let order = Lattice(
                Array(lattice.tokens[part.order]), grammar: language.compiled, index: index, isCovering: true)
            var reader = SentenceReader(language, order, keepsTrail: isExplaining)
            let found = reader.sentences.enumerated()
                .filter { sentence in part.isSure || sentence.element.frames.contains { !$0.allNames.isEmpty } }
                .flatMap { readings(of: $0.element, at: $0.offset, in: context) }
                .filter { part.isAssistant || $0.acts }
            if found.isEmpty { continue }
            if let analysis = analysis(of: found, text, .besideReason) { return analysis }
        }
        return nil
    }
}
