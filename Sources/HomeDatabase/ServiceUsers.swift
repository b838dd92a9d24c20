import GRDB
import HomeModel

/// The groups and scenes that speak of some services, each with its place in the home.
struct ServiceUsers {
    private(set) var groups: [ServiceGroupID: Int64] = [:]
    private(set) var scenes: [ActionSetID: Int64] = [:]

    mutating func add(usersOf service: ServiceID, _ db: Database) throws {
        let groups = try db.rows(
            """
            SELECT service_group.id, service_group.position FROM service_group_service
            JOIN service_group ON service_group.id = service_group_service.service_group WHERE service = ?
            """, [service.column])
        for row in groups { self.groups[try row.id("id")] = try row.number("position") }
        try add(scenesOf: service, nil, db)
    }

    /// The scenes with an action on a service, or on one characteristic of it.
    mutating func add(scenesOf service: ServiceID, _ type: CharacteristicType?, _ db: Database) throws {
        let scenes = try db.rows(
            """
            SELECT action_set.id, action_set.position FROM action JOIN action_set ON action_set.id = action.action_set
            WHERE service = ?1 AND (?2 IS NULL OR characteristic = ?2)
            """, [service.column, type?.name])
        for row in scenes { self.scenes[try row.id("id")] = try row.number("position") }
    }

    /// Tells that they have lost something (row M16).
    func tellOfChanges(in home: HomeTables) throws {
        for group in groups.sorted(by: { $0.value < $1.value }) { try home.tell(.changed, .serviceGroup(group.key)) }
        for scene in scenes.sorted(by: { $0.value < $1.value }) { try home.tell(.changed, .actionSet(scene.key)) }
    }
}
