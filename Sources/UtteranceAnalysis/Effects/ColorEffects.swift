/// What colours and whites come to.
enum ColorEffects {
    /// A colour, and how bright: "blue", "on in blue", "blue at 50 percent".
    static func colored(_ slots: Slots) -> [Effect] {
        guard slots.has(.hue) || slots.has(.black),
            slots[.about] == nil || [.color, .brightness].contains(slots[.about]),
            slots[.to] == nil || slots[.to] == .on,
            slots.says(only: [.hue, .saturation, .black, .about, .to, .goal, .unit, .timelike])
        else { return [] }
        if slots.has(.black), slots.number == nil { return [.black] }
        guard let hue = slots.number(.hue),
            let saturation = slots.number(.saturation)
        else { return [] }
        return lit(.color(hue: hue, saturation: saturation), slots)
    }

    /// The colour with the brightness that was said beside it.
    private static func lit(_ color: Effect, _ slots: Slots) -> [Effect] {
        guard let number = slots.number else { return slots.has(.goal) ? [] : [color] }
        let isLevel = slots.has(.timelike) && number > 24 && FrameRule.beyondHours.holds
        guard slots[.unit] == .percent || slots[.about] == .brightness || isLevel || !FrameRule.numberBesideColor.holds
        else { return [] }
        return [.both(color, .set(.brightness, number))]
    }

    /// A step towards a colour: "redder", "a bit more blue".
    static func tinted(_ slots: Slots) -> [Effect] {
        guard slots.has(.tint) || slots.has(.more), slots.number == nil, let hue = slots.number(.hue),
            let saturation = slots.number(.saturation),
            slots.says(only: [.hue, .saturation, .tint, .more, .much, .about]),
            slots[.about] ?? .color == .color
        else { return [] }
        return [.tint(hue: hue, saturation: saturation, much: ChangeEffects.steps(slots))]
    }

    /// A white, by its name or its temperature: "warm white", "3000 kelvin", "the color temperature to 4000".
    static func white(_ slots: Slots) -> [Effect] {
        guard slots.has(.kelvin) || slots.number != nil,
            slots[.about] == nil || [.color, .whiteness, .brightness].contains(slots[.about]),
            slots[.to] == nil || slots[.to] == .on,
            slots.says(only: [.kelvin, .tone, .about, .to, .goal, .unit, .timelike])
        else { return [] }
        if let kelvin = slots.number(.kelvin) { return lit(.white(kelvin: kelvin, isWord: true), slots) }
        guard let number = slots.number, number > 0 else { return [] }
        if slots[.unit] == .kelvin { return [.white(kelvin: number, isWord: false)] }
        if slots[.unit] == .mired { return [.white(kelvin: 1_000_000 / number, isWord: false)] }
        guard slots[.about] == .color || slots[.about] == .whiteness, slots[.unit] == nil,
            number >= 1000 || !FrameRule.bareKelvin.holds
        else { return [] }
        return [.white(kelvin: number, isWord: false)]
    }
}
