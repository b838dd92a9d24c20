import HomeModel
import HomeOutcomes
import UtteranceAnalysis

/// A command that is to be done whenever something happens: “when the front door opens, turn on the hall light”.
struct EventStage {
    /// The search for what the parts of such a sentence mean, which wait for nothing: one clause is enough, and the search for
    /// more in its parts would not end.
    private var search: Search { whole.without(.event) }
    private let whole: Search
    private var interpreter: Interpreter { whole.interpreter }

    /// A way to part a sentence, with what is read of its parts.
    @dynamicMemberLookup
    private struct Way {
        let clause: EventClauses.Clause
        let question: Utterance
        let command: Utterance

        subscript<Value>(dynamicMember path: KeyPath<EventClauses.Clause, Value>) -> Value { clause[keyPath: path] }
    }

    /// Whether a part asks how something is and says of nothing what, or compares a number with what is neither named nor said to be
    /// warmth, light or anything else.
    private func isOfNothing(_ said: Utterance) -> Bool {
        interpreter.sentences(of: interpreter.lattice(of: said)).first?.contains { frame in
            frame.slots[.to] != nil && (frame.referents + frame.places).isEmpty && !frame.slots.has(.kind)
                || frame.slots.has(.than) && !frame.slots.has(anyOf: [.about, .unit])
                    && frame.referents.allSatisfy { $0.isPlace || $0.has(.mentioned) }
        } ?? false
    }

    /// What happens by a clause, or why it cannot be waited for, and what came of the question that it was put as.
    private typealias Event = (result: Result<When, TimeFault>, asked: Outcome)

    init(_ search: Search) { whole = search }

    /// What comes of such a command; nil where nothing in the homes tells of it, or the sentence is none such.
    func analysis(of said: Utterance, in context: Context) -> Analysis? {
        let mayMark: (Int) -> Bool = { EventClauses.mayMark(at: $0, of: said.tokens, in: interpreter.language) }
        guard said.tokens.indices.contains(where: mayMark) else { return nil }
        // What fails says why, if nothing else can be made of the sentence; to be asked back comes before that.
        var second: Analysis?
        // The command of a clause that says why it cannot be waited for.
        var told: [Token]?
        var ofNow: [Way] = []
        var known: [[Token]: Utterance] = [:]
        for clause in EventClauses(said.tokens, interpreter.analyzer).clauses {
            let command = known[clause.command] ?? said.part(clause.command)
            known[clause.command] = command
            let clause = Way(clause: clause, question: said.part(clause.question), command: command)
            if isStatement(command), StageRule.statementIsNoOrder.holds { continue }
            if let told, told != command.tokens, StageRule.placeOfClause.holds { break }
            if clause.isPresent {
                if let analysis = present(clause, said.text, onlyEnding: true, in: context) { return analysis }
                ofNow.append(clause)
                continue
            }
            guard let event = event(clause, in: context) else { continue }
            for found in commands(of: clause, after: event.asked, in: context) {
                let near = nearest(event, clause, to: found.outcome)
                let analysis = found.scheduled(near.result, near.asked, said.text, interpreter)
                if analysis.outcome.status == .understood { return analysis }
                let isOrder = found.outcome.acts && saysOrder(command)
                if isOrder, event.asked.status != .understood { told = told ?? command.tokens }
                if second.map({ analysis.isNearer(than: $0) }) ?? true { second = analysis }
            }
        }
        // What can be waited for is not looked at.
        return second
            ?? ofNow.lazy.compactMap { present($0, said.text, onlyEnding: false, in: context) }.first
    }

