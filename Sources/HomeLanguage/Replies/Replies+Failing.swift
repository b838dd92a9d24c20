import HomeModel

extension Replies {
    /// Names one reading among several: "the Lamp in the Den"; where one differs in time, "the Lamp in the Den now".
    func reading(_ intents: [Intent]) -> String {
        let isTimed = intents.contains { if case .schedule = $0.deed { true } else { false } }
        return Self.list(
            intents.map { intent in
                if case .schedule(let deed, let when) = intent.deed {
                    return "\(reading([Intent(deed: deed, targets: intent.targets)])) \(when.words)"
                }
                if isTimed { return "\(reading([intent])) now" }
                if case .run(let scene, let home) = intent.deed { return "\(scene.name)\(elsewhere(home))" }
                guard intent.targets.count == 1, let room = intent.targets[0].room else {
                    return things(intent.targets)
                }
                var target = intent.targets[0]
                let home = elsewhere(target.home)
                target.home = ""
                return "\(thing(target)) in the \(room)\(home)"
            })
    }

    /// Names one reading among several by what it would do: "setting the Lamp to 20 percent".
    func doingInShort(_ intents: [Intent]) -> String {
        let sentence = doing(intents)
        return sentence.prefix(1).lowercased() + sentence.dropFirst().dropLast()
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

    static func unknownRoom(_ name: String, near: [String], in home: String) -> String {
        let offer = near.isEmpty ? "" : " Did you mean \(list(unique(near), with: "or"))?"
        return "There is no room called “\(name)” in \(home).\(offer)"
    }

    func elsewhere(_ view: ServiceView, said place: String) -> String {
        let room = view.room.map { "in the \($0.name)" } ?? "in no room"
        return Self.sentence(["\(thing(view.target())) \(Self.isOrAre([view.target()])) \(room), not in \(place)"])
    }

    static func inAnotherHome(_ name: String, not home: String, but other: String) -> String {
        "There is nothing called “\(name)” in \(home). It is in \(other)."
    }

    func unsupported(_ fault: Reading.Fault) -> String {
        switch fault {
        case .cannot(let demand, let services):
            let names = things(services.map { $0.target() })
            let able =
                services.count == 1 && demand != nil ? services.first.map { Words.abilities(of: $0.service) } ?? [] : []
            let offer = able.isEmpty ? "" : " It can be \(Self.list(able, with: "or"))."
            return Self.sentence(["\(names) cannot \(demand.map(Words.wanted) ?? "tell that")"]) + offer
        case .outOfRange(let views, let takes):
            let targets = views.map { $0.target() }
            let take = Self.isOrAre(targets) == "is" ? "takes" : "take"
            return Self.sentence(["\(things(targets)) \(take) \(takes)"])
        case .nothing(let kind, let place):
            return "There is no \(kind ?? "accessory that can do that") in \(place)."
        case .count(let said, let found, let kind, let place):
            let thing = kind ?? "thing"
            let there = found == 1 ? "There is one \(thing)" : "There are \(found) \(thing)s"
            return "\(there) in \(place), not \(said). Say which you mean."
        case .lifeless(let name): return "The \(name) has nothing to control."
        case .tooBroad(let home):
            return "Say what in \(home) you mean: a room, a thing, “the lights” or “everything”."
        case .nowhere: return "I do not know which room you are in. Say the room's name."
        case .emptyScene(let name): return "\(name) has no actions yet."
        case .time(let fault): return Self.fault(fault)
        }
    }

    static func refused(_ user: String, in home: String) -> String {
        "\(user) is not a user of \(home), so nothing was done."
    }

    static func notUnderstood(_ words: [String]) -> String {
        if words.isEmpty { return "I know these words, but not this sentence. Try “turn on the kitchen lights”." }
        return "I did not understand \(list(unique(words.map { String($0.prefix(40)) }).prefix(5).map { "“\($0)”" }))"
            .withFullStop
    }

    static let nothingDone = "All right, nothing was done."

    static let nothingSaid = "I heard no words. Try “turn on the kitchen lights”."

    static func tooLong(_ limit: Int) -> String { "That is too long: a sentence has at most \(limit) characters." }

    static func tooManyWords(_ limit: Int) -> String { "That is too long: a sentence has at most \(limit) words." }
}
