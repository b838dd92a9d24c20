import HomeModel
import HomeNames
import HomeOutcomes
import UtteranceAnalysis

/// What is told where no other stage makes anything of a sentence.
struct FaultStage {
    private let search: Search
    private var interpreter: Interpreter { search.interpreter }
    private var language: LanguageRules { interpreter.language }

    init(_ search: Search) { self.search = search }

    /// Looks whether the sentence would be clear but for what it waits for, or for a name that nobody bears; else says which words
    /// are strange.
    func analysis(of said: Utterance, in context: Context) -> Analysis {
        let (text, lattice) = (said.text, interpreter.lattice(of: said))
        if waitsForUntold(said, in: context), StageRule.untoldIsSaid.holds {
            return .fault(interpreter.outcome(text, .unsupported, .fault(.time(.event)), confidence: 1))
        }
        if let reply = misplacedHome(lattice, context) {
            return .fault(interpreter.outcome(text, .unknownName, reply, confidence: 1))
        }
        if goesOnFromNothing(lattice) {
            return .fault(
                interpreter.outcome(text, .notUnderstood, .fault(.tooBroad(home: context.home ?? interpreter.primary))))
        }
        if let gap = interpreter.unknownName(in: said) {
            let name = lattice.tokens[gap].asWritten
            let near = interpreter.analyzer.index.nearest(to: name, limit: 3).map(\.name)
            let home = context.home ?? interpreter.primary
            return .fault(
                interpreter.outcome(
                    text, .unknownName, .unknownName(name, near: near, home: home),
                    confidence: language.weights.factor(of: .unknownName)))
        }
        let strange = zip(lattice.tokens.indices, lattice.strangeTokens).filter(\.1).map(\.0)
        let isNamed = lattice.namedTokens
        // Without a strange word, those are told that no sentence has, such as "except".
        let unsaid = lattice.tokens.indices.filter { (place: Int) -> Bool in
            guard let word = lattice.words[place].first else { return false }
            return !language.spokenWords.contains(word.id) && !isNamed[place]
        }
        let words = lattice.words(at: strange.isEmpty ? unsaid : strange)
        var outcome = interpreter.outcome(text, .notUnderstood, .notUnderstood(strange: words))
        outcome.meant = interpreter.thingsNamed(in: lattice, context)
        return .fault(outcome)
    }

    /// Whether it is an order that waits for what nothing here tells: “if the phone rings, turn on the lamp”.
    private func waitsForUntold(_ said: Utterance, in context: Context) -> Bool {
        EventClauses.commands(in: said.tokens, interpreter.analyzer).contains { command in
            let found = search.found(by: SearchStep.ofWording, said.part(command), context)
            return found.map { $0.outcome.status == .understood && $0.outcome.acts } ?? false
        }
    }

    /// Whether it is a command to something that a sentence before it would have said: "dim it to 30", "louder".
    private func goesOnFromNothing(_ lattice: Lattice) -> Bool {
        var reader = SentenceReader(language, lattice, after: Frame())
        return reader.sentences.contains { sentence in
            sentence.frames.contains(where: \.isAboutBefore)
                && sentence.frames.allSatisfy { !Effect.effects(of: $0).isEmpty && !$0.slots.has(.ask) }
        }
    }

    /// What to say where a sentence names a thing together with a home that it is not in.
    private func misplacedHome(_ lattice: Lattice, _ context: Context) -> Reply.Content? {
        for frames in interpreter.sentences(of: lattice) {
            let names = frames.flatMap(\.allNames)
            let named = names.first { $0.kind == .home }?.entries.first?.home
            guard
                let home = interpreter.views.first(where: { $0.home.id == named })
                    ?? (context.home == nil ? nil : interpreter.homes(in: context).first)
            else { continue }
            for name in names where name.kind != .home {
                guard let entry = name.entries.first, !name.entries.contains(where: { $0.home == home.home.id }),
                    let other = interpreter.views.first(where: { $0.home.id == entry.home })
                else { continue }
                return .inAnotherHome(entry.name, home: home.home.name, other: other.home.name)
            }
        }
        return nil
    }
}
