import HomeModel
import HomeNames
import UtteranceAnalysis

/// A command that is said to somebody by name: “Alexa, lights off”.
struct AddressStage: SearchStage {
    let interpreter: Interpreter

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    func analysis(of text: String, _ lattice: Lattice, in context: Context) -> Analysis? {
        for part in Addresses(lattice, analyzer).parts {
            let order = Lattice(
                Array(lattice.tokens[part.order]), grammar: language.compiled, index: index, isCovering: true)
            var reader = SentenceReader(language, order, keepsTrail: interpreter.isExplaining)
            let found = reader.sentences.enumerated()
                .filter { sentence in part.isSure || sentence.element.frames.contains { !$0.allNames.isEmpty } }
                .flatMap { interpreter.readings(of: $0.element, at: $0.offset, in: context) }
                .filter { part.isAssistant || $0.acts }
            if found.isEmpty { continue }
            if let analysis = interpreter.analysis(of: found, text, .besideReason) { return analysis }
        }
        return nil
    }
}
