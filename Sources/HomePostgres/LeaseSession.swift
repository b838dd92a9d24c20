import Foundation
import HomeModel

/// Asks for leases, over a connection and on a thread of its own.
actor LeaseSession {
    /// Who asks for what.
    struct Asking: Sendable {
        let program: UUID
        let name: String
        let homes: [String]?
        let terms: LeaseTerms
        let isYielding: Bool
        let neighbours: (any LocalPrograms)?
        let folder: String?
        /// What was promised to others, and where they ask for it; nil where nobody can.
        let grants: LeaseGrants
        let responder: LeaseGrantor?

        func hasEnded(_ program: UUID) -> Bool { neighbours?.hasEnded(program) ?? false }

        /// Where a program of this machine keeps copies.
        func copies(of program: UUID) -> ServedCopies? { folder.map { ServedCopies(of: program, in: $0) } }
    }

    private let address: ServerAddress
    private let memory: OfflineHomes
    private let asking: Asking
    private let executor = BlockingExecutor(name: "beckon.postgres.leases")
    private var connection: Connection?
    /// Whether everything was given back for good: a turn that waited meanwhile takes nothing any more.
    private var isOver = false
    /// The leases of others, and since when they are seen to be as they are.
    private var seen: [HomeID: Seen] = [:]
    /// Those who stand by for what is held here, the same way.
    private var waiting: [Waiting: Seen] = [:]
    /// The copies that are kept: the lease, and the numbers of the last changes.
    private var copied: [HomeID: [Int64]] = [:]
    /// When ended programs that left nothing were forgotten last.
    private var tidied: ContinuousClock.Instant?
    /// How often they are: a program that has just ended stands by for a while yet.
    private static let tidying = Duration.seconds(60)

    /// What is listened to; the word says nothing.
    static let channel = "beckon_lease"

    private struct Seen {
        let number: Int64
        let renewal: Int64
        let since: ContinuousClock.Instant
    }

    private struct Waiting: Hashable {
        let home: HomeID
        let program: UUID
    }

    /// The thread on which waiting keeps nobody else from running.
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(to address: ServerAddress, memory: OfflineHomes, asking: Asking) {
        (self.address, self.memory, self.asking) = (address, memory, asking)
    }

    /// Waits for a while, or until somebody has given a lease back.
    func rest(for time: Duration) async {
        let milliseconds = Int32(max(0, min(60_000, time / .milliseconds(1))))
        if let connection, !connection.isLost {
            // What ends the connection ends the next turn too, and is told then.
            _ = try? connection.words(within: milliseconds)
            if !connection.isLost { return }
        }
        // Cancelled, the next turn is the last.
        try? await Task.sleep(for: time)
    }

    /// What a turn has come to.
    struct Turn: Sendable {
        /// What is held.
        var held: [HomeID: Lease] = [:]
        /// Who stands by for it.
        var waiters: [HomeID: Set<LeaseGrantRequest.Waiter>] = [:]
    }

    /// Renews what is held and asks for the rest; gives what is held then.
    ///
    /// - Throws: `HomePostgresError`, `ServerFault`; then nothing was renewed, as far as is known here.
    func turn(_ keeper: LeaseKeeper) throws -> Turn {
        if isOver { return Turn() }
        let began = ContinuousClock.now
        let end = began + asking.terms.duration - asking.terms.margin
        let db = try opened()
        let (turn, kept) = try db.transaction(.writing) { db in
            var rows = try leases(db)
            if asking.isYielding, try isWaitedFor(db) {
                try forgetCopies(of: Set(copied.keys))
                let kept = try memory.flush(into: db, by: asking.program)
                try giveBack(db)
                return (Turn(), kept)
            }
            let waiters = try standbys(of: rows.filter { $0.holder == asking.program }.map(\.home), db)
            let shared = Set(waiters.keys)
            // Before anybody can read that it may be taken over; from then on nothing is done alone, and what was, is kept.
            keeper.bound(waiters, by: end)
            try forgetCopies(of: shared)
            let kept = try memory.flush(into: db, by: asking.program)
            var held = try renew(shared, until: end, db)
            try acknowledge(waiters, db)
            rows.removeAll { $0.holder == asking.program }
            for row in rows where try isTaken(row, db) {
                held[row.home] = Lease(home: row.home, number: row.number + 1, end: nil)
            }
            return (Turn(held: held, waiters: waiters), kept)
        }
        memory.settle(kept)
        asking.grants.note(seen.mapValues(\.number).merging(turn.held.mapValues(\.number)) { $1 })
        memory.keep(try SealedClient.all(of: Array(turn.held.keys), db))
        try keepCopies(of: turn.held)
        if tidied.map({ .now - $0 >= Self.tidying }) ?? true {
            asking.neighbours?.forgetEnded(exceptFor: try holders(db))
            tidied = .now
        }
        return turn
    }

    /// All programs that hold a lease or stand by for one.
    private func holders(_ db: Connection) throws -> Set<UUID> {
        let sql = "SELECT holder AS program FROM lease WHERE holder IS NOT NULL UNION SELECT program FROM standby"
        return Set(try db.rows(sql).map { try $0.uuid("program") })
    }

    // MARK: - Copies

    /// Keeps what is known of the homes that nobody stands by for, for a program that is started after this one.
    private func keepCopies(of held: [HomeID: Lease]) throws {
        guard let copies = asking.copies(of: asking.program) else { return }
        let alone = held.values.filter { $0.end == nil }
        try forgetCopies(of: Set(copied.keys).subtracting(alone.map(\.home)))
        for lease in alone {
            guard let copy = memory.copy(of: lease.home, under: lease.number) else { continue }
            let state = [lease.number, copy.home.sequence, copy.sequence]
            if copied[lease.home] == state { continue }
            // Where the disk is full, an older copy is no less true, and none is waited for.
            guard (try? copies.keep(copy, from: address.description)) != nil else { continue }
            copied[lease.home] = state
        }
    }

    private func forgetCopies(of homes: Set<HomeID>) throws {
        guard let copies = asking.copies(of: asking.program) else { return }
        for home in homes where copied[home] != nil {
            try copies.forget(home)
            copied[home] = nil
        }
        if !homes.isEmpty, copied.isEmpty { copies.clear() }
    }

    private func opened() throws -> Connection {
        if let connection, !connection.isLost { return connection }
        connection = nil
        let new = try Connection(to: address, with: .quick)
        try Schema.prepare(new, at: address.description)
        try new.statement("LISTEN \(Self.channel)")
        connection = new
        return new
    }

    /// A lease as it stands, or none yet with the number 0.
    private struct LeaseRow {
        let home: HomeID
        let number: Int64
        let holder: UUID?
        let renewal: Int64
        let isShared: Bool
    }

    /// The leases on all homes that are served here.
    private func leases(_ db: Connection) throws -> [LeaseRow] {
        let sql = """
            SELECT home.home, number, holder, renewal, is_shared FROM home LEFT JOIN lease USING (home)
            WHERE position IS NOT NULL AND ($1::text[] IS NULL OR home.home IN (
                SELECT home FROM home_name WHERE key = ANY($1))) ORDER BY home.home
            """
        return try db.rows(sql, [asking.homes?.map { NameKey($0).text }.array]).map { row in
            guard row.optionalText("number") != nil else {
                return LeaseRow(home: try row.id("home"), number: 0, holder: nil, renewal: 0, isShared: true)
            }
            return LeaseRow(
                home: try row.id("home"), number: try row.number("number"), holder: try row.optionalUUID("holder"),
                renewal: try row.number("renewal"), isShared: try row.flag("is_shared"))
        }
    }

    // MARK: - What is held

    /// Renews what is held here; what nobody stands by for is held until it is given back.
    private func renew(
        _ shared: Set<HomeID>, until end: ContinuousClock.Instant, _ db: Connection
    ) throws -> [HomeID: Lease] {
        let sql = """
            UPDATE lease SET renewal = renewal + 1, is_shared = (home = ANY($2)) WHERE holder = $1 RETURNING home, number
            """
        var held: [HomeID: Lease] = [:]
        for row in try db.rows(sql, [asking.program.uuidString, shared.map(\.uuid).array]) {
            let home: HomeID = try row.id("home")
            held[home] = Lease(home: home, number: try row.number("number"), end: shared.contains(home) ? end : nil)
        }
        return held
    }

    /// Tells those who stand by that they were seen: only they may take over.
    private func acknowledge(_ waiters: [HomeID: Set<LeaseGrantRequest.Waiter>], _ db: Connection) throws {
        let pairs = waiters.flatMap { home, waiters in waiters.map { (home.uuid, $0.program) } }
        if pairs.isEmpty { return }
        let sql = """
            UPDATE standby SET known = number FROM lease, unnest($1::uuid[], $2::uuid[]) AS seen (home, program)
            WHERE standby.home = seen.home AND standby.program = seen.program AND lease.home = standby.home
            AND lease.holder = $3 AND known <> number
            """
        try db.run(sql, [pairs.map(\.0).array, pairs.map(\.1).array, asking.program.uuidString])
    }

    /// Of the homes that are held, those for which somebody stands by who was heard of lately.
    private func standbys(of homes: [HomeID], _ db: Connection) throws -> [HomeID: Set<LeaseGrantRequest.Waiter>] {
        let rows = try db.rows(
            "SELECT * FROM standby WHERE home = ANY($1) AND program <> $2",
            [homes.map(\.uuid).array, asking.program.uuidString])
        let now = ContinuousClock.now
        var (current, waiters): ([Waiting: Seen], [HomeID: Set<LeaseGrantRequest.Waiter>]) = ([:], [:])
        for row in rows {
            let one = Waiting(home: try row.id("home"), program: try row.uuid("program"))
            let renewal = try row.number("renewal")
            let known = waiting[one].flatMap { $0.renewal == renewal ? $0 : nil }
            let seen = known ?? Seen(number: 0, renewal: renewal, since: now)
            if asking.hasEnded(one.program) || now - seen.since > asking.terms.timeout {
                try db.run(
                    "DELETE FROM standby WHERE home = $1 AND program = $2",
                    [one.home.description, one.program.uuidString])
                continue
            }
            current[one] = seen
            waiters[one.home, default: []].insert(
                LeaseGrantRequest.Waiter(
                    program: one.program, places: try row.text("places"), secret: try row.text("secret")))
        }
        waiting = current
        return waiters
    }

    private func isWaitedFor(_ db: Connection) throws -> Bool {
        let sql = """
            SELECT 1 FROM standby JOIN lease USING (home) WHERE holder = $1 AND program <> $1 LIMIT 1
            """
        return try db.row(sql, [asking.program.uuidString]) != nil
    }

    /// Gives everything back, and tells those who stand by.
    func giveBack() throws {
        isOver = true
        let db = try opened()
        // Where the server cannot be reached, the lease stays, and with it what is left for the next start.
        try db.rows("SELECT 1")
        try forgetCopies(of: Set(copied.keys))
        asking.copies(of: asking.program)?.clear()
        try db.transaction(.writing) { try giveBack($0) }
    }

    private func giveBack(_ db: Connection) throws {
        try db.run(
            "UPDATE lease SET holder = NULL, renewal = renewal + 1, is_shared = true WHERE holder = $1",
            [asking.program.uuidString])
        try db.run("DELETE FROM standby WHERE program = $1", [asking.program.uuidString])
        try db.rows("SELECT pg_notify('\(Self.channel)', '')")
    }

    // MARK: - What others hold

    /// Whether a lease that another holds, or nobody, was taken.
    private func isTaken(_ row: LeaseRow, _ db: Connection) throws -> Bool {
        let now = ContinuousClock.now
        var known = seen[row.home]
        if known.map({ $0.number != row.number || $0.renewal != row.renewal }) ?? true {
            known = Seen(number: row.number, renewal: row.renewal, since: now)
            seen[row.home] = known
        }
        if row.number == 0 { return try isMade(row.home, db) }
        let isFree = row.holder.map { asking.hasEnded($0) } ?? true
        // What it left is the truth for as long as the lease is its own.
        if isFree, let ended = row.holder, let copies = asking.copies(of: ended) {
            try copies.forget(row.home)
            copies.clear()
        }
        // Who yields takes what nobody wants, and waits for nothing.
        let isOver = row.isShared && now - (known?.since ?? now) >= asking.terms.duration
        if isFree || isOver && !asking.isYielding, try take(row, isFree: isFree, db) { return true }
        if !asking.isYielding { try standBy(row.home, db) }
        return false
    }

    private func isMade(_ home: HomeID, _ db: Connection) throws -> Bool {
        let sql = """
            INSERT INTO lease (home, number, holder, name, renewal, is_shared) VALUES ($1, 1, $2, $3, 0, false)
            ON CONFLICT DO NOTHING
            """
        return try db.run(sql, [home.description, asking.program.uuidString, asking.name]) == 1
    }

    /// Takes a lease as it was seen; one that is not free, only where it may be taken over and its holder knows who stands by.
    private func take(_ row: LeaseRow, isFree: Bool, _ db: Connection) throws -> Bool {
        guard asking.grants.begin(taking: row.home) else { return false }
        let condition =
            isFree
            ? ""
            : """
            AND is_shared AND EXISTS (
                SELECT 1 FROM standby WHERE standby.home = $1 AND program = $2 AND known = lease.number)
            """
        let sql = """
            UPDATE lease SET holder = $2, name = $3, number = number + 1, renewal = renewal + 1, is_shared = false
            WHERE home = $1 AND number = $4 AND renewal = $5 \(condition)
            """
        let isTaken =
            try db.run(
                sql,
                [
                    row.home.description, asking.program.uuidString, asking.name, "\(row.number)", "\(row.renewal)",
                ]) == 1
        if isTaken {
            // What its holder fired alone, while we had promised to wait, nobody knows: it is not done again.
            if let covered = asking.grants.covered(LeaseGrants.Lease(home: row.home, number: row.number)) {
                let sql = """
                    UPDATE watch SET checked_until = greatest(checked_until, $2), has_happened = true WHERE home = $1
                    """
                try db.run(sql, [row.home.description, "\(covered.column)"])
            }
            try db.run(
                "DELETE FROM standby WHERE home = $1 AND program = $2",
                [row.home.description, asking.program.uuidString])
            seen[row.home] = nil
        }
        return isTaken
    }

    private func standBy(_ home: HomeID, _ db: Connection) throws {
        let sql = """
            INSERT INTO standby (home, program, renewal, places, secret) VALUES ($1, $2, 0, $3, $4)
            ON CONFLICT (home, program) DO UPDATE SET renewal = standby.renewal + 1
            """
        try db.run(
            sql,
            [
                home.description, asking.program.uuidString, asking.responder?.places ?? "",
                asking.responder?.secret ?? "",
            ])
    }
}
