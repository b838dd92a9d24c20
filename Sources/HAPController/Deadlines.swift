/// How long a controller waits for an accessory.
public struct Deadlines: Hashable, Sendable {
    /// For a connection; where none comes in this time, nobody is there.
    public var connection: Duration
    /// For all answers to one request, proving who we are included.
    public var answer: Duration
    /// For everything that was asked at once, of however many devices.
    public var whole: Duration
    /// For all of pair-setup with a device: every answer of it, however it trickles in, on every connection that it takes.
    ///
    /// The two long calculations of a small device take some seconds together; Apple's controllers give up where one
    /// answer takes ten. Whoever has a slower device says so.
    public var pairing: Duration

    /// Deadlines of 2 s, 4.4 s, 10 s and 6.5 s where nothing else is said: a command that meets a silent device ends in 5 s.
    public init(
        connection: Duration = .seconds(2), answer: Duration = .milliseconds(4_400), whole: Duration = .seconds(10),
        pairing: Duration = .milliseconds(6_500)
    ) {
        self.connection = connection
        self.answer = answer
        self.whole = whole
        self.pairing = pairing
    }
}
