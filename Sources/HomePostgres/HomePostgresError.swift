/// Why homes could not be kept in, or read from, a PostgreSQL database.
public enum HomePostgresError: Error, Hashable, Sendable {
    /// What was given is no URL of a database; the text says how one is written.
    case badURL(String)
    /// The server does not answer, or lets nobody in with these words; the texts are where it is and what was said.
    case cannotConnect(String, String)
    /// The server asks for a password, and none was given.
    case noPassword(String)
    /// The role may not do what was asked; the text is the server's.
    case noRight(String, String)
    /// The database is not in UTF-8, or the server is older than the oldest that is known here; the text says which.
    case unfit(String, String)
    /// The tables in the database are none of ours.
    case notOurs(String)
    /// The tables are of an older schema, and the role may not change them.
    case tooOld(String, version: Int)
    /// The tables were written by a newer Beckon, with a schema of that version.
    case tooNew(String, version: Int)
    /// What is in a table cannot be; the text says where.
    case damaged(String, String)
    /// Others kept what was asked for to themselves, or the server worked, for longer than we wait.
    case timeOut(String)
    /// Others changed the same again and again while we tried to.
    case contended(String)
    /// The server has no room on its disk, or for another connection; the text is its own.
    case full(String, String)
    /// The server only reads: it is a standby, or was told to.
    case readOnly(String)
    /// The connection was lost, again and again; nothing was changed.
    case connectionLost(String, String)
    /// The connection was lost while a change was being kept: it may be kept, or not.
    case unknownOutcome(String)
    /// The server failed in another way; the text is its own.
    case failed(String, String)
}

extension HomePostgresError: CustomStringConvertible {
    /// What happened, where, and how to mend it; one line.
    public var description: String {
        switch self {
        case .badURL(let how): "the URL of the database cannot be read: \(how)"
        case .cannotConnect(let server, let text):
            "\(server) lets nobody in (\(text)): see that the server runs, and that host, database, user and password are "
                + "right"
        case .noPassword(let server):
            "\(server) asks for a password: keep it in ~/.pgpass, of mode 0600, or in the settings file"
        case .noRight(let server, let text):
            "\(server) does not let this role do that (\(text)): grant it, or connect as the owner of the tables"
        case .unfit(let server, let why): "\(server) cannot keep homes: \(why)"
        case .notOurs(let server):
            "\(server) has tables that are not Beckon's: give it a database or a schema of its own"
        case .tooOld(let server, let version):
            "\(server) has tables of schema \(version), older than \(Schema.version), and this role may not change them: "
                + "connect once as their owner"
        case .tooNew(let server, let version):
            "\(server) was written by a newer Beckon (schema \(version), known here is \(Schema.version)): update"
        case .damaged(let server, let what): "\(server) is damaged (\(what)): restore a copy"
        case .timeOut(let server): "\(server) took too long, and nothing was changed: try again"
        case .contended(let server): "others change the same in \(server), and nothing was changed: try again"
        case .full(let server, let text): "\(server) has no room (\(text)), and nothing was changed"
        case .readOnly(let server):
            "\(server) can only be read, as a standby: give the URL of the server that is written to"
        case .connectionLost(let server, let text):
            "the connection to \(server) was lost (\(text)), and nothing was changed: try again"
        case .unknownOutcome(let server):
            "the connection to \(server) was lost while a change was being kept: look whether it is there before you try "
                + "again"
        case .failed(let server, let text): "\(server): \(text)"
        }
    }
}

extension HomePostgresError {
    /// What a server said, in our own words.
    init(_ fault: ServerFault, at server: String) {
        let text = fault.text
        self =
            switch (fault.place, fault.state) {
            case (.connecting, "28P01") where text.isEmpty: .noPassword(server)
            case (.connecting, _): .cannotConnect(server, text)
            case (.committing, _): .unknownOutcome(server)
            case (.connection, _): .connectionLost(server, text)
            case (.statement, "42501"): .noRight(server, text)
            case (.statement, "57014"), (.statement, "55P03"), (.statement, "25P03"): .timeOut(server)
            case (.statement, "40001"), (.statement, "40P01"), (.statement, "23505"): .contended(server)
            case (.statement, "25006"): .readOnly(server)
            case (.statement, let state) where state.hasPrefix("53"): .full(server, text)
            case (.statement, let state) where state.hasPrefix("XX"): .damaged(server, text)
            case (.statement, _): .failed(server, text)
            }
    }
}
