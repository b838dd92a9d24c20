import HomeModel
import HomeOutcomes
import UtteranceAnalysis

/// Whether a service can do what is wanted of it.
enum Ability: Hashable {
    /// It can, by this action.
    case can(Intent.Action)
    /// It has the characteristic, but not this value.
    case outOfRange(TakenValues)
    /// It has nothing of the kind.
    case cannot
}

extension Service {
    /// What an effect means to this service.
    ///
    /// A switch of a thing that opens, locks or heats means its own target state: "on", "off". A bare number of
    /// degrees is in `unit`; what is written is Celsius.
    func ability(for effect: Effect, unit: TemperatureUnit) -> Ability {
        switch effect {
        case .power(let isOn): power(isOn)
        case .opening(let isOpen): opening(isOpen)
        case .fullyOn: first([changed(.level, .most, unit), power(true)])
        case .onAtMost: first([changed(.level, .most, unit), type == "Lightbulb" ? power(true) : .cannot])
        case .cooling: writable("Active") == nil ? cooling : power(true)
        case .toggle: toggled
        case .halt: halted
        case .level(let number, let said): level(number, said, unit)
        case .raised(let number): raised(to: number, unit)
        case .set(let quality, let number): set(quality, to: number)
        case .gear(let number): gear(number)
        case .lock(let isLocked): set("LockTargetState", to: isLocked ? 1 : 0)
        case .door(let isOpen): door(isOpen: isOpen)
        case .passage(let isOpen): first([set("LockTargetState", to: isOpen ? 0 : 1), door(isOpen: isOpen)])
        case .temperature(let degrees, let said): temperature(degrees, said, unit)
        case .mute(let isMuted): set("Mute", to: isMuted ? 1 : 0)
        case .mode(let mode): set(to: mode)
        case .arm(let way): set("SecuritySystemTargetState", to: way.state)
        case .color(let hue, let saturation): color(hue, saturation)
        case .tint(let hue, let saturation, let much): tinted(hue, saturation, much)
        case .black: .cannot
        case .white(let kelvin, let isWord): white(kelvin, isWord: isWord)
        case .adjust(let quality, let change): changed(quality, change, unit)
        case .both(let one, let other):
            both(ability(for: one, unit: unit), once(one).ability(for: other, unit: unit))
        }
    }

    /// Whether the service can do what is wanted, or would with another value.
    func isAble(_ effect: Effect, unit: TemperatureUnit) -> Bool {
        // Asked of all things of a room, and told sooner than how.
        if effect.isPower, Self.switches.contains(where: { isWritable($0.type) }) { return true }
        return ability(for: effect, unit: unit) != .cannot
    }

    private func power(_ isOn: Bool) -> Ability {
        guard let switched = Self.switches.first(where: { isWritable($0.type) }) else { return .cannot }
        return switched.type == "TargetHeatingCoolingState"
            ? heating(isOn) : set(switched.type, to: isOn ? switched.on : switched.off)
    }

    /// What moves stays where it is: it is told to hold, or that its goal is where it is now; all else is off.
    ///
    /// At either end nothing is on its way, or the accessory tells where it is only once it has come to rest.
    private var halted: Ability {
        if writable("HoldPosition") != nil { return set("HoldPosition", to: 1) }
        guard writable("TargetPosition") != nil else { return power(false) }
        guard let now = self["CurrentPosition"]?.value?.number, now > 0, now < 100 else { return .cannot }
        return set("TargetPosition", to: now)
    }

    /// On or open; a lock is opened where it is unlocked.
    private func opening(_ isOpen: Bool) -> Ability {
        first([set("LockTargetState", to: isOpen ? 0 : 1), door(isOpen: isOpen), power(isOpen)])
    }

    /// What "on" and "off" are to services, the first that a service has.
    ///
    /// A door is neither, and a lock is only told so by its own verbs. A speaker without a switch plays, or pauses.
    private static let switches: [(type: CharacteristicType, on: Double, off: Double)] = [
        ("On", 1, 0), ("Active", 1, 0), ("TargetPosition", 100, 0), ("TargetHeatingCoolingState", 1, 0),
        ("SecuritySystemTargetState", 1, 3), ("TargetMediaState", 0, 1),
    ]

    /// Automatic where the thermostat has it, else heat, else cool.
    private func heating(_ isOn: Bool) -> Ability {
        isOn
            ? first([3, 1, 2].map { set("TargetHeatingCoolingState", to: $0) })
            : set("TargetHeatingCoolingState", to: 0)
    }

    private func level(_ number: Double, _ said: Effect.Unit, _ unit: TemperatureUnit) -> Ability {
        switch said {
        case .degrees, .celsius, .fahrenheit: temperature(number, said, unit)
        case .percent: set(.level, to: number)
        case .none where temperatureType != nil: temperature(number, said, unit)
        case .none: percentage(of: .level) == "RotationSpeed" ? gear(number) : set(.level, to: number)
        case .steps: .cannot
        }
    }

