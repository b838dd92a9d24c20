/// The connections to a server, each used by one at a time: who comes when all are in use waits for the next that is free.
actor SessionPool {
    private let address: ServerAddress
    private let size: Int
    private let timeouts: Timeouts
    private var made = 0
    private var free: [Session] = []
    private var waiting: [CheckedContinuation<Session, Never>] = []

    init(to address: ServerAddress, size: Int, with timeouts: Timeouts) {
        precondition(size > 0, "a pool has a connection")
        self.timeouts = timeouts
        self.address = address
        self.size = size
    }

    /// Does something with a connection that nobody else uses meanwhile.
    func use<Answer: Sendable>(_ body: @Sendable (Session) async throws -> Answer) async throws -> Answer {
        let session = await take()
        defer { give(session) }
        return try await body(session)
    }

    private func take() async -> Session {
        if let session = free.popLast() { return session }
        if made < size {
            made += 1
            return Session(to: address, with: timeouts)
        }
        return await withCheckedContinuation { waiting.append($0) }
    }

    private func give(_ session: Session) {
        if waiting.isEmpty { free.append(session) } else { waiting.removeFirst().resume(returning: session) }
    }
}
