import GRDB
import HomeModel

extension HomeWriter {
    func add(_ group: ServiceGroup) throws {
        try checkIsNew(.serviceGroup(group.id), group.name)
        try things.insert(group, at: end(of: .serviceGroup))
        for service in group.services { try require(.service(service)) }
        for (place, service) in group.services.enumerated() {
            try checkIsNotIn(group.id, group.name, service)
            try things.insert(service, in: group.id, at: place)
        }
        try tell(.added, .serviceGroup(group.id), group.name)
    }

    func add(_ service: ServiceReference, to group: ServiceGroupID) throws {
        let groupName = try called(.serviceGroup(group))
        try require(.service(service))
        try checkIsNotIn(group, groupName, service)
        let place = try end(of: "service_group_service", where: "service_group", is: group.column)
        try things.insert(service, in: group, at: place)
        try tell(.changed, .serviceGroup(group), groupName)
    }

    func remove(_ service: ServiceReference, from group: ServiceGroupID) throws {
        let groupName = try called(.serviceGroup(group))
        try db.run(
            """
            DELETE FROM service_group_service WHERE service_group = ?1 AND service = ?2
            AND EXISTS (SELECT 1 FROM service WHERE id = ?2 AND accessory = ?3)
            """, [group.column, service.service.column, service.accessory.column])
        if db.changesCount == 0 {
            let called = nameInHome(of: .service(service))
            throw EditRefusal.notIn(.serviceGroup, called: groupName, .service, called)
        }
        try tell(.changed, .serviceGroup(group), groupName)
    }

    private func checkIsNotIn(_ group: ServiceGroupID, _ groupName: String, _ service: ServiceReference) throws {
        let sql = "SELECT 1 FROM service_group_service WHERE service_group = ? AND service = ?"
        if try db.finds(sql, [group.column, service.service.column]) {
            throw EditRefusal.alreadyIn(.serviceGroup, called: groupName, .service, try called(.service(service)))
        }
    }
}

extension HomeWriter {
    func add(_ scene: ActionSet) throws {
        try checkIsNew(.actionSet(scene.id), scene.name)
        try things.insert(scene, at: end(of: .actionSet))
        let actions = try scene.actions.map { try checked($0) }
        for (place, action) in actions.enumerated() {
            if try self.place(of: action.service, action.characteristic, in: scene.id) != nil {
                let called = try called(.service(action.service))
                throw EditRefusal.alreadyIn(.actionSet, called: scene.name, .service, called)
            }
            try things.insert(action, in: scene.id, at: place)
        }
        try tell(.added, .actionSet(scene.id), scene.name)
    }

    /// Removes a scene; a trigger that is left without any is disabled (row M16).
    func remove(_ scene: ActionSetID, _ called: String) throws {
        let triggers = try db.rows(
            """
            SELECT timer.id FROM timer_action_set JOIN timer ON timer.id = timer_action_set.timer
            WHERE timer_action_set.action_set = ? ORDER BY timer.position
            """, [scene.column])
        try removeRow(of: .actionSet(scene), called)
        for row in triggers { try tellOfFewerScenes(row.id("id")) }
    }

    func set(_ action: Action, in scene: ActionSetID) throws {
        let sceneName = try called(.actionSet(scene))
        let action = try checked(action)
        if let place = try place(of: action.service, action.characteristic, in: scene) {
            try db.run(
                "UPDATE action SET value = ?1 WHERE action_set = ?2 AND position = ?3 AND value <> ?1",
                [action.value.column, scene.column, place])
            if db.changesCount == 0 { return }
        } else {
            try things.insert(action, in: scene, at: end(of: "action", where: "action_set", is: scene.column))
        }
        try tell(.changed, .actionSet(scene), sceneName)
    }

    func removeAction(_ service: ServiceReference, _ type: CharacteristicType, from scene: ActionSetID) throws {
        let sceneName = try called(.actionSet(scene))
        guard let place = try place(of: service, type, in: scene) else {
            throw EditRefusal.noAction(type, in: sceneName)
        }
        try db.run("DELETE FROM action WHERE action_set = ? AND position = ?", [scene.column, place])
        try tell(.changed, .actionSet(scene), sceneName)
    }

    /// An action as it is kept; throws where it cannot be done (rows C1, C5, S1).
    private func checked(_ action: Action) throws -> Action {
        let called = try called(.service(action.service))
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
