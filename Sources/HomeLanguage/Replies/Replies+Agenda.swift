import HomeModel

extension Replies {
    /// What is told of the agenda, without a full stop.
    func agenda(_ deed: Intent.Deed) -> String {
        let text =
            switch deed {
            case .list(let scheduled): listing(scheduled)
            case .cancel(let scheduled): cancelling(scheduled)
            default: ""
            }
        return String(text.dropLast())
    }

    /// What is going to be done later all the same, where something failed now; nil where nothing is.
    func later(_ intents: [Intent]) -> String? {
        let scheduled = intents.filter { if case .schedule = $0.deed { true } else { false } }
        return scheduled.isEmpty ? nil : done(scheduled)
    }

    static func guest(_ user: String, in home: String) -> String {
        "\(user) is a guest in \(home): only administrators keep things for later. Nothing was done."
    }

    /// What is to come, such as "At 19:30 today I will turn on the Desk Lamp".
    func listing(_ scheduled: [Scheduled]) -> String {
        guard !scheduled.isEmpty else { return "Nothing is scheduled." }
        let shown = scheduled.prefix(6).map {
            Self.sentence(["\($0.when.words) I will \($0.deed)\(elsewhere($0.home))"])
        }
        let rest = scheduled.count > shown.count ? [" \(scheduled.count - shown.count) more are scheduled."] : []
        return (shown + rest).joined(separator: " ")
    }

    /// What was taken back, such as "I will no longer turn on the Desk Lamp at 19:30 today".
    func cancelling(_ scheduled: [Scheduled]) -> String {
        guard !scheduled.isEmpty else { return "Nothing like that is scheduled." }
        return Self.sentence([
            "I will no longer " + Self.list(scheduled.prefix(6).map { "\($0.deed) \($0.when.words)" }, with: "or")
        ])
    }

    /// What a trigger does, to follow "will": "turn on the Desk Lamp and run Good Night".
    func deed(of trigger: Trigger, in view: HomeView) -> String {
        let scenes = view.home.actionSets.filter { trigger.actionSets.contains($0.id) }
        let named = scenes.filter { !$0.isTimed }.map { "run \($0.name)" }
        var acts: [(type: CharacteristicType, value: CharacteristicValue, targets: [Target])] = []
        let ids = Set(scenes.filter(\.isTimed).flatMap(\.actions))
        for (action, service) in view.actions(of: trigger) where ids.contains(action) {
            let target = service.target(action.characteristic)
            if let known = acts.firstIndex(where: { $0.type == action.characteristic && $0.value == action.value }) {
                acts[known].targets.append(target)
            } else {
                acts.append((action.characteristic, action.value, [target]))
            }
        }
        let deeds = acts.map { toDo(.set($0.type, $0.value), $0.targets) }
        return Self.list(deeds + named)
    }
}
