import HomeModel

/// Says in plain English what was understood, what was done and what could not be.
public struct Replies: Sendable {
    private let primary: String
    private let units: [String: TemperatureUnit]

    /// Replies to the people of these homes.
    public init(_ snapshot: HomeSnapshot) {
        primary = snapshot.primary?.name ?? ""
        units = Dictionary(snapshot.homes.map { ($0.name, $0.temperatureUnit) }) { first, _ in first }
    }

    // MARK: - Acting

    /// What is about to be done: "Turning off the Fan and locking the Front Door."
    public func doing(_ intents: [Intent]) -> String {
        sentence(intents.map { intent in
            switch intent.deed {
            case .set(let type, let value): Words.doing(type, value, shown(value, type, intent), things(intent.targets))
            case .run(let scene, let home): "running \(scene.name)\(elsewhere(home))"
            case .get(let question): answer(question, intent.targets)
            }
        })
    }

    /// What was done, once the accessories said so: "The Desk Lamp is on."
    public func done(_ intents: [Intent], settled: Bool = true) -> String {
        sentence(intents.map { intent in
            let verb = intent.targets.count == 1 ? "is" : "are"
            switch intent.deed {
            case .set(let type, let value):
                let state = Words.state(type, value, shown(value, type, intent), isSettled: settled)
                return "\(things(intent.targets)) \(verb) \(state)"
            case .run(let scene, let home): return "\(scene.name)\(elsewhere(home)) is set"
            case .get(let question): return answer(question, intent.targets)
            }
        })
    }

    /// What went wrong, and what was done all the same.
    public func failed(_ intents: [Intent]) -> String {
        let failures = intents.flatMap(\.targets).filter { $0.error != nil }
        let reasons = failures.prefix(4).map { "\(thing($0)) \($0.error ?? "")" }
        let more = failures.count > 4 ? ["\(failures.count - 4) more failed too"] : []
        let worked = intents.flatMap(\.targets).filter { $0.error == nil }
        let rest = worked.isEmpty ? "" : " \(Self.capitalised(things(worked))) did what was asked."
        return sentence(reasons + more) + rest
    }

    /// Asks whether to open what guards the home.
    public func confirm(_ intents: [Intent]) -> String {
        let wanted = intents.filter(\.needsConfirmation).map { intent in
            switch intent.deed {
            case .set(let type, let value): Words.toDo(type, value, things(intent.targets))
            case .run(let scene, _): "run \(scene.name), which opens or unlocks something"
            case .get: ""
            }
        }
        return "Shall I \(Self.list(wanted))? Say yes or no."
    }

    // MARK: - Asking

    private func answer(_ question: Question, _ targets: [Target]) -> String {
        switch question.kind {
        case .is: isIt(question, targets)
        case .value:
            Self.list(zip(targets, question.values).map { target, value in
                value.map { "\(thing(target)) \(Words.tells(question.characteristic, shown($0, question.characteristic, in: target.home)))" }
                    ?? "\(thing(target)) does not say"
            })
        }
    }

    private func isIt(_ question: Question, _ targets: [Target]) -> String {
        let expected = question.expected ?? .bool(true)
        let type = question.characteristic
        let state = Words.state(type, expected, shown(expected, type, in: targets.first?.home ?? ""), isSettled: true)
        let groups = zip(targets, question.matches)
        let yes = groups.filter { $0.1 == true }.map(\.0)
        let no = groups.filter { $0.1 == false }.map(\.0)
        let unknown = groups.filter { $0.1 == nil }.map(\.0)
        if unknown.count == targets.count { return "\(things(targets)) did not say" }
        let parts = [
            yes.isEmpty ? nil : "\(no.isEmpty ? "yes, " : "")\(things(yes)) \(Self.isOrAre(yes)) \(state)",
            no.isEmpty ? nil : "\(yes.isEmpty ? "no, " : "")\(things(no)) \(Self.isOrAre(no)) not \(state)",
            unknown.isEmpty ? nil : "\(things(unknown)) did not say",
        ]
        return Self.list(parts.compactMap { $0 })
    }

    // MARK: - Not understanding

    /// Names one reading among several: "the Lamp in the Den".
    func reading(_ intents: [Intent]) -> String {
        Self.list(intents.map { intent in
            if case .run(let scene, let home) = intent.deed { return "\(scene.name)\(elsewhere(home))" }
            let named = things(intent.targets)
            guard intent.targets.count == 1, let room = intent.targets[0].room else { return named }
            return "\(named) in the \(room)"
        })
    }