    /// Nothing goes up to less than it is, so that a small number is so many of ten: "up to 7" of what is at 50.
    private func raised(to number: Double, _ unit: TemperatureUnit) -> Ability {
        guard temperatureType == nil, let type = percentage(of: .level), type != "RotationSpeed",
            let now = self[type]?.value?.number, number < now, now < number * 10
        else { return level(number, .none, unit) }
        return set(.level, to: number * 10)
    }

    private func set(_ quality: Effect.Quality, to number: Double) -> Ability {
        percentage(of: quality).map { set($0, to: number) } ?? .cannot
    }

    /// A speed with a number is that one of a fan that has a few, and says nothing of one that has a hundred: "speed
    /// 3".
    private func gear(_ number: Double) -> Ability {
        guard number > 0, number < 10, let step = self["RotationSpeed"]?.metadata.step else {
            return set(.speed, to: number)
        }
        guard step >= 10, number == number.rounded() else {
            return .outOfRange(.speed)
        }
        return set(.speed, to: number * step)
    }

    private func door(isOpen: Bool) -> Ability {
        first([
            set("TargetDoorState", to: isOpen ? 0 : 1),
            set("TargetPosition", to: isOpen ? 100 : 0),
            isTap ? set("Active", to: isOpen ? 1 : 0) : .cannot,
        ])
    }

    /// Whether it is opened to let water run.
    var isTap: Bool { ["Valve", "Faucet", "IrrigationSystem"].contains(type.name) }

    /// The first that can; else the first that has it at all.
    func first(_ abilities: [Ability]) -> Ability {
        let having = abilities.filter { $0 != .cannot }
        return having.first { if case .can = $0 { true } else { false } } ?? having.first ?? .cannot
    }

    /// Two values of one service, written together; what one of them cannot do, both cannot.
    func both(_ one: Ability, _ other: Ability) -> Ability {
        guard case .can(let first) = one else { return one }
        guard case .can(let second) = other else { return other }
        guard let firstValues = first.values, let secondValues = second.values else { return .cannot }
        return .can(.setAll(firstValues.merging(secondValues) { $1 }))
    }

    /// Writes a number, where the service takes it; `unit` is the one of temperature that its range is told in.
    func set(_ type: CharacteristicType, to number: Double, in unit: TemperatureUnit? = nil) -> Ability {
        guard let metadata = writable(type) else { return .cannot }
        let isNumber = metadata.format == .float || metadata.format.isInteger
        let wanted = isNumber ? metadata.onStep(number) : number
        let value: CharacteristicValue =
            metadata.format == .float ? .double(wanted) : .int(Int64(exactly: wanted) ?? .max)
        // Out of range is told, not clamped; a value just beside the grid is not out of range.
        guard let checked = try? metadata.checked(value), isWithin(metadata, number) else {
            return .outOfRange(metadata.taken(in: unit))
        }
        // Half a percent is neither nothing nor one.
        if metadata.minimum == 0, let step = metadata.step, number > 0, number < step {
            return .outOfRange(.steps(metadata.taken(in: unit), step))
        }
        return .can(.set(type, checked))
    }

    /// What a characteristic takes, where it can be written.
    func writable(_ type: CharacteristicType) -> CharacteristicMetadata? {
        guard let place = place(of: type), characteristics[place].metadata.permissions.contains(.write) else {
            return nil
        }
        return characteristics[place].metadata
    }

    private func isWritable(_ type: CharacteristicType) -> Bool {
        place(of: type).map { characteristics[$0].metadata.permissions.contains(.write) } ?? false
    }

    private func isWithin(_ metadata: CharacteristicMetadata, _ number: Double) -> Bool {
        number >= metadata.minimum ?? -.infinity && number <= metadata.maximum ?? .infinity
    }
}

extension Intent.Action {
    /// The values that it writes to one service; nil for what is no plain write.
    fileprivate var values: [CharacteristicType: CharacteristicValue]? {
        switch self {
        case .set(let type, let value): [type: value]
        case .setAll(let values): values
        case .adjust, .get, .run, .schedule, .list, .cancel: nil
        }
    }
}

extension CharacteristicMetadata {
    /// The values that it takes: "0 to 100 percent", "10 °C to 38 °C".
    fileprivate func taken(in unit: TemperatureUnit?) -> TakenValues {
        guard let minimum, let maximum else { return .others }
        switch unit {
        case .celsius: return .range(minimum, maximum, .celsius)
        case .fahrenheit: return .range(minimum * 1.8 + 32, maximum * 1.8 + 32, .fahrenheit)
        case nil: return .range(minimum, maximum, self.unit == .percentage ? .percent : .none)
        }
    }
}
