import GRDB
import HomeModel

/// Writes the scenes of a home, and their actions.
struct SceneWriter {
    let home: HomeTables

    private var db: Database { home.db }

    func add(_ scene: ActionSet) throws {
        try home.checkIsNew(.actionSet(scene.id), scene.name)
        try home.things.insert(scene, at: home.end(of: .actionSet))
        let actions = try scene.actions.map { try checked($0) }
        for (place, action) in actions.enumerated() {
            if try self.place(of: action.service, action.characteristic, in: scene.id) != nil {
                let called = try home.called(.service(action.service))
                throw EditRefusal.alreadyIn(.actionSet, called: scene.name, .service, called)
            }
            try home.things.insert(action, in: scene.id, at: place)
        }
        try home.tell(.added, .actionSet(scene.id), scene.name)
    }

    /// Removes a scene; a trigger that is left without any is disabled (row M16).
    func remove(_ scene: ActionSetID, _ called: String) throws {
        let triggers = try db.rows(
            """
            SELECT timer.id FROM timer_action_set JOIN timer ON timer.id = timer_action_set.timer
            WHERE timer_action_set.action_set = ? ORDER BY timer.position
            """, [scene.column])
        try home.removeRow(of: .actionSet(scene), called)
        for row in triggers { try TriggerWriter(home: home).tellOfFewerScenes(row.id("id")) }
    }

    func set(_ action: Action, in scene: ActionSetID) throws {
        let sceneName = try home.called(.actionSet(scene))
        let action = try checked(action)
        if let place = try place(of: action.service, action.characteristic, in: scene) {
            try db.run(
                "UPDATE action SET value = ?1 WHERE action_set = ?2 AND position = ?3 AND value <> ?1",
                [action.value.column, scene.column, place])
            if db.changesCount == 0 { return }
        } else {
            try home.things.insert(action, in: scene, at: home.end(of: "action", where: "action_set", is: scene.column))
        }
        try home.tell(.changed, .actionSet(scene), sceneName)
    }

    func removeAction(_ service: ServiceReference, _ type: CharacteristicType, from scene: ActionSetID) throws {
        let sceneName = try home.called(.actionSet(scene))
        guard let place = try place(of: service, type, in: scene) else {
            throw EditRefusal.noAction(type, in: sceneName)
        }
        try db.run("DELETE FROM action WHERE action_set = ? AND position = ?", [scene.column, place])
        try home.tell(.changed, .actionSet(scene), sceneName)
    }

    /// An action as it is kept; throws where it cannot be done (rows C1, C5, S1).
    private func checked(_ action: Action) throws -> Action {
        let called = try home.called(.service(action.service))
        let characteristic = try SnapshotReader(db).characteristic(action.characteristic, of: action.service.service)
        do {
            guard let characteristic else { throw HomeError.notFound }
            var checked = action
            checked.value = try characteristic.writable(action.value)
            return checked
        } catch let error as HomeError {
            throw EditRefusal.action(error, writing: action.value, to: action.characteristic, of: called)
        }
    }

    private func place(
        of service: ServiceReference, _ type: CharacteristicType, in scene: ActionSetID
    ) throws -> Int64? {
        try db.row(
            """
            SELECT action.position FROM action JOIN service ON service.id = action.service
            WHERE action_set = ? AND service.id = ? AND service.accessory = ? AND characteristic = ?
            """, [scene.column, service.service.column, service.accessory.column, type.name]
        )?.number("position")
    }
}
