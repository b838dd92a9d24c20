import HomeModel

/// What a tag says of its property.
package enum TagValue: Hashable, Sendable {
    /// One of the words of the property's domain.
    case word(TagWord)
    /// A number: a hue in degrees, a factor, how many.
    case number(Double)
    /// The types of services that are meant.
    case services([ServiceType])
    /// Characteristics with the values that tell that something is so.
    case senses([Sense])
    /// Words of the language, one or several with commas between.
    case text(String)

    /// A characteristic and the value that tells that something is so.
    package struct Sense: Hashable, Sendable {
        package let type: CharacteristicType
        package let value: Double
    }
}

/// A word that tags have as their value: a meaning, the same in all languages.
package enum TagWord: String, CaseIterable, Sendable, BitwiseCopyable {
    /// The value of a tag that has none: that it was said.
    case present = "true"

    // States.
    case on, off, open, closed, locked, unlocked, toggle
    // Directions, and ends of what a thing can do.
    case up, down, full, most, least
    // Questions, and what was mentioned only.
    case `is`, which, value, count, said, need, been
    // What a thing does, and how an alarm is armed.
    case heat, cool, auto, away, night, stay, run
    // How much.
    case lot, little
    // Units.
    case percent, degrees, celsius, fahrenheit, kelvin, mired, steps
    // Qualities.
    case air, battery, brightness, color, door, filter, gas, humidity, level, lock, lux, measure, mode, mute, position,
        power, saturation, speed, state, temperature, volume, warmth, whiteness
    // Times.
    case second, minute, hour, day, week, month, am, pm, today, tomorrow, overmorrow, morning, afternoon, evening
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday
    // What happens without anybody's doing.
    case sun, weather, person, motion
    case sunrise, sunset, dawn, dusk
    // What other assistants can do.
    case timers, alarms, music, lists, clock, reminders, messages, reasons, knowledge
}

extension TagWord {
    /// The opposite of a state; nil where it has none.
    var opposite: TagWord? {
        switch self {
        case .on: .off
        case .off: .on
        case .open: .closed
        case .closed: .open
        case .locked: .unlocked
        case .unlocked: .locked
        default: nil
        }
    }
}

extension TagValue {
    /// The word, where it is one.
    package var word: TagWord? { if case .word(let word) = self { word } else { nil } }
    /// The number, where it is one.
    package var number: Double? { if case .number(let number) = self { number } else { nil } }
    /// The text, where it is one.
    package var text: String? { if case .text(let text) = self { text } else { nil } }
    /// The types of services; none where it has no such.
    package var services: [ServiceType] { if case .services(let types) = self { types } else { [] } }

    /// What it says, one by one, as grammars write it.
    var parts: [String] {
        switch self {
        case .word(let word): [word.rawValue]
        case .number(let number): [Self.digits(number)]
        case .services(let types): types.map(\.name)
        case .senses(let senses): senses.map { "\($0.type.name):\(Self.digits($0.value))" }
        case .text(let text): text.split(separator: ",").map(String.init)
        }
    }

    private static func digits(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? String(number) }
}

extension TagValue: CustomStringConvertible {
    /// The value as grammars write it.
    package var description: String { parts.joined(separator: ",") }
}
