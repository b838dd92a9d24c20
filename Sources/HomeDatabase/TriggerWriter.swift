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
        for scene in trigger.actionSets { try home.require(.actionSet(scene)) }
        for (place, scene) in trigger.actionSets.enumerated() {
            try checkIsNotIn(trigger.id, trigger.name, scene)
            try home.things.insert(scene, in: trigger.id, at: place)
        }
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
        if isEnabled { try checkMayFire(trigger) }
        if trigger.isEnabled == isEnabled { return }
        try db.run("UPDATE timer SET is_enabled = ? WHERE id = ?", [isEnabled, id.column])
        try home.tell(.changed, .trigger(id), trigger.name)
    }

    func add(_ scene: ActionSetID, to trigger: TriggerID) throws {
        let triggerName = try home.called(.trigger(trigger))
        try home.require(.actionSet(scene))
        try checkIsNotIn(trigger, triggerName, scene)
        let place = try home.end(of: "timer_action_set", where: "timer", is: trigger.column)
        try home.things.insert(scene, in: trigger, at: place)
        try home.tell(.changed, .trigger(trigger), triggerName)
    }

    func remove(_ scene: ActionSetID, from trigger: TriggerID) throws {
        let triggerName = try home.called(.trigger(trigger))
        try db.run(
            "DELETE FROM timer_action_set WHERE timer = ? AND action_set = ?", [trigger.column, scene.column])
        if db.changesCount == 0 {
            throw EditRefusal.notIn(.trigger, called: triggerName, .actionSet, home.nameInHome(of: .actionSet(scene)))
        }
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

    /// Throws where a trigger has no scene to run or no date to come (rows S3, S4).
    private func checkMayFire(_ trigger: Trigger) throws(EditRefusal) {
        if trigger.actionSets.isEmpty { throw .trigger(.noRegisteredActionSets, trigger.name) }
        if let event = trigger.event {
            if event.characteristic?.services.isEmpty == true { throw .trigger(.invalidParameter, trigger.name) }
            return
        }
        guard trigger.fireDate != nil else { throw .trigger(.invalidParameter, trigger.name) }
        if trigger.nextFireDate(after: home.log.date) == nil { throw .trigger(.fireDateInPast, trigger.name) }
    }

    private func checkIsNotIn(_ trigger: TriggerID, _ triggerName: String, _ scene: ActionSetID) throws {
        let sql = "SELECT 1 FROM timer_action_set WHERE timer = ? AND action_set = ?"
        if try db.finds(sql, [trigger.column, scene.column]) {
            throw EditRefusal.alreadyIn(.trigger, called: triggerName, .actionSet, try home.called(.actionSet(scene)))
        }
    }
}
