import HomeModel

extension Replies {
    /// What is to be done, to follow "will": "turn off the Fan".
    func toDo(_ deed: Intent.Deed, _ targets: [Target]) -> String { toDo(deed, targets, things(targets)) }

    /// The same, given what the things are called.
    func toDo(_ deed: Intent.Deed, _ targets: [Target], _ things: String) -> String {
        switch deed {
        case .set("TargetPosition", let value) where ![0, 100].contains(value.number):
            "move \(things) to \(shown(value, "TargetPosition", in: targets.first?.home ?? ""))"
        case .set(let type, let value) where Words.isState(type) || type == "TargetPosition":
            Words.toDo(type, value, things)
        case .set(let type, let value): "set \(things) to \(shown(value, type, in: targets.first?.home ?? ""))"
        case .run(let scene, let home): "run \(scene.name)\(elsewhere(home))"
        case .adjust(let type, let change): changing(type, change, targets, things, in: .infinitive)
        case .setAll, .get, .schedule, .list, .cancel: "change \(things)"
        }
    }

    /// What is going to be done at some time, such as "turning off the Fan at 19:00 today".
    func doing(_ deed: Intent.Deed, _ when: When, _ targets: [Target], _ things: String) -> String {
        let what =
            switch deed {
            case .set(let type, let value):
                Words.doing(type, value, shown(value, type, in: targets.first?.home ?? ""), things)
            case .run(let scene, let home): "running \(scene.name)\(elsewhere(home))"
            case .adjust(let type, let change): changing(type, change, targets, things, in: .participle)
            case .setAll, .get, .schedule, .list, .cancel: "changing \(things)"
            }
        return "\(what) \(when.words)"
    }

    static func fault(_ fault: TimeFault) -> String {
        switch fault {
        case .sun: "I know times of the clock only, not when the sun rises or sets. Say a time, such as “at 19:30”."
        case .event: "I can only wait for a time, not for something to happen. Say a time, such as “at 19:30”."
        case .vague: "Say when, such as “in 10 minutes” or “at 19:30”."
        case .noClock: "Say at what time, such as “at 19:30”."
        case .noWeekday: "Say on which day, such as “every other Tuesday at 8”."
        case .severalDays: "Say “every” before the days, or one day at a time."
        case .seconds: "I keep time to the minute. Say a whole number of minutes."
        case .tooFar: "That is more than a year ahead."
        case .passed: "That time has passed."
        case .tooOften: "That is too often: I can repeat something every 5 minutes at most."
        case .tooSeldom: "That is too seldom: I can repeat something every 5 weeks at least."
        case .overlapping: "It would come again before it has ended."
        case .lastDay: "I cannot end what is repeated. Leave out its last day."
        case .noSuchDay: "There is no such day."
        case .noWayBack(let name): "I do not know what \(name) should go back to. Say both times, and what to do."
        }
    }
}
