import Foundation
import HomeModel

extension HomePostgres {
    /// The triggers that are enabled, without the rest of their homes; of those homes alone that this program serves, where it serves any.
    ///
    /// - Throws: `HomePostgresError`.
    public func watchedTriggers() async throws -> [WatchedTrigger] {
        if goesAlone { return memory.watched }
        do {
            let watched = try await watchedTriggersThere()
            if leases != nil { try await remember(watched) }
            return watched
        } catch let error as HomePostgresError where mayGoAlone(error) {
            return memory.watched
        }
    }

    /// Whether what this program does itself is kept in memory for now: it cannot reach the server, or has not yet told it all.
    private var goesAlone: Bool { leases != nil && (memory.isAway || memory.hasPending) }

    /// Whether a program that serves homes goes on alone after an error.
    private func mayGoAlone(_ error: HomePostgresError) -> Bool {
        if leases == nil { return false }
        if case .unknownOutcome = error { return true }
        return error.isOutOfReach
    }

    /// Does something at the server, or where that cannot be reached, alone.
    ///
    /// - Parameter claim: the home in which something is claimed by it, and the date. Under a lease that others wait for, nothing is
    ///   unless they have promised to wait: whoever takes that over could not know of it.
    private func orAlone<Answer: Sendable>(
        claiming claim: (home: HomeID, date: Date)? = nil, _ alone: (OfflineHomes) -> Answer,
        _ there: () async throws -> Answer
    ) async throws -> Answer {
        // Asked after each wait, since somebody may have begun to stand by meanwhile.
        func isOurs() -> Bool { claim.map { leases?.isAlone(in: $0.home, at: $0.date) ?? false } ?? true }
        if goesAlone, isOurs() { return alone(memory) }
        // What was claimed alone is kept by the server before anything else is.
        if let claim, memory.hasClaims(in: claim.home) { throw HomePostgresError.away(server) }
        do { return try await there() } catch let error as HomePostgresError where mayGoAlone(error) && isOurs() {
            return alone(memory)
        }
    }

    /// Keeps what it takes to fire triggers where the server cannot be reached.
    private func remember(_ watched: [WatchedTrigger]) async throws {
        let ids = watched.map(\.trigger.id.uuid).array
        let (consents, happened) = try await transaction(.reading) { db in
            let consents = try db.rows("SELECT * FROM consent WHERE trigger = ANY($1)", [ids]).map { row in
                try StandingConsent(kept: row.json("content"), for: row.id("trigger"))
            }
            let happened = try db.rows("SELECT trigger FROM watch WHERE trigger = ANY($1) AND has_happened", [ids])
            return (consents, Set(try happened.map { row -> TriggerID in try row.id("trigger") }))
        }
        memory.keep(
            watched, Dictionary(consents.map { ($0.trigger, $0) }) { first, _ in first }, happened: happened)
    }

    /// What lets a program that serves homes write in those that it serves.
    private var fence: Fence? { leases.map { Fence(leases: $0) } }

    private func watchedTriggersThere() async throws -> [WatchedTrigger] {
        let served = leases.map { $0.held.keys.map(\.uuid).array }
        return try await transaction(.reading) { db in
            try db.rows(
                """
                SELECT thing.home, thing.id, thing.content, watch.checked_until, home.content AS home_content
                FROM watch JOIN thing ON thing.home = watch.home AND thing.kind = 'trigger' AND thing.id = watch.trigger
                JOIN home ON home.home = watch.home WHERE $1::uuid[] IS NULL OR watch.home = ANY($1)
                ORDER BY thing.home, thing.position
                """, [served]
            ).map { try WatchedTrigger($0) }
        }
    }

    /// Takes over what a trigger has to do at a moment, so that nobody else does it too (row S7).
    ///
    /// - Throws: `HomePostgresError`; then nothing is claimed.
    public func claim(_ watched: WatchedTrigger, named name: String, at now: Date) async throws -> FiringClaim {
        if watched.timetable == nil { return FiringClaim() }
        let fence = fence
        return try await orAlone(claiming: (watched.home, now), { $0.claim(watched, named: name, at: now) }) {
            try await transaction(.writing) { db in
                try fence?.check(watched.home, db)
                return try watched.claim(in: FiringRows(db: db, watched: watched, name: name), at: now)
            }
        }
    }

    /// Takes over what a trigger has to do as its event happens, so that nobody else does it too (rows S8, S10).
    ///
    /// - Returns: whether it is to be done; false where it was just done, or the trigger is another by now.
    /// - Throws: `HomePostgresError`; then nothing is claimed.
    public func claimEvent(of watched: WatchedTrigger, named name: String, at now: Date) async throws -> Bool {
        guard watched.trigger.event != nil else { return false }
        let fence = fence
        return try await orAlone(claiming: (watched.home, now), { $0.claimEvent(of: watched, named: name, at: now) }) {
            try await transaction(.writing) { db in
                try fence?.check(watched.home, db)
                return try watched.claimEvent(in: FiringRows(db: db, watched: watched, name: name), at: now)
            }
        }
    }

