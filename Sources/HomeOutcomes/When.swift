import HomeModel

/// When something is to be done.
public struct When: Hashable, Sendable {
    /// The first date, in RFC 3339; nil where nobody knows it, because something has to happen first.
    public var fireDate: String?
    /// How it comes again; nil is once.
    public var recurrence: Recurrence?
    /// The zone whose clocks it follows, by its IANA name; nil is the system's.
    public var timeZone: String?
    /// The time as it is told; nil where it is not.
    public var phrase: TimePhrase?
    /// What sets it off instead of a date; where that is what the sun does, the date is when it comes next.
    public var event: TriggerEvent?
    /// The things that tell of the event, in the order of its services.
    public var witnesses: [Target] = []

    /// Whether the value that is written then is the one that stood before.
    public var isReturn = false

    /// A time of the given parts.
    public init(
        fireDate: String?, recurrence: Recurrence? = nil, timeZone: String? = nil, phrase: TimePhrase? = nil,
        event: TriggerEvent? = nil
    ) {
        self.fireDate = fireDate
        self.recurrence = recurrence
        self.timeZone = timeZone
        self.phrase = phrase
        self.event = event
    }

    /// Whenever accessories tell an event.
    package init(_ event: CharacteristicEvent, toldBy witnesses: [Target]) {
        self.init(fireDate: nil, event: .characteristic(event))
        self.witnesses = witnesses
    }

    /// The same as the time of a trigger.
    public var firingTime: FiringTime {
        FiringTime(
            fireDate: event == nil ? fireDate : nil, timeZone: timeZone, recurrence: recurrence, event: event)
    }

    /// The time as a JSON object, resolved: no reader needs to know the present.
    public var json: JSON {
        var members: [String: JSON] = [:]
        members["fireDate"] = fireDate.map { .string($0) }
        if let recurrence { members["recurrence"] = recurrence.json }
        members["event"] = event?.json { service in
            witnesses.first { $0.reference == service }.map { target in
                .object(["accessory": .string(target.accessory), "service": .string(target.service)])
            }
        }
        return .object(members)
    }
}
