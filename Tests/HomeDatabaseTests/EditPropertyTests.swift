import Foundation
import HomeModel
import Synchronization
import TestSupport
import Testing

@testable import HomeDatabase
@testable import HomePostgres

/// Thousands of edits on the plain store in memory and on each that keeps homes: all do the same.
struct EditPropertyTests {
    /// How many edits are made from each seed; `BECKON_EDITS` makes more of them by hand.
    private static let count = ProcessInfo.processInfo.environment["BECKON_EDITS"].flatMap { Int($0) } ?? 1_000

    @Test("The database does with thousands of random edits what the plain store does", arguments: 0..<5)
    func theDatabaseDoesWhatThePlainStoreDoes(seed: Int) async throws {
        // Whoever does not own the store makes no home of somebody else's, and may do little in it.
        try await differ(StorePair(DatabaseUnderTest(ownsStore: seed != 4), ownsStore: seed != 4), seed: seed)
    }

    @Test(
        "A server does with thousands of random edits what the plain store does",
        .enabled(if: PostgresServer.isPossible, Comment(rawValue: PostgresServer.need)), arguments: 0..<5)
    func aServerDoesWhatThePlainStoreDoes(seed: Int) async throws {
        let server = try await ServerUnderTest(ownsStore: seed != 4)
        // Each is a dozen questions to the server, and all of them take the time of some tests.
        try await differ(StorePair(server, ownsStore: seed != 4), seed: seed, Self.count / 2)
    }

    private func differ(
        _ pair: StorePair<some StoreBesideMemory>, seed: Int, _ count: Int = Self.count
    ) async throws {
        var edits = RandomEdits(seed: seed)
        for step in 1...count {
            let (edit, author) = edits.next(for: await pair.memory.snapshot())
            if try await pair.differ(in: edit, by: author) {
                Issue.record("step \(step) of seed \(seed): \(edit)\nby \(author)")
                return
            }
            if step.isMultiple(of: 25), try await pair.snapshotsDiffer() {
                Issue.record("the snapshots differ by step \(step) of seed \(seed)")
                return
            }
            if step.isMultiple(of: 250) { try await pair.reopen() }
        }
        #expect(try await !pair.snapshotsDiffer())
    }

    @Test(
        "Whatever edits are made, the home file of the homes can be read again, and every rule is kept",
        arguments: 100..<104)
    func theHomeFileCanBeReadAgain(seed: Int) async throws {
        let store = MemoryHomeStore(now: { StoreUnderTest.present })
        var edits = RandomEdits(seed: seed)
        var applied = 0
        for step in 1...Self.count {
            let before = await store.snapshot()
            let (edit, author) = edits.next(for: before)
            do {
                try await store.apply([edit], by: author)
                applied += 1
            } catch { #expect(await store.snapshot() == before) }
            if step.isMultiple(of: 100) {
                // Reading completes a service with what its type requires; what is read then stays as it is.
                let file = HomeFile.write(try HomeFile.read(HomeFile.write(await store.snapshot())))
                #expect(HomeFile.write(try HomeFile.read(file)) == file)
            }
        }
        #expect(applied > Self.count / 4, "the edits make too little sense to show anything")
        #expect(applied < Self.count * 4 / 5, "the edits make too much sense to show that any is refused")
    }
}

extension EditPropertyTests {
    @Test func theEditsTeachAndForgetSpokenFormsAndAreSometimesRefused() async throws {
        let store = MemoryHomeStore(now: { StoreUnderTest.present })
        var edits = RandomEdits(seed: 100)
        var (kept, forgotten, refused) = (0, 0, 0)
        for _ in 1...2_000 {
            let (edit, author) = edits.next(for: await store.snapshot())
            var forms: [String]?
            if case .change(_, .setSpokenForms(let drawn, of: _)) = edit { forms = drawn }
            do {
                try await store.apply([edit], by: author)
                if let forms { if forms.isEmpty { forgotten += 1 } else { kept += 1 } }
            } catch {
                if forms != nil { refused += 1 }
            }
        }
        #expect(kept > 0 && forgotten > 0 && refused > 0)
    }
}

/// A store that is compared with the plain one.
private protocol StoreBesideMemory {
    var store: any HomeStore { get }
    /// What others have been told since this was asked before.
    mutating func news() async throws -> [HomeEvent]
    /// Opens the store again, as another program does.
    mutating func reopen() async throws
}

/// The shared database in a file.
private struct DatabaseUnderTest: StoreBesideMemory {
    private let folder = TemporaryFolder()
    private let ownsStore: Bool
    private var database: HomeDatabase
    private var seen: Int64 = 0

