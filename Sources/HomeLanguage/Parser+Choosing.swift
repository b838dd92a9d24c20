import HomeModel
import HomeNames
import HomeOutcomes
import UtteranceAnalysis

extension Parser {
    /// The outcome of the likeliest of some readings: it, or the question which is meant.
    func choose(among readings: [Interpretation], _ text: String) -> Outcome {
        let chosen = likeliest(of: readings)
        guard chosen.count == 1 else { return ambiguous(chosen, text) }
        switch chosen[0].result {
        case .understood(let intents):
            let isSupposed = chosen[0].score[.form] > 0 || chosen[0].score[.home] > 0
            let confidence = isSupposed ? language.weights.factor(of: .shortenedOrFar) : 1
            return Outcome(
                text: text, language: language.code, status: .understood, confidence: confidence, intents: intents,
                told: Reply(.doing(intents)))
        case .unsupported(let fault):
            var outcome = outcome(text, .unsupported, .fault(fault.told), confidence: 1)
            outcome.meant = fault.meant.map { $0.target() }
            return outcome
        case .elsewhere(let view, let said):
            var outcome = outcome(text, .unknownName, .elsewhere(view.target(), said: said), confidence: 1)
            outcome.meant = [view.target()]
            return outcome
        }
    }

    /// The readings that may be meant, each effect once.
    func likeliest(of readings: [Interpretation]) -> [Interpretation] {
        if readings.count == 1 { return readings }
        var chosen: [Interpretation] = []
        for reading in language.scorer.likeliest(of: readings, \.score)
        where !chosen.contains(where: { $0.targetedActions == reading.targetedActions }) { chosen.append(reading) }
        return chosen
    }

    private func ambiguous(_ readings: [Interpretation], _ text: String) -> Outcome {
        let candidates = replies.candidates(readings.compactMap(\.intents))
        return Outcome(
            text: text, language: language.code, status: .ambiguous, confidence: 1 / Double(max(candidates.count, 1)),
            candidates: candidates, told: Reply(.which))
    }

    /// Looks whether the sentence would be clear but for a name that nobody bears; else says which words are strange.
    func explainFailure(_ text: String, _ lattice: Lattice, _ context: Context) -> Analysis {
        if let talk = smallTalk(text, lattice, context) ?? missingSkill(text, lattice) { return fault(talk) }
        if let reply = misplacedHome(lattice, context) {
            return fault(outcome(text, .unknownName, reply, confidence: 1))
        }
        if goesOnFromNothing(lattice) {
            return fault(outcome(text, .notUnderstood, .fault(.tooBroad(home: context.home ?? primary))))
        }
        if let gap = gap(in: lattice) {
            if let whole = partlyNamed(gap, text, lattice, context) { return whole }
            let name = lattice.tokens[gap].asWritten
            let near = index.nearest(to: name, limit: 3).map(\.name)
            let home = context.home ?? primary
            return fault(
                outcome(
                    text, .unknownName, .unknownName(name, near: near, home: home),
                    confidence: language.weights.factor(of: .unknownName)))
        }
        if let rest = namingAllButLast(lattice), rest.tokens.count != lattice.tokens.count, let gap = gap(in: rest),
            let whole = partlyNamed(gap, text, rest, context)
        {
            return whole
        }
        let strange = zip(lattice.tokens.indices, lattice.strangeTokens).filter(\.1).map(\.0)
        let isNamed = lattice.namedTokens
        // Without a strange word, those are told that no sentence has, such as "except".
        let unsaid = lattice.tokens.indices.filter { (place: Int) -> Bool in
            guard let word = lattice.words[place].first else { return false }
            return !language.spokenWords.contains(word.id) && !isNamed[place]
        }
        let words = lattice.words(at: strange.isEmpty ? unsaid : strange)
        return fault(outcome(text, .notUnderstood, .notUnderstood(words)))
    }

    /// The words that would make a sentence clear if they were a name.
    func gap(in lattice: Lattice) -> Range<Int>? {
        let beyond = language.compiled.rule(named: "beyond")
        guard let gaps = lattice.withGaps({ language.compiled.begins(beyond, with: $0) }) else { return nil }
        return sentences(of: gaps)
            .map { $0.flatMap(\.allNames).filter(\.isUnknown) }.filter { $0.count == 1 }.flatMap(\.self).map(\.range)
            .min { ($0.count, $0.lowerBound) < ($1.count, $1.lowerBound) }
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
        for frames in sentences(of: lattice) {
            let names = frames.flatMap(\.allNames)
            let named = names.first { $0.kind == .home }?.entries.first?.home
            guard
                let home = views.first(where: { $0.home.id == named })
                    ?? (context.home == nil ? nil : homes(in: context).first)
            else { continue }
            for name in names where name.kind != .home {
                guard let entry = name.entries.first, !name.entries.contains(where: { $0.home == home.home.id }),
                    let other = views.first(where: { $0.home.id == entry.home })
                else { continue }
                return .inAnotherHome(entry.name, home: home.home.name, other: other.home.name)
            }
        }
        return nil
    }
}

extension Interpretation.Fault {
    /// The things that cannot do what was asked of them.
    fileprivate var meant: [ServiceView] {
        switch self {
        case .cannot(_, let views): views
        case .outOfRange(let views, _): views
        case .valueMissing(let views): views
        case .told: []
        }
    }
}
