/// What sets a trigger off where no date does (Apple's `HMEventTrigger`).
public enum TriggerEvent: Hashable, Sendable {
    /// What the sun does, day by day.
    case significantTime(SignificantTimeEvent)
    /// What accessories tell.
    case characteristic(CharacteristicEvent)

    /// The event of the sun, where it is one.
    public var significantTime: SignificantTimeEvent? {
        if case .significantTime(let event) = self { event } else { nil }
    }

    /// The event of accessories, where it is one.
    public var characteristic: CharacteristicEvent? {
        if case .characteristic(let event) = self { event } else { nil }
    }
}

/// A time that the sun tells, such as half an hour before sunrise (Apple's `HMSignificantTimeEvent`).
public struct SignificantTimeEvent: Hashable, Sendable {
    /// The most minutes before or after: half a day.
    public static let furthest = 12 * 60

    /// What the sun does.
    public let event: SolarEvent
    /// So many minutes after it, or before it where this is less than 0; within half a day.
    public let offset: Int

    /// A time; nil where it is more than half a day away from what the sun does.
    public init?(_ event: SolarEvent, offset: Int = 0) {
        guard (-Self.furthest...Self.furthest).contains(offset) else { return nil }
        (self.event, self.offset) = (event, offset)
    }
}

/// What accessories tell that sets a trigger off, at the moment at which it becomes so: the front door opens, it gets colder
/// than 18 degrees, nobody has moved for ten minutes.
///
/// It joins Apple's `HMCharacteristicEvent`, `HMCharacteristicThresholdRangeEvent` and, with a duration, `HMDurationEvent`.
public struct CharacteristicEvent: Hashable, Sendable {
    /// The most services that it is about.
    public static let mostServices = 500
    /// The longest that something may have to be so, in seconds: a day.
    public static let longest = 86_400

    /// The services that tell.
    public var services: [ServiceReference]
    /// What they tell.
    public var characteristic: CharacteristicType
    /// What is asked of its value.
    public var test: Test
    /// Of how many services it has to be so.
    public var quantity: Quantity
    /// How long it has to stay so, in seconds; 0 is not at all.
    public var duration: Int

    /// What is asked of a value.
    public enum Test: Hashable, Sendable {
        /// It is this one.
        case equal(CharacteristicValue)
        /// It is more than this.
        case above(Double)
        /// It is less than this.
        case below(Double)
    }

    /// Of how many services something is so.
    public enum Quantity: String, Sendable, CaseIterable {
        /// Of one at least.
        case any
        /// Of each.
        case all
        /// Of none.
        case none
    }

    /// An event of the given parts.
    public init(
        _ services: [ServiceReference], _ characteristic: CharacteristicType, _ test: Test,
        of quantity: Quantity = .any, for duration: Int = 0
    ) {
        (self.services, self.characteristic, self.test) = (services, characteristic, test)
        (self.quantity, self.duration) = (quantity, duration)
    }

    /// Whether a value is as asked; `wasSo` says whether the last one was.
    ///
    /// A number that has passed its limit has to come back by more than it trembles before it is said to have come back.
    public func isMet(by value: CharacteristicValue, wasSo: Bool?) -> Bool {
        let slack = wasSo == true ? hysteresis : 0
        switch test {
        case .equal(let expected): return StateWords.holds(expected, of: characteristic, value)
        case .above(let limit): return value.number.map { $0 > limit - slack } ?? false
        case .below(let limit): return value.number.map { $0 < limit + slack } ?? false
        }
    }

    /// How far a number has to come back: half a degree, a twentieth of a brightness, 2 of what is in percent.
    public var hysteresis: Double {
        let limit =
            switch test {
            case .equal: 0.0
            case .above(let limit), .below(let limit): abs(limit)
            }
        let metadata = characteristic.metadata
        let step = metadata?.step ?? 0
        return switch metadata?.unit {
        case .celsius: max(0.5, step)
        case .percentage: max(2, step)
        default: max(limit / 20, step)
        }
    }
}

// MARK: - As JSON

extension TriggerEvent {
    /// The event as JSON, with its services as `reference` writes them; those that it does not write are left out.
    ///
    /// `{"sun": "sunset", "offsetMinutes": -30}`, or
    /// `{"services": […], "characteristic": "CurrentTemperature", "below": 18, "of": "any", "seconds": 600}`.
    public func json(_ reference: (ServiceReference) -> JSON?) -> JSON {
        switch self {
        case .significantTime(let time):
            var members: [String: JSON] = ["sun": .string(time.event.rawValue)]
            if time.offset != 0 { members["offsetMinutes"] = .int(Int64(time.offset)) }
            return .object(members)
        case .characteristic(let event):
            var members: [String: JSON] = [
                "services": .array(event.services.compactMap(reference)),
                "characteristic": .string(event.characteristic.name), "of": .string(event.quantity.rawValue),
            ]
            switch event.test {
            case .equal(let value): members["value"] = JSON(value)
            case .above(let limit): members["above"] = JSON(.double(limit))
            case .below(let limit): members["below"] = JSON(.double(limit))
            }
            if event.duration > 0 { members["seconds"] = .int(Int64(event.duration)) }
            return .object(members)
        }
    }

    /// Reads what `json` wrote; nil where it is something else, or a service is not found.
    public init?(json: JSON, _ service: (JSON) -> ServiceReference?) {
        guard case .object(let members) = json else { return nil }
        if case .string(let name)? = members["sun"] {
            var offset = 0
            if let minutes = members["offsetMinutes"] {
                guard case .int(let whole) = minutes, let known = Int(exactly: whole) else { return nil }
                offset = known
            }
            guard Set(["sun", "offsetMinutes"]).isSuperset(of: members.keys), let sun = SolarEvent(rawValue: name),
                let event = SignificantTimeEvent(sun, offset: offset)
            else { return nil }
            self = .significantTime(event)
        } else if let event = CharacteristicEvent(members, service) {
            self = .characteristic(event)
        } else {
            return nil
        }
    }
}

extension CharacteristicEvent {
    fileprivate init?(_ members: [String: JSON], _ service: (JSON) -> ServiceReference?) {
        let keys: Set = ["services", "characteristic", "of", "value", "above", "below", "seconds"]
        guard keys.isSuperset(of: members.keys), case .array(let list)? = members["services"],
            list.count <= Self.mostServices, case .string(let name)? = members["characteristic"],
            let test = Test(members)
        else { return nil }
        let services = list.compactMap(service)
        guard services.count == list.count else { return nil }
        var (quantity, duration) = (Quantity.any, 0)
        if let of = members["of"] {
            guard case .string(let word) = of, let known = Quantity(rawValue: word) else { return nil }
            quantity = known
        }
        if let seconds = members["seconds"] {
            guard case .int(let whole) = seconds, (1...Int64(Self.longest)).contains(whole) else { return nil }
            duration = Int(whole)
        }
        self.init(services, CharacteristicType(name), test, of: quantity, for: duration)
    }
}

extension CharacteristicEvent.Test {
    /// The one test that an object says; nil where it says none, or several.
    fileprivate init?(_ members: [String: JSON]) {
        let said = ["value", "above", "below"].filter { members[$0] != nil }
        guard said.count == 1, let value = members[said[0]]?.characteristicValue else { return nil }
        switch (said[0], value.number) {
        case ("value", _): self = .equal(value)
        case ("above", let limit?) where limit.isFinite: self = .above(limit)
        case ("below", let limit?) where limit.isFinite: self = .below(limit)
        default: return nil
        }
    }
}
