import Foundation
import HomeModel
import Logging

/// Waits for the words of a server that something has changed, and reads what that is from the logs.
actor ChangeListener {
    private static let log = Logger(label: "HomePostgres")

    private let address: ServerAddress
    /// Whose changes are not told.
    private let session: String
    private let reader: EventQueue
    private let executor = BlockingExecutor(name: "beckon.postgres.listener")
    private var connection: Connection?
    /// The number of the last change of each home that has been told; empty before the first look.
    private var told: [HomeID: Int64] = [:]

    /// How long a word is waited for before it is looked whether anybody still listens.
    private static let timeout: Int32 = 500
    /// After how many of those all homes are looked at, whether there was a word or not.
    private static let looks = 60

    /// The thread on which waiting keeps nobody else from running.
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(to address: ServerAddress, session: UUID, telling events: AsyncStream<HomeEvent>.Continuation) {
        self.address = address
        self.session = session.uuidString
        reader = EventQueue(events)
    }

    /// Tells of changes until its task is cancelled, however often the server goes meanwhile.
    func listenUntilCancelled() async {
        var failures = 0
        while !Task.isCancelled {
            do {
                try listen { failures = 0 }
            } catch {
                connection = nil
                failures = min(failures + 1, 7)
                Self.log.debug("a listener has lost the server", metadata: ["why": "\(error)"])
                // Cancelled while waiting, it ends with the loop.
                try? await Task.sleep(for: .milliseconds(50 << failures))
            }
        }
        reader.end()
    }

    /// Listens over one connection, until that is lost.
    private func listen(_ isReached: () -> Void) throws {
        var timeouts = Timeouts.usual
        // Who ends waits for nothing that does not come.
        (timeouts.connecting, timeouts.isOver) = (Timeouts.quick.connecting, { Task.isCancelled })
        let connection = try Connection(to: address, with: timeouts)
        self.connection = connection
        // First to listen and then to look: what changes in between is heard of.
        try connection.statement("LISTEN \(ChangeLog.channel)")
        while !Task.isCancelled {
            try lookAtAll(connection)
            isReached()
            for _ in 0..<Self.looks where !Task.isCancelled {
                let homes = try connection.words(within: Self.timeout).compactMap { UUID(uuidString: $0) }
                for home in Set(homes) { try look(connection, at: HomeID(home)) }
                reader.catchUp()
            }
        }
    }

    /// Looks at every home whose number is another than that of the last change that was told.
    private func lookAtAll(_ connection: Connection) throws {
        let isFirst = told.isEmpty
        var changed: [HomeID] = []
        for row in try connection.rows("SELECT home, sequence FROM home") {
            let (home, sequence): (HomeID, Int64) = (try row.id("home"), try row.number("sequence"))
            if isFirst { told[home] = sequence } else if told[home] != sequence { changed.append(home) }
        }
        if isFirst { reader.tell(HomeEvent(topic: .homesUpdated, verb: .changed)) }
        for home in changed { try look(connection, at: home) }
    }

    /// Tells what has changed in a home since the last change that was told.
    private func look(_ connection: Connection, at home: HomeID) throws {
        let backlog = try connection.transaction(.reading) { db in
            try ChangeReader(db: db).backlog(of: home, after: told[home] ?? 0, notBy: session)
        }
        if let events = backlog.events {
            for event in events { reader.tell(event) }
        } else {
            reader.tell(HomeEvent(topic: .homesUpdated, verb: .changed))
        }
        told[home] = backlog.sequence
    }
}

/// The events that wait for a reader; where it is too slow, one stands for all that were missed (row O5).
private final class EventQueue {
    private let events: AsyncStream<HomeEvent>.Continuation
    private var isBehind = false

    init(_ events: AsyncStream<HomeEvent>.Continuation) { self.events = events }

    func tell(_ event: HomeEvent) {
        if isBehind { return catchUp() }
        if case .dropped = events.yield(event) { isBehind = true }
    }

    /// Tells a reader who has missed something so, as soon as there is room.
    func catchUp() {
        if !isBehind { return }
        if case .enqueued = events.yield(HomeEvent(topic: .homesUpdated, verb: .changed)) { isBehind = false }
    }

    func end() { events.finish() }
}
