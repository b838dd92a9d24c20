import HomeDatabase
import HomeModel
import HomePostgres

/// Carries all homes, with all that is kept with them, from one database to another, of either engine.
///
/// What edits can be taken back stays behind, as do pairings, which are in the data folder and no database.
public struct DatabaseMove: Sendable {
    private let from: any SharedHomeStore
    private let to: any SharedHomeStore
    private let author: Author

    /// A move by an author who administers all homes at both places.
    ///
    /// - Throws: `HomeDatabaseError` where one cannot be opened.
    public init(from: DataPlace, to: DataPlace, by author: Author) throws {
        (self.from, self.to, self.author) = (try from.store(), try to.store(), author)
    }

    /// Puts what is at the one place in the place of what is at the other, and makes sure that it is the same there.
    ///
    /// - Parameter replacing: whether homes that are there already may go.
    /// - Throws: `DatabaseMoveFault`, `EditRefusal`, and what the stores throw; then nothing is lost where it came from.
    public func run(replacing: Bool) async throws -> HomeSnapshot {
        let kept = try await from.keptHomes(for: author)
        let there = try await to.snapshot().homes
        guard there.isEmpty || replacing else { throw DatabaseMoveFault.homesThere(to.place, there.map(\.name)) }
        try await to.take(kept, by: author)
        let moved = try await to.keptHomes(for: author)
        let differences =
            HomeDifference(from: kept.snapshot, to: moved.snapshot).changes.count + kept.differences(from: moved)
        guard differences == 0, kept == moved else {
            throw DatabaseMoveFault.differs(from.place, to.place, max(1, differences))
        }
        return moved.snapshot
    }
}

/// Why homes were not moved.
public enum DatabaseMoveFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// There are homes already.
    case homesThere(String, [String])
    /// What came is not what was sent: so many things differ.
    case differs(String, String, Int)

    var kind: FaultKind {
        switch self {
        case .homesThere: .needsConfirmation
        case .differs: .failed
        }
    }

    /// One line for a person: what is wrong, and how to mend it.
    public var description: String {
        switch self {
        case .homesThere(let place, let names):
            localized("database-move-there", ["place": place, "homes": localizedList(names)])
        case .differs(let from, let to, let count):
            localized("database-move-differs", ["from": from, "to": to, "count": count])
        }
    }
}

extension DataPlace {
    /// What is not whole in the database, a line each; none where all is.
    ///
    /// - Throws: `HomeDatabaseError`, `HomePostgresError`.
    public func faults() async throws -> [String] {
        if let server { return try await server.faults() }
        return [try await file()?.damage()].compactMap(\.self)
    }

    /// Brings the tables up to date; gives the version that they had before, 0 for none, and have now.
    ///
    /// - Throws: `HomeDatabaseError`, `HomePostgresError`.
    public func migrate() async throws -> (before: Int?, now: Int) {
        if let server { return try await HomePostgres.migrate(server.address) }
        // Whoever opens a file brings it up to date.
        _ = try file()
        return (nil, HomeDatabase.schemaVersion)
    }

    /// Who serves each home of a server's database; none of a file.
    ///
    /// - Throws: `HomePostgresError`.
    public func services() async throws -> [HomePostgres.Service] { try await server?.services() ?? [] }

    /// Frees a home of a hub that will not come back.
    ///
    /// - Throws: `EditRefusal` where there is none of that name or the author does not administer it, `HomePostgresError`.
    public func release(_ home: String, by author: Author) async throws {
        guard let server else { return }
        guard let home = try await server.home(named: home) else { throw EditRefusal.notFound(.home, home) }
        _ = try await server.administratorRight(over: [home.id], by: author)
        try await server.release(home.id)
    }
}
