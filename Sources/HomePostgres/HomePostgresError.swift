/// Why homes could not be kept in, or read from, a PostgreSQL database.
public enum HomePostgresError: Error, Hashable, Sendable {
    /// What was given is no URL of a database.
    case badURL
    /// The library by which servers are asked is not on this machine; the text says why it cannot be used.
    case noLibrary(String)
    /// The server does not answer; the texts are where it is and what was said.
    case cannotReach(String, String)
    /// The server lets nobody in, with these words.
    case cannotConnect(String, String)
    /// The server asks for a password, and none was given.
    case noPassword(String)
    /// The server does not take the user and the password.
    case wrongPassword(String)
    /// TLS is not as the URL wants it: there is none, or the certificate is not one that is trusted; the text is libpq's.
    case noTLS(String, String)
    /// The role may not do what was asked; the text is the server's.
    case noRight(String, String)
    /// The server is older than the oldest that is known here.
    case oldServer(String, version: Int, oldest: Int)
    /// The database is not in UTF-8.
    case badEncoding(String, String)
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
    /// Another hub serves the home of that name, and so this one changes nothing in it.
    case servedElsewhere(String)
    /// A hub that cannot reach the server goes on with what it knows, and takes no edits meanwhile.
    case away(String)
    /// The server failed in another way; the text is its own.
    case failed(String, String)
}

extension HomePostgresError {
    /// Whether it says that the server cannot be reached now, and nothing else is wrong.
    public var isOutOfReach: Bool {
        switch self {
        // A server that starts or ends, or has no room for another connection, lets nobody in for a while.
        case .cannotReach, .cannotConnect, .connectionLost, .timeOut, .away: true
        default: false
        }
    }
}

extension HomePostgresError {
    /// What went wrong at a server, whatever was thrown.
    init(_ error: any Error, at server: String) {
        self =
            switch error {
            case let error as HomePostgresError: error
            case let fault as ServerFault: HomePostgresError(fault: fault, at: server)
            case let damage as Corruption: .damaged(server, damage.place)
            default: .failed(server, "\(error)")
            }
    }

    /// What a server said, in our own words.
    init(fault: ServerFault, at server: String) {
        let text = fault.text
        self =
            switch (fault.place, fault.state) {
            case (.connecting, "28P01") where text.isEmpty: .noPassword(server)
            case (.connecting, "28P01"): .wrongPassword(server)
            case (.connecting, "08001"): .cannotReach(server, text)
            case (.connecting, "08P01"): .noTLS(server, text)
            case (.connecting, _): .cannotConnect(server, text)
            case (.committing, _): .unknownOutcome(server)
            case (.connection, _), (.silent, _): .connectionLost(server, text)
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
