import CPostgreSQL

/// Where a PostgreSQL database is, by its URL.
///
/// The URL may hold a password, and so is shown to nobody: messages have the description.
public struct ServerAddress: Sendable, CustomStringConvertible {
    /// The URL, as libpq takes it.
    public let url: String
    /// The server and the database, without user, password and parameters.
    public let description: String
    /// The role; nil where it is called as whoever runs the program.
    public let user: String?
    /// The URL without password and parameters, for people.
    public var shown: String { "postgres://" + (user.map { $0 + "@" } ?? "") + description }
    /// What is asked for where the URL says nothing of TLS: over a network the server has to speak it.
    let defaultTLS: String
    /// What libpq knows of TLS; it tells of another only once it connects.
    private static let modes: Set = ["disable", "allow", "prefer", "require", "verify-ca", "verify-full"]
    /// For how many seconds the URL has a connection waited for; nil where it does not say.
    let connectTimeout: Int?
    /// What the URL has the server set.
    private let options: String

    /// Whether a text is meant as the URL of a PostgreSQL database.
    public static func isURL(_ text: String) -> Bool {
        text.hasPrefix("postgres://") || text.hasPrefix("postgresql://")
    }

    /// Reads a URL such as `postgres://beckon@db.example/homes?sslmode=verify-full`.
    ///
    /// - Throws: `HomePostgresError` where it is none.
    public init(url: String) throws(HomePostgresError) {
        guard Self.isURL(url), !url.utf8.contains(0) else {
            throw .badURL
        }
        if let missing = postgresql_missing() { throw .noLibrary(String(cString: missing)) }
        var complaint: UnsafeMutablePointer<CChar>?
        guard let options = PQconninfoParse(url, &complaint) else {
            defer { PQfreemem(complaint) }
            // What libpq quotes of the URL may be of the password.
            throw .badURL
        }
        defer { PQconninfoFree(options) }
        var values: [String: String] = [:]
        var option = options
        while let keyword = option.pointee.keyword {
            if let value = option.pointee.val { values[String(cString: keyword)] = String(cString: value) }
            option += 1
        }
        let isPort = values["port"].map { $0.split(separator: ",").allSatisfy { UInt16($0).map { $0 > 0 } ?? false } }
        guard isPort ?? true, values["sslmode"].map(Self.modes.contains) ?? true else { throw .badURL }
        let host = values["host"] ?? values["hostaddr"] ?? ""
        self.url = url
        // 0 would be for ever.
        connectTimeout = values["connect_timeout"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
        self.options = values["options"] ?? ""
        let isLocal = ["", "localhost", "127.0.0.1", "::1"].contains(host) || host.hasPrefix("/")
        defaultTLS = isLocal ? "prefer" : "require"
        let port = values["port"].map { ":" + $0 } ?? ""
        user = values["user"]
        description = (host.isEmpty ? "localhost" : host) + port + "/" + (values["dbname"] ?? "")
    }

    /// Whether the URL has the server set something of a name, as by `options=-c%20statement_timeout%3D5s`.
    func setsOption(_ name: String) -> Bool { options.replacing("-", with: "_").contains(name) }
}
