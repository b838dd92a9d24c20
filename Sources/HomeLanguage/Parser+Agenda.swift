import Foundation
import HomeModel
import HomeOutcomes

extension Parser {
    /// The outcome of asking what is scheduled, or of taking it back; nil where a text does neither.
    func agenda(_ said: Utterance, in context: Context) -> Outcome? {
        let text = said.text
        let readings = matches(of: said, rule: "agenda")
        if readings.contains(where: { Slots($0).has(.list) }) {
            let scheduled = scheduled(in: context)
            return agenda(text, .list(scheduled))
        }
        // What people made by other means is theirs to manage.
        let own = scheduled(in: context, isTimed: true)
        guard !readings.isEmpty else { return nil }
        let meant = readings.map { (matching($0, among: own, in: context), Referent($0)) }.first { !$0.0.isEmpty }
        guard let (scheduled, referent) = meant, scheduled.count > 1, !referent.has(.plural), !referent.has(.every)
        else {
            return agenda(text, .cancel(meant?.0 ?? []))
        }
        let candidates = scheduled.map { scheduled in
            Outcome.Candidate(
                reading: replies.reading(scheduled), intents: [Intent(action: .cancel([scheduled]), targets: [])])
        }
        return Outcome(
            text: text, language: code, status: .ambiguous, confidence: 1 / Double(candidates.count),
            candidates: candidates, told: Reply(.which))
    }

    private func agenda(_ text: String, _ action: Intent.Action) -> Outcome {
        let intents = [Intent(action: action, targets: [])]
        return Outcome(
            text: text, language: code, status: .understood, confidence: 1, intents: intents,
            told: Reply(.doing(intents)))
    }

    /// What is to come, the next first.
    private func scheduled(in context: Context, isTimed: Bool = false) -> [Scheduled] {
        let now = context.now ?? PresentTime()
        var coming: [(Date, Scheduled)] = []
        for view in homes(in: context) where context.user.map({ isKnown($0, in: view.home.name) }) ?? true {
            for trigger in view.home.triggers where trigger.isEnabled && (trigger.isTimed || !isTimed) {
                guard let date = trigger.nextFireDate(after: now.date) else { continue }
                let here = PresentTime(now.date, in: trigger.zone ?? now.zone)
                let when = When(
                    fireDate: FireDate.text(of: date, in: here.zone), recurrence: trigger.recurrence,
                    timeZone: trigger.timeZone, phrase: here.phrase(for: date, trigger.recurrence))
                let acts = view.acts(of: trigger)
                coming.append(
                    (
                        date,
                        Scheduled(home: view.home.name, trigger: trigger.id, name: trigger.name, when: when, acts: acts)
                    ))
            }
        }
        return coming.sorted { $0.0 < $1.0 }.map(\.1)
    }

    // MARK: - What was just said

    /// What intents keep for later, as the homes have it now.
    public func kept(_ intents: [Intent]) -> [Scheduled] {
        let known = scheduled(in: Context(), isTimed: true)
        return known.filter { scheduled in
            intents.contains { intent in
                guard case .schedule(_, let when) = intent.action, when.fireDate == scheduled.when.fireDate else {
                    return false
                }
                let view = views.first { $0.home.name == scheduled.home }
                let trigger = view?.home.triggers.first { $0.id == scheduled.trigger }
                guard let view, let trigger else { return false }
                let moved = Set(view.actions(of: trigger).map(\.1.reference))
                return intent.targets.isEmpty || moved.isSuperset(of: intent.targets.map(\.reference))
            }
        }
    }

    /// What takes back what intents keep for later.
    public func cancelling(_ intents: [Intent]) -> [Intent] {
        guard !intents.isEmpty else { return [] }
        let kept = kept(intents)
        // What was only rehearsed is in no home.
        let rehearsed = intents.compactMap { intent -> Scheduled? in
            guard case .schedule(let action, let when) = intent.action, let home = intent.targets.first?.home else {
                return nil
            }
            let acts = [Intent(action: action, targets: intent.targets)]
            return Scheduled(home: home, trigger: TriggerID(), name: "", when: when, acts: acts)
        }
        let cancelled = kept.isEmpty ? rehearsed : kept
        return cancelled.isEmpty ? [] : [Intent(action: .cancel(cancelled), targets: [])]
    }

    // MARK: - Taking back

