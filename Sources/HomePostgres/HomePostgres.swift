import Foundation
import HomeModel
import Logging

/// Homes kept in a PostgreSQL database that many programs on many machines use at once.
///
/// A change is kept by the server before it is reported done, and every other program's next look has it. Waiting for the
/// server happens on threads of its own. The rules are those of `EditedHomes`; what is here stores what comes of them.
public final class HomePostgres: SharedHomeStore {
    private static let log = Logger(label: "HomePostgres")

    /// The server and the database, without user and password.
    public var server: String { address.description }
    /// The same.
    public var place: String { address.description }
    /// The version of the tables that is known here.
    public static var schemaVersion: Int { Schema.version }

    /// Where the server is, with all that opens it.
    public let address: ServerAddress
    private let pool: SessionPool
    private let limits: ServerLimits
    /// What this value's changes bear in the log, so that its own observers are not told them (row O3).
    let session = UUID()
    private let clock: @Sendable () -> Date
    private let ownsStore: Bool
    private let known: HomeCache
    let memory: OfflineHomes
    /// The names of the homes that are known here; nil for all.
    let scope: [String]?
    /// What this program serves homes under; nil where it serves none, as most do.
    let leases: LeaseKeeper?

    /// How often a transaction that met another is tried again.
    private static let mostRetries = 6

    /// Homes in the database of a URL such as `postgres://beckon@db.example/homes?sslmode=verify-full`, whose tables are
    /// made where they are missing and brought up to date where they are older.
    ///
    /// Over a network the server has to speak TLS unless the URL says otherwise. `connections` is how many there are at
    /// most, each opened when it is needed. Whoever has the URL owns the store, unless `ownsStore` says otherwise; `clock`
    /// tells the present.
    ///
    /// - Throws: `HomePostgresError`.
    public convenience init(
        url: String, connections: Int = ServerLimits().connections, ownsStore: Bool = true,
        clock: @escaping @Sendable () -> Date = { Date() }
    ) async throws {
        var limits = ServerLimits()
        limits.connections = connections
        self.init(at: try ServerAddress(url: url), within: limits, ownsStore: ownsStore, clock: clock)
        // Whoever gives a wrong URL hears of it now.
        try await transaction(.reading) { _ in }
    }

    /// The same, where nothing is asked of the server before something is to be known.
    public init(
        at address: ServerAddress, within limits: ServerLimits = ServerLimits(), ownsStore: Bool = true,
        clock: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.address = address
        self.limits = limits
        pool = SessionPool(to: address, size: limits.connections, with: Timeouts(limits))
        (known, memory, leases, scope) = (HomeCache(), OfflineHomes(), nil, nil)
        (self.ownsStore, self.clock) = (ownsStore, clock)
    }

    private init(
        beside other: HomePostgres, scope: [String]?, under leases: LeaseKeeper?,
        clock: @escaping @Sendable () -> Date
    ) {
        self.scope = scope
        (address, known, ownsStore) = (other.address, other.known, other.ownsStore)
        (memory, limits, self.leases, self.clock) = (other.memory, other.limits, leases, clock)
        if let leases, other.leases !== leases {
            var timeouts = Timeouts(other.limits)
            let memory = other.memory
            // Whoever waits goes on with what is known as soon as it has turned out that the server does not answer.
            (timeouts.connecting, timeouts.isOver) = (min(4, other.limits.connecting), { memory.isAway })
            pool = SessionPool(to: other.address, size: other.limits.connections, with: timeouts)
        } else {
            pool = other.pool
        }
    }

    /// The same homes, or those of some names alone, as a program has them that serves them: what it writes is refused where another serves the home, and
    /// where the server cannot be reached it goes on with what it knows.
    public func serving(_ homes: [String]? = nil, under leases: LeaseKeeper) -> HomePostgres {
        HomePostgres(beside: self, scope: homes, under: leases, clock: clock)
    }

    /// How many homes there are.
    ///
    /// - Throws: `HomePostgresError`.
    public func count() async throws -> Int {
        let sql = "SELECT count(*) AS count FROM home WHERE position IS NOT NULL"
        return Int(try await transaction(.reading) { try $0.row(sql)?.number("count") } ?? 0)
    }

    /// The names of the homes in which there is a user of a name, so many at most.
    ///
    /// - Throws: `HomePostgresError`.
    public func names(ofHomesOf user: String, atMost count: Int) async throws -> [String] {
        let sql = """
            SELECT home.content->>'name' AS name FROM home JOIN name USING (home)
            WHERE namespace = 'users' AND key = $1 AND home.position IS NOT NULL ORDER BY home.position LIMIT $2
            """
        return try await transaction(.reading) { db in
            try db.rows(sql, [NameKey(user).text, "\(count)"]).map { try $0.text("name") }
        }
    }

    /// The same homes over the same connections, or those of some names alone, as another program has them: its changes are told to the
    /// observers of this one.
    public func another(of homes: [String]? = nil, clock: (@Sendable () -> Date)? = nil) -> HomePostgres {
        HomePostgres(beside: self, scope: homes ?? scope, under: leases, clock: clock ?? self.clock)
    }

