import HomeModel
import HomeOutcomes
import UtteranceAnalysis

/// The search for what a sentence means: what goes on from the turn before, or the first of the stages that makes something
/// of it.
struct Search: Sendable {
    /// The most characters of a sentence.
    static let longestText = 1_000
    /// The most words of a sentence.
    static let longestSentence = 120

    /// What sentences can mean in the homes.
    var interpreter: Interpreter
    /// The steps of the search, in their order.
    var steps = SearchStep.order
    /// Whether sentences may say what has to happen first; what is read as a part of one may not.
    var waitsForEvents = true
    /// Whether sentences may have clauses beside their orders that say before or after what, or that order nothing.
    var partsClauses = true

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    /// What comes of a text that nobody said in a conversation, before it is put into words.
    func read(_ text: String, in context: Context) -> Outcome { analysis(of: utterance(text), in: context).outcome }

    /// Such a text.
    func utterance(_ text: String) -> Utterance {
        Utterance(text, tokenizedBy: interpreter.analyzer.tokenize, in: Utterance.Edition())
    }

    /// The context of what is said behind a sentence that came to something: “it” is what that was about.
    func context(after outcome: Outcome, saidAs said: Utterance, in context: Context) -> Context {
        var next = context
        next.focus = FocusReader(interpreter).focus(of: outcome, saidAs: said, after: context.focus)
        return next
    }

    /// What is made of a sentence.
    func analysis(of said: Utterance, in context: Context) -> Analysis {
        if let fault = unreadable(said, context) { return fault }
        var context = context
        if context.room != nil, interpreter.tellsOfLeaving(said) { context.isLeaving = true }
        if partsClauses, let found = ClauseStage(self).analysis(of: said, in: context) { return found }
        if waitsForEvents, let found = EventStage(self).analysis(of: said, in: context) { return found }
        let covering = interpreter.lattice(of: said, .covering)
        let anaphora = Anaphora(interpreter)
        var alone = context
        alone.focus = nil
        // What was taught stands by itself.
        let isTaught = PhraseStage(self).phrase(said, in: context) != nil
        let found: Analysis
        if isTaught {
            return search(said, alone)
        } else if let followed = anaphora.outcome(of: said.text, covering, in: context) {
            found = Analysis(stages: [.followUp], outcome: followed)
            if followed.status == .unsupported {
                // "Make it warmer" after a lamp that cannot be: the heating.
                let plain = analysis(of: said, in: alone)
                guard plain.outcome.status == .understood else { return found }
                return plain.outcome.intents.allSatisfy(\.isOfAir) || !anaphora.isPointing(covering) ? plain : found
            }
        } else if anaphora.isUnclear(covering, in: context) {
            let plain = analysis(of: said, in: alone)
            guard plain.outcome.status == .understood, !plain.outcome.intents.allSatisfy(\.isOfAir),
                let home = context.focus?.home
            else { return plain }
            return .fault(interpreter.outcome(said.text, .unsupported, .fault(.tooBroad(home: home)), confidence: 1))
        } else {
            found =
                interpreter.isExplaining
                ? search(said, alone)
                : Analysis(stages: [], outcome: said.outcome(in: alone) { search(said, alone).outcome })
        }
        if found.outcome.status == .unsupported,
            let talk = OtherTalkStage(interpreter).analysis(of: said.text, covering, in: context),
            talk.outcome.told.isTalk
        {
            return talk
        }
        return found
    }

    /// The outcome with a sentence that can be said here, where it says of a sentence only that it is none; without any home,
    /// with how to get one.
    func hinting(_ outcome: consuming Outcome, in context: Context) -> Outcome {
        switch outcome.told.content {
        case .nothingSaid, .noSuchSentence, .notUnderstood, .unknownName, .help:
            if interpreter.views.isEmpty { outcome.told = Reply(.remark(.noHomeYet)) }
        default: break
        }
        switch outcome.told.content {
        case .nothingSaid: outcome.told = Reply(.nothingSaid(example: examples(1, in: context).first))
        case .noSuchSentence: outcome.told = Reply(.noSuchSentence(example: examples(1, in: context).first))
        default: break
        }
        return outcome
    }

    private func examples(_ count: Int, in context: Context) -> [String] {
        Phrases(self, in: context).examples(count)
    }

    /// What is told of what nobody could read, or not here; nil of all else.
    private func unreadable(_ said: Utterance, _ context: Context) -> Analysis? {
        let told: Reply.Content
        if said.isTooLong {
            let beginning = String(said.text.prefix(80)) + "…"
            return .fault(interpreter.outcome(beginning, .notUnderstood, .tooLong(Self.longestText)))
        } else if said.tokens.allSatisfy(\.isPause) {
            // A question mark alone asks what can be said.
            let isAsking = said.text.contains { "?？".contains($0) }
            told = isAsking ? .help(examples(3, in: context)) : .nothingSaid(example: nil)
        } else if said.tokens.count > Self.longestSentence {
            told = .tooManyWords(Self.longestSentence)
        } else if let missing = interpreter.missingPlace(in: context) {
            return .fault(interpreter.outcome(said.text, .unknownName, missing))
        } else {
            return nil
        }
        return .fault(interpreter.outcome(said.text, .notUnderstood, told))
    }

    /// What comes of a sentence by itself, as sure as the stages that led there let it be.
    private func search(_ said: Utterance, _ context: Context) -> Analysis {
        var found = found(by: said, context)
        found.outcome.confidence *= interpreter.language.weights.factor(of: found.stages)
        return found
    }

    /// What the first step of the search that ends it made of a sentence.
    private func found(by said: Utterance, _ context: Context) -> Analysis {
        // What came of the stages that were asked and did not end the search; they are few.
        var known: [(stage: Stage, found: Analysis?)] = []
        for place in steps.indices {
            let stage = steps[place].stage
            if let after = steps[place].after,
                known.first(where: { $0.stage == .asWritten })?.found?.outcome.status != after
            {
                continue
            }
            let before = known.firstIndex { $0.stage == stage }
            let found = before.map { known[$0].found } ?? steps[place].reader.analysis(self, said, context)
            guard let found, steps[place].ending?.contains(found.outcome.status) ?? true else {
                if before == nil { known.append((stage, found)) }
                continue
            }
            // What was put right to begin as a question runs no scene: "iis good night running".
            if stage != .asWritten, found.outcome.runsScene,
                SentenceMood(interpreter.lattice(of: said, .covering), interpreter.language).mayAsk
            {
                break
            }
            return found
        }
        return unmeant(said, context)
    }

    /// What the words mean as they stand.
    func asWritten(_ said: Utterance, _ context: Context) -> Analysis? {
        let readings = interpreter.readings(
            of: interpreter.lattice(of: said, .covering), isBestEnough: true, in: context)
        return interpreter.analysis(of: readings, said.text, .asWritten)
    }

    /// What is told where nothing in the homes is meant.
    func unmeant(_ said: Utterance, _ context: Context) -> Analysis {
        let lattice = interpreter.lattice(of: said)
        return OtherTalkStage(interpreter).analysis(of: said.text, lattice, in: context)
            ?? FaultStage(interpreter).explained(said.text, lattice, context)
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

extension Reply {
    /// Whether it tells of the home what was asked beside any command: which rooms and scenes there are, what can be said.
    fileprivate var isTalk: Bool {
        switch content {
        case .remark, .noSkill: false
        default: true
        }
    }
}
