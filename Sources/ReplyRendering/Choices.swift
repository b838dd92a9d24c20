import HomeModel

// The words that messages choose by: what a thing does, how it stands in its sentence, what it is in.

/// How the person is spoken to: “du” or “Sie”, “tú” or “usted”.
public enum Address: String, CaseIterable, Sendable { case plain, polite }

/// How an act is told.
enum Telling: String, CaseIterable {
    /// The sentence tells that it is being done: “locking the Front Door”.
    case announced
    /// The sentence speaks of it, to offer, promise or deny it: “shall I lock the Front Door”.
    case named
}

/// What things are in their sentence: who is so, whom it is done to, or whose something is.
enum Role: String, CaseIterable { case subject, object, owner }

/// Whether something is so.
enum YesOrNo: String, CaseIterable {
    case yes, no

    init(_ isSo: Bool) { self = isSo ? .yes : .no }
}

/// What of a thing is more or less.
enum Quality: String, CaseIterable {
    case brightness, speed, volume, position, temperature, whiteness, level

    init(_ type: CharacteristicType) {
        self =
            switch type.name {
            case "Brightness": .brightness
            case "RotationSpeed": .speed
            case "Volume": .volume
            case "TargetPosition": .position
            case "ColorTemperature": .whiteness
            case let name where name.hasSuffix("Temperature"): .temperature
            default: .level
            }
    }
}

/// What a thermostat or an alarm is set to.
enum Mode: String, CaseIterable {
    case heat, cool, auto, stay, away, night

    /// The mode that a value is; nil where it is none.
    init?(_ number: Double, of type: CharacteristicType) {
        switch (type.name, number) {
        case ("TargetHeatingCoolingState", 1), ("TargetHeaterCoolerState", 1): self = .heat
        case ("TargetHeatingCoolingState", 2), ("TargetHeaterCoolerState", 2): self = .cool
        case ("TargetHeatingCoolingState", 3), ("TargetHeaterCoolerState", 0): self = .auto
        case ("SecuritySystemTargetState", 0), ("SecuritySystemCurrentState", 0): self = .stay
        case ("SecuritySystemTargetState", 1), ("SecuritySystemCurrentState", 1): self = .away
        case ("SecuritySystemTargetState", 2), ("SecuritySystemCurrentState", 2): self = .night
        default: return nil
        }
    }
}

/// What a thing does as it gets another state: “opens”.
enum Happening: String, CaseIterable {
    case opens, closes, locks, unlocks, turnsOn, turnsOff, disarms, alarms, mutes, unmutes

    /// What happens as a characteristic gets a value; nil where there is no word for it.
    init?(_ type: CharacteristicType, _ value: CharacteristicValue) {
        switch Act(type, value) {
        case .turn(let isOn): self = isOn ? .turnsOn : .turnsOff
        case .lock(let isLocked): self = isLocked ? .locks : .unlocks
        case .open(let isOpen): self = isOpen ? .opens : .closes
        case .arm(3): self = .disarms
        case .arm(4): self = .alarms
        case .mute(let isMuted): self = isMuted ? .mutes : .unmutes
        case .arm, .halt, nil: return nil
        }
    }
}

/// A state that was found and that nobody can ask for.
enum FoundState: String, CaseIterable {
    case jammed, unknown, opening, closing, stopped, stay, away, night, triggered

    /// The state that a value is; nil where it is one that can be asked for too.
    init?(_ number: Double?, of type: CharacteristicType) {
        switch (type.name, number) {
        case ("LockCurrentState", 2): self = .jammed
        case ("LockCurrentState", 3): self = .unknown
        case ("CurrentDoorState", 2): self = .opening
        case ("CurrentDoorState", 3): self = .closing
        case ("CurrentDoorState", 4): self = .stopped
        case ("SecuritySystemCurrentState", 0): self = .stay
        case ("SecuritySystemCurrentState", 1): self = .away
        case ("SecuritySystemCurrentState", 2): self = .night
        case ("SecuritySystemCurrentState", 4): self = .triggered
        default: return nil
        }
    }
}

/// Characteristics that are told in words of their own, rather than by “is” and a state.
enum Tellable {
    /// Those that are so or not.
    static let yesOrNo = [
        "MotionDetected", "OccupancyDetected", "LeakDetected", "SmokeDetected", "CarbonMonoxideDetected",
        "CarbonDioxideDetected", "ObstructionDetected", "OutletInUse", "InUse", "Mute", "StatusTampered", "Reachable",
        "StatusLowBattery", "ChargingState", "StatusFault",
    ]
    /// Those that have a value and a unit of their own.
    static let measured = [
        "BatteryLevel", "FilterLifeLevel", "CarbonDioxideLevel", "CarbonMonoxideLevel", "CurrentAmbientLightLevel",
        "ColorTemperature",
    ]
}

/// What kept an accessory from doing something: the code of a `ControlError`.
enum FaultCode: String, CaseIterable {
    case notPaired, pairingMissing, pairingUnreadable, unreachable, notReachedByBridge, stranger, pairingGone, timedOut
    case unconfirmed, interrupted, tooSlow, busy, outOfResources, readOnly, writeOnly, noNotifications, invalidValue
    case notUnderstood, noValue, noSuchCharacteristic, insufficientPrivileges, insufficientAuthorization
    case notAllowedNow, needsConsent, servedElsewhere, cutOff, protocolViolation, violationInDoubt, status
}

extension ControlError {
    /// Its code.
    var code: FaultCode {
        switch self {
        case .notPaired: .notPaired
        case .pairingMissing: .pairingMissing
        case .pairingUnreadable: .pairingUnreadable
        case .unreachable: .unreachable
        case .notReachedByBridge: .notReachedByBridge
        case .stranger: .stranger
        case .pairingGone: .pairingGone
        case .timedOut: .timedOut
        case .unconfirmed: .unconfirmed
        case .interrupted: .interrupted
        case .tooSlow: .tooSlow
        case .busy: .busy
        case .outOfResources: .outOfResources
        case .readOnly: .readOnly
        case .writeOnly: .writeOnly
        case .noNotifications: .noNotifications
        case .invalidValue: .invalidValue
        case .notUnderstood: .notUnderstood
        case .noValue: .noValue
        case .noSuchCharacteristic: .noSuchCharacteristic
        case .insufficientPrivileges: .insufficientPrivileges
        case .insufficientAuthorization: .insufficientAuthorization
        case .notAllowedNow: .notAllowedNow
        case .needsConsent: .needsConsent
        case .servedElsewhere: .servedElsewhere
        case .cutOff: .cutOff
        case .protocolViolation(let how): how.isInDoubt ? .violationInDoubt : .protocolViolation
        case .status: .status
        }
    }
}

extension HomeError {
    /// Those that say what keeps an action or a trigger from being as it is asked to be.
    static let told: [HomeError] = [
        .notFound, .readOnlyCharacteristic, .invalidValueType, .valueLowerThanMinimum, .valueHigherThanMaximum,
        .stringLongerThanMaximum, .fireDateNotOnMinute, .fireDateInPast, .recurrenceTooSmall, .recurrenceTooLarge,
        .noRegisteredActionSets,
    ]
}
