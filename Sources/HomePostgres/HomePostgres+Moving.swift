import Foundation
import HomeModel

extension HomePostgres {
    /// All that is kept of the homes, for another store, for an author who administers all of them.
    ///
    /// - Throws: `EditRefusal`, `HomePostgresError`.
    public func contents(for author: Author) async throws -> StoreContents {
        try await require(.administrator, in: .all, of: author)
        return try await transaction(.reading) { db in
            let stored = StoredHomes(db: db, known: HomeCache())
            let homes = try stored.all()
            var kept = StoreContents(HomeSnapshot(homes, try stored.own()))
            for home in homes { kept.accounts.merge(home.accounts) { _, new in new } }
            for row in try db.rows("SELECT * FROM consent") {
                let trigger: TriggerID = try row.id("trigger")
                kept.consents[trigger] = try StandingConsent(kept: row.json("content"), for: trigger)
            }
            let ofHomes = "SELECT firing.* FROM firing JOIN home USING (home) WHERE position IS NOT NULL"
            for row in try db.rows(ofHomes) {
                kept.firings.insert(StoreContents.ToldFiring(try Firing(row), isTold: try row.flag("is_told")))
            }
            for row in try db.rows("SELECT * FROM watch") {
                kept.watches[try row.id("trigger")] = StoreContents.Watch(
                    checkedUntil: try row.date("checked_until"), hasHappened: try row.flag("has_happened"))
            }
            return kept
        }
    }

    /// Takes over what another store keeps, in the place of what is here or beside it: all or nothing.
    ///
    /// - Throws: `EditRefusal` where the author does not administer all that is here, or both have a home of one name;
    ///   `HomePostgresError`.
    public func take(_ kept: StoreContents, beside isBeside: Bool = false, by author: Author) async throws {
        let homes = Dictionary(
            kept.snapshot.homes.flatMap { home in home.triggers.map { ($0.id, home.id) } }
        ) { first, _ in first }
        try await write { writer in
            let snapshot = isBeside ? try writer.everything().adding(kept.snapshot) : kept.snapshot
            try writer.apply([.replaceAll(snapshot)], by: author)
            writer.take(kept, beside: isBeside)
        } then: { db in
            for table in ["consent", "firing"] where !isBeside { try db.run("DELETE FROM \(table)") }
            for consent in kept.consents.values {
                guard let home = homes[consent.trigger] else { continue }
                try db.run(
                    "INSERT INTO consent VALUES ($1, $2, $3)",
                    [home.description, consent.trigger.description, consent.content.line])
            }
            for one in kept.firings { try Self.insert(one, db) }
            for (trigger, watch) in kept.watches {
                try db.run(
                    "UPDATE watch SET checked_until = $2, has_happened = $3 WHERE trigger = $1",
                    [trigger.description, "\(watch.checkedUntil.column)", watch.hasHappened ? "t" : "f"])
            }
        }
    }

    private static func insert(_ one: StoreContents.ToldFiring, _ db: Connection) throws {
        let sql = """
            INSERT INTO firing (home, trigger, date, name, status, detail, is_told) VALUES ($1, $2, $3, $4, $5, $6, $7)
            """
        let firing = one.firing
        try db.run(
            sql,
            [
                firing.home.description, firing.trigger.description, "\(firing.date.column)", firing.name,
                firing.status.rawValue, firing.keptDetail, one.isTold ? "t" : "f",
            ])
    }

    /// What cannot be in the tables as they are: of homes whose rows say otherwise than they do, the place and the home; none
    /// where all is whole.
    ///
    /// - Throws: `HomePostgresError` where a row cannot even be read, or the role lacks a right to a table.
    public func faults() async throws -> [String] {
        try await requireRights()
        return try await transaction(.reading) { db in
            let homes = try StoredHomes(db: db, known: HomeCache()).all()
            var faults: [String] = []
            for home in homes { faults += try Self.faults(of: home.home, db) }
            let lost = """
                SELECT DISTINCT home FROM (
                    SELECT home FROM thing UNION ALL SELECT home FROM name UNION ALL SELECT home FROM home_name
                    UNION ALL SELECT home FROM identity UNION ALL SELECT home FROM watch) AS kept
                JOIN home USING (home) WHERE position IS NULL
                """
            return faults + (try db.rows(lost).map { "home \(try $0.uuid("home"))" })
        }
    }

    /// Makes sure that the role has the rights on all tables without which homes can be neither kept nor served.
    ///
    /// - Throws: `HomePostgresError.noRight`, which names the tables.
    public func requireRights() async throws {
        let barred = try await transaction(.reading) { try Schema.barred($0) }
        if !barred.isEmpty { throw HomePostgresError.noRight(server, barred.joined(separator: ", ")) }
    }

