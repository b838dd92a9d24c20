import Foundation
import GRDB
import HomeModel

/// Takes edits back, within a transaction of the caller's.
struct EditUndoing {
    let db: Database
    let author: Author
    let rights: Rights
    let recorder: EditRecorder
    let log: ChangeLog

    /// Takes an edit back, or the last of those that people made; gives it as it was.
    func undo(_ number: Int64?, paired: Set<DeviceID>) throws -> RecordedEdit {
        let history = try EditHistory(db, since: recorder.date)
        let edit = try history.edit(number)
        try checkRights(over: edit)
        if let later = try history.laterEdit(touching: edit, db) { throw UndoFault.changedSince(edit.id, by: later) }
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
        try UndoneChanges(of: edit.id, db).tell(in: log, by: author)
        try recorder.end(undoing)
        return edit
    }

    private func checkRights(over edit: RecordedEdit) throws {
        let changed = Set(edit.changes.compactMap(\.home))
        let known = try SnapshotReader(db).snapshot().homes
        let isOfAll = edit.changes.contains { $0.home == nil }
        for home in known where isOfAll || changed.contains(home.id) {
            _ = try rights.administrator(of: home.id, named: home.name)
        }
        // Of a home that is gone nobody knows the users any more.
        let isGone = !changed.isSubset(of: known.map(\.id))
        if isGone, author.user != nil || !rights.ownsFile { throw EditRefusal.notOwner }
    }
}
