import Foundation
import HomeLanguage
import HomeModel
import HomeOutcomes
import ReplyRendering

/// All that one sentence wants done in one home at one time: it becomes one trigger.
struct PlannedTrigger {
    let home: String
    let when: When
    /// The trigger, which gets its name and scenes when it is kept.
    let trigger: Trigger
    private(set) var actions: [Action] = []
    private(set) var scenes: [ActionSetID] = []
    private var things: [String] = []

    /// The triggers that intents ask for; other intents ask for none.
    ///
    /// - Throws: `AgendaFault` where something has no value that could be kept.
    static func triggers(for intents: [Intent]) throws(AgendaFault) -> [PlannedTrigger] {
        var planned: [PlannedTrigger] = []
        for intent in intents {
            guard case .schedule(let action, let when) = intent.action else { continue }
            for home in Set(intent.homes).sorted() {
                let known = planned.firstIndex { $0.home == home && $0.when == when }
                if known == nil { planned.append(PlannedTrigger(home: home, when: when)) }
                try planned[known ?? planned.count - 1].add(action, intent.targets.filter { $0.home == home })
            }
        }
        return planned
    }

    private init(home: String, when: When) {
        self.home = home
        self.when = when
        let time = when.firingTime
        var trigger = Trigger(name: "", fireDate: time.fireDate)
        trigger.event = time.event
        trigger.timeZone = time.timeZone
        trigger.recurrence = when.recurrence
        trigger.isTimed = true
        self.trigger = trigger
    }

    private mutating func add(_ action: Intent.Action, _ targets: [Target]) throws(AgendaFault) {
        switch action {
        case .set(let type, let value): add([type: value], targets)
        case .setAll(let values): add(values, targets)
        case .run(let scene, _):
            scenes.append(scene.id)
            things.append(scene.name)
        case .adjust, .get, .schedule, .list, .cancel:
            throw AgendaFault(told: .agendaChange)
        }
    }

    private mutating func add(_ values: [CharacteristicType: CharacteristicValue], _ targets: [Target]) {
        for target in targets {
            things.append(target.service)
            for (type, value) in values.sorted(by: { $0.key.name < $1.key.name }) {
                // Light that is given a brightness is switched on too, as it is now.
                if target.power != nil, (value.number ?? 0) > 0 { set("On", .bool(true), target) }
                set(type, value, target)
            }
        }
    }

    private mutating func set(_ type: CharacteristicType, _ value: CharacteristicValue, _ target: Target) {
        actions.removeAll { $0.service == target.reference && $0.characteristic == type }
        actions.append(Action(service: target.reference, characteristic: type, value: value))
    }

    // MARK: - Keeping

    /// The triggers of a home that do the same at the same times, because the same was said before.
    func twins(in home: Home, now: Date) -> [TriggerID] {
        home.triggers.filter { known in
            guard known.isTimed, known.isEnabled, known.recurrence == trigger.recurrence, known.event == trigger.event,
                known.nextFireDate(after: now) == trigger.nextFireDate(after: now)
            else { return false }
            // What has no date to come is the same only where its date was.
            if known.nextFireDate(after: now) == nil, known.fireDate != trigger.fireDate { return false }
            let run = home.actionSets.filter { known.actionSets.contains($0.id) }
            return Set(run.filter { !$0.isTimed }.map(\.id)) == Set(scenes)
                && Set(run.filter(\.isTimed).flatMap(\.actions)) == Set(actions)
        }.map(\.id)
    }

    /// The edits that keep it, with the consent that it was given, in a home as it is now.
    func edits(in home: Home, allowedBy consent: StandingConsent?, naming: ReplyRenderer) -> [Edit] {
        var taken = Set((home.triggers.map(\.name) + home.actionSets.map(\.name)).map(NameKey.init))
        var trigger = trigger
        let name = naming.triggerName(of: things, when)
        trigger.name = naming.unique(name, besides: &taken)
        trigger.actionSets = scenes
        var edits: [HomeEdit] = []
        if !actions.isEmpty {
            var scene = ActionSet(name: naming.unique(naming.sceneName(of: name), besides: &taken))
            scene.actions = actions
            scene.isTimed = true
            edits.append(.addActionSet(scene))
            trigger.actionSets.append(scene.id)
        }
        edits.append(.addTrigger(trigger))
        if let consent { edits.append(.allow(consent)) }
        edits.append(.setEnabled(trigger.id, true))
        return edits.map { .change(home.id, $0) }
    }
}

extension Intent {
    /// The names of the homes that it concerns.
    fileprivate var homes: [String] {
        if case .schedule(.run(_, let home), _) = action { return [home] }
        return targets.map(\.home)
    }
}

extension Home {
    /// The edits that clear away what was said for a time that has passed a day ago.
    func clearingSpent(now: Date) -> [Edit] {
        let spent = triggers.filter { trigger in
            trigger.isTimed && !trigger.isEnabled && trigger.event == nil
                && trigger.nextFireDate(after: now - 86_400) == nil
        }
        return spent.flatMap { removing($0.id) }
    }
}