    var store: any HomeStore { database }

    init(ownsStore: Bool) throws {
        self.ownsStore = ownsStore
        database = try HomeDatabase(folder: folder.path, clock: { StoreUnderTest.present }) { ownsStore }
    }

    mutating func reopen() throws {
        let ownsStore = ownsStore
        database = try HomeDatabase(folder: folder.path, clock: { StoreUnderTest.present }) { ownsStore }
    }

    mutating func news() async throws -> [HomeEvent] {
        let told = try await database.told(after: seen)
        seen = told.last?.sequence ?? seen
        return told
    }
}

/// A PostgreSQL server.
private struct ServerUnderTest: StoreBesideMemory {
    private let ownsStore: Bool
    private var postgres: HomePostgres
    private var seen = 0

    var store: any HomeStore { postgres }

    init(ownsStore: Bool) async throws {
        self.ownsStore = ownsStore
        postgres = try await HomePostgres.ofTest(ownsStore: ownsStore) { StoreUnderTest.present }
    }

    mutating func reopen() async throws {
        postgres = try await HomePostgres(url: postgres.address.url, ownsStore: ownsStore) { StoreUnderTest.present }
    }

    mutating func news() async throws -> [HomeEvent] {
        let told = try await postgres.told(after: seen)
        seen += told.count
        return told
    }
}

/// The plain store and another, asked the same.
private final class StorePair<Other: StoreBesideMemory> {
    /// What an edit came to.
    private struct Answer: Equatable {
        var error: HomeError?
        /// What others are told, and how often.
        var told: [HomeEvent: Int] = [:]
    }

    let memory: MemoryHomeStore
    private var other: Other
    /// Whom the other made administrator of the last home, for the plain store to do so too.
    private let administrator: AdministratorID

    init(_ other: Other, ownsStore: Bool) {
        let administrator = AdministratorID()
        self.administrator = administrator
        self.other = other
        memory = MemoryHomeStore(now: { StoreUnderTest.present }, ownsStore: ownsStore) { administrator.id }
    }

    /// Opens the other again, as another program does.
    func reopen() async throws { try await other.reopen() }

    /// Applies an edit to both, and says whether they differ in what comes of it.
    func differ(in edit: Edit, by author: Author) async throws -> Bool {
        let actual = try await answer(of: other.store, to: edit, by: author) { try await self.other.news() }
        if case .addHome(let id, _) = edit, actual.error == nil, let user = try await other.store.home(id)?.users.first
        {
            administrator.id = user.id
        }
        let before = await memory.told.count
        let expected = try await answer(of: memory, to: edit, by: author) {
            Array(await self.memory.told.dropFirst(before))
        }
        if actual == expected { return false }
        Issue.record(
            """
            expected \(expected.error.map { "\($0)" } ?? "success"), found \(actual.error.map { "\($0)" } ?? "success")
            told in memory: \(expected.told.filter { actual.told[$0.key] != $0.value })
            told by the other: \(actual.told.filter { expected.told[$0.key] != $0.value })
            """)
        return true
    }

    private func answer(
        of store: any HomeStore, to edit: Edit, by author: Author, telling: () async throws -> [HomeEvent]
    ) async throws -> Answer {
        var answer = Answer()
        do { try await store.apply([edit], by: author) } catch let refusal as EditRefusal {
            answer.error = refusal.error
        }
        let told = try await telling()
        for event in told {
            var event = event
            // The log numbers values too, and does not repeat the home's name.
            (event.sequence, event.homeName) = (0, nil)
            answer.told[event, default: 0] += 1
        }
        return answer
    }

    func snapshotsDiffer() async throws -> Bool {
        let (expected, actual) = (await memory.snapshot(), try await other.store.snapshot())
        if expected == actual { return false }
        let (one, other) = (HomeFile.write(expected), HomeFile.write(actual))
        let lines = zip(one.split(separator: 10), other.split(separator: 10)).filter { $0 != $1 }.map { pair in
            [pair.0, pair.1].map { String(decoding: $0, as: UTF8.self) }.joined(separator: " | ")
        }
        Issue.record("expected | found: \(lines.prefix(3))")
        return true
    }
}

/// The identity of a user, handed from one store to the other.
private final class AdministratorID: Sendable {
    private let kept = Mutex(UserID())

    var id: UserID {
        get { kept.withLock { $0 } }
        set { kept.withLock { $0 = newValue } }
    }
}