    /// Notes that what a trigger waits for is no longer so, and may happen again.
    ///
    /// - Throws: `HomePostgresError`.
    public func eventIsOver(of trigger: Trigger) async throws {
        let (id, fence) = (trigger.id, fence)
        _ = try await orAlone({ memory in
            memory.eventIsOver(of: id)
            return 0
        }) {
            if try await !isNoted(trigger) { return 0 }
            return try await transaction(.writing) { db in
                guard let row = try db.row("SELECT home FROM watch WHERE trigger = $1", [id.description]) else {
                    return 0
                }
                try fence?.check(row.id("home"), db)
                return try db.run("UPDATE watch SET has_happened = false WHERE trigger = $1", [id.description])
            }
        }
    }

    /// Whether what a trigger waits for has happened, and was not over when somebody last looked.
    ///
    /// - Throws: `HomePostgresError`.
    public func eventHasHappened(of trigger: Trigger) async throws -> Bool {
        if trigger.event == nil { return false }
        return try await orAlone({ $0.hasHappened(trigger.id) }) { try await isNoted(trigger) }
    }

    private func isNoted(_ trigger: Trigger) async throws -> Bool {
        try await transaction(.reading) { db in
            try db.row("SELECT 1 FROM watch WHERE trigger = $1 AND has_happened", [trigger.id.description]) != nil
        }
    }

    /// Notes what became of a firing that is under way.
    ///
    /// - Throws: `HomePostgresError`.
    public func finish(_ firing: Firing) async throws {
        let sql = """
            UPDATE firing SET status = $4, detail = $5 WHERE home = $1 AND trigger = $2 AND date = $3
            AND status = 'running'
            """
        let fence = fence
        _ = try await orAlone({ memory in
            memory.finish(firing)
            return 0
        }) {
            try await transaction(.writing) { db in
                try fence?.check(firing.home, db)
                return try db.run(
                    sql,
                    [
                        firing.home.description, firing.trigger.description, "\(firing.date.column)",
                        firing.status.rawValue, firing.keptDetail,
                    ])
            }
        }
    }

    /// The last firings, the newest first; of one trigger or one home, where one is given.
    ///
    /// - Throws: `HomePostgresError`.
    public func firings(
        of trigger: TriggerID? = nil, in home: HomeID? = nil, atMost count: Int = 100
    ) async throws -> [Firing] {
        try await firings(
            """
            WHERE ($1::uuid IS NULL OR trigger = $1) AND ($2::uuid IS NULL OR home = $2)
            ORDER BY date DESC, trigger LIMIT \(max(0, count))
            """, [trigger?.description, home?.description])
    }

    /// What became of a date of a trigger; nil where nothing did yet.
    ///
    /// - Throws: `HomePostgresError`.
    public func firing(of trigger: TriggerID, at date: Date) async throws -> Firing? {
        try await orAlone({ $0.firing(of: trigger, at: date) }) {
            try await firings("WHERE trigger = $1 AND date = $2", [trigger.description, "\(date.column)"]).first
        }
    }

    /// The firings that are under way, or were when their program was killed.
    ///
    /// - Throws: `HomePostgresError`.
    public func runningFirings() async throws -> [Firing] {
        // What is under way there, is looked at again under the lease that comes with the server.
        if leases != nil, memory.isInherited { return [] }
        return try await firings("WHERE status = 'running' ORDER BY date", [])
    }

    private func firings(_ condition: String, _ parameters: [String?]) async throws -> [Firing] {
        try await transaction(.reading) { db in
            try db.rows("SELECT * FROM firing " + condition, parameters).map { try Firing($0) }
        }
    }

    /// What was missed or went wrong in some homes, nil for all, and nobody was told yet, the oldest first; from now on somebody was.
    ///
    /// - Throws: `HomePostgresError`.
    public func takeUntold(in homes: Set<HomeID>?) async throws -> [Firing] {
        let ready = "NOT is_told AND status <> 'running' AND ($1::uuid[] IS NULL OR home = ANY($1))"
        let scope = [homes?.map(\.uuid).array]
        // What is not told now is told once the server can be reached.
        if goesAlone { return [] }
        // Most of the time there is nothing, and nothing is written.
        if try await firings("WHERE \(ready) LIMIT 1", scope).isEmpty { return [] }
        return try await transaction(.writing) { db in
            let told = try db.rows("UPDATE firing SET is_told = true WHERE \(ready) RETURNING *", scope)
                .map { try Firing($0) }
            return told.filter { $0.status != .done }
                .sorted { ($0.date, $0.trigger.description) < ($1.date, $1.trigger.description) }
        }
    }

