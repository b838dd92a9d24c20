import HomeModel
import HomeOutcomes

/// Asks whether to go on, and which of several is meant.
struct QuestionRenderer: Renderer {
    let context: RenderingContext

    init(_ context: RenderingContext) { self.context = context }

    private var commands: CommandRenderer { CommandRenderer(context) }

    /// Asks whether to open what guards the home: each thing that would be opened is named.
    func confirm(_ intents: [Intent]) -> String {
        let guarding = intents.filter(\.needsConfirmation)
        let wanted = (guarding.isEmpty ? intents : guarding.flatMap(\.opening)).joinedAsTold.map { intent in
            switch intent.action {
            case .set: commands.toDo(intent.action, intent.targets)
            case .run: opening(intent, by: commands.toDo(intent.action, intent.targets))
            case .get, .setAll, .adjust, .list, .cancel: commands.toChange(intent.targets)
            case .schedule(let action, let when):
                opening(
                    Intent(action: action, targets: intent.targets),
                    by: say(.doAtTime, .action(commands.toDo(action, intent.targets)), .time(spoken(when))))
            }
        }
        return say(.shallI, .actions(say.list(wanted)))
    }

    /// An action with what it opens where it is a scene: "run Welcome, which would unlock the Front Door".
    private func opening(_ intent: Intent, by action: String) -> String {
        guard case .run(let scene, _) = intent.action, !intent.openings.isEmpty else { return action }
        let opened = scene.actions.compactMap { action -> Intent? in
            guard let target = intent.targets.first(where: { $0.reference == action.service }),
                target.type.isOpened(by: action.value, of: action.characteristic)
            else { return nil }
            return Intent(action: .set(action.characteristic, action.value), targets: [target])
        }
        if opened.isEmpty { return say(.whichWouldOpen, .action(action)) }
        return say(
            .whichWould, .action(action),
            .actions(say.list(opened.joinedAsTold.map { commands.toDo($0.action, $0.targets) })))
    }

    // MARK: - Choosing

    /// Asks which of several readings is meant.
    func which(_ readings: [String]) -> String {
        let shown = readings.prefix(6)
        let rest = readings.count > shown.count ? [say(.oneOfMore, .count(readings.count - shown.count))] : []
        return say(.whichOne, .readings(say.choice(shown + rest)))
    }

    /// Asks which of several sentences was said.
    func heard(oneOf texts: [String]) -> String {
        let all = texts.dropFirst().reduce(texts.first ?? "") { say(.didYouSayOr, .first($0), .last($1)) }
        return say(.didYouSayOne, .readings(all))
    }

    /// The readings to choose from, each told by what tells it from the others, in the order of those words.
    func candidates(_ readings: [[Intent]]) -> [Outcome.Candidate] {
        let things = readings.map(reading)
        // The same things by the same names: they differ in what is done.
        let isDoing = Set(things).count < things.count
        return zip(readings, things).map { intents, things in
            Outcome.Candidate(reading: isDoing ? commands.doingInShort(intents) : things, intents: intents)
        }.sorted { $0.reading < $1.reading }
    }

    /// Names one reading among several: "the Lamp in the Den"; where one differs in time, "the Lamp in the Den now".
    private func reading(_ intents: [Intent]) -> String {
        let isTimed = intents.contains(where: \.isScheduled)
        return say.list(
            intents.map { intent in
                if case .schedule(let action, let when) = intent.action {
                    return say(
                        .doAtTime, .action(reading([Intent(action: action, targets: intent.targets)])),
                        .time(spoken(when)))
                }
                if isTimed { return say(.doNow, .action(reading([intent]))) }
                if case .run(let scene, let home) = intent.action { return elsewhere(scene.name, home) }
                guard intent.targets.count == 1, let room = intent.targets[0].room else {
                    return things(intent.targets)
                }
                var target = intent.targets[0]
                let home = target.home
                target.home = primary
                return elsewhere(say(.inRoom, .things(thing(target)), .room(room)), home)
            })
    }

    // MARK: - What tells a reading

    /// What an intent is told by: its things and their places, its scene, its values and its times.
    func names(_ intent: Intent) -> [String] {
        intent.targets.flatMap { [$0.service, $0.room ?? "", $0.home] } + names(intent.action)
    }

    private func names(_ action: Intent.Action) -> [String] {
        switch action {
        case .set(let type, let value): Act(type, value) == nil ? [shown(value, type, in: "")] : []
        case .setAll(let values): [shown(values, [])]
        case .run(let scene, let home): [scene.name, home]
        case .schedule(let action, let when): names(action) + [spoken(when)]
        case .cancel(let scheduled), .list(let scheduled):
            scheduled.flatMap { $0.acts.flatMap(names) + [spoken($0.when)] }
        case .adjust, .get: []
        }
    }
}

extension Intent {
    /// What of the intent opens, value by value: to be asked about in words.
    fileprivate var opening: [Intent] {
        switch action {
        case .setAll(let values):
            values.sorted { $0.key.name < $1.key.name }.compactMap { type, value in
                let opened = targets.filter { $0.type.isOpened(by: value, of: type) }
                return opened.isEmpty ? nil : Intent(action: .set(type, value), targets: opened)
            }
        case .schedule(let action, let when):
            Intent(action: action, targets: targets).opening.map {
                Intent(action: .schedule($0.action, when), targets: $0.targets)
            }
        case .set, .adjust, .get, .run, .list, .cancel: [self]
        }
    }
}
