import Foundation
import GRDB
import HomeModel

/// Writes the triggers of a home: when they fire, and which scenes they run.
struct TriggerWriter {
    let home: HomeTables

    private var db: Database { home.db }

    func add(_ trigger: Trigger) throws {
        try home.checkIsNew(.trigger(trigger.id), trigger.name)
        // To fire is a step of its own (row S6).
        var trigger = trigger
        trigger.isEnabled = false
        try home.things.insert(trigger, at: home.end(of: .trigger))
        try MemberTable.scenes(of: trigger.id, in: home).insert(
            trigger.actionSets.map { .actionSet($0) }, called: trigger.name)
        if let refusal = trigger.timeRefusal(now: home.log.date) { throw refusal }
        if let event = trigger.event?.characteristic { try EventWriter(home: home).require(event) }
        try home.tell(.added, .trigger(trigger.id), trigger.name)
    }

    func setTimer(_ id: TriggerID, _ date: String?, _ zone: String?, _ recurrence: Recurrence?) throws {
        let old = try trigger(id)
        var new = old
        // A trigger that gets a date waits for nothing else.
        (new.fireDate, new.timeZone, new.recurrence, new.event) = (date, zone, recurrence, nil)
        if let refusal = new.timeRefusal(now: home.log.date) { throw refusal }
        if date == nil { new.isEnabled = false }
        if new == old { return }
        try db.run(
            "UPDATE timer SET fire_date = ?, time_zone = ?, recurrence = ?, event = NULL, is_enabled = ? WHERE id = ?",
            [date, zone, recurrence?.json.line, new.isEnabled, id.column])
        try home.tell(.changed, .trigger(id), new.name)
    }

    func setEnabled(_ id: TriggerID, _ isEnabled: Bool) throws {
        let trigger = try trigger(id)
        if isEnabled, let refusal = trigger.enablingRefusal(now: home.log.date) { throw refusal }
        if trigger.isEnabled == isEnabled { return }
        try db.run("UPDATE timer SET is_enabled = ? WHERE id = ?", [isEnabled, id.column])
        try home.tell(.changed, .trigger(id), trigger.name)
    }

    func add(_ scene: ActionSetID, to trigger: TriggerID) throws {
        try MemberTable.scenes(of: trigger, in: home).add(.actionSet(scene))
    }

    func remove(_ scene: ActionSetID, from trigger: TriggerID) throws {
        try MemberTable.scenes(of: trigger, in: home).remove(.actionSet(scene))
        try tellOfFewerScenes(trigger)
    }

    /// Tells that a trigger has lost a scene; one that has none left does not fire.
    func tellOfFewerScenes(_ trigger: TriggerID) throws {
        try db.run(
            """
            UPDATE timer SET is_enabled = 0 WHERE id = ?1
            AND NOT EXISTS (SELECT 1 FROM timer_action_set WHERE timer = ?1)
            """, [trigger.column])
        try home.tell(.changed, .trigger(trigger))
    }

    private func trigger(_ id: TriggerID) throws -> Trigger {
        guard let trigger = try SnapshotReader(db).trigger(id, in: home.id) else {
            throw EditRefusal.gone(.trigger, in: home.name)
        }
        return trigger
    }
}
