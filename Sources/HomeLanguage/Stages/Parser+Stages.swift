import HomeModel
import HomeOutcomes
import UtteranceAnalysis

extension Parser {
    /// What is made of a sentence: by what goes on from the turn before, or by the first of the stages that makes something
    /// of it.
    func analysis(of said: Utterance, in context: Context) -> Analysis {
        let (text, tokens) = (said.text, said.tokens)
        if said.isTooLong {
            return fault(outcome(String(text.prefix(80)) + "…", .notUnderstood, .tooLong(Self.longestText)))
        }
        if tokens.allSatisfy(\.isPause) {
            // A question mark alone asks what can be said.
            let isAsking = text.contains { "?？".contains($0) }
            let told: Reply.Content =
                isAsking ? .help(Phrases(self, in: context).examples(3)) : .nothingSaid(example: nil)
            return fault(outcome(text, .notUnderstood, told))
        }
        if tokens.count > Self.longestSentence {
            return fault(outcome(text, .notUnderstood, .tooManyWords(Self.longestSentence)))
        }
        if let missing = missingPlace(in: context) { return fault(outcome(text, .unknownName, missing)) }
        let covering = lattice(of: said, .covering)
        var alone = context
        alone.focus = nil
        let found: Analysis
        if let followed = followed(text, covering, in: context) {
            found = Analysis(stages: [.followUp], outcome: followed)
            if followed.status == .unsupported {
                // "Make it warmer" after a lamp that cannot be: the heating.
                let plain = analysis(of: said, in: alone)
                guard plain.outcome.status == .understood else { return found }
                return plain.outcome.intents.allSatisfy(\.isOfAir) || !isPointing(covering)
                    ? plain : found
            }
        } else if isUnclear(covering, in: context) {
            let plain = analysis(of: said, in: alone)
            guard plain.outcome.status == .understood, !plain.outcome.intents.allSatisfy(\.isOfAir),
                let home = context.focus?.home
            else { return plain }
            return fault(outcome(text, .unsupported, .fault(.tooBroad(home: home)), confidence: 1))
        } else {
            found =
                isExplaining
                ? search(said, alone)
                : Analysis(stages: [], outcome: said.outcome(in: alone) { search(said, alone).outcome })
        }
        if found.outcome.status == .unsupported, let talk = smallTalk(text, covering, context), !talk.told.isRemark {
            return Analysis(stages: [.otherTalk], outcome: talk)
        }
        return found
    }

    /// What comes of the search for what a sentence means, as sure as the stages that led there let it be.
    private func search(_ said: Utterance, _ context: Context) -> Analysis {
        var found = found(by: said, context)
        found.outcome.confidence *= language.weights.factor(of: found.stages)
        return found
    }

    /// What the first step of the search that ends it made of a sentence.
    private func found(by said: Utterance, _ context: Context) -> Analysis {
        var known: [Stage: Analysis?] = [:]
        let (text, covering) = (said.text, lattice(of: said, .covering))
        lazy var lattice = lattice(of: said)
        for step in steps {
            if let after = step.after, known[.asWritten]??.outcome.status != after { continue }
            let found: Analysis?
            if let before = known[step.stage] {
                found = before
            } else {
                found =
                    step.stage == .asWritten
                    ? asWritten(text, covering, context) : analysis(by: step.stage, said, lattice, context)
                known[step.stage] = .some(found)
            }
            guard let found, step.ending?.contains(found.outcome.status) ?? true else { continue }
            // What was put right to begin as a question runs no scene: "iis good night running".
            if step.stage != .asWritten, found.outcome.runsScene, SentenceMood(covering, language).mayAsk { break }
            return found
        }
        return otherTalk(text, lattice, context) ?? explainFailure(text, lattice, context)
    }

    /// What one stage makes of a sentence; nil where it makes nothing of it.
    private func analysis(by stage: Stage, _ said: Utterance, _ lattice: Lattice, _ context: Context) -> Analysis? {
        let text = said.text
        return switch stage {
        case .asWritten: asWritten(text, lattice, context)
        case .followUp: followed(text, lattice, in: context).map { Analysis(stages: [stage], outcome: $0) }
        case .namedOnes: withOneAnaphora(text, lattice.tokens, context)
        case .agenda: agenda(said, in: context).map { Analysis(stages: [stage], outcome: $0) }
        case .aliases: paraphrased(text, lattice.tokens, context)
        case .plainWords: inPlainWords(text, lattice, context)
        case .besideReason: besideAddress(text, lattice, context) ?? besideReason(text, lattice, context)
        case .spacing: respaced(text, lattice, context)
        case .denial:
            lattice.deniesUnknown(language)
                ? (otherTalk(text, lattice, context) ?? explainFailure(text, lattice, context)).within(stage) : nil
        case .spelling: withSpellingCorrected(text, lattice, context)
        case .respelling: respelt(text, lattice, context)
        case .oneSlip: afterOneSlip(text, lattice, context)
        case .misspeltAliases: misspeltParaphrase(text, lattice, context)
        case .anySlip: afterAnySlip(text, lattice, context)
        case .misspeltBesideReason: besideReason(text, lattice, correctsSpelling: true, context)
        case .partOfName: lattice.unknownName(language).flatMap { partlyNamed($0, text, lattice, context) }
        case .otherTalk: otherTalk(text, lattice, context)
        case .fault: explainFailure(text, lattice, context)
        }
    }

    /// What the words mean as they stand.
    private func asWritten(_ text: String, _ lattice: Lattice, _ context: Context) -> Analysis? {
        analysis(of: readings(of: lattice, isBestEnough: true, in: context), text, .asWritten)
    }

    /// What comes of some readings; nil where there are none.
    func analysis(of readings: [Interpretation], _ text: String, _ stage: Stage) -> Analysis? {
        if readings.isEmpty { return nil }
        return Analysis(stages: [stage], readings: readings, outcome: choose(among: readings, text))
    }
}

extension Intent {
    /// Whether it asks, or is about how warm it is.
    fileprivate var isOfAir: Bool {
        if case .get = action { return true }
        return action.characteristic?.name.contains("Temperature") == true
            && action.characteristic != "ColorTemperature"
    }
}
