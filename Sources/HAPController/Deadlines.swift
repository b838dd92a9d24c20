/// How long a controller waits for an accessory.
public struct Deadlines: Hashable, Sendable {
    /// For a connection; where none comes in this time, nobody is there.
    public var connection: Duration
    /// For all answers to one request, proving who we are included.
    public var answer: Duration
    /// For each answer of pair-setup; small devices calculate long.
    public var pairing: Duration

    /// Deadlines of 2 s, 5 s and 30 s where nothing else is said.
    public init(
        connection: Duration = .seconds(2), answer: Duration = .seconds(5), pairing: Duration = .seconds(30)
    ) {
        self.connection = connection
        self.answer = answer
        self.pairing = pairing
    }
}