    // MARK: - Reading

    /// What is known at this moment.
    ///
    /// - Throws: `HomePostgresError`.
    public func snapshot() async throws -> HomeSnapshot {
        try await unlessAway({ $0.snapshot }) { try await self.everything().snapshot }
    }

    /// Everything, as it is kept in memory too.
    private func everything(
        changesFrom position: LogPosition? = nil
    ) async throws -> (snapshot: HomeSnapshot, position: LogPosition, changes: [LoggedChange]?) {
        let (known, scope) = (known, scope)
        let (own, homes, sequence, changes) = try await transaction(.reading) { db in
            let stored = StoredHomes(db: db, known: known, scope: scope)
            let (own, homes, sequence) = (try stored.own(), try stored.all(), try stored.sequence())
            let changes = try position.map {
                try ChangeReader(db: db).changes(from: $0, to: LogPosition(homes, sequence))
            }
            return (own, homes, sequence, changes ?? nil)
        }
        known.keep(homes)
        if leases != nil { memory.keep(homes, own, sequence) }
        return (HomeSnapshot(homes, own), LogPosition(homes, sequence), changes)
    }

    /// Asks the server; where a program serves homes and cannot reach it, what it knows.
    func unlessAway<Answer: Sendable>(
        _ remembered: (OfflineHomes) -> Answer?, _ ask: () async throws -> Answer
    ) async throws -> Answer {
        guard leases != nil else { return try await ask() }
        if memory.isAway, let answer = remembered(memory) { return answer }
        do { return try await ask() } catch let error as HomePostgresError where error.isOutOfReach {
            guard let answer = remembered(memory) else { throw error }
            return answer
        }
    }

    /// One home, without reading the others; nil where it is gone.
    ///
    /// - Throws: `HomePostgresError`.
    public func home(_ id: HomeID) async throws -> Home? {
        let known = known
        return try await unlessAway({ $0.snapshot.map { $0.home(id) } }) {
            let found = try await transaction(.reading) { db in try StoredHomes(db: db, known: known).homes([id]) }
            known.keep(found)
            return found.first?.home
        }
    }

    /// The home of a name or alias, or the primary one for nil, without reading the others; nil where there is none.
    ///
    /// - Throws: `HomePostgresError`.
    public func home(named name: String?) async throws -> Home? {
        let (known, scope) = (known, scope)
        return try await unlessAway({ memory in
            memory.snapshot.map { snapshot in
                if let name { snapshot.homes.named(name) } else { snapshot.primary }
            }
        }) {
            let found = try await transaction(.reading) { db in
                let stored = StoredHomes(db: db, known: known, scope: scope)
                return try stored.identity(named: name).map { try stored.homes([$0]) } ?? []
            }
            known.keep(found)
            return found.first?.home
        }
    }

    /// What a trigger may open, by the last yes that was kept; nil where nobody said yes, or the trigger is gone.
    ///
    /// - Throws: `HomePostgresError`.
    public func consent(of trigger: TriggerID) async throws -> StandingConsent? {
        try await unlessAway({ .some($0.consent(of: trigger)) }) {
            try await transaction(.reading) { db in
                try db.row("SELECT content FROM consent WHERE trigger = $1", [trigger.description])
                    .map { try StandingConsent(kept: $0.json("content"), for: trigger) }
            }
        }
    }

    /// The changes of a home after a number of its log, the oldest first; nil where the log does not go back so far.
    ///
    /// Numbers without a change are of what nobody is told. For nil, the changes that are about no home, such as that all were replaced.
    ///
    /// - Throws: `HomePostgresError`.
    public func changes(of home: HomeID?, after sequence: Int64) async throws -> [LoggedChange]? {
        try await transaction(.reading) { db in
            try ChangeReader(db: db).changes(of: home ?? StoredHomes.store, after: sequence)
        }
    }

    /// What is known at this moment, with the changes since an earlier one, whoever made them.
    ///
    /// - Throws: `HomePostgresError`.
    public func update(since position: LogPosition?) async throws -> HomeUpdate {
        try await unlessAway({ memory in
            memory.snapshot.map { snapshot in
                let now = memory.position
                return HomeUpdate(snapshot: snapshot, position: now, events: now == position ? [] : nil)
            }
        }) {
            let now = try await everything(changesFrom: position)
            return HomeUpdate(snapshot: now.snapshot, position: now.position, events: now.changes?.map(\.event))
        }
    }

    /// The edits of the last day, the newest first, for an author who lives in the homes.
    ///
    /// - Throws: `EditRefusal` where the author does not, `HomePostgresError`.
    public func history(for author: Author) async throws -> [RecordedEdit] {
        try await require(.guest, in: .all, of: author)
        let now = clock()
        return try await transaction(.reading) { db in try EditRecorder(db: db).history(at: now).edits.reversed() }
    }

    /// What tells of the changes that others make, for as long as it is kept.
    public func observer() -> any HomeObserving { HomePostgresObserver(of: self) }

    // MARK: - Rights

