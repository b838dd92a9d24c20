import HomeModel
import HomeOutcomes

extension ReplyRenderer {
    /// What was done, once the accessories said so, such as "The Desk Lamp is on".
    ///
    /// What takes its time and has not `settled` is said to be on its way, such as "The Front Door is locking".
    public func done(_ intents: [Intent], settled: Bool = true) -> String {
        sentence(
            verdict(intents) ?? say.list(called(intents.joinedAsTold) { saying($0, $1, settled: settled) }))
    }

    /// What became of changes: the new values, and what was already as far as it goes or off.
    public func changed(_ done: [Intent], already: [Intent], off: [Target], settled: Bool) -> String {
        var parts = done.joinedAsTold.map { saying($0, Mention(targets: $0.targets), settled: settled) }
        parts += already.joinedAsTold.compactMap { intent in
            guard case .set(let type, let value) = intent.action else { return nil }
            return say(
                .isAlreadySo, .things(things(intent.targets)), .count(count(intent.targets)),
                .predicate(state(type, value, intent.targets, isSettled: true)))
        }
        if !off.isEmpty { parts.append(say(.isOff, .things(things(off)), .count(count(off)))) }
        return sentence(parts)
    }

    /// What became of one intent: "the Desk Lamp is on".
    private func saying(_ intent: Intent, _ mention: Mention, settled: Bool) -> String {
        let targets = intent.targets
        switch intent.action {
        case .set(let type, let value): return so(mention, state(type, value, targets, isSettled: settled))
        case .setAll(let values): return so(mention, states(values, targets, isSettled: settled))
        case .adjust: return say(.hasChanged, .things(things(mention, as: .subject)), .count(count(targets)))
        case .list(let scheduled): return listing(scheduled)
        case .cancel(let scheduled): return cancelling(scheduled)
        case .schedule(let action, let when):
            return say(.willDo, .action(verb(action, mention, .infinitive)), .time(time(when)))
        case .run(let scene, let home): return say(.sceneIsSet, .name(elsewhere(scene.name, home)))
        case .get(let question): return values(question, targets)
        }
    }

    private func so(_ mention: Mention, _ state: String) -> String {
        say(
            .isSo, .things(things(mention, as: .subject)), .count(count(mention.targets)), .predicate(state))
    }

    /// What follows "is": "on", "at 50 percent"; with what takes time and has not settled, "opening".
    func state(
        _ type: CharacteristicType, _ value: CharacteristicValue, _ targets: [Target], isSettled: Bool
    ) -> String {
        switch Act(type, value) {
        case .turn(let isOn): return say(isOn ? .on : .off)
        case .lock(let isLocked): return say(isLocked ? .locked : .unlocked, .settled(isSettled))
        case .open(let isOpen): return say(isOpen ? .opened : .closed, .settled(isSettled))
        case .arm(3): return say(.disarmed)
        case .arm(4): return say(.alarming)
        case .arm: return say(.armed, .value(shown(value, type, targets)))
        case .mute(let isMuted): return say(isMuted ? .muted : .unmuted)
        case nil: break
        }
        let value = shown(value, type, targets)
        if type.name.hasSuffix("Position") { return say(.positioned, .settled(isSettled), .value(value)) }
        let isSet = type.isState || type.name.hasSuffix("Temperature")
        return say(isSet ? .beenSet : .atLevel, .value(value))
    }

    // MARK: - Failing

    /// What went wrong, and what was done all the same.
    public func failed(_ intents: [Intent]) -> String {
        let failures = intents.flatMap(\.targets).filter { $0.error != nil }
        let away = bridgesAway(failures)
        let reasons = Self.unique(
            failures.map { target in
                let bridge = bridge(of: target).flatMap { away.contains($0) ? $0 : nil }
                return failure(bridge.map { target.behind($0) } ?? target)
            })
        let shown = reasons.prefix(4) + (reasons.count > 4 ? [say(.moreFailed, .count(reasons.count - 4))] : [])
        let now = intents.filter { if case .schedule = $0.action { false } else { true } }
        let worked = now.flatMap(\.targets).filter { $0.error == nil }
        let answers = intents.compactMap(\.answered)
        let reason = sentence(Array(shown))
        if answers.count == intents.count { return sentences([reason, done(answers)]) }
        let rest = worked.isEmpty ? [] : [sentence(say(.didIt, .things(things(worked))))]
        return sentences([reason] + rest + [later(intents)].compactMap(\.self))
    }

    /// The bridges that are away with several things behind them: the bridge is named, and not each of them.
    private func bridgesAway(_ failures: [Target]) -> Set<String> {
        let away: [ControlError] = [.unreachable, .timedOut, .stranger, .pairingGone]
        let silent = failures.filter { $0.error.map(away.contains) ?? false }
        let behind = Dictionary(grouping: silent) { bridge(of: $0) ?? "" }
        return Set(behind.filter { !$0.key.isEmpty && Set($0.value.map(\.reference)).count > 1 }.keys)
    }

    private func failure(_ target: Target) -> String { text(target.error ?? .unreachable, of: thing(target)) }

    /// What is going to be done later all the same, where something failed now; nil where nothing is.
    private func later(_ intents: [Intent]) -> String? {
        let scheduled = intents.filter { if case .schedule = $0.action { true } else { false } }
        return scheduled.isEmpty ? nil : done(scheduled)
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
    /// The question with those of its things that answered; nil where none did, or where it asks nothing.
    fileprivate var answered: Intent? {
        guard case .get(var question) = action else { return nil }
        let known = targets.indices.filter { targets[$0].error == nil }
        guard !known.isEmpty else { return nil }
        question.values = known.map { question.values[$0] }
        return Intent(action: .get(question), targets: known.map { targets[$0] })
    }
}
