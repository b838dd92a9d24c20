import HomeModel
import HomeNames
import UtteranceAnalysis

/// A sentence with misspelt function words, whatever else in it is misspelt: “kitchen light a 40 percent”.
struct FunctionWordsStage: SearchStage {
    let interpreter: Interpreter

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    func analysis(of text: String, _ lattice: Lattice, in context: Context) -> Analysis? {
        let isStrange = lattice.strangeTokens.contains(true)
        let correcting = isStrange ? lattice.correcting(language, index, nameWords) : lattice
        guard let small = correcting.correctingFunctionWords(language) else { return nil }
        let readings = interpreter.readings(of: small, in: context)
        return SpellingStage(interpreter).likeliest(of: readings, text, lattice, .functionWords)
    }
}
