import FoundationEssentials

/// Tells when a characteristic event happens: values go in, and it comes out at which of them it became so.
///
/// It knows no accessory and no clock. What is so when it is first looked at has happened before, and is no event; where it
/// has to stay so for a while, that while begins then. Each time that it becomes so is one event, however often it is told.
public struct EventMonitor: Hashable, Sendable {
    /// What is watched.
    public let event: CharacteristicEvent
    /// Whether it is so now; nil where nobody knows yet.
    public private(set) var isMet: Bool?
    /// Whether this time that it is so was an event already.
    public private(set) var hasHappened: Bool
    /// When it became so, where it has to stay so.
    private var since: Date?
    /// Of which services it is so, as far as they have told.
    private var states: [ServiceReference: Bool] = [:]

    /// A monitor that knows nothing yet; `hasHappened` where what may still be so was an event before this program began.
    public init(_ event: CharacteristicEvent, hasHappened: Bool = false) {
        self.event = event
        self.hasHappened = hasHappened
    }

    /// Whether a service has told its value yet.
    public func knows(_ service: ServiceReference) -> Bool { states[service] != nil }

    /// Takes a value; true where the event happens with it.
    ///
    /// Nil is a value that nobody can read, which says nothing.
    public mutating func take(_ value: CharacteristicValue?, of service: ServiceReference, at now: Date) -> Bool {
        guard let value, event.services.contains(service) else { return false }
        states[service] = event.isMet(by: value, wasSo: states[service])
        guard let isSo = isSoOfEnough else { return false }
        let before = isMet
        isMet = isSo
        guard isSo else {
            (since, hasHappened) = (nil, false)
            return false
        }
        if event.duration > 0 {
            if before != true { since = now }
            return pass(to: now)
        }
        // What is so from the beginning began before anybody looked.
        let happens = before == false && !hasHappened
        hasHappened = true
        return happens
    }

    /// Lets time pass; true where it has been so for long enough now.
    public mutating func pass(to now: Date) -> Bool {
        guard isMet == true, !hasHappened, let since, event.duration > 0 else { return false }
        // A clock that was set back begins anew.
        if now < since { self.since = now }
        guard now.timeIntervalSince(since) >= Double(event.duration) else { return false }
        hasHappened = true
        return true
    }

    /// When to let time pass next; nil where nothing waits.
    public var nextPass: Date? {
        guard isMet == true, !hasHappened else { return nil }
        return since.map { $0 + Double(event.duration) }
    }

    /// Whether it is so of as many as it takes; nil where those that have told do not decide it.
    private var isSoOfEnough: Bool? {
        let told = event.services.map { states[$0] }
        switch event.quantity {
        case .any: return told.contains(true) ? true : told.contains(nil) ? nil : false
        case .none: return told.contains(true) ? false : told.contains(nil) ? nil : true
        case .all: return told.contains(false) ? false : told.contains(nil) ? nil : true
        }
    }
}
