import HomeModel

extension Replies {
    /// How a verb stands in its sentence: "make", "making".
    enum Form { case infinitive, participle }

    /// "making the Floor Lamp brighter by 25 percent", "turning on the Desk Lamp" where it is known to be off.
    func changing(
        _ type: CharacteristicType, _ change: Adjustment, _ targets: [Target], _ things: String, in form: Form
    ) -> String {
        let verb: (String, String) -> String = { form == .infinitive ? $0 : $1 }
        switch change {
        case .toggled(let value?) where form == .participle: return Words.doing(type, value, "", things)
        case .toggled: return "\(verb("switch", "switching")) \(things) the other way"
        case .times(let factor, _):
            return "\(verb("make", "making")) \(things) \(ValueWords.times(factor)) \(ValueWords.measure(type))"
        case .by(let delta):
            let size = sized(abs(delta), type, in: targets.first?.home ?? "")
            if type == "TargetPosition" {
                return "\(delta > 0 ? verb("open", "opening") : verb("close", "closing")) \(things) by \(size)"
            }
            guard let (more, less) = ValueWords.sides(of: type) else {
                return "\(verb("turn", "turning")) \(things) \(delta > 0 ? "up" : "down") by \(size)"
            }
            let much = type == "ColorTemperature" ? "" : " by \(size)"
            return "\(verb("make", "making")) \(things) \(delta > 0 ? more : less)\(much)"
        }
    }

    /// A difference with its unit: "25 percent", "2 °F".
    private func sized(_ number: Double, _ type: CharacteristicType, in home: String) -> String {
        let isFahrenheit = type.metadata?.unit == .celsius && unit(of: home) == .fahrenheit
        // Three degrees Fahrenheit are kept as 1.7 °C and are three degrees all the same.
        return isFahrenheit
            ? "\(Spoken.number((number * 3.6).rounded() / 2)) °F" : shown(.double(number), type, in: home)
    }

    /// Several values of one service: a colour by the name of the nearest, with what else was set.
    func shown(_ values: [CharacteristicType: CharacteristicValue], _ intent: Intent) -> String {
        var parts: [String] = []
        if let hue = values["Hue"]?.number, let saturation = values["Saturation"]?.number {
            parts.append(ColorNames.nearest(to: Color(hue: hue, saturation: saturation)))
        }
        let others = values.filter { $0.key != "Hue" && $0.key != "Saturation" }.sorted { $0.key.name > $1.key.name }
        return Self.list(parts + others.map { shown($0.value, $0.key, intent) })
    }

    /// What sets several values of one service: "closing the Garage Door and locking it", "setting the Lamp to red".
    func setting(
        _ values: [CharacteristicType: CharacteristicValue], _ intent: Intent, _ things: String
    ) -> String {
        let (acts, rest) = parts(of: values)
        let isOne = intent.targets.count == 1 && Self.isOrAre(intent.targets) == "is"
        let again = acts.isEmpty ? things : Words.pronoun(forOne: isOne)
        let done = acts.enumerated().map { place, act in
            Words.doing(act.type, act.value, shown(act.value, act.type, intent), place == 0 ? things : again)
        }
        return Self.list(done + (rest.isEmpty ? [] : ["setting \(again) to \(shown(rest, intent))"]))
    }

    /// What follows "is" of several values of one service: "closed and locked", "red and 50 percent".
    func states(
        _ values: [CharacteristicType: CharacteristicValue], _ intent: Intent, isSettled: Bool
    ) -> String {
        let (acts, rest) = parts(of: values)
        let told = acts.map { Words.state($0.type, $0.value, shown($0.value, $0.type, intent), isSettled: isSettled) }
        return Self.list(told + (rest.isEmpty ? [] : [shown(rest, intent)]))
    }

    /// Values that have a verb of their own, a door's before a lock's, and those that are only set.
    private func parts(
        of values: [CharacteristicType: CharacteristicValue]
    ) -> (
        acts: [(type: CharacteristicType, value: CharacteristicValue)],
        rest: [CharacteristicType: CharacteristicValue]
    ) {
        let acts = values.filter { type, value in
            value.number.map { ValueWords.word(for: $0, of: type) == nil } ?? true && Words.isAct(type, value)
        }
        let inOrder = acts.sorted { $0.key.name > $1.key.name }.map { (type: $0.key, value: $0.value) }
        return (inOrder, values.filter { acts[$0.key] == nil })
    }

    /// What became of changes: the new values, and what was already as far as it goes or off.
    public func changed(_ done: [Intent], already: [Intent], off: [Target], settled: Bool) -> String {
        var parts = Self.joined(done).map { saying($0, things($0.targets), settled: settled) }
        parts += Self.joined(already).compactMap { intent in
            guard case .set(let type, let value) = intent.deed else { return nil }
            let state = Words.state(type, value, shown(value, type, intent), isSettled: true)
            return "\(things(intent.targets)) \(Self.isOrAre(intent.targets)) already \(state)"
        }
        if !off.isEmpty { parts.append("\(things(off)) \(Self.isOrAre(off)) off") }
        return Self.sentence(parts)
    }
}

/// Words for values that people do not say as numbers.
enum ValueWords {
    /// "heat", "2700 kelvin", "night"; nil where the number itself is said.
    static func word(for number: Double, of type: CharacteristicType) -> String? {
        switch (type.name, number) {
        case ("TargetHeatingCoolingState", 1), ("TargetHeaterCoolerState", 1): "heat"
        case ("TargetHeatingCoolingState", 2), ("TargetHeaterCoolerState", 2): "cool"
        case ("TargetHeatingCoolingState", 3), ("TargetHeaterCoolerState", 0): "automatic"
        case ("SecuritySystemTargetState", 0), ("SecuritySystemCurrentState", 0): "stay"
        case ("SecuritySystemTargetState", 1), ("SecuritySystemCurrentState", 1): "away"
        case ("SecuritySystemTargetState", 2), ("SecuritySystemCurrentState", 2): "night"
        case ("ColorTemperature", 1...): "\(Spoken.number((1_000_000 / number / 50).rounded() * 50)) kelvin"
        default: nil
        }
    }

    /// What is more and less of something: "brighter" and "dimmer".
    static func sides(of type: CharacteristicType) -> (more: String, less: String)? {
        switch type.name {
        case "Brightness": ("brighter", "dimmer")
        case "RotationSpeed": ("faster", "slower")
        case "Volume": ("louder", "quieter")
        case _ where type.name.hasSuffix("Temperature"): ("warmer", "cooler")
        default: nil
        }
    }

    /// "twice", "half".
    static func times(_ factor: Double) -> String {
        switch factor {
        case 2: "twice"
        case 0.5: "half"
        default: "\(Spoken.number(factor * 100)) percent"
        }
    }

    /// What follows "twice": "as bright".
    static func measure(_ type: CharacteristicType) -> String {
        switch type.name {
        case "Brightness": "as bright"
        case "RotationSpeed": "as fast"
        case "Volume": "as loud"
        case "TargetPosition": "as open"
        default: "as much"
        }
    }
}
