/// How long leases last, and how often they are renewed.
public struct LeaseTerms: Hashable, Sendable {
    /// How long a lease has to stay as it is before another takes it over, by the clock of that one.
    public var duration = Duration.seconds(6)
    /// So much earlier its holder stops to act: clocks may run at other rates, and what was sent last is under way.
    public var margin = Duration.seconds(1)
    /// How often a lease is renewed, and looked at by who stands by.
    public var interval = Duration.seconds(1)
    /// After which time one who stood by and is not heard of is forgotten.
    public var timeout = Duration.seconds(20)

    /// The usual terms: a home is taken over within 10 seconds of a crash.
    public init() {}
}
