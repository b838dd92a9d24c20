import HomeModel
import HomeNames
import LanguagePack
import UtteranceAnalysis

/// A command beside which a reason is told: “dinner is ready, turn off the lamp”.
///
/// The command has to say for itself what is to be done with what. Where the reason speaks of something at home, the command
/// must name what it is about: who says “the baby is in the nursery, lights off” may not mean all lights.
struct ReasonStage: SearchStage {
    let interpreter: Interpreter
    /// Whether a word of the command that is misspelt is forgiven.
    var correctsSpelling = false

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    func analysis(of text: String, _ lattice: Lattice, in context: Context) -> Analysis? {
        let stage: Stage = correctsSpelling ? .misspeltBesideReason : .besideReason
        let named = lattice.namedTokens
        let strange = lattice.strangeTokens
        for part in ReasonClauses(lattice.tokens, analyzer).parts {
            // "The baby is in the nursrey" speaks of the nursery.
            // "All lights off, the porch light stays on" leaves that one out.
            let isOfThing = part.reason.contains { place in
                lattice.names[place].contains { !$0.kind.isPlace && $0.range.upperBound <= part.reason.upperBound }
            }
            let isOfHome = part.reason.contains { place in
                named[place] || strange[place] && nameWords.isNear(lattice.tokens[place].key)
            }
            // "Everything elte off" tells nothing: it was to be done.
            if part.reason.contains(where: { strange[$0] }), tells(part.reason, ofAllIn: lattice) { continue }
            let said = Array(lattice.tokens[part.order])
            var order = analyzer.lattice(said, isCovering: !correctsSpelling)
            if correctsSpelling {
                // "Because the lights ard on" tells how they are.
                guard order.strangeTokens.contains(true), !SentenceMood(order, language).mayTell else { continue }
                order = order.correcting(language, index, nameWords)
                order = order.correctingFunctionWords(language) ?? order
            }
            var reader = SentenceReader(language, order, keepsTrail: interpreter.isExplaining)
            let found = reader.sentences.enumerated()
                .filter { sentence in
                    sentence.element.frames.allSatisfy {
                        $0.isOrderByItself(named: isOfHome)
                            && !(isOfThing && $0.referents.contains(where: \.isBroad))
                    }
                }
                .flatMap { interpreter.readings(of: $0.element, at: $0.offset, in: context) }.filter(\.acts)
            if found.isEmpty { continue }
            let analysis =
                correctsSpelling
                ? SpellingStage(interpreter).likeliest(of: found, text, order, stage)
                : interpreter.analysis(of: found, text, stage)
            if let analysis { return analysis.within(stage) }
        }
        return nil
    }

    /// Whether what seems to be a reason speaks of all and ends with a state.
    private func tells(_ reason: Range<Int>, ofAllIn lattice: Lattice) -> Bool {
        guard let first = reason.first, let last = reason.last else { return false }
        let grammar = language.compiled
        return lattice.says(["everything"], at: first, in: grammar) && lattice.says(["switched"], at: last, in: grammar)
    }
}
