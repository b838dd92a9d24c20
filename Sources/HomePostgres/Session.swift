import HomeModel

/// One connection to a server and the thread on which it is waited for; it is opened when it is needed, and again once it is lost.
actor Session {
    private let address: ServerAddress
    private let timeouts: Timeouts
    private let executor = BlockingExecutor(name: "beckon.postgres")
    private var connection: Connection?

    /// The thread on which waiting keeps nobody else from running.
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(to address: ServerAddress, with timeouts: Timeouts = .usual) {
        (self.address, self.timeouts) = (address, timeouts)
    }

    /// Does something in one transaction: all or nothing.
    func transaction<Answer: Sendable>(
        _ mode: Connection.Mode, _ body: @Sendable (Connection) throws -> Answer
    ) throws -> Answer {
        try opened().transaction(mode, body)
    }

    /// Makes the tables, or brings them up to date; gives the version that they had before and have now.
    func migrate() throws -> (before: Int, now: Int) {
        do {
            let new = try Connection(to: address, with: timeouts)
            let before = try Schema.version(new, at: address.description)
            try Schema.prepare(new, at: address.description)
            connection = new
            return (before, Schema.version)
        } catch let fault as ServerFault {
            throw HomePostgresError(fault, at: address.description)
        }
    }

    private func opened() throws -> Connection {
        if let connection, !connection.isLost { return connection }
        // Only one that is of use is kept.
        connection = nil
        let new = try Connection(to: address, with: timeouts)
        try Schema.prepare(new, at: address.description)
        connection = new
        return new
    }
}
