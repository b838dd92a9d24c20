import HomeModel

extension Clause {
    /// Whether nothing says what it is about.
    var isOpen: Bool { nouns.allSatisfy { $0.has(.pronoun) } && scene == nil && !facts.has(.kind) }

    /// Whether it is a command or question to the house though nothing says what it is about.
    ///
    /// "Off", "blue", "take off", "20 degrees" and "cool" are not.
    var isCommandByItself: Bool {
        if facts.has(.ask) || facts.has(.complaint) || facts.has(.arm) || facts.has(.mute) { return true }
        // "Make it stop", "make it two".
        let isBareNumber =
            facts.number != nil && places.isEmpty && facts[.unit] == nil && !facts.has(.about) && !facts.has(.dir)
            && facts.number == facts.number?.rounded()
        let isSaid =
            !(nouns + places).isEmpty || facts.number != nil || facts.has(.about) || facts.has(.extent)
            || facts.has(.mode)
        if facts.has(.strong) { return isSaid && !facts.has(.act) && !isBareNumber }
        let isDegrees = [.degrees, .celsius, .fahrenheit].contains(facts[.unit])
        // "Heat it up to 22".
        if facts[.about] == .temperature, facts.has(.goal), facts.number ?? 0 >= 10 { return true }
        if facts.has(.verb) || facts.has(.act), isDegrees || facts.number != facts.number?.rounded() { return true }
        return places.isEmpty ? facts.has(.quality) || facts.has(.about) && !facts.has(.act) : !facts.isEmpty
    }
}

extension Noun {
    /// Whether it is "the lights".
    var isLights: Bool { has(.plural) && services(.kind) == ["Lightbulb"] }
}
