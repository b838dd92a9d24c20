import Foundation
import GRDB
import HomeModel
import TestSupport
import Testing

@testable import HomeDatabase

/// What becomes of a file that an older version has written.
struct MigrationTests {
    private let folder = TemporaryFolder()
    private var file: String { folder.file("home.sqlite") }

    /// Makes a file of the first version that holds some homes.
    private func writeFirstVersion(of snapshot: HomeSnapshot) async throws {
        let newest = TemporaryFolder()
        try await HomeDatabase(folder: newest.path).replace(with: snapshot)
        try DatabaseQueue(path: file).inDatabase { db in
            try db.execute(sql: FirstTables.sql)
            try db.execute(sql: "ATTACH ? AS newest", arguments: [newest.file("home.sqlite")])
            try db.execute(sql: "PRAGMA foreign_keys = OFF")
            for table in try String.fetchAll(db, sql: "SELECT name FROM main.sqlite_master WHERE type = 'table'") {
                let columns = try db.columns(in: table, in: "main").map(\.name).joined(separator: ", ")
                try db.execute(
                    sql: "INSERT INTO main.\(table) (\(columns)) SELECT \(columns) FROM newest.\(table)")
            }
            try db.execute(
                sql: "PRAGMA main.application_id = \(Schema.applicationID); PRAGMA main.user_version = 1; DETACH newest"
            )
        }
    }

    @Test(arguments: ["cottage", "castle"]) func losesNothingOfTheFirstVersion(name: String) async throws {
        let snapshot = Fixture.home(name)
        try await writeFirstVersion(of: snapshot)
        let database = try HomeDatabase(folder: folder.path)
        #expect(try await database.snapshot() == snapshot)
        let kinds = try await database.reading { db in
            try db.rows("SELECT kind, count(*) AS count FROM name GROUP BY kind").map { try $0.text("kind") }
        }
        #expect(Set(kinds).isSubset(of: NamedThing.Kind.allCases.map(\.rawValue)))
        #expect(!kinds.isEmpty)
    }

    /// Makes a file of a version that was published, as it was kept.
    private func writeKept(_ version: Int, at file: String) throws {
        let dump = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/schema-\(version).sql")
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let text = try String(contentsOf: dump, encoding: .utf8)
        try DatabaseQueue(path: file, configuration: configuration).inDatabase { try $0.execute(sql: text) }
    }

    private func tables(_ database: HomeDatabase) async throws -> [String] {
        try await database.reading { db in
            try String.fetchAll(db, sql: "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type, name")
        }
    }

    @Test(arguments: 1...Schema.version) func bringsEachPublishedVersionUpToDate(version: Int) async throws {
        try writeKept(version, at: file)
        let database = try HomeDatabase(folder: folder.path)
        let newest = TemporaryFolder()
        try writeKept(Schema.version, at: newest.file("home.sqlite"))
        let snapshot = try await database.snapshot()
        #expect(try await snapshot == HomeDatabase(folder: newest.path).snapshot())
        #expect(snapshot.homes.map(\.accessories.count) == [16])
        #expect(try await database.damage() == nil)
        #expect(try await tables(database) == tables(HomeDatabase(folder: TemporaryFolder().path)))
        let home = try #require(snapshot.homes.first)
        try await database.apply([.change(home.id, .addRoom(Room(name: "Attic")))], by: .owner)
        _ = try await database.undo(nil, paired: [], by: .owner)
        #expect(try await database.snapshot() == snapshot)
    }

    @Test func appliesEditsToWhatTheFirstVersionKept() async throws {
        try await writeFirstVersion(of: Fixture.home("cottage"))
        let database = try HomeDatabase(folder: folder.path)
        let home = try #require(try await database.home(named: "cottage"))
        let lamp = try home.accessory(called: "Desk Lamp")
        do {
            try await database.apply([.change(home.id, .addRoom(Room(name: "desk lamp")))], by: .owner)
            Issue.record("the name was free")
        } catch let refusal as EditRefusal {
            #expect(refusal == .nameTaken("desk lamp", by: .accessory, called: "Desk Lamp", in: home.name))
        }
        try await database.apply([.change(home.id, .remove(.accessory(lamp.id)))], by: Author(user: "Ann"))
        try await database.apply([.change(home.id, .addRoom(Room(name: "desk lamp")))], by: Author(account: "ann"))
        #expect(try await database.home(home.id)?.rooms.last?.name == "desk lamp")
    }
}
