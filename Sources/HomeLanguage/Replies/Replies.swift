import HomeModel

/// Says in plain English what was understood, what was done and what could not be.
public struct Replies: Sendable {
    let primary: String
    private let units: [String: TemperatureUnit]

    /// Replies to the people of these homes.
    public init(_ snapshot: HomeSnapshot) {
        primary = snapshot.primary?.name ?? ""
        units = Dictionary(snapshot.homes.map { ($0.name, $0.temperatureUnit) }) { first, _ in first }
    }

    /// What is about to be done, such as "Turning off the Fan and locking the Front Door".
    public func doing(_ intents: [Intent]) -> String {
        verdict(intents)
            ?? Self.sentence(
                called(Self.joined(intents)) { intent, things in
                    switch intent.deed {
                    case .set(let type, let value):
                        Words.doing(type, value, shown(value, type, intent), things)
                    case .setAll(let values): setting(values, intent, things)
                    case .adjust(let type, let change): changing(type, change, intent.targets, things, in: .participle)
                    case .list, .cancel: agenda(intent.deed)
                    case .schedule(let deed, let when): doing(deed, when, intent.targets, things)
                    case .run(let scene, let home): "running \(scene.name)\(elsewhere(home))"
                    case .get(let question): values(question, intent.targets)
                    }
                })
    }

    /// What is told of each of some intents, given what its things are called: "it" and "them" where they were named just
    /// before.
    private func called(_ intents: [Intent], _ tell: (Intent, String) -> String) -> [String] {
        guard intents.count > 1 else { return intents.map { tell($0, things($0.targets)) } }
        return intents.indices.map { place in
            let targets = intents[place].targets
            let isSame = place > 0 && targets.map(\.reference) == intents[place - 1].targets.map(\.reference)
            let isOne = targets.count == 1 && Self.isOrAre(targets) == "is"
            return tell(intents[place], isSame && !targets.isEmpty ? Words.pronoun(forOne: isOne) : things(targets))
        }
    }

    /// What was done, once the accessories said so, such as "The Desk Lamp is on".
    ///
    /// What takes its time and has not `settled` is said to be on its way, such as "The Front Door is locking".
    public func done(_ intents: [Intent], settled: Bool = true) -> String {
        verdict(intents)
            ?? Self.sentence(
                called(Self.joined(intents)) { saying($0, $1, settled: settled) })
    }

    /// What became of one intent: "the Desk Lamp is on".
    func saying(_ intent: Intent, _ things: String, settled: Bool) -> String {
        let subject = Words.subject(things)
        switch intent.deed {
        case .set(let type, let value):
            let state = Words.state(type, value, shown(value, type, intent), isSettled: settled)
            return "\(subject) \(Self.isOrAre(intent.targets)) \(state)"
        case .setAll(let values):
            return "\(subject) \(Self.isOrAre(intent.targets)) \(states(values, intent, isSettled: settled))"
        case .adjust: return "\(subject) changed"
        case .list, .cancel: return agenda(intent.deed)
        case .schedule(let deed, let when): return "I will \(toDo(deed, intent.targets, things)) \(when.words)"
        case .run(let scene, let home): return "\(scene.name)\(elsewhere(home)) is set"
        case .get(let question): return values(question, intent.targets)
        }
    }

    /// What went wrong, and what was done all the same.
    public func failed(_ intents: [Intent]) -> String {
        let failures = intents.flatMap(\.targets).filter { $0.error != nil }
        let reasons = Self.unique(failures.map { "\(thing($0)) \($0.error ?? "")" })
        let shown = reasons.prefix(4) + (reasons.count > 4 ? ["\(reasons.count - 4) more failed too"] : [])
        let now = intents.filter { if case .schedule = $0.deed { false } else { true } }
        let worked = now.flatMap(\.targets).filter { $0.error == nil }
        let answers = intents.compactMap(\.answered)
        if answers.count == intents.count { return Self.sentence(Array(shown)) + " " + done(answers) }
        let rest = worked.isEmpty ? "" : " " + Self.sentence(["\(things(worked)) did what was asked"])
        return Self.sentence(Array(shown)) + rest + (later(intents).map { " " + $0 } ?? "")
    }

