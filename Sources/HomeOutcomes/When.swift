import HomeModel

/// When something is to be done.
public struct When: Hashable, Sendable {
    /// The first date, in RFC 3339.
    public var fireDate: String
    /// How it comes again; nil is once.
    public var recurrence: Recurrence?
    /// The zone whose clocks it follows, by its IANA name; nil is the system's.
    public var timeZone: String?
    /// The time as it is told; nil where it is not.
    public var phrase: TimePhrase?

    /// Whether the value that is written then is the one that stood before.
    public var isReturn = false

    /// A time of the given parts.
    public init(fireDate: String, recurrence: Recurrence? = nil, timeZone: String? = nil, phrase: TimePhrase? = nil) {
        self.fireDate = fireDate
        self.recurrence = recurrence
        self.timeZone = timeZone
        self.phrase = phrase
    }

    /// The same as the time of a trigger.
    public var firingTime: FiringTime {
        FiringTime(fireDate: fireDate, timeZone: timeZone, recurrence: recurrence)
    }

    /// The time as a JSON object, resolved: no reader needs to know the present.
    public var json: JSON {
        var members: [String: JSON] = ["fireDate": .string(fireDate)]
        if let recurrence { members["recurrence"] = recurrence.json }
        return .object(members)
    }
}