    private func matching(_ events: [Matcher.Event], among scheduled: [Scheduled], in context: Context) -> [Scheduled] {
        let slots = Slots(events.filter { if case .tag(.set) = $0 { true } else { false } })
        if slots.has(.every) { return scheduled }
        if slots.has(.last) { return newest(of: scheduled) }
        let words = events.filter { if case .name = $0 { false } else { true } }
        let clock = Moment([words])?.start
        let minutes = clock?.clock.map { $0.minutes(in: clock?.part).map { $0 % 1440 } }
        let referent = Referent(events)
        let fitting = scheduled.filter { scheduled in
            guard minutes?.contains(scheduled.when.minuteOfDay) != false else { return false }
            return homes(in: context).contains {
                $0.home.name == scheduled.home && $0.does(scheduled.trigger, with: referent)
            }
        }
        // What is about nothing else comes before what is about more.
        let exact = fitting.filter { scheduled in views.contains { $0.isAll(of: scheduled.trigger, meantBy: referent) }
        }
        return exact.isEmpty ? fitting : exact
    }

    /// The one that was added last.
    private func newest(of scheduled: [Scheduled]) -> [Scheduled] {
        let order = views.flatMap(\.home.triggers).map(\.id)
        return scheduled.max { (order.firstIndex(of: $0.trigger) ?? 0) < (order.firstIndex(of: $1.trigger) ?? 0) }.map {
            [$0]
        } ?? []
    }
}

extension When {
    /// The local minute of the day.
    fileprivate var minuteOfDay: Int {
        let digits = fireDate.dropFirst(11).prefix(5).split(separator: ":").compactMap { Int($0) }
        return digits.count == 2 ? digits[0] * 60 + digits[1] : -1
    }
}

extension HomeView {
    /// What a trigger does: writes of one value together, then the scenes that have a name.
    fileprivate func acts(of trigger: Trigger) -> [Intent] {
        let scenes = home.actionSets.filter { trigger.actionSets.contains($0.id) }
        var acts: [Intent] = []
        let ids = Set(scenes.filter(\.isTimed).flatMap(\.actions))
        for (action, service) in actions(of: trigger) where ids.contains(action) {
            let action = Intent.Action.set(action.characteristic, action.value)
            if let known = acts.firstIndex(where: { $0.action == action }) {
                acts[known].targets.append(service.target(action.characteristic))
            } else {
                acts.append(Intent(action: action, targets: [service.target(action.characteristic)]))
            }
        }
        return acts + scenes.filter { !$0.isTimed }.map { Intent(action: .run($0, home: ""), targets: []) }
    }

    /// What a trigger writes, each with its service.
    func actions(of trigger: Trigger) -> [(Action, ServiceView)] {
        let scenes = home.actionSets.filter { trigger.actionSets.contains($0.id) }
        return scenes.flatMap(\.actions).flatMap { action in services(of: .service(action.service)).map { (action, $0) }
        }
    }

    /// Whether all that a trigger moves is named by a noun.
    fileprivate func isAll(of id: TriggerID, meantBy referent: Referent) -> Bool {
        guard let trigger = home.triggers.first(where: { $0.id == id }), !referent.names.isEmpty else { return false }
        let named = Set(referent.names.flatMap(\.entries).flatMap { services(of: $0.thing) })
        let isScene = referent.names.flatMap(\.entries).contains { entry in
            trigger.actionSets.contains { .actionSet($0) == entry.thing }
        }
        return isScene || actions(of: trigger).allSatisfy { named.contains($0.1) }
    }

    /// Whether a trigger moves what a noun means.
    fileprivate func does(_ id: TriggerID, with referent: Referent) -> Bool {
        guard let trigger = home.triggers.first(where: { $0.id == id }) else { return false }
        let entries = referent.names.flatMap(\.entries).filter { $0.home == home.id }
        if entries.contains(where: { entry in trigger.actionSets.contains { .actionSet($0) == entry.thing } }) {
            return true
        }
        let kinds = referent.has(.kind) ? referent.services(.kind) : nil
        return actions(of: trigger).contains { _, view in
            let isKind = kinds?.contains(view.service.type) ?? true
            return isKind
                && entries.allSatisfy { entry in
                    services(of: entry.thing).contains(view)
                        || view.room.map { rooms(of: entry.thing).contains($0.id) } ?? false
                }
        }
    }
}