    /// What comes of a command that depends on how something is now; nil where that is not known.
    ///
    /// What is done in either case needs no look: “if the gate is open, close it”, whatever it is, closes it. What
    /// depends on anything else is done where it is so, and else it is told how it is.
    private func present(
        _ clause: Way, _ text: String, onlyEnding: Bool, in context: Context
    ) -> Analysis? {
        guard let (asked, command) = both(clause, in: context), asked.status == .understood, asked.intents.count == 1,
            case .get(let question) = asked.intents[0].action, question.kind == .is,
            command.outcome.status == .understood, command.outcome.acts
        else { return nil }
        var analysis = command
        analysis.stages.insert(.event, at: 0)
        if !command.outcome.intents.allSatisfy({ $0.ends(asked.intents[0], isNegated: clause.isNegated) }) {
            let isFleeting = question.comparison != .same || question.characteristic.isOfPresence
            guard !onlyEnding, !clause.isTimed, !(isFleeting && StageRule.fleetingIsAwaited.holds),
                let isSo = question.isTrue
            else {
                return nil
            }
            let condition = StateCondition(
                questions: asked.intents, isNegated: clause.isNegated, intents: command.outcome.intents)
            if isSo == clause.isNegated { analysis.outcome = asked }
            analysis.outcome.condition = condition
        }
        analysis.outcome.text = text
        return analysis
    }

    /// What the question and the command of a clause come to; nil where the clause asks nothing.
    ///
    /// The clause is read first. One that leaves open what it is about is read as the sentence after the command: “lock the door if
    /// it is not locked”.
    private func both(_ clause: Way, in context: Context) -> (asked: Outcome, command: Analysis)? {
        let (question, command) = (clause.question, clause.command)
        let frames = interpreter.sentences(of: interpreter.lattice(of: question)).first ?? []
        let namesNothing = !frames.isEmpty && frames.allSatisfy(\.asksOfNothing)
        if !namesNothing, let asked = search.found(by: SearchStep.ofWording, question, context)?.outcome,
            asked.status == .understood
        {
            let after = search.context(after: asked, saidAs: question, in: context)
            return (asked, search.analysis(of: command, in: after))
        }
        guard namesNothing || isAboutBefore(question) else { return nil }
        let found = search.analysis(of: command, in: context)
        var after = search.context(after: found.outcome, saidAs: command, in: context)
        after.asksOfFocus = true
        return search.found(by: SearchStep.ofWording, question, after).map { ($0.outcome, found) }
    }

    /// Whether a question leaves open what it is about.
    private func isAboutBefore(_ question: Utterance) -> Bool {
        interpreter.sentences(of: interpreter.lattice(of: question)).contains { $0.contains(where: \.isAboutBefore) }
    }

    /// What the command of a clause comes to that is one.
    ///
    /// A pronoun is what the clause is about: “when the front door opens, lock it”. Where that is no thing, it is
    /// what was spoken of before: “if nobody moves in the hall for ten minutes, turn it off”.
    private func commands(of clause: Way, after asked: Outcome, in context: Context) -> [Analysis] {
        let (question, command) = (clause.question, clause.command)
        let about = search.context(after: asked, saidAs: question, in: context)
        let frames = interpreter.sentences(of: interpreter.lattice(of: question)).first ?? []
        let isOfThing = frames.isEmpty || frames.contains { $0.referents.contains { !$0.isPlace } }
        var found: [Analysis] = []
        let room = frames.contains(where: \.saysPlace) || asked.isNamedAfterRoom ? asked.room : nil
        for context in isOfThing || about == context ? [about] : [about, context] {
            // Where something happens is where the command is done, unless it says another place: “if somebody moves
            // in the hall, turn on the lights”.
            var context = context
            if let room { context.room = room }
            var analysis = search.analysis(of: command, in: context)
            // Of several things the one is meant that is where it is measured: “if it's below 17 in the lounge, turn
            // the radiator up”.
            if !isOfThing, analysis.outcome.status == .ambiguous, let room = asked.room {
                var there = context
                there.room = room
                let ofRoom = search.analysis(of: command, in: there)
                if ofRoom.outcome.status == .understood { analysis = ofRoom }
            }
            if analysis.outcome.status == .notUnderstood, let there = pointing(command, in: context) {
                analysis = there
            }
            switch analysis.outcome.status {
            case .understood where analysis.outcome.acts: return [analysis] + found
            case .ambiguous, .unsupported, .unknownName: found.append(analysis)
            case .understood, .notUnderstood, .refused, .confirm, .failed: continue
            }
        }
        return found
    }

