/// What the slots of a command come to.
///
/// Each of the readers below names the slots that it takes into account; where another fact was said that changes the
/// meaning, it reads nothing. So words that contradict each other, such as "close" with "up", make no effect at all.
extension Effect {
    /// The different things that the slots of a command can mean; more than one where a person has to say.
    static func effects(_ slots: Slots) -> [Effect] {
        // Most say a state and nothing else of what is wanted.
        if slots.number == nil, slots.says(only: [.to]) {
            return slots[.to] == .toggle ? [.toggle] : StateEffects.stated(slots)
        }
        for reader in Reader.all {
            let found = effects(slots, by: reader)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The readers, in the order in which they are asked.
    private enum Reader: CaseIterable {
        case colored, tinted, white, toggled, armed, muted, moded, extreme, scaled, changed, stepped, numbered, stated

        /// All of them, made once.
        static let all = allCases
    }

    // Functions in a list would be held and let go at every call.
    private static func effects(_ slots: Slots, by reader: Reader) -> [Effect] {
        switch reader {
        case .colored: ColorEffects.colored(slots)
        case .tinted: ColorEffects.tinted(slots)
        case .white: ColorEffects.white(slots)
        case .toggled: StateEffects.toggled(slots)
        case .armed: StateEffects.armed(slots)
        case .muted: StateEffects.muted(slots)
        case .moded: StateEffects.moded(slots)
        case .extreme: ChangeEffects.extreme(slots)
        case .scaled: ChangeEffects.scaled(slots)
        case .changed: ChangeEffects.changed(slots)
        case .stepped: ChangeEffects.stepped(slots)
        case .numbered: NumberEffects.numbered(slots)
        case .stated: StateEffects.stated(slots)
        }
    }

    /// The slots that say what is wanted; the others say how it was asked, and of what.
    fileprivate static let content: PropertySet = [
        .to, .about, .dir, .goal, .timelike, .setpoint, .change, .much, .more, .times, .part, .cut, .extent, .unit,
        .hue, .saturation, .kelvin, .tone, .tint, .black, .mode, .arm, .guard, .bare, .dim, .tail, .mute,
    ]
}

extension Slots {
    /// Whether nothing was said of what is wanted that is not among these.
    func says(only wanted: [Property]) -> Bool {
        properties.allNames { !Effect.content.contains($0) || wanted.contains($0) }
    }

    /// What is to change; what is opened or closed by so much is how far it is open, and no volume.
    var quality: Effect.Quality? {
        if let about = self[.about] { return Effect.Quality(rawValue: about.rawValue) }
        return self[.to] == .open || self[.to] == .closed ? .position : .level
    }
}
