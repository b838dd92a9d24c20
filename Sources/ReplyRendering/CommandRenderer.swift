import HomeModel
import HomeOutcomes

/// Says what is about to be done, what was done and what failed.
struct CommandRenderer: Renderer {
    let context: RenderingContext

    init(_ context: RenderingContext) { self.context = context }

    /// What is about to be done, such as "Turning off the Fan and locking the Front Door".
    func doing(_ intents: [Intent]) -> String { apart(intents) { sentence(doingInShort($0)) } }

    /// Answers and acts in sentences of their own, in their order.
    private func apart(_ intents: [Intent], _ tell: ([Intent]) -> String) -> String {
        var runs: [[Intent]] = []
        for intent in intents {
            if let last = runs.last?.last, last.isQuestion == intent.isQuestion {
                runs[runs.count - 1].append(intent)
            } else {
                runs.append([intent])
            }
        }
        return runs.isEmpty ? tell([]) : sentences(runs.map(tell))
    }

    /// The same as part of a sentence.
    func doingInShort(_ intents: [Intent]) -> String {
        AnswerRenderer(context).verdict(intents)
            ?? say.list(called(intents.joinedAsTold) { doing($0.action, $0.targets, $1) })
    }

    /// What is told of each of some intents, given how its things are spoken of: by a pronoun where they were named just
    /// before.
    func called(_ intents: [Intent], _ tell: (Intent, Mention) -> String) -> [String] {
        intents.indices.map { place in
            let targets = intents[place].targets
            let isSame =
                place > 0 && !targets.isEmpty
                && targets.map(\.reference) == intents[place - 1].targets.map(\.reference)
            return tell(intents[place], Mention(targets: targets, isPronoun: isSame))
        }
    }

    private func doing(_ action: Intent.Action, _ targets: [Target], _ mention: Mention) -> String {
        switch action {
        case .setAll(let values): setting(values, mention, .announced)
        case .list(let scheduled): listing(scheduled)
        case .cancel(let scheduled): cancelling(scheduled)
        case .get(let question): AnswerRenderer(context).values(question, targets)
        case .schedule(let action, let when):
            say(.doAtTime, .action(verb(action, mention, .announced)), .time(spoken(when)))
        case .set, .adjust, .run: verb(action, mention, .announced)
        }
    }

    /// What is to be done, to follow "will": "turn off the Fan".
    func toDo(_ action: Intent.Action, _ targets: [Target]) -> String {
        verb(action, Mention(targets: targets), .named)
    }

    /// That something of things is to be changed, to follow "will".
    func toChange(_ targets: [Target]) -> String { verb(.change, Mention(targets: targets), .named) }

    /// An action as a verb and what it is done to: "turn off the Fan", "turning off the Fan".
    func verb(_ action: Intent.Action, _ mention: Mention, _ telling: Telling) -> String {
        switch action {
        case .set(let type, let value): set(type, value, mention, telling)
        case .run(let scene, let home): say(.run, .telling(telling), .name(elsewhere(scene.name, home)))
        case .adjust(let type, let change): changing(type, change, mention, telling)
        case .setAll(let values): setting(values, mention, telling)
        case .get, .schedule, .list, .cancel: verb(.change, mention, telling)
        }
    }

    private func verb(_ message: Message, _ mention: Mention, _ telling: Telling, value: String = "") -> String {
        say(
            message, .telling(telling), .things(things(mention, as: .object)), .count(count(mention.targets)),
            .pronoun(mention.isPronoun), .value(value))
    }

    private func set(
        _ type: CharacteristicType, _ value: CharacteristicValue, _ mention: Mention, _ telling: Telling
    ) -> String {
        let act = Act(type, value)
        let shown = act?.hasValue ?? true ? shown(value, type, mention.targets) : ""
        return verb(act?.verb ?? (type == "TargetPosition" ? .moveTo : .setTo), mention, telling, value: shown)
    }

    /// A change, or what it comes to where that is known: "making the Floor Lamp brighter by 25 percent", "turning on the Desk Lamp".
    private func changing(
        _ type: CharacteristicType, _ change: Adjustment, _ mention: Mention, _ telling: Telling
    ) -> String {
        switch change {
        case .toggled(let value?) where telling == .announced: return set(type, value, mention, telling)
        case .toggled: return verb(.toggle, mention, telling)
        case .times(let factor, _):
            return say(
                .multiply, .telling(telling), .things(things(mention, as: .object)), .factor(factor),
                .percent(Spoken.rounded(factor * 100)), .quality(Quality(type)))
        case .by(let delta):
            return say(
                delta > 0 ? .more : .less, .telling(telling), .things(things(mention, as: .object)),
                .owner(things(mention, as: .owner)),
                .quality(Quality(type)), .amount(sized(abs(delta), type, in: mention.targets.first?.home ?? "")))
        }
    }

    // MARK: - Several values

