import HomeModel
import HomeOutcomes

extension ReplyRenderer {
    /// What is about to be done, such as "Turning off the Fan and locking the Front Door".
    public func doing(_ intents: [Intent]) -> String {
        sentence(doingInShort(intents))
    }

    /// The same as part of a sentence.
    func doingInShort(_ intents: [Intent]) -> String {
        verdict(intents) ?? say.list(called(intents.joinedAsTold) { doing($0.action, $0.targets, $1) })
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
        case .setAll(let values): setting(values, mention)
        case .list(let scheduled): listing(scheduled)
        case .cancel(let scheduled): cancelling(scheduled)
        case .get(let question): values(question, targets)
        case .schedule(let action, let when):
            say(.doAtTime, .action(verb(action, mention, .participle)), .time(time(when)))
        case .set, .adjust, .run: verb(action, mention, .participle)
        }
    }

    /// What is to be done, to follow "will": "turn off the Fan".
    func toDo(_ action: Intent.Action, _ targets: [Target]) -> String {
        verb(action, Mention(targets: targets), .infinitive)
    }

    /// An action as a verb and what it is done to: "turn off the Fan", "turning off the Fan".
    func verb(_ action: Intent.Action, _ mention: Mention, _ form: Form) -> String {
        switch action {
        case .set(let type, let value): set(type, value, mention, form)
        case .run(let scene, let home): say(.run, .form(form), .name(elsewhere(scene.name, home)))
        case .adjust(let type, let change): changing(type, change, mention, form)
        case .setAll, .get, .schedule, .list, .cancel: verb(.change, mention, form)
        }
    }

    private func verb(_ message: Message, _ mention: Mention, _ form: Form, value: String = "") -> String {
        say(
            message, .form(form), .things(things(mention, as: .object)), .pronoun(mention.isPronoun), .value(value))
    }

    private func set(
        _ type: CharacteristicType, _ value: CharacteristicValue, _ mention: Mention, _ form: Form
    ) -> String {
        let act = Act(type, value)
        let shown = act?.hasValue ?? true ? shown(value, type, mention.targets) : ""
        return verb(act?.verb ?? (type == "TargetPosition" ? .moveTo : .setTo), mention, form, value: shown)
    }

    /// "making the Floor Lamp brighter by 25 percent", "turning on the Desk Lamp" where it is known to be off.
    private func changing(
        _ type: CharacteristicType, _ change: Adjustment, _ mention: Mention, _ form: Form
    ) -> String {
        switch change {
        case .toggled(let value?) where form == .participle: return set(type, value, mention, form)
        case .toggled: return verb(.toggle, mention, form)
        case .times(let factor, _):
            return say(
                .multiply, .form(form), .things(things(mention, as: .object)), .factor(factor),
                .percent(Spoken.rounded(factor * 100)), .quality(Quality(type)))
        case .by(let delta):
            return say(
                delta > 0 ? .more : .less, .form(form), .things(things(mention, as: .object)),
                .quality(Quality(type)), .amount(sized(abs(delta), type, in: mention.targets.first?.home ?? "")))
        }
    }

    // MARK: - Several values

    /// What sets several values of one service: "closing the Garage Door and locking it", "setting the Lamp to red".
    private func setting(_ values: [CharacteristicType: CharacteristicValue], _ mention: Mention) -> String {
        let (acts, rest) = Self.parts(of: values)
        let again = Mention(targets: mention.targets, isPronoun: mention.isPronoun || !acts.isEmpty)
        let done = acts.enumerated().map { set($1.type, $1.value, $0 == 0 ? mention : again, .participle) }
        let others = rest.isEmpty ? [] : [verb(.setTo, again, .participle, value: shown(rest, mention.targets))]
        return say.list(done + others)
    }

    /// What follows "is" of several values of one service: "closed and locked", "red and 50 percent".
    func states(
        _ values: [CharacteristicType: CharacteristicValue], _ targets: [Target], isSettled: Bool
    ) -> String {
        let (acts, rest) = Self.parts(of: values)
        let told = acts.map { state($0.type, $0.value, targets, isSettled: isSettled) }
        return say.list(told + (rest.isEmpty ? [] : [shown(rest, targets)]))
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
}
