import HomeModel
import HomeOutcomes

/// Things as they are spoken of: by their names, or by a pronoun where they were named just before.
struct Mention {
    let targets: [Target]
    var isPronoun = false
}

extension Wording {
    /// How many things some targets are to a verb: a name that is spoken of in the plural counts as two.
    func count(_ targets: [Target]) -> Int {
        targets.count == 1 && say.isPlural(targets[0].service) ? 2 : targets.count
    }

    func things(_ mention: Mention, as role: Role) -> String {
        mention.isPronoun ? say(.it, .count(count(mention.targets)), .role(role)) : things(mention.targets, as: role)
    }

    /// A thing by its name, and by its home where that is not the primary one: "the Desk Lamp", "the Lamp in Lake House".
    func thing(_ target: Target, as role: Role = .subject) -> String {
        let name = article(target, role)
        return target.home == primary ? name : elsewhere(name, target.home)
    }

    private func article(_ target: Target, _ role: Role) -> String {
        say(
            .thing, .name(target.service), .article(isOwn: say.hasArticle(target.service)), .role(role),
            .type(target.type))
    }

    /// All of them by name where they are few, else their number and kind.
    func things(_ targets: [Target], as role: Role = .subject) -> String {
        if targets.count == 1 { return thing(targets[0], as: role) }
        let isInOneHome = !targets.isEmpty && targets.allSatisfy { $0.home == targets[0].home }
        if targets.count <= 4 {
            guard isInOneHome else { return say.list(unique(targets.map { thing($0, as: role) })) }
            return elsewhere(say.list(unique(targets.map { article($0, role) })), targets[0].home)
        }
        let type = targets.allSatisfy { $0.type == targets[0].type } ? targets[0].type : nil
        let room = targets.allSatisfy { $0.room == targets[0].room } ? targets[0].room : nil
        let many =
            room.map { say(.manyThingsInRoom, .count(targets.count), .type(type), .role(role), .room($0)) }
            ?? say(.manyThings, .count(targets.count), .type(type), .role(role))
        return isInOneHome ? elsewhere(many, targets[0].home) : many
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
        case .celsius where terms.unit(of: home) == .fahrenheit:
            return say(.fahrenheit, .number(Spoken.rounded((number * 1.8 + 32).rounded())))
        case .celsius: return say(.celsius, .number(Spoken.rounded(number)))
        case .percentage: return say(.percent, .number(Spoken.rounded(number)))
        default: return say.number(number)
        }
    }

    /// A difference with its unit: "25 percent", "2 °F".
    func sized(_ number: Double, _ type: CharacteristicType, in home: String) -> String {
        guard type.metadata?.unit == .celsius, terms.unit(of: home) == .fahrenheit else {
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
        let article = say(.thing, .name(gap), .article(isOwn: false), .role(.object), .type(nil))
        let fitting = say.hasArticle(name) ? template.replacing(article, with: gap) : template
        return fitting.replacing(gap, with: name)
    }

    /// What a colour is called.
    func name(of color: ColorName) -> String { say(.color, .color(color)) }

    // MARK: - States

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
        case .halt: return say(.halted)
        case nil: break
        }
        let value = shown(value, type, targets)
        if type.name.hasSuffix("Position") { return say(.positioned, .settled(isSettled), .value(value)) }
        let isSet = type.isState || type.name.hasSuffix("Temperature")
        return say(isSet ? .beenSet : .atLevel, .value(value))
    }
}
