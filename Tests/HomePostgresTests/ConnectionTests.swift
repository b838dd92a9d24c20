import Foundation
import HomeModel
import TestSupport
import Testing

@testable import HomePostgres

/// What is said where a database cannot be used, and what becomes of connections.
@Suite(.enabled(if: PostgresServer.isPossible, Comment(rawValue: PostgresServer.need)))
struct ConnectionTests {
    private let server: PostgresServer
    private let schema: String
    private var url: String { server.url(schema) }

    init() throws {
        server = try PostgresServer.shared.get()
        schema = server.freshSchema()
    }

    /// What opening a database comes to.
    private func fault(_ url: String) async -> HomePostgresError? {
        do { _ = try await HomePostgres(url: url) } catch { return error as? HomePostgresError }
        return nil
    }

    private func owner() throws -> Connection { try Connection(to: ServerAddress(url: url)) }

    @Test(arguments: ["", "home.sqlite", "mysql://host/db", "postgres://[::1/homes", "postgres://h/d?no=such"])
    func refusesWhatIsNoURL(url: String) async {
        guard case .badURL = await fault(url) else {
            Issue.record("\(url) is taken")
            return
        }
    }

    @Test func saysWhereNobodyAnswersAndTellsNoPassword() async throws {
        let fault = try #require(await fault("postgres://ann:secret@/homes?host=/nowhere"))
        guard case .cannotReach(let server, _) = fault else {
            Issue.record("\(fault)")
            return
        }
        #expect(server == "/nowhere/homes")
        #expect(!"\(fault)".contains("secret"))
    }

    @Test func asksForTLSOverANetworkUnlessTheURLSaysOtherwise() throws {
        #expect(try ServerAddress(url: "postgres://db.example/homes").defaultTLS == "require")
        #expect(try ServerAddress(url: "postgres://localhost/homes").defaultTLS == "prefer")
        #expect(try ServerAddress(url: url).defaultTLS == "prefer")
    }

    @Test func leavesTablesThatAreNotOursAlone() async throws {
        try owner().statement("CREATE TABLE home (street text)")
        #expect(await fault(url) == .notOurs(try ServerAddress(url: url).description))
    }

    @Test func leavesTablesOfANewerVersionAlone() async throws {
        _ = try await HomePostgres(url: url)
        try owner().statement("UPDATE beckon SET schema = 99")
        #expect(await fault(url) == .tooNew(try ServerAddress(url: url).description, version: 99))
    }

    @Test func aRoleThatMayMakeNoTablesIsToldSo() async throws {
        try owner().statement("CREATE ROLE \(schema) LOGIN; GRANT USAGE ON SCHEMA \(schema) TO \(schema)")
        guard case .noRight = await fault(server.url(schema, role: schema)) else {
            Issue.record("it may")
            return
        }
    }

