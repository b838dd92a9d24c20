/// The present by a clock that nobody can set: it goes on while the machine sleeps.
public typealias MonotonicClock = @Sendable () -> ContinuousClock.Instant

/// A question to one person, whether to open what guards a home.
///
/// A yes in time turns it into a ``Consent``; whatever else becomes of it, nothing is opened. It can be neither copied nor
/// answered twice.
public struct ConsentQuestion: ~Copyable, Sendable {
    /// How long a question stays open.
    public static let lifetime = Duration.seconds(60)

    /// What is asked about, and nothing else.
    public let openings: Set<Opening>
    private let person: Author
    private let end: ContinuousClock.Instant
    private let clock: MonotonicClock

    /// A question that is asked now, or was at a moment before; nil where nothing opens, which needs none.
    public init?(
        about openings: Set<Opening>, to person: Author, askedAt moment: ContinuousClock.Instant? = nil,
        clock: @escaping MonotonicClock = { .now }
    ) {
        guard !openings.isEmpty else { return nil }
        self.openings = openings
        self.person = person
        self.clock = clock
        let now = clock()
        end = min(moment ?? now, now) + Self.lifetime
    }

    /// Whether a person may still answer it.
    public func isOpen(to speaker: Author) -> Bool { speaker == person && clock() < end }

    /// What a clear yes comes to: consent where the person who was asked says it in time, and else none.
    public consuming func yes(by speaker: Author) -> Consent {
        isOpen(to: speaker) ? Consent(openings, clock: clock) : .none
    }
}

/// What lets something be opened: somebody's clear yes to a question about just that, or the yes that a trigger was given.
///
/// Each opening is spent with its first use. It lasts a minute, and cannot be copied.
public struct Consent: ~Copyable, Sendable {
    /// How long it can be used.
    public static let lifetime = Duration.seconds(60)

    private var openings: Set<Opening>
    private let end: ContinuousClock.Instant
    private let clock: MonotonicClock

    /// Consent to nothing: what opens is left as it is.
    public static var none: Consent { Consent([], clock: { .now }) }

    /// Only a question and a trigger's consent make one that allows anything.
    fileprivate init(_ openings: Set<Opening>, clock: @escaping MonotonicClock) {
        self.openings = openings
        self.clock = clock
        end = clock() + Self.lifetime
    }

    /// Spends the consent to one opening; false where there is none, or none any more.
    mutating func spend(_ opening: Opening) -> Bool { clock() < end && openings.remove(opening) != nil }

    /// Spends the consent to what a trigger opens at its time: what lets it do so whenever it fires.
    ///
    /// Nil where there is none to any of it.
    public mutating func standing(for trigger: Trigger) -> StandingConsent? {
        let time = trigger.firingTime
        let kept: Set<Opening> = clock() < end ? openings.filter { $0.time == time } : []
        openings.subtract(kept)
        return kept.isEmpty ? nil : StandingConsent(trigger: trigger.id, openings: kept)
    }
}

/// What lets a trigger open just what somebody said yes to, at just that time, whenever it fires.
public struct StandingConsent: Hashable, Sendable {
    /// The trigger.
    public let trigger: TriggerID
    /// What it may open, each at the time that the yes was given to.
    public let openings: Set<Opening>

    fileprivate init(trigger: TriggerID, openings: Set<Opening>) {
        self.trigger = trigger
        self.openings = openings
    }

    /// What a store has kept; only a store reads one back.
    @_spi(Store) public init(kept openings: Set<Opening>, for trigger: TriggerID) {
        self.init(trigger: trigger, openings: openings)
    }

    /// The consent for one firing; none to what was allowed at another time.
    public func firing(_ trigger: Trigger, clock: @escaping MonotonicClock = { .now }) -> Consent {
        guard trigger.id == self.trigger else { return .none }
        let time = trigger.firingTime
        return Consent(Set(openings.filter { $0.time == time }.map { $0.at(nil) }), clock: clock)
    }

    /// Whether it lets a trigger of a home do all that it would.
    public func covers(_ trigger: Trigger, in home: Home) -> Bool {
        openings.isSuperset(of: home.openings(of: trigger))
    }
}
