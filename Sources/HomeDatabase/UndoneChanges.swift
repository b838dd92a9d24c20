import GRDB
import HomeModel

/// What observers are told where an edit was taken back: each of its changes the other way round, the last first.
struct UndoneChanges {
    private let db: Database
    private let changes: [LoggedChange]
    /// Whether the log has all of them, each about one thing of one home.
    private let areKnown: Bool

    init(of edit: Int64, _ db: Database) throws {
        self.db = db
        guard let row = try db.row("SELECT first, last FROM edit WHERE id = ?", [edit]) else {
            (changes, areKnown) = ([], false)
            return
        }
        let (first, last) = (try row.number("first"), try row.number("last"))
        changes = try ChangeLog.changes(from: first, through: last, db).reversed()
        areKnown =
            changes.count == last - first + 1
            && changes.allSatisfy { change in
                change.event.home != nil && change.event.thing != nil
                    && ![.homesUpdated, .values].contains(change.event.topic)
            }
    }

    /// Writes them into the log; where that does not know them all, that everything may have changed.
    func tell(in log: ChangeLog, by author: Author) throws {
        guard areKnown, !changes.isEmpty else {
            return try log.add(HomeEvent(topic: .homesUpdated, verb: .changed, author: author.user))
        }
        for change in changes {
            var event = change.event
            event.verb = event.verb.inverse
            event.author = author.user
            if event.verb != .removed, let home = event.home, let thing = event.thing {
                event.name = try name(of: thing, in: home) ?? event.name
            }
            try log.add(event, isTold: change.isTold)
        }
    }

    /// What something is called now; nil where it is gone again.
    private func name(of thing: NamedThing, in home: HomeID) throws -> String? {
        if case .user(let user) = thing {
            return try db.row("SELECT name FROM user WHERE id = ?", [user.column])?.text("name")
        }
        let sql = "SELECT text FROM name WHERE bearer = ? AND place = 0"
        if let row = try db.row(sql, [thing.column(in: home)]) { return try row.text("text") }
        guard case .service(let reference) = thing else { return nil }
        return try db.row(sql, [reference.accessory.column])?.text("text")
    }
}
