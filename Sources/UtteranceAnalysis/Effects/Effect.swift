/// What is wanted of a service.
package enum Effect: Hashable, Sendable {
    case power(Bool)
    /// On or open, off or closed: whichever the thing can be.
    case opening(Bool)
    /// On, and as far as it goes: "all the way on".
    case fullyOn
    /// On, and at most: "on full power"; a light without levels has no more.
    case onAtMost
    /// On, said of an air conditioner: a thermostat is to cool.
    case cooling
    /// On where it is off, off where it is on.
    case toggle
    /// Still where it is, said of what moves; else off.
    case halt
    /// What that means depends on what it is: "set it to 50".
    case level(Double, Unit)
    /// The same upwards: "up to 7", which of what is at 50 is seven of ten.
    case raised(Double)
    /// A quality to so much: brightness to 50 percent.
    case set(Quality, Double)
    /// A speed by its number: "speed 3".
    case gear(Double)
    case lock(Bool)
    /// Open or closed.
    case door(isOpen: Bool)
    /// The same, of a lock unlocked or locked.
    case passage(isOpen: Bool)
    case temperature(Double, Unit)
    case mute(Bool)
    /// Degrees of hue, percent of saturation.
    case color(hue: Double, saturation: Double)
    /// Some steps towards a colour: "redder".
    case tint(hue: Double, saturation: Double, much: Double)
    /// A color that no light can show.
    case black
    /// A white, in kelvin; one that is said by a word is put within what a lamp can do.
    case white(kelvin: Double, isWord: Bool)
    case mode(Mode)
    case arm(Guard)
    /// More or less of something.
    case adjust(Quality, Change)
    /// Two things at once: blue, at half.
    indirect case both(Effect, Effect)

    package enum Unit: Hashable, Sendable { case none, percent, degrees, celsius, fahrenheit, steps }

    /// What a thermostat does.
    package enum Mode: String, Hashable, Sendable { case heat, cool, auto }

    /// How an alarm is armed.
    package enum Guard: String, Hashable, Sendable {
        case stay, away, night, off

        /// The value of `SecuritySystemTargetState`.
        package var state: Double {
            switch self {
            case .stay: 0
            case .away: 1
            case .night: 2
            case .off: 3
            }
        }
    }

    /// What can be more or less.
    package enum Quality: String, Hashable, Sendable {
        /// Whatever the thing has most of all: a lamp its brightness, a speaker its volume.
        case level
        /// Of a thermostat its temperature, of a lamp its white.
        case warmth
        case brightness, volume, speed, temperature, position, whiteness, saturation, humidity
    }

    /// By how much, and to which side.
    package enum Change: Hashable, Sendable {
        /// To one side, and no word how far: "raise the blinds" opens them, "turn up the lights" is a step.
        case side(isUp: Bool)
        /// Steps of a size that depends on what changes.
        case steps(Double)
        case by(Double, Unit)
        /// By so much, or to that where so much makes no sense: "turn the heat up 22 degrees".
        case byOrTo(Double, Unit)
        /// By a part of what it is, or of the way where it opens.
        case part(Double)
        case times(Double)
        /// As far as it goes.
        case most
        case least
    }
}
