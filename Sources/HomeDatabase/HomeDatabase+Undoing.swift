import Foundation
import GRDB
import HomeModel

extension HomeDatabase {
    /// The edits of the last day, the newest first, for an author who lives in the homes.
    ///
    /// - Throws: `EditRefusal` where the author does not, `HomeDatabaseError`.
    public func history(for author: Author) throws -> [RecordedEdit] {
        try reading { db in
            try Rights(db: db, author: author, ownsFile: ownsFile()).require(.guest, in: .all)
            return try EditHistory(db, since: present).edits.reversed()
        }
    }

    /// Takes an edit back, or the last of those that people made; gives it as it was.
    ///
    /// What was changed again since is not overwritten. An accessory that comes back is unpaired where its device is none
    /// of those `paired`. Taking back what took something back makes it again.
    ///
    /// - Throws: `UndoFault`, `EditRefusal` where the author may not change the homes, `HomeDatabaseError`; then nothing
    ///   is changed.
    @discardableResult
    public func undo(_ number: Int64?, paired: Set<DeviceID>, by author: Author) throws -> RecordedEdit {
        try writing { db in
            let history = try EditHistory(db, since: present)
            let edit = try history.edit(number)
            try checkRights(over: edit, author, db)
            if let later = try history.laterEdit(touching: edit, db) {
                throw UndoFault.changedSince(edit.id, by: later)
            }
            let recorder = EditRecorder(db: db, date: present)
            let undoing = try recorder.begin(undoing: edit.id)
            do {
                try recorder.invert(edit.id)
            } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
                throw UndoFault.clashes(edit.id)
            }
            let things = try recorder.things(of: edit.id)
            guard try recorder.things(of: undoing).isSubset(of: things) else {
                throw UndoFault.changedSince(edit.id, by: nil)
            }
            try UndoneHomes(db: db, things: things).settle(paired: paired, after: edit.id)
            try UndoneChanges(of: edit.id, db).tell(in: ChangeLog(db: db, session: session, date: present), by: author)
            try recorder.end(undoing)
            return edit
        }
    }

    private func checkRights(over edit: RecordedEdit, _ author: Author, _ db: Database) throws {
        let rights = Rights(db: db, author: author, ownsFile: ownsFile())
        let changed = Set(edit.changes.compactMap(\.home))
        let known = try SnapshotReader(db).snapshot().homes
        let isOfAll = edit.changes.contains { $0.home == nil }
        for home in known where isOfAll || changed.contains(home.id) {
            _ = try rights.administrator(of: home.id, named: home.name)
        }
        // Of a home that is gone nobody knows the users any more.
        let isGone = !changed.isSubset(of: known.map(\.id))
        if isGone, author.user != nil || !ownsFile() { throw EditRefusal.notOwner }
    }
}

/// The edits that are kept, the oldest first, and which of them count now.
private struct EditHistory {
    private(set) var edits: [RecordedEdit]

    init(_ db: Database, since present: Date) throws {
        let kept = try db.rows(
            "SELECT * FROM edit WHERE is_open = 0 AND date >= ? ORDER BY id", [present.column - EditRecorder.patience])
        edits = try kept.map { row in
            let changes = try ChangeLog.changes(from: row.number("first"), through: row.number("last"), db)
            return RecordedEdit(
                id: try row.number("id"), date: Date(timeIntervalSince1970: Double(try row.number("date"))),
                changes: changes.map(\.event), undoes: try row.optionalNumber("undoes"))
        }
        // Newer edits say of older ones whether they count, if they themselves do.
        var undone: Set<Int64> = []
        for index in edits.indices.reversed() {
            edits[index].isUndone = undone.contains(edits[index].id)
            if !edits[index].isUndone, let other = edits[index].undoes { undone.insert(other) }
        }
    }

    /// The edit of a number, or the last that a person made and nobody took back.
    func edit(_ number: Int64?) throws(UndoFault) -> RecordedEdit {
        guard let number else {
            guard let last = edits.last(where: { $0.undoes == nil && !$0.isUndone }) else { throw .nothingToUndo }
            return last
        }
        guard let edit = edits.first(where: { $0.id == number }) else { throw .noSuchEdit(number) }
        if edit.isUndone { throw .undoneAlready(number) }
        return edit
    }

    /// The last edit after another that changed the same things and counts; what was taken back changed nothing.
    func laterEdit(touching edit: RecordedEdit, _ db: Database) throws -> Int64? {
        let sql = """
            SELECT DISTINCT edit FROM inverse WHERE edit > ?1
            AND thing IN (SELECT thing FROM inverse WHERE edit = ?1) ORDER BY edit DESC
            """
        let touching = try db.rows(sql, [edit.id]).map { try $0.number("edit") }
        let counting = Set(edits.filter { !$0.isUndone && $0.undoes == nil }.map(\.id))
        return touching.first(where: counting.contains)
    }
}

/// What observers are told where an edit was taken back: each of its changes the other way round, the last first.
private struct UndoneChanges {
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

extension HomeEvent.Verb {
    /// What becomes of a thing where this is taken back.
    fileprivate var inverse: HomeEvent.Verb {
        switch self {
        case .added: .removed
        case .removed: .added
        case .renamed, .changed: self
        }
    }
}

/// Homes of which an edit was taken back, before anybody sees them.
private struct UndoneHomes {
    let db: Database
    /// What came back, changed or went.
    let things: Set<Data>

    /// Puts in order what an edit's inverse cannot know, and checks that the homes are as homes have to be.
    func settle(paired: Set<DeviceID>, after edit: Int64) throws {
        for row in try db.rows("SELECT id, device FROM accessory WHERE device IS NOT NULL") {
            let id = try row.bytes("id")
            guard things.contains(id), let device = DeviceID(try row.text("device")), !paired.contains(device) else {
                continue
            }
            try db.run("UPDATE accessory SET device = NULL, aid = NULL WHERE id = ?", [id])
        }
        for table in ["room", "zone", "accessory", "service_group", "action_set", "timer", "user"] {
            try putBehindOthers(table)
        }
        let isUnruled = """
            SELECT 1 FROM user GROUP BY home HAVING sum(role = '\(User.Role.administrator.rawValue)') = 0
            """
        let isBroken = try Row.fetchOne(db, sql: "PRAGMA foreign_key_check") != nil
        if try isBroken || db.finds(isUnruled) { throw UndoFault.clashes(edit) }
    }

    /// Moves what came back to the end where its place is another's now.
    private func putBehindOthers(_ table: String) throws {
        let sql = """
            SELECT id FROM \(table) AS here WHERE EXISTS (
                SELECT 1 FROM \(table) AS other
                WHERE other.home = here.home AND other.position = here.position AND other.id <> here.id)
            """
        for row in try db.rows(sql) where try things.contains(row.bytes("id")) {
            let last = "(SELECT max(position) + 1 FROM \(table) AS other WHERE other.home = \(table).home)"
            try db.run("UPDATE \(table) SET position = \(last) WHERE id = ?", [try row.bytes("id")])
        }
    }
}