    /// What sets several values of one service: "closing the Garage Door and locking it", "setting the Lamp to red".
    private func setting(
        _ values: [CharacteristicType: CharacteristicValue], _ mention: Mention, _ telling: Telling
    ) -> String {
        let (acts, rest) = Self.parts(of: values)
        let again = Mention(targets: mention.targets, isPronoun: mention.isPronoun || !acts.isEmpty)
        let done = acts.enumerated().map { set($1.type, $1.value, $0 == 0 ? mention : again, telling) }
        let others = rest.isEmpty ? [] : [verb(.setTo, again, telling, value: shown(rest, mention.targets))]
        return say.list(done + others)
    }

    /// What follows "is" of several values of one service: "closed and locked", "red and 50 percent".
    func states(
        _ values: [CharacteristicType: CharacteristicValue], _ targets: [Target], _ agreement: Agreement,
        isSettled: Bool
    ) -> String {
        let (acts, rest) = Self.parts(of: values)
        let told = acts.map { state($0.type, $0.value, targets, agreement, isSettled: isSettled) }
        if rest.isEmpty { return say.list(told) }
        let setting = say(
            .setting, .value(shown(rest, targets)), with: agreement)
        return say.list(told + [setting])
    }

    /// Values that have a verb of their own, a door's before a lock's, and those that are only set.
    private static func parts(
        of values: [CharacteristicType: CharacteristicValue]
    ) -> (
        acts: [(type: CharacteristicType, value: CharacteristicValue)],
        rest: [CharacteristicType: CharacteristicValue]
    ) {
        let acts = values.filter { type, value in
            value.number.map { Mode($0, of: type) == nil } ?? true && Act(type, value) != nil
        }
        let inOrder = acts.sorted { $0.key.name > $1.key.name }.map { (type: $0.key, value: $0.value) }
        return (inOrder, values.filter { acts[$0.key] == nil })
    }

    // MARK: - Done

    /// What was done, once the accessories said so, such as "The Desk Lamp is on".
    ///
    /// What takes its time and has not `settled` is said to be on its way, such as "The Front Door is locking".
    func done(_ intents: [Intent], settled: Bool = true) -> String {
        apart(intents) { intents in
            sentence(
                AnswerRenderer(context).verdict(intents)
                    ?? say.list(called(intents.joinedAsTold) { saying($0, $1, settled: settled) }))
        }
    }

    /// What became of changes: the new values, and what was already as far as it goes or off.
    func changed(_ done: [Intent], already: [Intent], off: [Target], settled: Bool) -> String {
        var parts = done.joinedAsTold.map { saying($0, Mention(targets: $0.targets), settled: settled) }
        parts += already.joinedAsTold.compactMap { intent in
            guard case .set(let type, let value) = intent.action else { return nil }
            let agreement = agreement(intent.targets)
            return say(
                .isAlreadySo, .things(things(intent.targets)), with: agreement,
                .predicate(state(type, value, intent.targets, agreement, isSettled: true)))
        }
        if !off.isEmpty {
            let agreement = agreement(off)
            parts.append(
                say(.isOff, .things(things(off)), with: agreement))
        }
        return sentence(parts)
    }

    /// What became of one intent: "the Desk Lamp is on".
    private func saying(_ intent: Intent, _ mention: Mention, settled: Bool) -> String {
        let (targets, agreement) = (intent.targets, agreement(intent.targets))
        switch intent.action {
        case .set(let type, let value):
            return so(mention, agreement, state(type, value, targets, agreement, isSettled: settled))
        case .setAll(let values):
            return so(mention, agreement, states(values, targets, agreement, isSettled: settled))
        case .adjust:
            return say(
                .hasChanged, .things(things(mention, as: .subject)), with: agreement)
        case .list(let scheduled): return listing(scheduled)
        case .cancel(let scheduled): return cancelling(scheduled)
        case .schedule(let action, let when):
            return doing(verb(action, mention, .named), when)
        case .run(let scene, let home): return say(.sceneIsSet, .name(elsewhere(scene.name, home)))
        case .get(let question): return AnswerRenderer(context).values(question, targets)
        }
    }

    private func so(_ mention: Mention, _ agreement: Agreement, _ state: String) -> String {
        say(
            .isSo, .things(things(mention, as: .subject)), with: agreement,
            .predicate(state))
    }

    /// What is left as it is, because another part of the sentence cannot be done: "I did not turn on the Desk Lamp either".
    func left(_ intents: [Intent]) -> String {
        let acts = intents.joinedAsTold.filter { !$0.isQuestion }
        if acts.isEmpty { return "" }
        let told = called(acts) { intent, mention in
            guard case .schedule(let action, let when) = intent.action else {
                return verb(intent.action, mention, .named)
            }
            return say(.doAtTime, .action(verb(action, mention, .named)), .time(spoken(when)))
        }
        return say(.othersLeft, .actions(say.choice(told)))
    }

    // MARK: - Failing

