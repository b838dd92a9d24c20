/// How many connections to a server there are, and for how long it is waited for.
public struct ServerLimits: Hashable, Sendable {
    /// The most connections, each opened when it is needed; leases and observation have one more each.
    public var connections = 4
    /// Seconds until a connection has come about, to each address of the server; what its URL says goes before.
    public var connecting = 10
    /// Seconds for which the server may work on one statement; what the URL has it set by `options` goes before.
    public var statement = 30
    /// Seconds for which it may wait for a lock of others, likewise.
    public var lock = 20

    /// What holds where nobody says otherwise.
    public init() {}
}

extension Timeouts {
    /// What whoever waits for an answer has.
    init(_ limits: ServerLimits) {
        self.init(connecting: limits.connecting, statement: .seconds(limits.statement), lock: .seconds(limits.lock))
    }
}
