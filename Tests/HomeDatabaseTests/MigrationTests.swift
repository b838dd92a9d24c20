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
