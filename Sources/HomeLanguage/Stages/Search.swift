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
    /// Whether words of the sentences were put right, so that one word alone is too little.
    var isPutRight = false
    /// Whether what is done may be said by words of which none stands as it is written.
    var mayGuess = false

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

    /// The same search without some stages.
    func without(_ stages: Stage...) -> Search {
        var other = self
        other.steps.removeAll { stages.contains($0.stage) }
        return other
    }

    /// The same search by some stages alone.
    func only(_ stages: Stage...) -> Search { only(Set(stages)) }

    /// The same search by some stages alone.
    func only(_ stages: Set<Stage>) -> Search {
        var other = self
        other.steps.removeAll { !stages.contains($0.stage) }
        return other
    }

    /// What is made of a sentence.
    func analysis(of said: Utterance, in context: Context) -> Analysis {
        if let fault = unreadable(said, context) { return fault }
        var context = context
        if context.room != nil, interpreter.tellsOfLeaving(said) { context.isLeaving = true }
        if let found = found(by: steps.prefix { $0.reader.knowsTurn }, said, context) { return found }
        context = context.alone
        if interpreter.isExplaining { return alone(said, context) }
        return Analysis(stages: [], outcome: said.outcome(in: context) { alone(said, context).outcome })
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
            told = said.hasQuestionMark ? .help(examples(3, in: context)) : .nothingSaid(example: nil)
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
    private func alone(_ said: Utterance, _ context: Context) -> Analysis {
        var found =
            found(by: steps.drop { $0.reader.knowsTurn }, said, context)
            ?? .fault(interpreter.outcome(said.text, .notUnderstood, .notUnderstood(strange: [])))
        if !mayGuess, isGuess(found, said) { found = FaultStage(self).analysis(of: said, in: context) }
        found.outcome.confidence *= interpreter.language.weights.factor(of: found.stages)
        return found
    }

    /// Whether it is done by what somebody says in a word or two, of which none but small words stands as it is written: “Тин
    /// Нун” is hardly the scene Кино, and is asked whether it is that.
    private func isGuess(_ found: Analysis, _ said: Utterance) -> Bool {
        found.outcome.acts && found.stages.contains(where: \.putsWordsRight)
            && found.readings.allSatisfy { $0.sentence?.isBare ?? false }
            && !interpreter.lattice(of: said).tellsAnything(interpreter.language, interpreter.analyzer.nameWords)
    }

    /// What the first of some steps that ends the search made of a sentence; nil where none does.
    func found(by steps: some Collection<SearchStep>, _ said: Utterance, _ context: Context) -> Analysis? {
        // What came of the stages that were asked and did not end the search; they are few.
        var known: [(stage: Stage, found: Analysis?)] = []
        for step in steps {
            let stage = step.stage
            let earlier: (Stage) -> Analysis? = { stage in known.first { $0.stage == stage }?.found }
            if let after = step.after, earlier(.asWritten)?.outcome.status != after { continue }
            if let other = step.without, earlier(other) != nil { continue }
            let before = known.firstIndex { $0.stage == stage }
            let found = before.map { known[$0].found } ?? step.reader.analysis(self, said, context)
            if let found, step.ending?.contains(found.outcome.status) ?? true { return found }
            if before == nil { known.append((stage, found)) }
        }
        return nil
    }

    /// What comes of the words that a stage puts in the place of what was said.
    func analysis(ofWording tokens: [Token], of text: String, within stage: Stage, in context: Context) -> Analysis? {
        guard var found = found(by: SearchStep.ofWording, Utterance(text, as: tokens), context) else { return nil }
        found.stages.removeAll { $0 == .asWritten }
        return found.within(stage)
    }

    /// What the words mean as they stand.
    func asWritten(_ said: Utterance, _ context: Context) -> Analysis? {
        let readings = interpreter.readings(
            of: interpreter.lattice(of: said, .covering), isPutRight: isPutRight, isBestEnough: true, in: context)
        return interpreter.analysis(of: readings, said.text, .asWritten)
    }
}
