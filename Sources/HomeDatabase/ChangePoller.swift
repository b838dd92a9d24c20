import Foundation
import GRDB
import HomeModel

/// Polls the change log where somebody has written to it, and publishes the changes of others.
actor ChangePoller {
    /// The interval between two polls while somebody may be writing, and always where the system does not tell of it.
    static let interval = Duration.milliseconds(50)
    /// The interval while nobody writes.
    static let idleInterval = Duration.seconds(1)
    /// When it polls after a write, in milliseconds: what was written is seen only once it is on the disk, which may take long.
    private static let pauses = soon + Array(repeating: 50, count: 19)
    /// When it still polls once it has seen a change: somebody else may have written meanwhile.
    private static let soon = [2, 3, 5, 10, 30]
    /// Whoever has not polled for longer was away: stopped, or the machine slept.
    static let maximumGap = Duration.seconds(2)
    /// The most changes that are told one by one.
    static let maximumEvents: Int64 = 1_000

    /// What is known of the homes.
    private(set) var known = KnownHomes.loading
    private let executor = BlockingExecutor(name: "beckon.observer")
    private let path: String
    private var connection: DatabaseQueue
    /// Whether the connection sees what others write: not where the file cannot be written, as on a full disk.
    private var seesChanges: Bool
    private let session: UUID
    private let events: AsyncStream<HomeEvent>.Continuation
    private var cache = SnapshotCache()
    /// SQLite's number for the state of the file; it changes with every commit of another connection.
    private var state: Int64?
    private var lastPoll: ContinuousClock.Instant?
    private var isPaused = false
    /// Whether changes may have been missed, so that they are not told one by one (row O5).
    private var wasAway = false
    /// Whether an event found no room in the queue.
    private var isBehind = false

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(of database: HomeDatabase, publishingTo events: AsyncStream<HomeEvent>.Continuation) throws(HomeDatabaseError)
    {
        path = database.path
        seesChanges = DataFolder.isWritable(path)
        connection = try Connection.openForReading(path, beside: seesChanges)
        session = database.session
        self.events = events
    }

    func pollUntilCancelled() async {
        let watch = FileWatch(of: path)
        let (writes, interval) = (watch?.writes, watch == nil ? Self.interval : Self.idleInterval)
        await withDiscardingTaskGroup { group in
            if let writes { group.addTask { for await _ in writes { await self.pollForAWhile() } } }
            while !Task.isCancelled {
                poll()
                // It fails only when the observer is gone; the loop then ends.
                try? await Task.sleep(for: interval)
            }
            group.cancelAll()
        }
        withExtendedLifetime(watch) {}
        events.finish()
    }

    private func pollForAWhile() async {
        var (seen, pauses) = (state, Self.pauses[...])
        while let pause = pauses.popFirst() {
            guard (try? await Task.sleep(for: .milliseconds(pause))) != nil else { return }
            poll()
            if state != seen { (seen, pauses) = (state, Self.soon[...]) }
        }
    }

    func pause() { isPaused = true }

    func resume() {
        guard isPaused else { return }
        isPaused = false
        wasAway = true
        poll()
    }

    /// Polls once, at a moment by a clock that goes on while the machine sleeps.
    func poll(at now: ContinuousClock.Instant = .now) {
        if let lastPoll, now - lastPoll > Self.maximumGap { wasAway = true }
        lastPoll = now
        if isPaused { return }
        do {
            if !seesChanges, DataFolder.isWritable(path) {
                connection = try Connection.openForReading(path, beside: true)
                (seesChanges, state) = (true, nil)
            }
            let state = try connection.unsafeRead { db in
                try Int64.fetchOne(db.cachedStatement(sql: "PRAGMA data_version"))
            }
            if state != self.state { try readChanges() }
            self.state = state
            wasAway = false
        } catch {
            // What cannot be read now is there at the next poll; known is what was read last.
        }
        catchUp()
    }
}

extension ChangePoller {
    private func readChanges() throws {
        let events = try connection.read { db in
            let before = cache.sequence
            let names = Dictionary(known.homes.map { ($0.id, $0.name) }) { first, _ in first }
            known = .loaded(try cache.newest(db))
            return try unseenEvents(after: before, db, names)
        }
        for event in events { tell(event) }
    }

    /// What is to be told of the changes after a number; nil where nothing was read before.
    private func unseenEvents(after sequence: Int64?, _ db: Database, _ names: [HomeID: String]) throws -> [HomeEvent] {
        guard let sequence, try ChangeLog.reachesBack(to: sequence, db) else { return [homesUpdated] }
        let count = try ChangeLog.count(after: sequence, notBy: session, db)
        if count == 0 { return [] }
        if wasAway || count > Self.maximumEvents { return [homesUpdated] }
        var names = names
        var events: [HomeEvent] = []
        for change in try ChangeLog.changes(after: sequence, db) {
            var event = change.event
            if let home = event.home {
                if event.thing == .home { names[home] = event.name }
                event.homeName = names[home]
            }
            if change.session != session, change.isTold { events.append(event) }
        }
        return events
    }

    /// Read everything again (rows M3, O5).
    private var homesUpdated: HomeEvent {
        HomeEvent(sequence: cache.sequence ?? 0, topic: .homesUpdated, verb: .changed)
    }

    private func tell(_ event: HomeEvent) {
        if isBehind { return }
        if case .dropped = events.yield(event) { isBehind = true }
    }

    /// Tells a reader who was too slow that everything may have changed, once there is room for it.
    private func catchUp() {
        guard isBehind, case .enqueued = events.yield(homesUpdated) else { return }
        isBehind = false
    }
}