    /// What comes of a command that says itself what to do, and points to where something happens: “when somebody comes into the
    /// hall, turn on the light there”.
    private func pointing(_ command: Utterance, in context: Context) -> Analysis? {
        guard let continued = ContinuationReader(interpreter).continued(command, in: context), continued.isWhole else {
            return nil
        }
        return Analysis(stages: [.followUp], outcome: continued.outcome)
    }

    /// Whether a part has a verb of doing.
    private func saysOrder(_ said: Utterance) -> Bool {
        interpreter.sentences(of: interpreter.lattice(of: said)).first?.contains {
            $0.slots.has(anyOf: [.directive, .act, .explicit])
        }
            ?? false
    }

    /// Whether a part says how something is, or what is wrong with it.
    private func isStatement(_ said: Utterance) -> Bool {
        interpreter.sentences(of: interpreter.lattice(of: said)).contains { frames in
            frames.contains { $0.slots.has(anyOf: [.complaint, .stating, .told]) }
        }
    }

    /// What happens by a clause, or why it cannot be waited for, and what comes of the question that it is put as; nil where
    /// that asks nothing.
    private func event(_ clause: Way, in context: Context) -> Event? {
        // Without a comma nobody knows where the clause ends, and words that nobody knows are not guessed.
        let found =
            clause.isSetOff
            ? search.analysis(of: clause.question, in: context)
            : search.found(by: SearchStep.ofWording, clause.question, context)
        guard let asked = found?.outcome else { return nil }
        if asked.status == .unsupported || clause.isSetOff && asked.status == .unknownName {
            return (.failure(.event), asked)
        }
        guard asked.status == .understood, asked.intents.count == 1,
            case .get(let question) = asked.intents[0].action, question.kind == .is
        else { return nil }
        if isOfNothing(clause.question), StageRule.limitOfSomething.holds { return nil }
        let targets = asked.intents[0].targets.measured(by: question)
        var duration = 0
        if !clause.staying.isEmpty {
            guard let seconds = Moment([clause.staying])?.duration else { return nil }
            guard seconds <= Double(CharacteristicEvent.longest) else { return (.failure(.tooFar), asked) }
            duration = Int(seconds)
        }
        return (when(question, of: targets, clause.isNegated, for: duration), asked)
    }

    private func when(
        _ question: Question, of targets: [Target], _ isNegated: Bool, for duration: Int
    ) -> Result<When, TimeFault> {
        guard let event = CharacteristicEvent(question, of: targets, isNegated: isNegated, for: duration) else {
            return .failure(.event)
        }
        return .success(When(event, toldBy: targets))
    }

    /// The event where its command is done, if nothing says where it happens: “if it drops below 17, turn the bedroom heating
    /// up” speaks of the bedroom, and of no thermometer in the garden.
    private func nearest(_ event: Event, _ clause: Way, to command: Outcome) -> Event {
        guard case .success(let when) = event.result, event.asked.intents.count == 1,
            case .get(let question) = event.asked.intents[0].action, question.comparison != .same,
            isOfNoPlace(clause.question)
        else { return event }
        let rooms = Set(command.intents.flatMap(\.targets).map(\.room))
        let targets = event.asked.intents[0].targets.filter { rooms.contains($0.room) }
        if targets.isEmpty || targets.count == event.asked.intents[0].targets.count { return event }
        let duration = when.event?.characteristic?.duration ?? 0
        return (self.when(question, of: targets, clause.isNegated, for: duration), event.asked)
    }

    /// Whether a question names neither a thing nor a place.
    private func isOfNoPlace(_ said: Utterance) -> Bool {
        interpreter.sentences(of: interpreter.lattice(of: said)).first?.allSatisfy { frame in
            frame.places.isEmpty && frame.referents.allSatisfy { $0.has(.mentioned) && $0.places.isEmpty }
        } ?? false
    }
}

extension Analysis {
    /// Whether less is missing than of another: to be asked back comes before a time that is too much, and that before all else.
    fileprivate func isNearer(than other: Analysis) -> Bool { rank < other.rank }

    private var rank: Int {
        if outcome.status == .ambiguous { return 0 }
        return outcome.told.content == .fault(.time(.eventAndTime)) ? 1 : 2
    }

