import Foundation
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

    /// What becomes of homes that are where others are carried to.
    public enum Way: Sendable {
        /// There are to be none.
        case intoEmpty
        /// They stay, and others come beside them.
        case beside
        /// They go for good.
        case replacing
    }

    /// A move by an author who administers all homes at both places.
    ///
    /// - Throws: `DatabaseMoveFault` where there is nothing to be moved, or the two are one; `HomeDatabaseError` where one cannot be
    ///   opened, `HomePostgresError`.
    public init(from: DataPlace, to: DataPlace, by author: Author) async throws {
        // Whoever opens a folder makes a database there.
        guard from.keepsHomes else { throw DatabaseMoveFault.nothingThere(from.folder) }
        if try await from.identity() == to.identity() { throw DatabaseMoveFault.samePlace(from.shown) }
        (self.from, self.to, self.author) = (try from.store(), try to.store(), author)
    }

    /// Carries all homes over, and makes sure that they are the same there.
    ///
    /// - Throws: `DatabaseMoveFault`, `EditRefusal`, and what the stores throw; then nothing is lost where it came from.
    public func run(_ way: Way) async throws -> Moved {
        let kept = try await from.contents(for: author)
        guard !kept.snapshot.homes.isEmpty else { throw DatabaseMoveFault.nothingThere(from.place) }
        let there = try await to.snapshot().homes.map(\.name)
        if way == .intoEmpty, !there.isEmpty { throw DatabaseMoveFault.homesThere(to.place, there) }
        let isAdded = way == .beside
        try await to.take(kept, beside: isAdded, by: author)
        let all = try await to.contents(for: author)
        let moved = isAdded ? all.only(kept) : all
        let differences =
            HomeDifference(from: kept.snapshot, to: moved.snapshot).changes.count + kept.differences(from: moved)
        guard differences == 0, kept == moved else {
            throw DatabaseMoveFault.differs(from.place, to.place, max(1, differences))
        }
        return Moved(homes: moved.snapshot, replaced: isAdded ? [] : there)
    }

    /// What was carried over.
    public struct Moved: Sendable {
        /// The homes, as they are there now.
        public let homes: HomeSnapshot
        /// The names of those that went for it.
        public let replaced: [String]
    }
}

/// Why homes were not moved.
public enum DatabaseMoveFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// There are homes already.
    case homesThere(String, [String])
    /// There are none to be moved.
    case nothingThere(String)
    /// Both are the same.
    case samePlace(String)
    /// What came is not what was sent: so many things differ.
    case differs(String, String, Int)

    var kind: FaultKind {
        switch self {
        case .homesThere: .needsConfirmation
        case .nothingThere: .noInput
        case .samePlace: .badInput
        case .differs: .failed
        }
    }

    /// One line for a person: what is wrong, and how to mend it.
    public var description: String {
        switch self {
        case .homesThere(let place, let names):
            localized("database-move-there", ["place": place, "homes": localizedList(names)])
        case .nothingThere(let place): localized("database-move-nothing", ["place": place])
        case .samePlace(let place): localized("database-move-same", ["place": place])
        case .differs(let from, let to, let count):
            localized("database-move-differs", ["from": from, "to": to, "count": count])
        }
    }
}

extension DataPlace {
    /// Whether there is a database: a server's, or the file in the folder.
    fileprivate var keepsHomes: Bool {
        server != nil || FileManager.default.fileExists(atPath: folder + "/" + HomeDatabase.fileName)
    }

    fileprivate var shown: String { server?.place ?? folder }

    /// What tells one database from others, however it is named.
    fileprivate func identity() async throws -> String {
        if let server { return try await server.identity() }
        return URL(filePath: folder).resolvingSymlinksInPath().path
    }

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
    /// - Throws: `ReleaseFault` where there is nothing to free, or its hub is seen to live; `EditRefusal` where there is none of that name or
    ///   the author does not administer it, `HomePostgresError`.
    public func release(_ home: String, by author: Author) async throws {
        guard let server else { throw ReleaseFault.inFile(folder) }
        guard let home = try await server.home(named: home) else { throw EditRefusal.notFound(.home, home) }
        _ = try await server.administratorRight(over: [home.id], by: author)
        // Each hub that lives, and reaches the server, renews its lease each second.
        if let machine = try await server.machine(renewing: home.id, within: .seconds(3)) {
            throw ReleaseFault.isServed(home.name, machine)
        }
        try await server.release(home.id)
    }
}

/// Why a home is not freed.
public enum ReleaseFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The homes are in a data folder, whose programs share them.
    case inFile(String)
    /// The home is served by the hub of a machine, which lives.
    case isServed(String, String)

    /// One line for a person: what is wrong, and how to mend it.
    public var description: String {
        switch self {
        case .inFile(let folder): localized("database-release-file", ["folder": folder])
        case .isServed(let home, let machine): localized("database-release-served", ["home": home, "machine": machine])
        }
    }

    var kind: FaultKind {
        switch self {
        case .inFile: .badInput
        case .isServed: .refused
        }
    }
}
