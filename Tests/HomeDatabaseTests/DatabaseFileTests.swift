import Foundation
import GRDB
import HomeModel
import TestSupport
import Testing

@testable import HomeDatabase

/// The file itself: who may read it, and what becomes of one that is not ours.
struct DatabaseFileTests {
    private let folder = TemporaryFolder()
    private var file: String { folder.file("home.sqlite") }

    private func mode(_ path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return try #require(attributes[.posixPermissions] as? NSNumber).intValue
    }

    private func opening() async -> HomeDatabaseError? {
        do {
            _ = try await HomeDatabase(folder: folder.path).snapshot()
            return nil
        } catch {
            return error as? HomeDatabaseError
        }
    }

    @Test func letsOnlyTheOwnerReadIt() async throws {
        let path = folder.file("a/b")
        let database = try HomeDatabase(folder: path)
        try await database.replace(with: Fixture.home("cottage"))
        #expect(try mode(path) == 0o700)
        for name in ["home.sqlite", "home.sqlite-wal", "home.sqlite-shm"] {
            #expect(try mode(path + "/" + name) == 0o600)
        }
    }

    @Test func leavesAFileThatIsNoDatabaseAsItWas() async throws {
        let bytes = Data("this is not a database, but it is longer than a header of SQLite's would be at least".utf8)
        let long = bytes + Data(count: 8_192)
        try long.write(to: URL(filePath: file))
        #expect(await opening() == .notADatabase(file))
        #expect(try Data(contentsOf: URL(filePath: file)) == long)
    }

    @Test func leavesTheDatabaseOfAnotherProgramAsItWas() async throws {
        try OtherProgram(file).execute("CREATE TABLE note (text TEXT)")
        let before = try Data(contentsOf: URL(filePath: file))
        #expect(await opening() == .notADatabase(file))
        #expect(try Data(contentsOf: URL(filePath: file)) == before)
    }

    @Test func leavesTheDatabaseOfANewerVersionAsItWas() async throws {
        #expect(await opening() == nil)
        try OtherProgram(file).execute("PRAGMA user_version = 99")
        let before = try Data(contentsOf: URL(filePath: file))
        #expect(await opening() == .tooNew(file, version: 99))
        #expect(try Data(contentsOf: URL(filePath: file)) == before)
    }

    @Test func saysThatTheFolderIsAFile() async throws {
        try Data().write(to: URL(filePath: file))
        #expect(throws: HomeDatabaseError.notAFolder(file)) { try HomeDatabase(folder: file) }
        #expect(throws: HomeDatabaseError.notAFolder(file)) { try HomeDatabase(folder: file + "/data") }
    }

    @Test(.enabled(if: geteuid() != 0)) func saysThatTheFileMayNotBeRead() async throws {
        #expect(await opening() == nil)
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
        #expect(await opening() == .noPermission(file))
    }

    @Test func saysThatAnotherProgramKeepsTheFileTooLong() async throws {
        let database = try HomeDatabase(folder: folder.path, patience: .milliseconds(50))
        let other = try OtherProgram(file)
        try other.execute("BEGIN IMMEDIATE")
        await #expect(throws: HomeDatabaseError.locked(file)) {
            try await database.update { $0.homes.append(Home(name: "Hut")) }
        }
        #expect(try await database.snapshot().homes.isEmpty)
        try other.execute("ROLLBACK")
        try await database.update { $0.homes.append(Home(name: "Hut")) }
        #expect(try await database.snapshot().homes.count == 1)
    }

    @Test(arguments: [
        (ResultCode.SQLITE_FULL, HomeDatabaseError.diskFull("/dev/null")), (.SQLITE_BUSY, .locked("/dev/null")),
        (.SQLITE_READONLY, .noPermission("/dev/null")), (.SQLITE_NOTADB, .notADatabase("/dev/null")),
        (.SQLITE_CORRUPT, .damaged("/dev/null", "so")), (.SQLITE_CANTOPEN, .cannotOpen("/dev/null", "so")),
        (.SQLITE_IOERR, .diskFault("/dev/null", "so")), (.SQLITE_IOERR_SHMSIZE, .diskFull("/dev/null")),
        (.SQLITE_ERROR, .failed("/dev/null", "so")),
    ])
    func readsWhatSQLiteSays(code: ResultCode, error: HomeDatabaseError) {
        #expect(HomeDatabaseError(DatabaseError(resultCode: code, message: "so"), at: "/dev/null") == error)
    }

    @Test func keepsForeignKeysAndNamesInOrderWhoeverWrites() async throws {
        try await HomeDatabase(folder: folder.path).replace(with: Fixture.home("castle"))
        let other = try OtherProgram(file)
        #expect(try other.answers("PRAGMA foreign_key_check") == [])
        #expect(try other.answers("PRAGMA integrity_check") == ["ok"])
        #expect(try other.answers("PRAGMA journal_mode") == ["wal"])
        #expect(throws: DatabaseError.self) {
            try other.execute(
                "INSERT INTO name (home, namespace, key, bearer, place, text) "
                    + "SELECT home, namespace, key, bearer, 9, text FROM name LIMIT 1")
        }
    }

    @Test func takesAValueThatWasMeddledWithForDamage() async throws {
        try await HomeDatabase(folder: folder.path).replace(with: Fixture.home("cottage"))
        for change in [
            "UPDATE characteristic SET value = 'yes'", "UPDATE characteristic SET format = 'int128'",
            "UPDATE characteristic SET permissions = 1000", "UPDATE home SET temperature_unit = ''",
            "UPDATE home SET extra = '{'", "UPDATE room SET id = x'00' WHERE position = 0",
            "UPDATE timer SET recurrence = '{\"days\":0}'", "UPDATE user SET role = 'king'",
        ] {
            try OtherProgram(file).execute("PRAGMA foreign_keys = OFF; \(change)")
            guard case .damaged = await opening() else {
                Issue.record("\(change) went unnoticed")
                continue
            }
            try FileManager.default.removeItem(atPath: file)
            try await HomeDatabase(folder: folder.path).replace(with: Fixture.home("cottage"))
        }
    }

    @Test(arguments: 0..<200) func readsOrRefusesADamagedFile(seed: Int) async throws {
        try await HomeDatabase(folder: folder.path).replace(with: Fixture.home("cottage"))
        var bytes = try Data(contentsOf: URL(filePath: file))
        var random = SeededNumbers(seed: seed)
        for _ in 0...Int.random(in: 0..<40, using: &random) {
            bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
        }
        if seed % 5 == 0 { bytes = bytes.prefix(Int.random(in: 0..<bytes.count, using: &random)) }
        try bytes.write(to: URL(filePath: file))
        _ = await opening()
    }
}

/// Another program that has the file open.
private struct OtherProgram {
    private let connection: DatabaseQueue

    init(_ path: String) throws {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        configuration.prepareDatabase { db in
            db.add(function: DatabaseFunction("beckon_now", argumentCount: 0) { _ in 0 })
        }
        connection = try DatabaseQueue(path: path, configuration: configuration)
    }

    func execute(_ sql: String) throws { try connection.unsafeReentrantWrite { try $0.execute(sql: sql) } }

    func answers(_ sql: String) throws -> [String] {
        try connection.unsafeReentrantRead { try String.fetchAll($0, sql: sql) }
    }
}
