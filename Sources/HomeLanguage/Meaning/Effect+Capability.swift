import HomeOutcomes
import UtteranceAnalysis

extension Capability {
    /// What an effect asks of a thing; nil is a question.
    init(_ effect: Effect?) {
        self =
            switch effect {
            case nil: .tell
            case .power, .opening, .fullyOn, .cooling, .toggle: .power
            case .halt: .halt
            case .set(let quality, _): Self.set(quality)
            case .gear: .speed
            case .level(_, .percent): .percentage
            case .level(_, .none), .level(_, .steps), .raised: .number
            case .level, .temperature: .temperature
            case .lock: .lock
            case .door, .passage: .door
            case .mute: .mute
            case .color, .tint: .color
            case .black: .black
            case .white: .white
            case .mode: .mode
            case .arm: .arm
            case .adjust(.warmth, .by), .adjust(.warmth, .byOrTo): .degrees
            case .adjust(let quality, _): Self.changed(quality)
            case .onAtMost: .level
            case .both(let one, _): Capability(one)
            }
    }

    private static func set(_ quality: Effect.Quality) -> Capability {
        switch quality {
        case .brightness: .dim
        case .position: .position
        case .speed: .speed
        case .volume: .volume
        case .humidity: .humidity
        case .saturation, .whiteness: .color
        case .level, .temperature, .warmth: .number
        }
    }

    private static func changed(_ quality: Effect.Quality) -> Capability {
        switch quality {
        case .level: .level
        case .warmth: .warmth
        case .temperature: .temperature
        default: set(quality)
        }
    }
}