    /// Asks whether that was said which was heard.
    static func heard(_ text: String) -> String { "Did you say: \(text)? Say yes or no." }

    /// Asks which of several things was said.
    static func heard(oneOf texts: [String]) -> String { "Did you say: \(texts.joined(separator: ", or: "))?" }

    /// Asks whether to open what guards the home: each thing that would be opened is named.
    public func confirm(_ intents: [Intent]) -> String {
        let guarding = intents.filter(\.needsConfirmation)
        let wanted = Self.joined(guarding.isEmpty ? intents : guarding.flatMap(\.opening)).map { intent in
            switch intent.deed {
            case .set: toDo(intent.deed, intent.targets)
            case .run(let scene, let home): "run \(scene.name)\(elsewhere(home))\(opening(intent))"
            case .get, .setAll, .adjust, .list, .cancel: "change \(things(intent.targets))"
            case .schedule(let deed, let when):
                "\(toDo(deed, intent.targets)) \(when.words)\(opening(Intent(deed: deed, targets: intent.targets)))"
            }
        }
        return "Shall I \(Self.list(wanted))? Say yes or no."
    }

    /// What a scene opens, to follow its name: ", which would unlock the Front Door".
    private func opening(_ intent: Intent) -> String {
        guard case .run(let scene, _) = intent.deed, !intent.openings.isEmpty else { return "" }
        let opened = scene.actions.compactMap { action -> Intent? in
            guard let target = intent.targets.first(where: { $0.reference == action.service }),
                target.type.isOpened(by: action.value, of: action.characteristic)
            else { return nil }
            return Intent(deed: .set(action.characteristic, action.value), targets: [target])
        }
        if opened.isEmpty { return ", which would open or unlock something" }
        return ", which would " + Self.list(Self.joined(opened).map { toDo($0.deed, $0.targets) })
    }
}

extension Intent {
    /// What of the intent opens, value by value: to be asked about in words.
    fileprivate var opening: [Intent] {
        switch deed {
        case .setAll(let values):
            values.sorted { $0.key.name < $1.key.name }.compactMap { type, value in
                let opened = targets.filter { $0.type.isOpened(by: value, of: type) }
                return opened.isEmpty ? nil : Intent(deed: .set(type, value), targets: opened)
            }
        case .schedule(let deed, let when):
            Intent(deed: deed, targets: targets).opening.map {
                Intent(deed: .schedule($0.deed, when), targets: $0.targets)
            }
        case .set, .adjust, .get, .run, .list, .cancel: [self]
        }
    }
}

extension Replies {
    /// The intents with those in one that are told in the same words.
    static func joined(_ intents: [Intent]) -> [Intent] {
        if intents.count < 2 { return intents }
        return intents.reduce(into: []) { joined, intent in
            if let index = joined.firstIndex(where: { Words.areAlike($0.deed, intent.deed) }) {
                joined[index].targets += intent.targets
            } else {
                joined.append(intent)
            }
        }
    }

    /// The unit of temperature in a home.
    func unit(of home: String) -> TemperatureUnit? { units[home] }

    /// "the Desk Lamp", "the Lamp in Lake House".
    func thing(_ target: Target) -> String {
        target.home == primary ? article(target) : article(target) + elsewhere(target.home)
    }

    private func article(_ target: Target) -> String {
        // Few names have one: whoever has it has a space among the first letters.
        guard target.service.utf8.prefix(4).contains(UInt8(ascii: " ")) else { return "the " + target.service }
        let name = target.service.lowercased()
        let owned = ["my ", "the ", "our ", "a ", "an "].contains { name.hasPrefix($0) }
        return (owned ? "" : "the ") + target.service
    }

