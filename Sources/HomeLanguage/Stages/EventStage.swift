import HomeModel
import HomeOutcomes
import UtteranceAnalysis

/// A command that is to be done whenever something happens: “when the front door opens, turn on the hall light”.
struct EventStage {
    /// The search for what the parts of such a sentence mean, which wait for nothing: one clause is enough, and the search for
    /// more in its parts would not end.
    private var search: Search
    private var interpreter: Interpreter { search.interpreter }

    init(_ search: Search) {
        self.search = search
        self.search.waitsForEvents = false
    }

    /// What comes of such a command; nil where nothing in the homes tells of it, or the sentence is none such.
    func analysis(of said: Utterance, in context: Context) -> Analysis? {
        let mayBegin: (Token) -> Bool = { EventClauses.mayBegin($0, in: interpreter.language) }
        guard said.isReadable, said.tokens.contains(where: mayBegin) else { return nil }
        var second: Outcome?
        for clause in EventClauses(said.tokens, interpreter.analyzer).clauses {
            guard let event = event(clause, in: context) else { continue }
            var context = context
            // “When the front door opens, lock it”.
            context.focus = FocusReader(interpreter).focus(
                of: event.asked, saidAs: search.utterance(clause.question), after: context.focus)
            let analysis = search.analysis(of: search.utterance(clause.command), in: context)
            let command = analysis.outcome
            // “When the lights are off I can't see” complains of what is.
            if isStatement(clause.command) { continue }
            switch command.status {
            case .understood where command.acts && event.asked.status != .understood:
                // Why nothing tells of it is worth more than that the sentence was not understood.
                guard second == nil else { continue }
                second = event.asked
                second?.text = said.text
            case .understood where command.acts:
                let outcome = scheduling(command, event.result, said.text)
                return Analysis(stages: [.event] + analysis.stages, readings: analysis.readings, outcome: outcome)
            case .ambiguous where second?.status != .ambiguous, .unsupported where second == nil,
                .unknownName where second == nil:
                second = scheduling(command, event.result, said.text)
            default: continue
            }
        }
        return second.map { Analysis(stages: [.event], outcome: $0) }
    }

    /// Whether a text says how something is, or what is wrong with it.
    private func isStatement(_ text: String) -> Bool {
        interpreter.sentences(of: interpreter.lattice(of: search.utterance(text))).contains { frames in
            frames.contains { $0.slots.has(anyOf: [.complaint, .stating, .told]) }
        }
    }

    /// What happens by a clause, or why it cannot be waited for, and what comes of the question that it is put as; nil where
    /// that asks nothing.
    private func event(
        _ clause: EventClauses.Clause, in context: Context
    ) -> (result: Result<When, TimeFault>, asked: Outcome)? {
        // Without a comma nobody knows where the clause ends, and words that nobody knows are not guessed.
        let question = search.utterance(clause.question)
        let found =
            clause.isSetOff ? search.analysis(of: question, in: context) : plainAnalysis(of: question, in: context)
        guard let asked = found?.outcome else { return nil }
        if asked.status == .unsupported || clause.isSetOff && asked.status == .unknownName {
            return (.failure(.event), asked)
        }
        guard asked.status == .understood, asked.intents.count == 1,
            case .get(let question) = asked.intents[0].action, question.kind == .is
        else { return nil }
        let targets = asked.intents[0].targets
        var duration = 0
        if !clause.staying.isEmpty {
            guard let seconds = Moment([clause.staying])?.duration else { return nil }
            guard seconds <= Double(CharacteristicEvent.longest) else { return (.failure(.tooFar), asked) }
            duration = Int(seconds)
        }
        guard let event = CharacteristicEvent(question, of: targets, isNegated: clause.isNegated, for: duration) else {
            return (.failure(.event), asked)
        }
        return (.success(When(event, toldBy: targets)), asked)
    }

    /// What the words of a question mean as they stand, or in other words for the same things.
    private func plainAnalysis(of said: Utterance, in context: Context) -> Analysis? {
        let lattice = interpreter.lattice(of: said, .covering)
        let readings = interpreter.readings(of: lattice, isBestEnough: true, in: context)
        return interpreter.analysis(of: readings, said.text, .asWritten)
            ?? AliasStage(interpreter).analysis(of: said.text, said.tokens, in: context)
    }

    /// The outcome of a command that is done whenever something happens.
    private func scheduling(_ command: Outcome, _ when: Result<When, TimeFault>, _ text: String) -> Outcome {
        var outcome = command
        outcome.text = text
        do throws(TimeFault) {
            let when = try when.get()
            outcome.intents = try command.intents.map { intent throws(TimeFault) in try intent.scheduled(when) }
            for index in outcome.candidates.indices {
                outcome.candidates[index].intents = try command.candidates[index].intents.map {
                    intent throws(TimeFault) in try intent.scheduled(when)
                }
            }
            if outcome.status == .understood { outcome.told = Reply(.doing(outcome.intents)) }
        } catch {
            outcome = interpreter.outcome(
                text, .unsupported, .fault(.time(error)), confidence: command.confidence)
        }
        return outcome
    }
}

extension Intent {
    /// The same whenever something happens.
    fileprivate func scheduled(_ when: When) throws(TimeFault) -> Intent {
        switch action {
        case .set, .setAll, .adjust, .run: Intent(action: .schedule(action, when), targets: targets)
        case .schedule: throw .eventAndTime
        case .get, .list, .cancel: throw .event
        }
    }
}

extension CharacteristicEvent {
    /// What happens as the answer to a question becomes yes, or no; nil where no accessory tells it.
    fileprivate init?(_ question: Question, of targets: [Target], isNegated: Bool, for duration: Int) {
        guard let expected = question.expected, question.characteristic != .reachable, !targets.isEmpty,
            targets.count <= Self.mostServices
        else { return nil }
        var test: Test
        switch question.comparison {
        case .same: test = .equal(expected)
        case .above: test = .above(expected.number ?? 0)
        case .below: test = .below(expected.number ?? 0)
        }
        // “Is the alarm armed” asks of any way in which it is: whether it is not disarmed.
        var isOpposite = isNegated
        if question.isLoose, question.comparison == .same, expected.number != Self.disarmed {
            test = .equal(.int(Int64(Self.disarmed)))
            isOpposite.toggle()
        }
        let quantity: Quantity = question.isAboutAny || targets.count == 1 ? .any : .all
        // Of “not all of them” nobody is told.
        if isOpposite, quantity == .all { return nil }
        self.init(
            targets.map(\.reference), question.characteristic, test, of: isOpposite ? .none : quantity, for: duration)
    }

    private static let disarmed = 3.0
}
