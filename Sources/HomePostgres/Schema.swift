/// The versions of the tables, and the way from each to the next.
enum Schema {
    /// What makes each version out of the one before.
    private static let steps = [HomeTables.sql, EditTables.sql, LeaseTables.sql, ClientTables.sql, StandbyTables.sql]

    /// The tables of the newest version.
    static let tables = [
        "beckon", "home", "thing", "name", "home_name", "identity", "change", "consent", "watch", "firing", "edit",
        "inverse", "lease", "standby", "remote_client",
    ]

    /// The version that is known here.
    static var version: Int { steps.count }

    /// Makes the tables, or brings them up to date: all or nothing, whoever else does so at the same time.
    ///
    /// A role that may not make tables is enough where they are there: what beckon does from then on is to read and write rows.
    static func prepare(_ connection: Connection, at server: String) throws {
        if try version(connection, at: server) == version { return }
        do {
            try connection.transaction(.writing) { db in
                // Two programs that both find nothing would both make the tables.
                try db.rows("SELECT pg_advisory_xact_lock(hashtext('beckon.schema'))")
                let new = try missing(db)
                for step in steps[try version(db, at: server)...] { try db.statement(step) }
                try grant(new, db)
                try db.run("UPDATE beckon SET schema = $1", ["\(version)"])
            }
        } catch let fault as ServerFault where fault.state == "42501" {
            let found = try version(connection, at: server)
            if found == 0 { throw fault }
            throw HomePostgresError.tooOld(server, version: found)
        }
    }

    /// The tables that are not there yet.
    private static func missing(_ db: Connection) throws -> [String] {
        try db.rows("SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass(name) IS NULL", [tables.array])
            .map { try $0.text("name") }
    }

    /// Gives everybody the rights on new tables that they have on homes, so that hubs go on after an update.
    private static func grant(_ new: [String], _ db: Connection) throws {
        if new.isEmpty { return }
        let rights = """
            SELECT format('GRANT %s ON %s TO %s', privilege_type, $1::text, coalesce(quote_ident(rolname), 'PUBLIC')) AS sql
            FROM pg_class CROSS JOIN aclexplode(relacl) AS acl LEFT JOIN pg_roles ON pg_roles.oid = acl.grantee
            WHERE pg_class.oid = 'home'::regclass AND acl.grantee <> relowner
            """
        for row in try db.rows(rights, [new.joined(separator: ", ")]) { try db.statement(row.text("sql")) }
    }

    /// The tables to which the role lacks a right: it writes all but that of the version.
    static func barred(_ db: Connection) throws -> [String] {
        let sql = """
            SELECT name FROM unnest($1::text[]) AS name WHERE NOT has_table_privilege(name, 'SELECT') OR name <> 'beckon'
            AND NOT (has_table_privilege(name, 'INSERT') AND has_table_privilege(name, 'UPDATE')
                AND has_table_privilege(name, 'DELETE'))
            """
        return try db.rows(sql, [tables.array]).map { try $0.text("name") }
    }

    /// The version of the tables; 0 where there are none.
    static func version(_ db: Connection, at server: String) throws -> Int {
        let found = try db.row("SELECT to_regclass('beckon') AS ours, to_regclass('home') AS others")
        guard found?.optionalText("ours") != nil else {
            if found?.optionalText("others") != nil { throw HomePostgresError.notOurs(server) }
            return 0
        }
        let row: Row?
        do { row = try db.row("SELECT schema FROM beckon") } catch let fault as ServerFault where fault.state == "42703"
        {
            // A table of that name which somebody else has made.
            throw HomePostgresError.notOurs(server)
        }
        guard let version = try row?.number("schema") else { throw HomePostgresError.notOurs(server) }
        if version > Self.version { throw HomePostgresError.tooNew(server, version: Int(version)) }
        return Int(version)
    }
}
