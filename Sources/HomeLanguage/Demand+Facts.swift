/// What the facts of a command come to.
///
/// Each of the readers below names the facts that it takes into account; where another fact was said that changes the
/// meaning, it reads nothing. So words that contradict each other, such as "close" with "up", make no demand at all.
extension Demand {
    /// The different things that the facts of a command can mean; more than one where a person has to say.
    static func demands(_ facts: Facts) -> [Demand] {
        let readers = [
            colored, tinted, white, toggled, armed, muted, moded, extreme, scaled, changed, stepped, numbered, stated,
        ]
        for reader in readers {
            let found = reader(facts)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The different things that a command can mean, by what it is about too.
    static func demands(of clause: Clause) -> [Demand] {
        let facts = clause.facts
        let isNamed = clause.nouns.contains { $0.names.contains { !$0.kind.isPlace } }
        // "Warm" is a white of lights and "night" a state of alarms; of a room they say something else.
        if facts.has("tone"), !isNamed, !clause.concerns("Lightbulb") { return [] }
        if facts.has("bare"), !facts.has("arm"), !isNamed, !clause.concerns("SecuritySystem") { return [] }
        // "Turn on the lamp at seven" does not turn anything to 7 on a lamp.
        let isChange = facts.has("quality") || facts.has("dir") || facts.has("more") || facts.has("ask")
        if facts.number != nil, !isChange, clause.nouns.contains(where: { $0.has("onto") }) { return [] }
        // "Green light" alone is no command.
        let isColor = facts.has("hue") || facts.has("kelvin")
        if isColor, !isNamed, !facts.has("verb"), !facts.has("act"), !clause.isPlaced { return [] }
        let demands = demands(facts)
        // "Turn up the AC" is more cooling to some and more degrees to others.
        if clause.nouns.contains(where: { $0["word"] == "air conditioner" }), demands.count == 1,
            case .adjust(.level, let change) = demands[0]
        {
            switch change {
            case .side(let isUp): return [1, -1].map { .adjust(.temperature, .steps(isUp ? $0 : -$0)) }
            case .steps(let steps):
                return [.adjust(.temperature, .steps(steps)), .adjust(.temperature, .steps(-steps))]
            default: break
            }
        }
        return demands
    }

    /// The facts that say what is wanted; the others say how it was asked, and of what.
    private static let content: Set<String> = [
        "to", "about", "dir", "goal", "at", "on", "change", "much", "more", "times", "part", "cut", "extent", "unit",
        "hue", "saturation", "kelvin", "tone", "tint", "black", "mode", "arm", "guard", "bare", "dim", "tail", "mute",
        "closing",
    ]

    /// Whether nothing was said that is not among these.
    private static func says(_ facts: Facts, only properties: Set<String>) -> Bool {
        facts.properties.allSatisfy { properties.contains($0.name) || !content.contains($0.name) }
    }

    // MARK: - Light

    /// "Blue", "on in blue", "blue at 50 percent".
    private static func colored(_ facts: Facts) -> [Demand] {
        guard facts["about"] == nil || ["color", "brightness"].contains(facts["about"]),
            facts["to"] == nil || facts["to"] == "on",
            says(facts, only: ["hue", "saturation", "black", "about", "to", "goal", "unit"])
        else { return [] }
        if facts.has("black"), facts.number == nil { return [.black] }
        guard let hue = facts["hue"].flatMap(Double.init),
            let saturation = facts["saturation"].flatMap(Double.init)
        else { return [] }
        return lit(.color(hue: hue, saturation: saturation), facts)
    }

    /// The colour with the brightness that was said beside it.
    private static func lit(_ color: Demand, _ facts: Facts) -> [Demand] {
        guard let number = facts.number else { return facts.has("goal") ? [] : [color] }
        guard facts["unit"] == "percent" || facts["about"] == "brightness" else { return [] }
        return [.both(color, .set(.brightness, number))]
    }

    /// "Redder", "a bit more blue".
    private static func tinted(_ facts: Facts) -> [Demand] {
        guard facts.has("tint") || facts.has("more"), facts.number == nil, let hue = facts["hue"].flatMap(Double.init),
            let saturation = facts["saturation"].flatMap(Double.init),
            says(facts, only: ["hue", "saturation", "tint", "more", "much", "about"]),
            facts["about"] ?? "color" == "color"
        else { return [] }
        return [.tint(hue: hue, saturation: saturation, much: steps(facts))]
    }

    /// "Warm white", "3000 kelvin", "the color temperature to 4000".
    private static func white(_ facts: Facts) -> [Demand] {
        guard facts["about"] == nil || ["color", "whiteness", "brightness"].contains(facts["about"]),
            facts["to"] == nil || facts["to"] == "on",
            says(facts, only: ["kelvin", "tone", "about", "to", "goal", "unit", "at"])
        else { return [] }
        if let kelvin = facts["kelvin"].flatMap(Double.init) { return lit(.white(kelvin: kelvin, isWord: true), facts) }
        guard let number = facts.number, number > 0 else { return [] }
        if facts["unit"] == "kelvin" { return [.white(kelvin: number, isWord: false)] }
        if facts["unit"] == "mired" { return [.white(kelvin: 1_000_000 / number, isWord: false)] }
        // The color temperature to 4000: nobody speaks of so many mired.
        guard facts["about"] == "color" || facts["about"] == "whiteness", facts["unit"] == nil, number >= 1000 else {
            return []
        }
        return [.white(kelvin: number, isWord: false)]
    }

    // MARK: - States of their own

    private static func toggled(_ facts: Facts) -> [Demand] {
        facts["to"] == "toggle" && facts.number == nil && says(facts, only: ["to"]) ? [.toggle] : []
    }

    /// "Arm the alarm", "disarm it", "set the alarm to night".
    private static func armed(_ facts: Facts) -> [Demand] {
        guard facts.has("arm") || facts.has("guard"), facts.number == nil,
            says(facts, only: ["arm", "guard", "bare", "to"])
        else { return [] }
        let way = facts["guard"].flatMap { Guard(rawValue: $0) }
        switch (facts["arm"], facts["to"]) {
        case ("off", nil), ("off", "off"), (nil, "off"): return facts["guard"] == nil ? [.arm(.off)] : []
        case (_, nil), (_, "on"): return [.arm(way ?? .away)]
        default: return []
        }
    }

    /// "Mute", and "the sound off".
    private static func muted(_ facts: Facts) -> [Demand] {
        guard facts.number == nil, says(facts, only: ["mute", "about", "to"]), facts["about"] ?? "volume" == "volume"
        else { return [] }
        if let mute = facts["mute"], facts["to"] == nil { return [.mute(mute == "on")] }
        guard facts["about"] == "volume", facts["mute"] == nil else { return [] }
        switch facts["to"] {
        case "on": return [.mute(false)]
        case "off": return [.mute(true)]
        default: return []
        }
    }

    /// "To heat", "cooling mode", "to cool at 22".
    private static func moded(_ facts: Facts) -> [Demand] {
        guard let mode = facts["mode"].flatMap({ Mode(rawValue: $0) }), facts["to"] == nil || facts["to"] == "on",
            says(facts, only: ["mode", "to", "goal", "at", "unit", "about"]),
            facts["about"] ?? "temperature" == "temperature"
        else { return [] }
        guard let degrees = facts.number else { return [.mode(mode)] }
        let unit = Unit(facts)
        return unit == .percent ? [] : [.both(.mode(mode), .temperature(degrees, unit))]
    }

    /// "On", "off", "open", "locked".
    ///
    /// A complaint beside it is the reason, where it goes the same way: "turn on the lights, it's too dark".
    private static func stated(_ facts: Facts) -> [Demand] {
        guard facts.number == nil, says(facts, only: ["to", "dir", "about", "extent", "tail", "goal", "closing"]) else {
            return []
        }
        let isReasoned = facts.has("complaint")
        guard isReasoned || facts["about"] == nil || facts["about"] == "power" else { return [] }
        if facts.has("extent"), facts["extent"] != "full" { return [] }
        switch (facts["to"], facts["dir"]) {
        case ("on", nil): return [facts["extent"] == "full" ? .fullyOn : .power(true)]
        case ("on", "up") where isReasoned: return [.power(true)]
        case ("off", nil): return [.power(false)]
        case ("off", "down") where isReasoned: return [.power(false)]
        case ("open", nil): return [.door(isOpen: true)]
        case ("closed", nil): return [.door(isOpen: false)]
        // "Close it down", but not "shut … down", where "shut" is no verb.
        case ("open", "up") where facts.has("act"): return [.door(isOpen: true)]
        case ("closed", "down") where facts.has("act"): return [.door(isOpen: false)]
        case ("locked", nil), ("locked", "up"): return [.lock(true)]
        case ("unlocked", nil): return [.lock(false)]
        default: return []
        }
    }
}

extension Demand {
    // MARK: - Changes

    private static func quality(_ facts: Facts) -> Quality? {
        facts["about"].map { Quality(rawValue: $0) } ?? .level
    }

    /// Which side something changes to: "open it a bit more" is up, "close it a bit" is down.
    private static func isUp(_ facts: Facts) -> Bool? {
        switch (facts["dir"], facts["to"]) {
        case ("up", nil), ("up", "open"), (nil, "open"): true
        case ("down", nil), ("down", "closed"), (nil, "closed"): false
        case (nil, nil): facts.has("more") ? true : nil
        default: nil
        }
    }

    /// How many steps the words mean, on the side that they say: "a bit" is 0.4 of a step, "a lot" two.
    private static func steps(_ facts: Facts) -> Double {
        switch facts["much"] {
        case "little": 0.4
        case "lot": 2
        default: 1
        }
    }

    /// "To the max", "lowest", "all the way up".
    private static func extreme(_ facts: Facts) -> [Demand] {
        guard let extent = facts["extent"], facts.number == nil, let quality = quality(facts),
            says(facts, only: ["extent", "about", "dir", "to", "goal", "dim", "more"])
        else { return [] }
        if extent == "full" {
            guard let isUp = isUp(facts), facts["to"] == nil || facts.has("dir") else { return [] }
            return facts["to"] == nil ? [.adjust(quality, isUp ? .most : .least)] : [.door(isOpen: isUp)]
        }
        switch (extent, facts["to"], facts["dir"]) {
        case ("most", nil, _), ("least", nil, "down"), ("least", nil, nil):
            return [.adjust(quality, extent == "most" ? .most : .least)]
        case ("most", "on", nil): return facts.has("about") ? [.adjust(quality, .most)] : [.fullyOn]
        case ("least", "on", nil): return [.adjust(quality, .least)]
        case ("most", "open", _): return [.door(isOpen: true)]
        default: return []
        }
    }

    /// "Twice as bright", "by half".
    private static func scaled(_ facts: Facts) -> [Demand] {
        guard facts.number == nil, let quality = quality(facts),
            says(facts, only: ["times", "part", "cut", "about", "dir", "to", "dim", "more"])
        else { return [] }
        if let factor = facts["times"].flatMap(Double.init) {
            guard facts["to"] == nil, !facts.has("part"), !facts.has("cut") else { return [] }
            if let side = facts["dir"], (side == "up") != (factor > 1) { return [] }
            return [.adjust(quality, .times(factor))]
        }
        guard let part = facts["part"].flatMap(Double.init), let isUp = isUp(facts) else { return [] }
        return [.adjust(quality, .part(isUp ? part : -part))]
    }

    /// "By 20 percent", "20 percent brighter", "raise it 2 degrees".
    private static func changed(_ facts: Facts) -> [Demand] {
        guard let number = facts.number, facts["goal"] == nil, let quality = quality(facts),
            facts["to"] == nil || facts.has("change") || facts.has("more"), let isUp = isUp(facts),
            says(facts, only: ["change", "about", "dir", "to", "unit", "dim", "more", "cut"])
        else { return [] }
        // "Lower it minus ten degrees": that far nothing changes, so it is where to.
        if number <= 0 { return facts["to"] == nil && !facts.has("change") ? reached(number, facts) : [] }
        let change = Demand.adjust(quality, .by(isUp ? number : -number, Unit(facts)))
        // "Dim it 20 percent" is to that or by that; people mean either.
        let isVague = facts.has("dim") && !facts.has("change") && !facts.has("more")
        return isVague ? [.set(.brightness, number), change] : [change]
    }

    /// "Brighter", "a bit more", "up".
    private static func stepped(_ facts: Facts) -> [Demand] {
        guard facts.number == nil, let quality = quality(facts), let isUp = isUp(facts),
            facts["to"] == nil || facts.has("much") || facts.has("more"),
            says(facts, only: ["much", "more", "about", "dir", "to", "dim"])
        else { return [] }
        let isBare = !facts.has("much") && !facts.has("more")
        if isBare, quality == .level { return [.adjust(.level, .side(isUp: isUp))] }
        return [.adjust(quality, .steps(isUp ? steps(facts) : -steps(facts)))]
    }
}

extension Demand {
    // MARK: - Numbers

    /// "To 50 percent", "at 21 degrees", "open to 30".
    private static func numbered(_ facts: Facts) -> [Demand] {
        guard let number = facts.number,
            says(facts, only: ["goal", "at", "on", "about", "unit", "dir", "to", "dim", "tail"]),
            !facts.has("dir") || facts.has("goal"),
            // "On at 7" and "turn it up at 7" may speak of a time.
            !facts.has("at") || number > 12 || !facts.has("to") && !facts.has("dir")
        else { return [] }
        switch facts["to"] {
        case "open": return facts["dir"] == "down" ? [] : positions(number, isOpen: true, facts)
        case "closed": return facts["dir"] == "up" ? [] : positions(number, isOpen: false, facts)
        case "on": return facts["unit"] != nil || facts.has("about") || facts.has("at") ? reached(number, facts) : []
        case nil: return reached(number, facts)
        default: return []
        }
    }

    private static func positions(_ number: Double, isOpen: Bool, _ facts: Facts) -> [Demand] {
        guard facts["about"] ?? "position" == "position", [.none, .percent].contains(Unit(facts)) else { return [] }
        if isOpen { return [.set(.position, number)] }
        let rest = Demand.set(.position, 100 - number)
        // "Close it to 30 percent": open to that, or closed to that.
        return facts.has("goal") && facts["tail"] == nil && number != 50 ? [.set(.position, number), rest] : [rest]
    }

    private static func reached(_ number: Double, _ facts: Facts) -> [Demand] {
        let unit = Unit(facts)
        guard unit != .steps, facts["tail"] == nil, let quality = quality(facts) else { return [] }
        switch quality {
        case .temperature: return [.temperature(number, unit)]
        case .level where facts.has("on"): return [.temperature(number, unit)]
        // A half is said of degrees only: "make it 21 and a half".
        case .level where unit == .none && number != number.rounded(): return [.temperature(number, unit)]
        case .level: return [.level(number, unit)]
        case .warmth, .whiteness: return []
        case .brightness, .volume, .speed, .position, .saturation, .humidity:
            return [.none, .percent].contains(unit) ? [.set(quality, number)] : []
        }
    }
}

extension Demand.Unit {
    init(_ facts: Facts) {
        switch facts["unit"] {
        case "percent": self = .percent
        case "degrees": self = .degrees
        case "celsius": self = .celsius
        case "fahrenheit": self = .fahrenheit
        case "steps": self = .steps
        default: self = .none
        }
    }
}

extension Clause {
    /// Whether it says where.
    fileprivate var isPlaced: Bool {
        !places.isEmpty || !nouns.flatMap(\.allNames).isEmpty || !nouns.flatMap(\.places).isEmpty
    }

    /// Whether it is about things of a kind, by the word for it.
    fileprivate func concerns(_ kind: String) -> Bool {
        nouns.contains { $0["kind"]?.split(separator: ",").contains { $0 == kind } == true }
    }
}
