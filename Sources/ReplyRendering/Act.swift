import HomeModel
import HomeOutcomes

/// What a write is where it has a verb of its own: "locking", and not "setting to 1".
enum Act: Hashable {
    case turn(Bool), lock(Bool), open(Bool), arm(Double), mute(Bool), halt

    /// The act that a value of a characteristic is; nil where it is only set.
    init?(_ type: CharacteristicType, _ value: CharacteristicValue) {
        let number = value.number ?? 0
        switch type.name {
        case "On", "Active", "CurrentHeatingCoolingState": self = .turn(number != 0)
        case "TargetMediaState", "CurrentMediaState": self = .turn(number == 0)
        case "TargetHeatingCoolingState" where number == 0 || number == 3: self = .turn(number != 0)
        case "Mute": self = .mute(number != 0)
        case "HoldPosition" where number == 1: self = .halt
        case "LockTargetState", "LockCurrentState": self = .lock(number == 1)
        case "TargetDoorState", "CurrentDoorState": self = .open(number == 0)
        case "ContactSensorState": self = .open(number == 1)
        case "TargetPosition" where number == 0 || number == 100: self = .open(number == 100)
        case "CurrentPosition" where number == 0 || number == 100: self = .open(number == 100)
        case "SecuritySystemTargetState", "SecuritySystemCurrentState": self = .arm(number)
        default: return nil
        }
    }

    /// The message that tells that it is done.
    var verb: Message {
        switch self {
        case .turn(let isOn): isOn ? .turnOn : .turnOff
        case .lock(let isLocked): isLocked ? .lock : .unlock
        case .open(let isOpen): isOpen ? .open : .close
        case .arm(let state): state == 3 ? .disarm : .arm
        case .mute(let isMuted): isMuted ? .mute : .unmute
        case .halt: .halt
        }
    }

    /// Whether it is told together with the value.
    var hasValue: Bool { if case .arm(let state) = self { state != 3 } else { false } }
}

extension Intent.Action {
    /// Whether two writes are told in the same words: "on" is one word for `On` and `Active`.
    func isAlike(_ other: Intent.Action) -> Bool {
        switch (self, other) {
        case (.adjust(let type, .times(let factor, _)), .adjust(let otherType, .times(let otherFactor, _))):
            type == otherType && factor == otherFactor
        case (.schedule(let action, let when), .schedule(let otherAction, let otherWhen)):
            when == otherWhen && action.isAlike(otherAction)
        case (.set(let type, let value), .set(let otherType, let otherValue)):
            Act(type, value).map { $0 == Act(otherType, otherValue) } ?? (self == other)
        default: self == other
        }
    }
}

extension [Intent] {
    /// The intents with those in one that are told in the same words.
    var joinedAsTold: [Intent] {
        if count < 2 { return self }
        return reduce(into: []) { joined, intent in
            if let index = joined.firstIndex(where: { $0.action.isAlike(intent.action) }) {
                joined[index].targets += intent.targets
            } else {
                joined.append(intent)
            }
        }
    }
}

extension CharacteristicType {
    /// Whether its values are states, which have words of their own.
    var isState: Bool { name.hasSuffix("State") || self == "On" || self == "Active" }
}
