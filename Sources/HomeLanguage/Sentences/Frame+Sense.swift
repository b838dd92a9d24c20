import HomeModel

extension Frame {
    /// Whether nothing says what it is about.
    var isOpen: Bool { referents.allSatisfy { $0.has(.pronoun) } && scene == nil && !slots.has(.kind) }

    /// Whether it is a command or question to the house though nothing says what it is about.
    ///
    /// "Off", "blue", "take off", "20 degrees" and "cool" are not.
    var isCommandByItself: Bool {
        if slots.has(.ask) || slots.has(.complaint) || slots.has(.arm) || slots.has(.mute) { return true }
        // "Make it stop", "make it two".
        let isBareNumber =
            slots.number != nil && places.isEmpty && slots[.unit] == nil && !slots.has(.about) && !slots.has(.dir)
            && slots.number == slots.number?.rounded()
        let isSaid =
            !(referents + places).isEmpty || slots.number != nil || slots.has(.about) || slots.has(.extent)
            || slots.has(.mode)
        if slots.has(.strong) { return isSaid && !slots.has(.act) && !isBareNumber }
        let isDegrees = [.degrees, .celsius, .fahrenheit].contains(slots[.unit])
        // "Heat it up to 22".
        if slots[.about] == .temperature, slots.has(.goal), slots.number ?? 0 >= 10 { return true }
        if slots.has(.verb) || slots.has(.act), isDegrees || slots.number != slots.number?.rounded() { return true }
        return places.isEmpty ? slots.has(.quality) || slots.has(.about) && !slots.has(.act) : !slots.isEmpty
    }
}

extension Referent {
    /// Whether it is "the lights".
    var isLights: Bool { has(.plural) && services(.kind) == ["Lightbulb"] }
}