    /// What went wrong, and what was done all the same.
    func failed(_ intents: [Intent]) -> String {
        let failures = intents.flatMap(\.targets).filter { $0.error != nil }
        let away = bridgesAway(failures)
        let reasons = unique(
            failures.map { target in
                let bridge = context.bridge(of: target).flatMap { away.contains($0) ? $0 : nil }
                return failure(bridge.map { target.behind($0) } ?? target)
            })
        let shown = reasons.prefix(4) + (reasons.count > 4 ? [say(.moreFailed, .count(reasons.count - 4))] : [])
        let now = intents.filter { !$0.isScheduled }
        let worked = now.flatMap(\.targets).filter { $0.error == nil }
        let answers = intents.compactMap(\.answered)
        let reason = sentence(Array(shown))
        if answers.count == intents.count { return sentences([reason, done(answers)]) }
        if intents.count > 1 {
            let parts = intents.compactMap(\.worked)
            return sentences([reason] + (parts.isEmpty ? [] : [done(parts, settled: false)]))
        }
        let rest = worked.isEmpty ? [] : [sentence(say(.didIt, .things(things(worked))))]
        return sentences([reason] + rest + [later(intents)].compactMap(\.self))
    }

    /// The bridges that are away with several things behind them: the bridge is named, and not each of them.
    private func bridgesAway(_ failures: [Target]) -> Set<String> {
        let away: [ControlError] = [.unreachable, .timedOut, .stranger, .pairingGone]
        let silent = failures.filter { $0.error.map(away.contains) ?? false }
        let behind = Dictionary(grouping: silent) { context.bridge(of: $0) ?? "" }
        return Set(behind.filter { !$0.key.isEmpty && Set($0.value.map(\.reference)).count > 1 }.keys)
    }

    private func failure(_ target: Target) -> String {
        ControlRenderer(context).text(target.error ?? .unreachable, of: thing(target))
    }

    /// What is going to be done later all the same, where something failed now; nil where nothing is.
    private func later(_ intents: [Intent]) -> String? {
        let scheduled = intents.filter(\.isScheduled)
        return scheduled.isEmpty ? nil : done(scheduled)
    }

    // MARK: - What is scheduled

    /// What is to come, such as "At 19:30 today I will turn on the Desk Lamp".
    func listing(_ scheduled: [Scheduled]) -> String {
        guard !scheduled.isEmpty else { return say(.nothingScheduled) }
        let shown = scheduled.prefix(6).map { scheduled in
            let action = elsewhere(action(of: scheduled), scheduled.home)
            if scheduled.when.event?.characteristic != nil { return sentence(doing(action, scheduled.when)) }
            return sentence(say(.scheduled, .time(spoken(scheduled.when)), .action(action)))
        }
        let rest = scheduled.count > shown.count ? [say(.moreScheduled, .count(scheduled.count - shown.count))] : []
        return sentences(shown + rest)
    }

    /// What was taken back, as part of a sentence: "I will no longer turn on the Desk Lamp at 19:30 today".
    func cancelling(_ scheduled: [Scheduled]) -> String {
        guard !scheduled.isEmpty else { return say(.nothingLikeThat) }
        return say(.noLonger, .actions(say.choice(scheduled.prefix(6).map(reading))))
    }

    /// Names what is scheduled: "turn on the Desk Lamp at 19:30 today".
    func reading(_ scheduled: Scheduled) -> String {
        say(.doAtTime, .action(action(of: scheduled)), .time(spoken(scheduled.when)))
    }

    /// Names each of several things that are scheduled by what tells it from the others: "at 19:30 today" and "at 20:00 today"
    /// where both turn on one lamp, "turn on the Desk Lamp" and "turn on the Fan" where both come at one time.
    func readings(_ scheduled: [Scheduled]) -> [String] {
        let (actions, times) = (scheduled.map(action), scheduled.map { spoken($0.when) })
        func areAllOther(_ texts: [String]) -> Bool { Set(texts).count == texts.count }
        if Set(actions).count == 1, areAllOther(times) { return times }
        if Set(times).count == 1, areAllOther(actions) { return actions }
        let both = scheduled.map(reading)
        // What is told in the same words goes by the names that it has in the home.
        return areAllOther(both) ? both : scheduled.map(\.name)
    }

    /// What a trigger does, to follow "will": "turn on the Desk Lamp and run Good Night".
    func action(of scheduled: Scheduled) -> String {
        say.list(called(scheduled.acts) { verb($0.action, $1, .named) })
    }
}

extension Target {
    /// The bridge that it is behind, in its place.
    fileprivate func behind(_ bridge: String) -> Target {
        var target = self
        (target.accessory, target.service, target.type) = (bridge, bridge, "AccessoryInformation")
        return target
    }
}

extension Intent {
    /// What of it was done; nil where nothing was.
    fileprivate var worked: Intent? {
        if isQuestion { return answered }
        var worked = self
        worked.targets.removeAll { $0.error != nil }
        return worked.targets.isEmpty && !targets.isEmpty ? nil : worked
    }

    /// The question with those of its things that answered; nil where none did, or where it asks nothing.
    fileprivate var answered: Intent? {
        guard case .get(var question) = action else { return nil }
        let known = targets.indices.filter { targets[$0].error == nil }
        guard !known.isEmpty else { return nil }
        question.values = known.map { question.values[$0] }
        return Intent(action: .get(question), targets: known.map { targets[$0] })
    }
}