    static func which(_ readings: [String]) -> String {
        let shown = readings.prefix(6)
        let rest = readings.count > shown.count ? ["one of \(readings.count - shown.count) more"] : []
        return "Which do you mean: \(list(Array(shown) + rest, with: "or"))?"
    }

    static func unknownName(_ name: String, near: [String], in home: String?) -> String {
        let place = home.map { $0.isEmpty ? "" : " in \($0)" } ?? ""
        let offer = near.isEmpty ? "" : " Did you mean \(list(unique(near), with: "or"))?"
        return "There is nothing called “\(name)”\(place).\(offer)"
    }

    func elsewhere(_ view: ServiceView, said place: String) -> String {
        let room = view.room.map { "in the \($0.name)" } ?? "in no room"
        return "The \(view.name) is \(room), not in the \(place)."
    }

    func unsupported(_ fault: Reading.Fault) -> String {
        switch fault {
        case .cannot(let demand, let services):
            let names = things(services.map { $0.target() })
            let can = services.first.map { Words.abilities(of: $0.service) } ?? []
            let offer = can.isEmpty ? "" : " It can be \(Self.list(can, with: "or"))."
            return Self.capitalised("\(names) cannot \(demand.map(Words.wanted) ?? "tell that").\(services.count == 1 ? offer : "")")
        case .outOfRange(let view, let takes): return "The \(view.name) takes \(takes)."
        case .nothing(let kind, let place): return "There is no \(kind ?? "accessory that can do that") in \(place)."
        case .emptyScene(let name): return "\(name) has no actions yet."
        }
    }

    static func notUnderstood(_ words: [String]) -> String {
        if words.isEmpty { return "I know these words, but not this sentence. Try “turn on the kitchen lights”." }
        return "I did not understand \(list(unique(words).prefix(5).map { "“\($0.prefix(40))”" }))."
    }

    static let nothingDone = "All right, nothing was done."

    static let nothingSaid = "I heard no words. Try “turn on the kitchen lights”."

    static func tooLong(_ limit: Int) -> String { "That is too long: a sentence has at most \(limit) characters." }

    static func tooManyWords(_ limit: Int) -> String { "That is too long: a sentence has at most \(limit) words." }
}

extension Replies {
    /// "the Desk Lamp", "the Lamp in Lake House".
    private func thing(_ target: Target) -> String {
        let owned = ["my ", "the ", "our "].contains { target.service.lowercased().hasPrefix($0) }
        return (owned ? "" : "the ") + target.service + elsewhere(target.home)
    }

    private func things(_ targets: [Target]) -> String {
        if targets.count <= 4 { return Self.list(Self.unique(targets.map(thing))) }
        let types = Set(targets.map(\.type))
        let kind = types.count == 1 ? types.first.map(Words.plural) ?? "things" : "things"
        let rooms = Set(targets.map(\.room))
        let place = rooms.count == 1 ? targets[0].room.map { " in the \($0)" } ?? "" : ""
        return "the \(targets.count) \(kind)\(place)"
    }

    private func elsewhere(_ home: String) -> String { home == primary || home.isEmpty ? "" : " in \(home)" }

    private func shown(_ value: CharacteristicValue, _ type: CharacteristicType, _ intent: Intent) -> String {
        shown(value, type, in: intent.targets.first?.home ?? "")
    }

    private func shown(_ value: CharacteristicValue, _ type: CharacteristicType, in home: String) -> String {
        guard let number = value.number else { return "" }
        switch type.metadata?.unit {
        case .celsius where units[home] == .fahrenheit: return "\(Spoken.number(number * 1.8 + 32)) °F"
        case .celsius: return "\(Spoken.number(number)) °C"
        case .percentage: return "\(Spoken.number(number)) percent"
        default: return Spoken.number(number)
        }
    }

    private func sentence(_ parts: [String]) -> String { Self.capitalised(Self.list(parts)) + "." }

    private static func isOrAre(_ targets: [Target]) -> String { targets.count == 1 ? "is" : "are" }

    private static func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    private static func list(_ items: [String], with word: String = "and") -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " \(word) " + last
    }
}
