/// How long a server is waited for.
///
/// The server is told so, and ends by itself what takes longer; where it does not even answer that, as one that was stopped, or a
/// disk or a pooler that hangs, the connection is given up a little later.
struct Timeouts: Sendable {
    /// Seconds until a connection has come about, to each address of the server.
    var connecting = 10
    /// For how long it may work on one statement.
    var statement = Duration.seconds(30)
    /// For how long it may wait for a lock of others; less than for a statement, so that the two can be told apart.
    var lock = Duration.seconds(20)
    /// Whether the URL may not ask for more.
    var isFirm = false
    /// Whether nothing is to be waited for any more, as others have found out that the server does not answer.
    var isOver: @Sendable () -> Bool = { false }

    /// What whoever waits for an answer has.
    static let usual = Timeouts()
    /// What a program has that goes on without the server where it cannot be reached.
    static let quick = Timeouts(connecting: 2, statement: .seconds(3), lock: .seconds(2), isFirm: true)

    /// How much longer than the server we wait for it to tell that it was too long.
    static let grace = Duration.seconds(1)
    /// The most that a statement may take, whatever the URL says.
    static let longest = Duration.seconds(600)
    /// For how long an answer is waited for at least, whatever others have found out.
    static let least = Duration.seconds(1)
    /// After how many milliseconds it is looked whether it is over.
    static let look: Int32 = 100
}

extension Duration {
    /// Whole milliseconds.
    var milliseconds: Int64 { components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000 }
}
