/// What a server, or the way to it, has against a statement.
struct ServerFault: Error {
    /// The five characters by which PostgreSQL names a fault; empty where the server said nothing.
    let state: String
    /// What it said, for a person.
    let text: String
    /// Where the fault lies.
    var place = Place.statement

    /// Where a fault lies.
    enum Place {
        /// There is no connection.
        case connecting
        /// There was one, and it is lost; what was not yet committed is not.
        case connection
        /// It was given up, since the server did not answer; what was not yet committed is not.
        case silent
        /// It was lost while a transaction was being committed: nobody knows what became of that.
        case committing
        /// The server refused a statement.
        case statement
    }

    /// Whether the same transaction may pass when it is tried again: it met another, or the connection went before its end.
    var mayPass: Bool {
        switch place {
        case .connecting, .committing, .silent: false
        case .connection: true
        // Serialisation failures, deadlocks, and a row that somebody else was quicker to write.
        case .statement: ["40001", "40P01", "23505"].contains(state)
        }
    }
}