    /// All of them by name where they are few, else their number and kind.
    func things(_ targets: [Target]) -> String {
        let isInOneHome = !targets.isEmpty && targets.allSatisfy { $0.home == targets[0].home }
        if targets.count == 1 { return thing(targets[0]) }
        if targets.count <= 4 {
            guard isInOneHome else { return Self.list(Self.unique(targets.map(thing))) }
            return Self.list(Self.unique(targets.map(article))) + elsewhere(targets[0].home)
        }
        let isOfOneType = targets.allSatisfy { $0.type == targets[0].type }
        let kind = isOfOneType ? Words.plural(targets[0].type) : "things"
        let isInOneRoom = targets.allSatisfy { $0.room == targets[0].room }
        let place = isInOneRoom ? targets[0].room.map { " in the \($0)" } ?? "" : ""
        return "the \(targets.count) \(kind)\(place)\(isInOneHome ? elsewhere(targets[0].home) : "")"
    }

    /// " in Lake House", where that is not the primary home.
    func elsewhere(_ home: String) -> String { home == primary || home.isEmpty ? "" : " in \(home)" }

    func shown(_ value: CharacteristicValue, _ type: CharacteristicType, _ intent: Intent) -> String {
        shown(value, type, in: intent.targets.first?.home ?? "")
    }

    /// A value with its unit, temperatures in the unit of the home.
    func shown(_ value: CharacteristicValue, _ type: CharacteristicType, in home: String) -> String {
        guard let number = value.number else { return "" }
        if let word = ValueWords.word(for: number, of: type) { return word }
        switch type.metadata?.unit {
        // A degree Fahrenheit is about half a degree Celsius, and no thing is set or read more finely by people: 60 °F are
        // kept as 15.6 °C, which are 60.1 °F.
        case .celsius where units[home] == .fahrenheit: return "\(Spoken.number((number * 1.8 + 32).rounded())) °F"
        case .celsius: return "\(Spoken.number(number)) °C"
        case .percentage: return "\(Spoken.number(number)) percent"
        default: return Spoken.number(number)
        }
    }

    static func sentence(_ parts: [String]) -> String { sentence(list(parts)) }

    /// The same with a capital letter and a full stop.
    private static func sentence(_ text: String) -> String {
        // Most begin with a plain letter, and where a character ends is dear to find.
        if let first = text.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first,
            let second = text.utf8.dropFirst().first, second < 0x80, let last = text.utf8.last,
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= last | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= last
        {
            return String(unsafeUninitializedCapacity: text.utf8.count + 1) { bytes in
                _ = bytes.initialize(from: text.utf8)
                bytes[0] = first & ~0x20
                bytes[text.utf8.count] = UInt8(ascii: ".")
                return text.utf8.count + 1
            }
        }
        return (text.prefix(1).uppercased() + text.dropFirst()).withFullStop
    }

    static func isOrAre(_ targets: [Target]) -> String {
        targets.count == 1 && !soundsPlural(targets[0].service) ? "is" : "are"
    }

    /// "Blinds" and "Night Lights" are spoken of in the plural; "Glass" is not.
    private static func soundsPlural(_ name: String) -> Bool {
        // None of these ends otherwise, and to cut a name into words takes long.
        guard let last = name.utf8.last, last | 0x20 == UInt8(ascii: "s") || last == UInt8(ascii: " ") else {
            return false
        }
        let ends = [
            "blinds", "lights", "lamps", "curtains", "drapes", "shades", "shutters", "doors", "windows", "speakers",
            "fans",
        ]
        return name.split(separator: " ").last.map { ends.contains($0.lowercased()) } ?? false
    }

    static func unique(_ names: [String]) -> [String] {
        // They are few, and hardly ever is one there twice.
        if names.count <= 8, names.indices.allSatisfy({ !names[..<$0].contains(names[$0]) }) { return names }
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    /// "a", "a and b", "a, b and c".
    static func list(_ items: [String], with word: String = "and") -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        var list = items[0]
        for item in items.dropLast().dropFirst() { list += ", " + item }
        return list + " " + word + " " + last
    }
}
