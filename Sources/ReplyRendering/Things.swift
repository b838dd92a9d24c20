import HomeModel
import HomeOutcomes
import LanguagePack

/// Things as they are spoken of: by their names, or by a pronoun where they were named just before.
struct Mention {
    let targets: [Target]
    var isPronoun = false

    /// The most things that are named; more are told by their number and kind.
    static let mostNamed = 4
}

/// What is said of things agrees with: how many they are to a verb, and their gender.
struct Agreement {
    let count: Int
    let gender: NounTable.Gender

    /// What is said of nothing that has a name.
    static let none = Agreement(count: 1, gender: .unknown)

    init(count: Int, gender: NounTable.Gender) { (self.count, self.gender) = (count, gender) }

    init(_ noun: NounTable.Noun) { self.init(count: noun.count, gender: noun.gender) }

    /// With several at once: of several genders, the masculine is what languages that tell them apart take.
    init(_ nouns: [NounTable.Noun]) {
        let genders = Set(nouns.map(\.gender))
        let joint = genders.count == 1 ? genders.first : genders.contains(.unknown) ? .unknown : .masculine
        self.init(count: nouns.count == 1 ? nouns[0].count : nouns.count, gender: joint ?? .unknown)
    }
}

extension NounTable.Noun {
    /// How many it is to a verb: what is spoken of in the plural counts as two.
    var count: Int { isPlural ? 2 : 1 }
}

extension Renderer {
    /// How many things some targets are to a verb: a name that is spoken of in the plural counts as two.
    func count(_ targets: [Target]) -> Int { targets.count == 1 ? agreement(targets).count : targets.count }

    /// What is said of some targets agrees with; where they are not named, with what their kind is called.
    func agreement(_ targets: [Target], naming limit: Int = Mention.mostNamed) -> Agreement {
        if targets.count <= limit { return Agreement(targets.map { say.noun(of: $0.service) }) }
        return Agreement(count: targets.count, gender: say.noun(of: many(targets, as: .subject)).gender)
    }

    func things(_ mention: Mention, as role: Role) -> String {
        if !mention.isPronoun { return things(mention.targets, as: role) }
        let agreement = agreement(mention.targets)
        return say(.it, with: agreement, .role(role))
    }

    /// A thing by its name, and by its home where that is not the primary one: "the Desk Lamp", "the Lamp in Lake House".
    func thing(_ target: Target, as role: Role = .subject) -> String {
        let name = article(target, role)
        return target.home == primary ? name : elsewhere(name, target.home)
    }

    private func article(_ target: Target, _ role: Role) -> String { say.thing(target.service, target.type, as: role) }

    /// All of them by name where they are few, else their number and kind.
    func things(_ targets: [Target], as role: Role = .subject) -> String {
        if targets.count == 1 { return thing(targets[0], as: role) }
        let isInOneHome = !targets.isEmpty && targets.allSatisfy { $0.home == targets[0].home }
        if targets.count <= Mention.mostNamed {
            guard isInOneHome else { return say.list(unique(targets.map { thing($0, as: role) })) }
            return elsewhere(say.list(unique(targets.map { article($0, role) })), targets[0].home)
        }
        let many = many(targets, as: role)
        return isInOneHome ? elsewhere(many, targets[0].home) : many
    }

    /// Things by their number and kind: "the 6 lights in the Kitchen".
    private func many(_ targets: [Target], as role: Role) -> String {
        let type = targets.allSatisfy { $0.type == targets[0].type } ? targets[0].type : nil
        let room = targets.allSatisfy { $0.room == targets[0].room } ? targets[0].room : nil
        return room.map { say(.manyThingsInRoom, .count(targets.count), .type(type), .role(role), .room($0)) }
            ?? say(.manyThings, .count(targets.count), .type(type), .role(role))
    }

    /// Things with their home, where that is not the primary one: "the Lamp in Lake House".
    func elsewhere(_ things: String, _ home: String) -> String {
        home == primary || home.isEmpty ? things : say(.inHome, .things(things), .home(home))
    }

    /// A place: "the Kitchen", "Upstairs".
    func place(_ place: PlaceName) -> String { place.isRoom ? say(.room, .name(place.name)) : place.name }

    // MARK: - Values

