/// A value that would unlock, open or disarm what guards a home, at once or whenever a trigger fires.
///
/// It names the service and not its place on the wire, so that it stays the same when an accessory is paired anew.
public struct Opening: Hashable, Sendable {
    /// The service that is opened.
    public let service: ServiceReference
    /// What is written.
    public let characteristic: CharacteristicType
    /// The value that opens it.
    public let value: CharacteristicValue
    /// When a trigger writes it; nil is now.
    public let time: FiringTime?

    /// An opening of the given parts.
    public init(
        _ service: ServiceReference, _ characteristic: CharacteristicType, _ value: CharacteristicValue,
        at time: FiringTime? = nil
    ) {
        self.service = service
        self.characteristic = characteristic
        self.value = value
        self.time = time
    }

    /// The same at the time of a trigger; nil is now.
    func at(_ time: FiringTime?) -> Opening { Opening(service, characteristic, value, at: time) }
}

/// When a trigger fires, as it was said: a yes to one time is none to another.
public struct FiringTime: Hashable, Sendable {
    /// The first date, in RFC 3339.
    public var fireDate: String?
    /// The time zone that recurrence counts in, by its IANA name.
    public var timeZone: String?
    /// How often it comes again.
    public var recurrence: Recurrence?
    /// What sets it off instead of a date.
    public var event: TriggerEvent?

    /// A time of the given parts.
    public init(fireDate: String?, timeZone: String?, recurrence: Recurrence?, event: TriggerEvent? = nil) {
        self.fireDate = fireDate
        self.timeZone = timeZone
        self.recurrence = recurrence
        self.event = event
    }
}

extension Trigger {
    /// When it fires.
    public var firingTime: FiringTime {
        FiringTime(fireDate: fireDate, timeZone: timeZone, recurrence: recurrence, event: event)
    }
}

extension ServiceType {
    /// Whether a characteristic of such a service decides whether the home is open.
    ///
    /// A motor's position opens the home only where the service is a door.
    public func guards(by characteristic: CharacteristicType) -> Bool {
        switch characteristic.name {
        case "LockTargetState", "TargetDoorState", "SecuritySystemTargetState", "LockControlPoint": true
        case "TargetPosition": name == "Door"
        default: false
        }
    }

    /// Whether a value would unlock, open or disarm such a service.
    ///
    /// Whatever is not known to keep the home shut opens it: a value of another kind or out of range too.
    public func isOpened(by value: CharacteristicValue, of characteristic: CharacteristicType) -> Bool {
        guard guards(by: characteristic) else { return false }
        return switch characteristic.name {
        case "LockTargetState", "TargetDoorState": value.number != 1
        case "SecuritySystemTargetState": ![0, 1, 2].contains(value.number)
        case "TargetPosition": value.number != 0
        default: true
        }
    }
}

extension Home {
    /// What a scene would open, now or at the time of a trigger.
    public func openings(of scene: ActionSet, at time: FiringTime? = nil) -> Set<Opening> {
        let opened = scene.actions.filter { action in
            guard let (_, service) = service(action.service) else { return false }
            return service.type.isOpened(by: action.value, of: action.characteristic)
        }
        return Set(opened.map { Opening($0.service, $0.characteristic, $0.value, at: time) })
    }

    /// What a trigger would open each time that it fires.
    public func openings(of trigger: Trigger) -> Set<Opening> {
        actionSets.filter { trigger.actionSets.contains($0.id) }
            .reduce(into: []) { $0.formUnion(openings(of: $1, at: trigger.firingTime)) }
    }
}