    private static func faults(of home: Home, _ db: Connection) throws -> [String] {
        let id = [home.id.description]
        let names = try db.rows("SELECT namespace, key, bearer FROM name WHERE home = $1", id).map {
            NameRow(namespace: try $0.text("namespace"), key: try $0.text("key"), bearer: try $0.uuid("bearer"))
        }
        let keys = try db.rows("SELECT key FROM home_name WHERE home = $1", id).map { try $0.text("key") }
        let identities = try db.rows("SELECT id FROM identity WHERE home = $1", id).map { try $0.uuid("id") }
        let watched = try db.rows("SELECT trigger FROM watch WHERE home = $1", id).map { try $0.uuid("trigger") }
        let looks = [
            ("name", Set(names) == home.nameRows), ("home_name", Set(keys) == home.nameKeys),
            ("identity", Set(identities) == Set(home.identities.map(\.id))),
            ("watch", Set(watched) == Set(home.triggers.filter(\.isEnabled).map(\.id.uuid))),
            ("thing", home.withoutDanglingReferences == home),
        ]
        return looks.filter { !$0.1 }.map { "\($0.0), \(home.name), \(home.id)" }
    }

    /// Makes the tables, or brings them up to date; gives the version that they had before and have now.
    ///
    /// - Throws: `HomePostgresError`.
    public static func migrate(_ address: ServerAddress) async throws -> (before: Int, now: Int) {
        try await Session(to: address).migrate()
    }

    // MARK: - Rights

    /// What gives a role just the rights on the tables that it needs to keep homes: not to make, change or empty them.
    public static func grants(to role: String, in schema: String) -> String {
        let (role, schema) = (quoted(role), quoted(schema))
        let written = Schema.tables.filter { $0 != "beckon" }.map { "\(schema).\($0)" }.joined(separator: ", ")
        return """
            GRANT USAGE ON SCHEMA \(schema) TO \(role);
            GRANT SELECT ON \(schema).beckon TO \(role);
            GRANT SELECT, INSERT, UPDATE, DELETE ON \(written) TO \(role);
            """
    }

    private static func quoted(_ name: String) -> String { "\"" + name.replacing("\"", with: "\"\"") + "\"" }

    /// What tells this database, and the schema in it, from all others, however its URL is written.
    ///
    /// - Throws: `HomePostgresError`.
    public func identity() async throws -> String {
        let sql = """
            SELECT concat_ws('/', pg_postmaster_start_time(), oid, 'beckon'::regclass::oid) AS identity
            FROM pg_database WHERE datname = current_database()
            """
        return try await transaction(.reading) { try $0.row(sql)?.text("identity") ?? "" }
    }

    // MARK: - Leases

    /// Who serves a home.
    public struct Service: Hashable, Sendable {
        /// The name of the home.
        public let home: String
        /// What people call the machine that serves it; nil where none does.
        public let machine: String?
        /// The number of the lease.
        public let number: Int64
        /// Whether another takes over where it is not renewed.
        public let isShared: Bool
    }

    /// Who serves each home that was ever served, by the names of the homes.
    ///
    /// - Throws: `HomePostgresError`.
    public func services() async throws -> [Service] {
        try await transaction(.reading) { db in
            let sql = """
                SELECT content->>'name' AS home, CASE WHEN holder IS NULL THEN NULL ELSE name END AS machine, number, is_shared
                FROM lease JOIN home USING (home) WHERE position IS NOT NULL ORDER BY position
                """
            return try db.rows(sql).map { row in
                Service(
                    home: try row.text("home"), machine: row.optionalText("machine"), number: try row.number("number"),
                    isShared: try row.flag("is_shared"))
            }
        }
    }

    /// The machine of the hub that renews the lease on a home within a time; nil where none does.
    ///
    /// - Throws: `HomePostgresError`.
    public func machine(renewing home: HomeID, within time: Duration) async throws -> String? {
        let sql = "SELECT renewal, name FROM lease WHERE home = $1 AND holder IS NOT NULL"
        func renewal() async throws -> (number: Int64, name: String)? {
            try await transaction(.reading) { db in
                try db.row(sql, [home.description]).map { (try $0.number("renewal"), try $0.text("name")) }
            }
        }
        guard let before = try await renewal() else { return nil }
        try await Task.sleep(for: time)
        return try await renewal().flatMap { $0.number == before.number ? nil : $0.name }
    }

    /// Frees a home of a hub that will not come back: whoever gives the word knows that it does not act any more.
    ///
    /// - Throws: `HomePostgresError`.
    public func release(_ home: HomeID) async throws {
        _ = try await transaction(.writing) { db in
            try db.run(
                "UPDATE lease SET holder = NULL, renewal = renewal + 1, is_shared = true WHERE home = $1",
                [home.description])
            try db.rows("SELECT pg_notify('\(LeaseSession.channel)', '')")
        }
    }
}
