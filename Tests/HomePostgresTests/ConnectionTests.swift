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
        #expect(!fault.description.contains("secret"))
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

    @Test func textsComeBackAsTheyWereGiven() throws {
        let texts = [
            "", "a \"quoted\" one", "back\\slash", "{1,2}", "NULL", "Ünï ☃ 🏠", "new\nline", "'; DROP TABLE home",
        ]
        let rows = try owner().rows("SELECT unnest($1::text[]) AS text", [texts.array])
        #expect(try rows.map { try $0.text("text") } == texts)
        #expect(throws: ServerFault.self) { try owner().rows("SELECT $1::text", ["nul\0"]) }
    }
}
