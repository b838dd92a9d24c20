import Foundation
import HomeModel
import TestSupport
import Testing

@testable import HomeDatabase
@testable import HomePostgres

/// What keeps homes: the plain store in memory, the shared database in a file, and a server's.
enum StoreKind: String, CaseIterable, Sendable {
    case memory, database, postgres

    /// Those that this machine can have.
    static let allCases: [StoreKind] = [.memory, .database] + (PostgresServer.isPossible ? [.postgres] : [])
}

/// A store of either kind, as one contract asks it.
struct StoreUnderTest: Sendable {
    /// The present, for every store that is tested.
    static let present = Date(timeIntervalSince1970: 1_800_000_000)  // 2027-01-15T08:00:00Z

    let kind: StoreKind
    let store: any HomeStore
    private let folder = TemporaryFolder()
    /// What other observers have been told so far.
    private let toldOf: @Sendable () async throws -> [HomeEvent]

    /// A store of some homes.
    init(_ kind: StoreKind, _ snapshot: HomeSnapshot = HomeSnapshot(), ownsStore: Bool = true) async throws {
        self.kind = kind
        switch kind {
        case .memory:
            let memory = MemoryHomeStore(snapshot, now: { Self.present }, ownsStore: ownsStore)
            (store, toldOf) = (memory, { await memory.told })
        case .database:
            let database = try HomeDatabase(folder: folder.path, clock: { Self.present }) { ownsStore }
            try await database.replace(with: snapshot)
            (store, toldOf) = (database, { try await database.told(after: 0) })
        case .postgres:
            let postgres = try await HomePostgres.ofTest(ownsStore: ownsStore) { Self.present }
            try await postgres.replace(with: snapshot)
            (store, toldOf) = (postgres, { try await postgres.told(after: 0) })
        }
    }

    /// A store that keeps the cottage.
    static func cottage(_ kind: StoreKind, ownsStore: Bool = true) async throws -> StoreUnderTest {
        try await StoreUnderTest(kind, Fixture.home("cottage"), ownsStore: ownsStore)
    }

    /// The primary home as it is now.
    var home: Home { get async throws { try #require(try await store.home(named: nil)) } }

    /// Applies edits to the primary home.
    @discardableResult
    func edit(_ edits: HomeEdit..., by author: Author = .owner) async throws -> Home {
        let id = try await home.id
        try await store.apply(edits.map { .change(id, $0) }, by: author)
        return try await home
    }

    /// Why the store refuses edits of the primary home; nothing is changed then, and nobody told.
    func refusal(_ edits: HomeEdit..., by author: Author = .owner) async throws -> HomeError? {
        let id = try await home.id
        return try await refusal(edits.map { .change(id, $0) }, by: author)
    }

    /// Why the store refuses edits; nothing is changed then, and nobody told.
    func refusal(_ edits: [Edit], by author: Author = .owner) async throws -> HomeError? {
        let (before, told) = (try await store.snapshot(), try await toldOf())
        do {
            try await store.apply(edits, by: author)
            return nil
        } catch let refusal as EditRefusal {
            #expect(try await store.snapshot() == before)
            #expect(try await toldOf() == told)
            return refusal.error
        }
    }

    /// What others are told of edits to the primary home, as "topic verb name".
    func told(of edits: HomeEdit..., by author: Author = .owner) async throws -> [String] {
        let id = try await home.id
        return try await told(of: edits.map { .change(id, $0) }, by: author)
    }

    /// What others are told of edits, as "topic verb name".
    func told(of edits: [Edit], by author: Author = .owner) async throws -> [String] {
        let before = try await toldOf().count
        try await store.apply(edits, by: author)
        return try await toldOf().dropFirst(before).map { "\($0.topic) \($0.verb) \($0.name ?? "-")" }
    }
}

extension HomePostgres {
    /// Homes in a schema of a test's own, by a role that has no more rights than homes need.
    static func ofTest(
        ownsStore: Bool = true, clock: @escaping @Sendable () -> Date = { Date() }
    ) async throws -> HomePostgres {
        let server = try PostgresServer.shared.get()
        let schema = server.freshSchema()
        let owner = try ServerAddress(url: server.url(schema))
        _ = try await HomePostgres.migrate(owner)
        try Connection(to: owner).statement(HomePostgres.grants(to: "hub", in: schema))
        let url = server.url(schema, role: "hub")
        return try await HomePostgres(url: url, connections: 2, ownsStore: ownsStore, clock: clock)
    }

    /// The changes of all logs that other observers are told, in the order in which they were made, after so many.
    func told(after count: Int) async throws -> [HomeEvent] {
        try await transaction(.reading) { db in
            try db.rows("SELECT * FROM change WHERE is_told ORDER BY number OFFSET \(count)")
                .map { try LoggedChange($0).event }
        }
    }
}

extension HomeDatabase {
    /// The changes of the log that other observers are told, after one of them.
    func told(after sequence: Int64) throws -> [HomeEvent] {
        try connection.read { db in
            try db.rows("SELECT * FROM change WHERE sequence > ? AND is_told = 1 ORDER BY sequence", [sequence]).map {
                try HomeEvent(logged: $0)
            }
        }
    }
}

extension HomeEvent {
    /// A row of the log.
    fileprivate init(logged row: CheckedRow) throws {
        self.init(
            sequence: try row.number("sequence"), topic: try row.choice("topic"), verb: try row.choice("verb"),
            home: try row.optionalID("home"), thing: try NamedThing(row), name: try row.optionalText("name"),
            author: try row.optionalText("user"))
        if let type = try row.optionalText("characteristic") {
            let value = try row.required(CharacteristicValue(column: row.text("value")), "value")
            self.value = ValueChange(characteristic: CharacteristicType(type), value: value)
        }
    }
}

extension Home {
    /// The things of the cottage, by names that it is known to have.
    func room(_ name: String) throws -> RoomID { try room(called: name).id }
    func zone(_ name: String) throws -> ZoneID { try zone(called: name).id }
    func accessory(_ name: String) throws -> AccessoryID { try accessory(called: name).id }
    func group(_ name: String) throws -> ServiceGroupID { try serviceGroup(called: name).id }
    func scene(_ name: String) throws -> ActionSetID { try actionSet(called: name).id }
    func trigger(_ name: String) throws -> TriggerID { try trigger(called: name).id }
    func user(_ name: String) throws -> UserID { try user(called: name).id }

    /// A service of an accessory, by its place.
    func service(_ accessory: String, _ index: Int = 0) throws -> ServiceReference {
        let accessory = try self.accessory(called: accessory)
        return ServiceReference(accessory: accessory.id, service: accessory.services[index].id)
    }
}