    @Test func aRoleThatMayOnlyReadReadsAndIsToldThatItMayNotWrite() async throws {
        let homes = try await HomePostgres(url: url)
        try await homes.replace(with: Fixture.home("cottage"))
        try owner().statement(
            """
            CREATE ROLE \(schema) LOGIN; GRANT USAGE ON SCHEMA \(schema) TO \(schema);
            GRANT SELECT ON ALL TABLES IN SCHEMA \(schema) TO \(schema)
            """)
        let reader = try await HomePostgres(url: server.url(schema, role: schema))
        let snapshot = try await reader.snapshot()
        #expect(try await homes.snapshot() == snapshot)
        await #expect {
            try await reader.apply([.change(snapshot.homes[0].id, .addRoom(Room(name: "Den")))], by: .owner)
        } throws: {
            if case .noRight? = $0 as? HomePostgresError { true } else { false }
        }
    }

    @Test func readingAndWritingRowsIsEnoughForEverything() async throws {
        _ = try await HomePostgres(url: url)
        try owner().statement(
            """
            CREATE ROLE \(schema) LOGIN; GRANT USAGE ON SCHEMA \(schema) TO \(schema);
            GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA \(schema) TO \(schema)
            """)
        let hub = try await HomePostgres(url: server.url(schema, role: schema))
        try await hub.replace(with: Fixture.home("cottage"))
        let home = try #require(try await hub.home(named: nil))
        try await hub.apply([.change(home.id, .remove(.room(home.rooms[0].id)))], by: .owner)
        try await hub.apply([.change(home.id, .remove(.home))], by: .owner)
        #expect(try await hub.snapshot() == HomeSnapshot())
    }

    @Test func aConnectionThatWasLostIsOpenedAgain() async throws {
        let homes = try await HomePostgres(url: url, connections: 1)
        try await homes.replace(with: Fixture.home("cottage"))
        let home = try #require(try await homes.home(named: nil))
        let process = try await homes.transaction(.reading) { try $0.row("SELECT pg_backend_pid() AS id")?.text("id") }
        try owner().rows("SELECT pg_terminate_backend($1, 5000)", [process])
        try await homes.apply([.change(home.id, .addRoom(Room(name: "Den")))], by: .owner)
        #expect(try await homes.home(home.id)?.rooms.count == home.rooms.count + 1)
    }

    @Test func waitsNoLongerThanItsBounds() throws {
        let connection = try owner()
        for (setting, value) in [("statement_timeout", "30s"), ("lock_timeout", "20s")] {
            #expect(try connection.row("SHOW \(setting)")?.text(setting) == value)
        }
    }

    @Test func settingsBoundEachConnectionOfAPool() async throws {
        var limits = ServerLimits()
        (limits.connections, limits.statement, limits.lock) = (1, 29, 19)
        let store = HomePostgres(at: try ServerAddress(url: url), within: limits)
        let bounds = try await store.transaction(.reading) { db in
            try ["statement_timeout", "lock_timeout"].map { try db.row("SHOW \($0)")?.text($0) }
        }
        #expect(bounds == ["29s", "19s"])
    }

    @Test func whatTheURLHasTheServerSetStaysAndBoundsUsToo() throws {
        func address(setting more: String) throws -> ServerAddress {
            try ServerAddress(url: url.replacing("options=", with: "options=\(more)%20"))
        }
        let bounded = try address(setting: "-cstatement_timeout%3D300%20-clock_timeout%3D200")
        let connection = try Connection(to: bounded)
        #expect(try connection.row("SHOW lock_timeout")?.text("lock_timeout") == "200ms")
        let start = ContinuousClock.now
        #expect(throws: ServerFault.self) { try connection.rows("SELECT pg_sleep(20)") }
        #expect(.now - start < .seconds(10) && !connection.isLost)
        // Leases wait no longer, whatever it says.
        let long = try address(setting: "-cstatement_timeout%3D1h")
        let quick = try Connection(to: long, with: .quick)
        #expect(try quick.row("SHOW statement_timeout")?.text("statement_timeout") == "3s")
    }

    @Test func aServerThatTakesConnectionsAndNeverAnswersIsGivenUp() throws {
        let server = try PostgresServer()
        let address = try ServerAddress(url: server.url(server.freshSchema()))
        let connection = try Connection(to: address, with: .quick)
        try connection.statement("BEGIN")
        try server.freeze()
        defer { try? server.goOn() }
        let start = ContinuousClock.now
        let fault = #expect(throws: ServerFault.self) { try connection.rows("SELECT 1") }
        #expect(fault?.place == .silent && connection.isLost)
        #expect(throws: ServerFault.self) { try connection.rows("SELECT 1") }
        #expect(throws: ServerFault.self) { try Connection(to: address, with: .quick) }
        #expect(.now - start < .seconds(15))
        try server.goOn()
        #expect(try Connection(to: address, with: .quick).row("SELECT 1 AS one")?.number("one") == 1)
    }

    @Test func aRoleWithoutRightsOnLeasesIsToldSoAndNotThatTheServerIsAway() async throws {
        let homes = try await HomePostgres(url: url)
        try await homes.replace(with: Fixture.home("cottage"))
        try owner().statement(
            "CREATE ROLE \(schema) LOGIN; \(HomePostgres.grants(to: schema, in: schema)); "
                + "REVOKE ALL ON lease, standby FROM \(schema)")
        let store = try await HomePostgres(url: server.url(schema, role: schema))
        let keeper = LeaseKeeper(of: store, as: "hub")
        let hub = store.serving(under: keeper)
        await keeper.turn()
        guard case .noRight = keeper.trouble else {
            Issue.record("\(String(describing: keeper.trouble))")
            return
        }
        let home = try #require(try await hub.home(named: nil))
        let trouble = try #require(keeper.trouble)
        await #expect(throws: trouble) {
            try await hub.apply([.change(home.id, .addRoom(Room(name: "Den")))], by: .owner)
        }
        let tables = await #expect(throws: HomePostgresError.self) { try await store.faults() }
        #expect(tables == .noRight(store.server, "lease, standby"))
        // Once they are granted it serves, and says nothing any more.
        try owner().statement(HomePostgres.grants(to: schema, in: schema))
        await keeper.turn()
        #expect(keeper.trouble == nil && keeper.lease(on: home.id) != nil)
        try await hub.apply([.change(home.id, .addRoom(Room(name: "Den")))], by: .owner)
    }

    @Test(arguments: [1, 2, 3])
    func tablesOfAnOlderVersionAreBroughtUpToDateWithAllThatIsInThemAndWithRights(version: Int) async throws {
        let homes = try await HomePostgres(url: url)
        try await homes.replace(with: Fixture.home("castle"))
        let snapshot = try await homes.snapshot()
        // As the program of that version has left it, with a role that had all rights there were.
        let old = try owner()
        try old.statement("DROP TABLE remote_client; DROP INDEX users_by_name")
        try old.statement(
            version < 3
                ? "DROP TABLE lease, standby"
                : "ALTER TABLE standby DROP COLUMN known, DROP COLUMN places, DROP COLUMN secret")
        if version == 1 { try old.statement("DROP TABLE inverse, edit; ALTER TABLE change DROP COLUMN edit") }
        try old.statement("UPDATE beckon SET schema = \(version)")
        try old.statement(
            """
            CREATE ROLE \(schema) LOGIN; GRANT USAGE ON SCHEMA \(schema) TO \(schema);
            GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA \(schema) TO \(schema)
            """)
        #expect(await fault(server.url(schema, role: schema)) == .tooOld(homes.server, version: version))
        let versions = try await HomePostgres.migrate(homes.address)
        #expect(versions.before == version && versions.now == HomePostgres.schemaVersion)
        let hub = try await HomePostgres(url: server.url(schema, role: schema))
        #expect(try await hub.snapshot() == snapshot)
        #expect(try await hub.faults().isEmpty)
        let keeper = LeaseKeeper(of: hub, as: "hub")
        await keeper.turn()
        #expect(keeper.held.count == snapshot.homes.count)
        try await hub.apply([.change(snapshot.homes[0].id, .addRoom(Room(name: "Cellar Two")))], by: .owner)
        _ = try await hub.undo(nil, paired: [], by: .owner)
        #expect(try await hub.snapshot() == snapshot)
    }

    @Test func textsComeBackAsTheyWereGiven() throws {
        let texts = [
            "", "a \"quoted\" one", "back\\slash", "{1,2}", "NULL", "Ünï ☃ 🏠", "new\nline", "'; DROP TABLE home",
        ]
        let rows = try owner().rows("SELECT unnest($1::text[]) AS text", [texts.array])
        #expect(try rows.map { try $0.text("text") } == texts)
        #expect(throws: ServerFault.self) { try owner().rows("SELECT $1::text", ["nul\0"]) }
    }
}
