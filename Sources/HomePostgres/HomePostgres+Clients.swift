import HomeModel

/// A client that speaks from away to whichever hub serves a home; what it may is sealed, and nothing here can read it.
public struct SealedClient: Hashable, Sendable {
    /// The home that it was invited to.
    public let home: HomeID
    /// The public key by which it is known, in hexadecimal digits.
    public let key: String
    /// What is kept of it, as text.
    public let content: String

    /// A client of the given parts.
    public init(home: HomeID, key: String, content: String) {
        (self.home, self.key, self.content) = (home, key, content)
    }

    init(_ row: Row) throws {
        self.init(home: try row.id("home"), key: try row.text("key"), content: try row.text("content"))
    }

    /// Those of some homes; nil for all.
    static func all(of homes: [HomeID]?, _ db: Connection) throws -> [SealedClient] {
        let sql = """
            SELECT * FROM remote_client WHERE $1::uuid[] IS NULL OR home = ANY($1) ORDER BY home, key
            """
        return try db.rows(sql, [homes?.map(\.uuid).array]).map { try SealedClient($0) }
    }
}

extension HomePostgres {
    /// Who speaks from away to the homes that this program serves; to all homes where it serves none.
    ///
    /// - Throws: `HomePostgresError`.
    public func clients() async throws -> [SealedClient] {
        guard let leases else { return try await transaction(.reading) { try SealedClient.all(of: nil, $0) } }
        let served = leases.held.keys
        return try await unlessAway({ $0.clients.filter { served.contains($0.home) } }) {
            try await transaction(.reading) { try SealedClient.all(of: Array(served), $0) }
        }
    }

    /// The homes that this program serves, those first that somebody speaks to from away; nil where it serves none.
    public var servedHomes: [HomeID]? {
        guard let leases else { return nil }
        let spokenTo = Set(memory.clients.map(\.home))
        return leases.held.keys.sorted { left, right in
            let (isLeft, isRight) = (spokenTo.contains(left), spokenTo.contains(right))
            return isLeft == isRight ? left.description < right.description : isLeft
        }
    }

    /// Keeps a client, in the place of what was kept of it.
    ///
    /// - Throws: `HomePostgresError`.
    public func keep(_ client: SealedClient) async throws {
        let sql = """
            INSERT INTO remote_client VALUES ($1, $2, $3) ON CONFLICT (home, key) DO UPDATE SET content = excluded.content
            """
        try await change(sql, [client.home.description, client.key, client.content])
    }

    /// Keeps a client no longer.
    ///
    /// - Throws: `HomePostgresError`.
    public func remove(_ client: SealedClient) async throws {
        try await change(
            "DELETE FROM remote_client WHERE home = $1 AND key = $2", [client.home.description, client.key])
    }

    /// Changes clients, and has hubs that go on alone later know it at once.
    private func change(_ sql: String, _ parameters: [String?]) async throws {
        _ = try await transaction(.writing) { db in
            try db.run(sql, parameters)
            try db.rows("SELECT pg_notify('\(LeaseSession.channel)', '')")
        }
    }
}