    func shown(_ value: CharacteristicValue, _ type: CharacteristicType, _ targets: [Target]) -> String {
        shown(value, type, in: targets.first?.home ?? "")
    }

    /// A value with its unit, temperatures in the unit of the home.
    func shown(_ value: CharacteristicValue, _ type: CharacteristicType, in home: String) -> String {
        guard let number = value.number else { return "" }
        if let mode = Mode(number, of: type) { return say(.mode, .mode(mode)) }
        if type == "ColorTemperature", number >= 1 {
            return say(.kelvin, .number(Spoken.rounded((1_000_000 / number / 50).rounded() * 50)))
        }
        switch type.metadata?.unit {
        // A degree Fahrenheit is about half a degree Celsius, and no thing is set or read more finely by people: 60 °F are
        // kept as 15.6 °C, which are 60.1 °F.
        case .celsius where context.unit(of: home) == .fahrenheit:
            return say(.fahrenheit, .number(Spoken.rounded((number * 1.8 + 32).rounded())))
        case .celsius: return say(.celsius, .number(Spoken.rounded(number)))
        case .percentage: return say(.percent, .number(Spoken.rounded(number)))
        default: return say.number(number)
        }
    }

    /// A difference with its unit: "25 percent", "2 °F".
    func sized(_ number: Double, _ type: CharacteristicType, in home: String) -> String {
        guard type.metadata?.unit == .celsius, context.unit(of: home) == .fahrenheit else {
            return shown(.double(number), type, in: home)
        }
        // Three degrees Fahrenheit are kept as 1.7 °C and are three degrees all the same.
        return say(.fahrenheit, .number(Spoken.rounded((number * 3.6).rounded() / 2)))
    }

    /// Several values of one service: a colour by the name of the nearest, with what else was set.
    func shown(_ values: [CharacteristicType: CharacteristicValue], _ targets: [Target]) -> String {
        var parts: [String] = []
        if let hue = values["Hue"]?.number, let saturation = values["Saturation"]?.number {
            parts.append(name(of: .nearest(to: Color(hue: hue, saturation: saturation))))
        }
        var others = values.filter { $0.key != "Hue" && $0.key != "Saturation" }.sorted { $0.key.name > $1.key.name }
        // A temperature that is kept from both sides is one.
        if let cooling = values["CoolingThresholdTemperature"], cooling == values["HeatingThresholdTemperature"] {
            others.removeAll { $0.key == "HeatingThresholdTemperature" }
        }
        return say.list(parts + others.map { shown($0.value, $0.key, targets) })
    }

    /// A template with a name in the place of its gap; an article before the gap falls where the name has one of its own:
    /// "the" does not stand before "My Lamp".
    func filled(_ template: String, at gap: String, with name: String) -> String {
        let article = say.thing(gap, nil, as: .object)
        let fitting = say.hasArticle(name) ? template.replacing(article, with: gap) : template
        return fitting.replacing(gap, with: name)
    }

    /// What a colour is called.
    func name(of color: ColorName) -> String { say(.color, .color(color)) }

    // MARK: - States

    /// What follows "is": "on", "at 50 percent"; with what takes time and has not settled, "opening".
    func state(
        _ type: CharacteristicType, _ value: CharacteristicValue, _ targets: [Target], _ agreement: Agreement,
        isSettled: Bool
    ) -> String {
        let settled = Argument.settled(isSettled)
        switch Act(type, value) {
        case .turn(let isOn): return say(isOn ? .on : .off, with: agreement)
        case .lock(let isLocked): return say(isLocked ? .locked : .unlocked, settled, with: agreement)
        case .open(let isOpen): return say(isOpen ? .opened : .closed, settled, with: agreement)
        case .arm(3): return say(.disarmed, with: agreement)
        case .arm(4): return say(.alarming, with: agreement)
        case .arm: return say(.armed, .value(shown(value, type, targets)), with: agreement)
        case .mute(let isMuted): return say(isMuted ? .muted : .unmuted, with: agreement)
        case .halt: return say(.halted, with: agreement)
        case nil: break
        }
        let value = Argument.value(shown(value, type, targets))
        if type.name.hasSuffix("Position") { return say(.positioned, settled, value, with: agreement) }
        let isSet = type.isState || type.name.hasSuffix("Temperature")
        return say(isSet ? .beenSet : .atLevel, value, with: agreement)
    }
}