    /// Makes sure that an author acts in each of some homes as a user of a role, or as the owner of the store.
    ///
    /// - Throws: `EditRefusal` where the author may not, or a home is gone; `HomePostgresError`.
    public func require(_ role: User.Role, in scope: HomeScope, of author: Author) async throws {
        try await edited(scope).require(role, in: scope, of: author)
    }

    /// Makes sure that an author may move locks, doors and alarms in a home (row U7).
    ///
    /// - Throws: `EditRefusal` where the author may not, or the home is gone; `HomePostgresError`.
    public func requireOpening(in home: HomeID, of author: Author) async throws {
        try await edited(.homes([home])).requireOpening(in: home, of: author)
    }

    /// Homes with what is known of who may edit them.
    private func edited(_ scope: HomeScope) async throws -> EditedHomes {
        let (known, names) = (known, self.scope)
        let homes = try await unlessAway({ memory in
            guard case .homes(let ids) = scope else { return memory.homes }
            return memory.homes?.filter { ids.contains($0.home.id) }
        }) {
            let homes = try await transaction(.reading) { db in
                let stored = StoredHomes(db: db, known: known, scope: names)
                guard case .homes(let ids) = scope else { return try stored.all() }
                return try stored.homes(ids)
            }
            known.keep(homes)
            return homes
        }
        var edited = EditedHomes(HomeSnapshot(homes: homes.map(\.home)))
        edited.ownsStore = ownsStore
        for home in homes { edited.accounts.merge(home.accounts) { _, new in new } }
        return edited
    }

    // MARK: - Changes

    /// Applies edits one after another with all their consequences: all or nothing.
    ///
    /// Gives the number of the last change in the log of the home that was changed last; 0 where nothing has changed.
    ///
    /// - Throws: `EditRefusal` where an edit breaks a rule or the author may not do it, `HomePostgresError`; then
    ///   nothing is changed.
    @discardableResult
    public func apply(_ edits: [Edit], by author: Author) async throws -> Int64 {
        try await write { writer in try writer.apply(edits, by: author) }.sequence
    }

    /// Applies the edits that the newest snapshot calls for, with no other writer in between: all or nothing.
    ///
    /// It reads all homes and keeps all others from writing meanwhile: who knows the home that is meant is quicker with the
    /// edits alone. Where it met another program, `edits` is asked again.
    ///
    /// - Throws: `EditRefusal`, `HomePostgresError`, or what `edits` throws; then nothing is changed.
    @discardableResult
    public func apply(by author: Author, _ edits: @Sendable (HomeSnapshot) throws -> [Edit]) async throws -> Int64 {
        try await write { writer in try writer.apply(edits(writer.everything()), by: author) }.sequence
    }

    /// Takes an edit back, or the last of those that people made; gives it as it was.
    ///
    /// What was changed again since is not overwritten. An accessory that comes back is unpaired where its device is none
    /// of those `paired`; what a trigger may open is to be allowed again. Taking back what took something back makes it again.
    ///
    /// - Throws: `UndoFault`, `EditRefusal` where the author may not change the homes, `HomePostgresError`; then nothing
    ///   is changed.
    @discardableResult
    public func undo(_ number: Int64?, paired: Set<DeviceID>, by author: Author) async throws -> RecordedEdit {
        try await write { writer in try writer.undo(number, paired: paired, by: author) }.answer
    }

    @discardableResult
    func write<Answer: Sendable>(
        _ body: @Sendable (inout EditWriter) throws -> Answer,
        then: @Sendable (Connection) throws -> Void = { _ in }
    ) async throws -> (answer: Answer, sequence: Int64) {
        let (known, scope, session, now, ownsStore) = (known, scope, session, clock(), ownsStore)
        let fence = leases.map { Fence(leases: $0) }
        if leases != nil, memory.isAway { throw memory.trouble ?? HomePostgresError.away(server) }
        let (answer, written) = try await transaction(.writing) { db in
            var writer = EditWriter(
                db, known: known, scope: scope, session: session, now: now, ownsStore: ownsStore, fence: fence)
            let answer = try body(&writer)
            let written = try writer.write()
            try then(db)
            return (answer, written)
        }
        known.keep(written.homes)
        Self.log.debug("edits were applied", metadata: ["homes": "\(written.homes.count)"])
        return (answer, written.sequence)
    }

    // MARK: - Transactions

    /// Does something in one transaction, again where it met another or the connection was lost before its end.
    func transaction<Answer: Sendable>(
        _ mode: Connection.Mode, _ body: @Sendable (Connection) throws -> Answer
    ) async throws -> Answer {
        var attempt = 1
        while true {
            do {
                return try await pool.use { session in try await session.transaction(mode, body) }
            } catch let damage as Corruption {
                throw HomePostgresError.damaged(server, damage.place)
            } catch let fault as ServerFault {
                let goesOn = leases != nil && memory.isAway
                guard fault.mayPass, attempt <= Self.mostRetries, !goesOn else {
                    throw HomePostgresError(fault, at: server)
                }
                Self.log.debug("a transaction is tried again", metadata: ["why": "\(fault.state) \(fault.text)"])
                // Two that met do not meet again at once.
                try await Task.sleep(for: .milliseconds(Int.random(in: 1...(4 << attempt))))
                attempt += 1
            }
        }
    }
}
