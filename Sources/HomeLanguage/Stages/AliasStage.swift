import HomeModel
import UtteranceAnalysis

/// A sentence that calls things otherwise than their names do: “the couch lamp” is the Sofa Lamp.
struct AliasStage: SearchStage {
    let interpreter: Interpreter

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    func analysis(of text: String, _ lattice: Lattice, in context: Context) -> Analysis? {
        analysis(of: text, lattice.tokens, in: context)
    }

    /// What comes of the words of a sentence; nil where they call nothing otherwise.
    func analysis(of text: String, _ tokens: [Token], in context: Context) -> Analysis? {
        var fewest = Int.max
        var found: [Interpretation] = []
        for paraphrase in analyzer.paraphrases(of: tokens) where paraphrase.places.count <= fewest {
            let further = readings(of: paraphrase, in: context)
            if further.isEmpty { continue }
            fewest = paraphrase.places.count
            found += further
        }
        return interpreter.analysis(of: found, text, .aliases)
    }

    /// The readings of another wording, forgiving wrong letters or not.
    func readings(of paraphrase: Paraphrase, correctsSpelling: Bool = false, in context: Context) -> [Interpretation] {
        var lattice = analyzer.lattice(paraphrase.tokens)
        if correctsSpelling {
            let isStrange = lattice.strangeTokens.contains(true)
            if isStrange { lattice = lattice.correcting(language, index, nameWords) }
            guard let small = lattice.correctingFunctionWords(language) ?? (isStrange ? lattice : nil) else {
                return []
            }
            lattice = small
        }
        var reader = SentenceReader(language, lattice, keepsTrail: interpreter.isExplaining)
        return reader.sentences.enumerated().filter { paraphrase.isNamed(by: $0.element.frames.flatMap(\.allNames)) }
            .flatMap { sentence in
                interpreter.readings(of: sentence.element, at: sentence.offset, in: context).filter {
                    $0.intents != nil
                }
            }
    }
}
