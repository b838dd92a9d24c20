/// What one phrase of time says: "at nine", "for ten minutes", "every day".
package typealias TimeMention = [Matcher.Event]

extension [TimeMention] {
    /// Whether they say how long, or until when.
    var sayHowLong: Bool { say(anyOf: [.for, .until]) }

    /// Whether they say how long by a number alone: "on 20 minutes".
    var sayHowLongByNumber: Bool {
        contains { phrase in
            let said = Slots(phrase)
            return said.has(.for) && said.has(.loose)
        }
    }

    /// Whether it is to be done again and again.
    var recur: Bool { say(anyOf: [.every, .per]) }

    /// Whether the sun says when.
    package var goBySun: Bool { say(anyOf: [.sun]) }

    /// Whether the last words are "at 1" or the like.
    var endInBareClock: Bool { suffix(1).say(anyOf: [.bare]) }
}

extension Slots {
    /// Whether they say a time of day, by a clock or by the sun.
    package var sayClock: Bool { has(anyOf: [.hour, .noon, .midnight, .sun]) }

    /// Whether they say at what time of day, and not how long or until when.
    var sayWhenInDay: Bool { sayClock && !has(anyOf: [.for, .until]) }
}

extension Sequence<TimeMention> {
    fileprivate func say(anyOf properties: PropertySet) -> Bool {
        joined().contains { event in
            if case .tag(.set(let property, _)) = event { properties.contains(property) } else { false }
        }
    }
}
