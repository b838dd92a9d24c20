import HomeNames
import HomeOutcomes
import UtteranceAnalysis

/// One way to look at a sentence, with what makes it one of the `Stage`s of a search.
protocol SearchStage: Sendable {
    /// What sentences can mean in the homes.
    var interpreter: Interpreter { get }

    /// A stage of a search in some homes.
    init(_ interpreter: Interpreter)

    /// What the stage makes of a sentence; nil where it makes nothing of it.
    func analysis(of text: String, _ lattice: Lattice, in context: Context) -> Analysis?
}

extension SearchStage {
    var analyzer: Analyzer { interpreter.analyzer }
    var language: LanguageRules { interpreter.language }
    var index: NameIndex { analyzer.index }
    var nameWords: NameWords { analyzer.nameWords }
}
