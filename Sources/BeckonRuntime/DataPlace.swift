import FoundationEssentials
import Glibc
import HomeDatabase
import HomeModel
import HomePostgres
import Synchronization

/// Where a user's data is: a folder, and the homes in the database there or in one on a PostgreSQL server.
public struct DataPlace: Sendable {
    /// The folder of the pairings, of clients and of what the programs of this machine share; of the homes too, unless they
    /// are on a server.
    public let folder: String
    /// The server's database; nil where the homes are in the folder.
    let server: HomePostgres?

    /// The servers of this program, so that whoever names one again uses the same connections.
    private static let servers = Mutex<[String: HomePostgres]>([:])

    /// A data folder with the homes in it; it is made once it is needed.
    public init(folder: String) { (self.folder, server) = (folder, nil) }

    /// A data folder, with the homes in the database of a URL where one is given.
    ///
    /// - Throws: `HomePostgresError.badURL`; nothing is asked of the server yet.
    public init(
        folder: String, database url: String?, within limits: @autoclosure () -> ServerLimits = ServerLimits()
    ) throws(HomePostgresError) {
        guard let url else {
            self.init(folder: folder)
            return
        }
        let address = try ServerAddress(url: url)
        let limits = limits()
        let server = Self.servers.withLock { servers in
            let server = servers[url] ?? HomePostgres(at: address, within: limits)
            servers[url] = server
            return server
        }
        self.init(folder: folder, server: server)
    }

    init(folder: String, server: HomePostgres?) { (self.folder, self.server) = (folder, server) }

    /// The most homes of a server that are all read, so that one may speak of any of them: a household's, and not a town's.
    static let mostRead = 10

    /// The same with the homes alone of which somebody may speak, where there are too many to speak of all.
    ///
    /// It is that of a name, else those of the user who speaks. Who says neither may name any.
    ///
    /// - Throws: `HomePostgresError`.
    func spokenOf(home: String?, by user: String?) async throws -> DataPlace {
        guard let server, home != nil || user != nil, try await server.count() > Self.mostRead else { return self }
        var names: [String] = []
        if let home {
            names = try await server.home(named: home).map { [$0.name] } ?? []
        } else if let user {
            names = try await server.names(ofHomesOf: user, atMost: Self.mostRead)
        }
        // Who names what is not there is told what there is.
        return names.isEmpty ? self : DataPlace(folder: folder, server: server.another(of: names))
    }

    /// What keeps this program from moving what another serves: its leases, or a look who has them; nil where the homes are in a file.
    ///
    /// - Parameter homes: those of which it moves things.
    func fence(over homes: @escaping @Sendable () async throws -> [Home]) -> (any CommandFence)? {
        guard let server else { return nil }
        return server.commandFence ?? NeighbourFence(of: server, in: folder, over: homes)
    }

    /// The database in the folder, for what only a file can; nil where the homes are on a server.
    func file(patience: Duration = .seconds(20)) throws(HomeDatabaseError) -> HomeDatabase? {
        server == nil ? try HomeDatabase(folder: folder, patience: patience) : nil
    }

    /// The homes, as a program of its own has them: what it changes is told to observers of every other.
    ///
    /// - Parameter clock: tells the present.
    /// - Throws: `HomeDatabaseError` where the folder or its database cannot be opened.
    public func store(clock: (@Sendable () -> Date)? = nil) throws(HomeDatabaseError) -> any SharedHomeStore {
        guard let server else {
            if let clock { return try HomeDatabase(folder: folder, clock: clock) }
            return try HomeDatabase(folder: folder)
        }
        try HomeDatabase.makeFolder(at: folder)
        return server.another(clock: clock)
    }

    /// What gives a role of PostgreSQL just the rights that it needs.
    public static func grants(to role: String, in schema: String) -> String {
        HomePostgres.grants(to: role, in: schema)
    }

    /// The variable of the environment that names the database.
    static let variable = "BECKON_DATABASE"

    /// Has the programs that are started from now on find the same homes.
    func tellChildren() { if let server { setenv(Self.variable, server.address.url, 1) } }
}