    /// Notes that somebody was told what became of a trigger up to a date.
    ///
    /// - Throws: `HomePostgresError`.
    public func told(_ firing: Firing) async throws {
        if goesAlone { return memory.told(firing) }
        let fence = fence
        _ = try await transaction(.writing) { db in
            try fence?.check(firing.home, db)
            return try db.run(
                "UPDATE firing SET is_told = true WHERE home = $1 AND trigger = $2 AND date <= $3 AND NOT is_told",
                [firing.home.description, firing.trigger.description, "\(firing.date.column)"])
        }
    }
}

/// The rows of one trigger, within a transaction of the caller's.
private struct FiringRows: FiringLedger {
    let db: Connection
    let watched: WatchedTrigger
    let name: String

    private var key: [String?] { [watched.home.description, watched.trigger.id.description] }

    /// The trigger's row, which nobody else has until the transaction ends; nil where the trigger is another by now.
    private func row() throws -> Row? {
        let row = try db.row("SELECT * FROM watch WHERE home = $1 AND trigger = $2 FOR UPDATE", key)
        let thing = try db.row("SELECT content FROM thing WHERE home = $1 AND kind = 'trigger' AND id = $2", key)
        guard let row, let thing else { return nil }
        let trigger = try Trigger(watched.trigger.id.uuid, ContentReader(thing.json("content"), "trigger"))
        return trigger.isEnabled && trigger.firingTime == watched.trigger.firingTime ? row : nil
    }

    func isWatched() throws -> Bool { try row() != nil }

    func checkedUntil(at now: Date) throws -> Date? {
        guard let found = try row()?.number("checked_until") else { return nil }
        if found > now.column {
            try db.run(
                "DELETE FROM firing WHERE home = $1 AND trigger = $2 AND date > $3 AND status = 'missed'",
                key + ["\(now.column)"])
            try check(until: now)
        }
        return Date(timeIntervalSince1970: Double(min(found, now.column)))
    }

    func insert(_ date: Date, _ status: Firing.Status) throws -> Bool {
        let sql = """
            INSERT INTO firing (home, trigger, date, name, status, is_told) VALUES ($1, $2, $3, $4, $5, false)
            ON CONFLICT DO NOTHING
            """
        return try db.run(sql, key + ["\(date.column)", name, status.rawValue]) > 0
    }

    func check(until date: Date) throws {
        try db.run("UPDATE watch SET checked_until = $3 WHERE home = $1 AND trigger = $2", key + ["\(date.column)"])
        try forgetOld()
        try db.run(
            """
            DELETE FROM firing WHERE home = $1 AND date < $2
            AND trigger NOT IN (SELECT id FROM thing WHERE home = $1 AND kind = 'trigger')
            """, [watched.home.description, "\(date.column - Firing.keptAfterRemoval)"])
    }

    func forgetOld() throws {
        try db.run(
            """
            DELETE FROM firing WHERE home = $1 AND trigger = $2 AND date < (
                SELECT date FROM firing WHERE home = $1 AND trigger = $2
                ORDER BY date DESC LIMIT 1 OFFSET \(Firing.kept - 1))
            """, key)
    }

    func noteHappened() throws {
        try db.run("UPDATE watch SET has_happened = true WHERE home = $1 AND trigger = $2", key)
    }

    func count(within span: TimeInterval, before now: Date) throws -> Int {
        let sql = """
            SELECT count(*) AS count FROM firing WHERE home = $1 AND trigger = $2 AND date > $3 AND date <= $4
            """
        return Int(try db.row(sql, key + ["\((now - span).column)", "\(now.column)"])?.number("count") ?? 0)
    }
}

extension WatchedTrigger {
    fileprivate init(_ row: Row) throws {
        let home = try ContentReader(row.json("home_content"), "home")
        self.init(
            home: try row.id("home"),
            trigger: try Trigger(row.uuid("id"), ContentReader(row.json("content"), "trigger")),
            // What other programs have put there is not this reader's to judge.
            place: Coordinates(json: home["extra"]?["place"]), checkedUntil: try row.date("checked_until"))
    }
}

extension Firing {
    init(_ row: Row) throws {
        self.init(
            trigger: try row.id("trigger"), name: try row.text("name"), home: try row.id("home"),
            date: try row.date("date"), status: try row.choice("status"), detail: row.optionalText("detail"))
    }
}

extension Row {
    func date(_ column: String) throws -> Date { Date(timeIntervalSince1970: Double(try number(column))) }
}

extension Date {
    /// The whole seconds since 1970, as a column has them.
    var column: Int64 { Int64(max(-1e15, min(1e15, timeIntervalSince1970)).rounded(.down)) }
}