    /// The same command whenever something happens; where nothing tells of that, why.
    fileprivate func scheduled(
        _ when: Result<When, TimeFault>, _ asked: Outcome, _ text: String, _ interpreter: Interpreter
    ) -> Analysis {
        var analysis = self
        analysis.stages.insert(.event, at: 0)
        analysis.outcome.text = text
        guard asked.status == .understood else {
            analysis.outcome = asked
            analysis.outcome.text = text
            return analysis
        }
        do throws(TimeFault) {
            let when = try when.get()
            func scheduled(_ intents: [Intent]) throws(TimeFault) -> [Intent] {
                try intents.map { intent throws(TimeFault) in try intent.scheduled(when) }
            }
            analysis.outcome.intents = try scheduled(outcome.intents)
            for index in outcome.candidates.indices {
                analysis.outcome.candidates[index].intents = try scheduled(outcome.candidates[index].intents)
            }
            if outcome.status == .understood { analysis.outcome.told = Reply(.doing(analysis.outcome.intents)) }
        } catch {
            analysis.outcome = interpreter.outcome(
                text, .unsupported, .fault(.time(error)), confidence: outcome.confidence)
        }
        return analysis
    }
}

extension CharacteristicType {
    /// Whether it tells that somebody is there.
    fileprivate var isOfPresence: Bool { self == "MotionDetected" || self == "OccupancyDetected" }
}

extension Frame {
    /// Whether it says where something is, and not only that it is at home.
    fileprivate var saysPlace: Bool {
        let isWhole: (Referent) -> Bool = {
            $0.has(.whole) || !$0.names.isEmpty && $0.names.allSatisfy { $0.kind == .home }
        }
        return places.contains { !isWhole($0) }
            || referents.contains { $0.allNames.contains { $0.kind.isPlace && $0.kind != .home } }
    }
}

extension Outcome {
    /// Whether the name of all that it speaks of begins with that of its room: “Bedroom Window”.
    fileprivate var isNamedAfterRoom: Bool {
        intents.flatMap(\.targets).allSatisfy { target in
            target.room.map { NameKey(target.accessory).text.hasPrefix(NameKey($0).text) } ?? false
        }
    }

    /// The room that all it speaks of is in; nil where that is none or several.
    fileprivate var room: String? {
        let rooms = Set(intents.flatMap(\.targets).map(\.room))
        return rooms.count == 1 ? rooms.first ?? nil : nil
    }
}

extension [Target] {
    /// Those that measure what a question compares, rather than heat or cool by it, where there are any: of a thermometer and an
    /// air conditioner of one room the thermometer.
    fileprivate func measured(by question: Question) -> [Target] {
        guard question.comparison != .same else { return self }
        let sensors = filter { $0.type.name.hasSuffix("Sensor") }
        return sensors.isEmpty ? self : sensors
    }
}

extension Intent {
    /// Whether what a question asks about is no longer so once this is done; whether it then is so, where it is negated.
    fileprivate func ends(_ asked: Intent, isNegated: Bool) -> Bool {
        if case .schedule(let action, _) = action {
            return Intent(action: action, targets: targets).ends(asked, isNegated: isNegated)
        }
        guard case .get(let question) = asked.action, question.kind == .is, question.comparison == .same,
            !question.isLoose, let expected = question.expected?.number, case .set(let type, let value) = action,
            [type, type.current].contains(question.characteristic), let number = value.number,
            Set(targets.map(\.reference)).isSubset(of: asked.targets.map(\.reference))
        else { return false }
        return (number == expected) == isNegated
    }

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
        // Who asks loosely whether an alarm is armed asks whether it is not disarmed.
        var isOpposite = isNegated
        if question.isLoose, question.comparison == .same, expected.number != Self.disarmed {
            test = .equal(.int(Int64(Self.disarmed)))
            isOpposite.toggle()
        }
        let quantity: Quantity = question.isAboutAny || targets.count == 1 ? .any : .all
        if isOpposite, quantity == .all, StageRule.notAllIsUntold.holds { return nil }
        self.init(
            targets.map(\.reference), question.characteristic, test, of: isOpposite ? .none : quantity, for: duration)
    }

    private static let disarmed = 3.0
}
