import GRDB
import HomeModel

/// Writes the groups of services of a home, and what is in them.
struct ServiceGroupWriter {
    let home: HomeTables

    private var db: Database { home.db }

    func add(_ group: ServiceGroup) throws {
        try home.checkIsNew(.serviceGroup(group.id), group.name)
        try home.things.insert(group, at: home.end(of: .serviceGroup))
        for service in group.services { try home.require(.service(service)) }
        for (place, service) in group.services.enumerated() {
            try checkIsNotIn(group.id, group.name, service)
            try home.things.insert(service, in: group.id, at: place)
        }
        try home.tell(.added, .serviceGroup(group.id), group.name)
    }

    func add(_ service: ServiceReference, to group: ServiceGroupID) throws {
        let groupName = try home.called(.serviceGroup(group))
        try home.require(.service(service))
        try checkIsNotIn(group, groupName, service)
        let place = try home.end(of: "service_group_service", where: "service_group", is: group.column)
        try home.things.insert(service, in: group, at: place)
        try home.tell(.changed, .serviceGroup(group), groupName)
    }

    func remove(_ service: ServiceReference, from group: ServiceGroupID) throws {
        let groupName = try home.called(.serviceGroup(group))
        try db.run(
            """
            DELETE FROM service_group_service WHERE service_group = ?1 AND service = ?2
            AND EXISTS (SELECT 1 FROM service WHERE id = ?2 AND accessory = ?3)
            """, [group.column, service.service.column, service.accessory.column])
        if db.changesCount == 0 {
            let called = home.nameInHome(of: .service(service))
            throw EditRefusal.notIn(.serviceGroup, called: groupName, .service, called)
        }
        try home.tell(.changed, .serviceGroup(group), groupName)
    }

    private func checkIsNotIn(_ group: ServiceGroupID, _ groupName: String, _ service: ServiceReference) throws {
        let sql = "SELECT 1 FROM service_group_service WHERE service_group = ? AND service = ?"
        if try db.finds(sql, [group.column, service.service.column]) {
            throw EditRefusal.alreadyIn(.serviceGroup, called: groupName, .service, try home.called(.service(service)))
        }
    }
}
