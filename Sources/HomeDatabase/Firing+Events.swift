import Foundation
import GRDB
import HomeModel

extension HomeDatabase {
    /// Notes that what a trigger waits for is no longer so, and may happen again.
    ///
    /// - Throws: `HomeDatabaseError`.
    public func eventIsOver(of trigger: Trigger) throws {
        let isNoted = try reading { try $0.finds("SELECT 1 FROM happened WHERE timer = ?", [trigger.id.column]) }
        if isNoted { try writing { try $0.note(false, of: trigger) } }
    }

    /// Whether what a trigger waits for has happened, and was not over when somebody last looked.
    ///
    /// - Throws: `HomeDatabaseError`.
    public func eventHasHappened(of trigger: Trigger) throws -> Bool {
        guard let event = trigger.event else { return false }
        return try reading { db in
            try db.finds("SELECT 1 FROM happened WHERE timer = ? AND event = ?", [trigger.id.column, event.column])
        }
    }
}

extension Database {
    /// Notes whether what a trigger waits for has happened, and is not over.
    func note(_ hasHappened: Bool, of trigger: Trigger) throws {
        guard let event = trigger.event else { return }
        try run("DELETE FROM happened WHERE timer = ? OR timer NOT IN (SELECT id FROM timer)", [trigger.id.column])
        if hasHappened { try insert(into: "happened", ["timer": trigger.id.column, "event": event.column]) }
    }
}
