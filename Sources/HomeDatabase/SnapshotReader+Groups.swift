import GRDB
import HomeModel

extension SnapshotReader {
    func zones(in home: HomeID, _ names: NameTable) throws -> [Zone] {
        let rooms = try rows(of: "zone_room", by: "zone", in: home, as: Zone.self)
        return try rows(of: "zone", in: home).map { columns in
            let id: ZoneID = try columns.id("id")
            var zone = Zone(id: id, name: names.name(of: id))
            zone.aliases = names.aliases(of: id)
            zone.rooms = try (rooms[id] ?? []).map { try $0.id("room") }
            zone.extra = try columns.extra()
            return zone
        }
    }

    func serviceGroups(in home: HomeID, _ names: NameTable) throws -> [ServiceGroup] {
        let services = try rowsOnServices(
            of: "service_group_service", by: "service_group", in: home, as: ServiceGroup.self)
        return try rows(of: "service_group", in: home).map { columns in
            let id: ServiceGroupID = try columns.id("id")
            var group = ServiceGroup(id: id, name: names.name(of: id))
            group.aliases = names.aliases(of: id)
            group.services = try (services[id] ?? []).map { try reference($0) }
            group.extra = try columns.extra()
            return group
        }
    }

    func actionSets(in home: HomeID, _ names: NameTable) throws -> [ActionSet] {
        let actions = try rowsOnServices(of: "action", by: "action_set", in: home, as: ActionSet.self)
        return try rows(of: "action_set", in: home).map { columns in
            let id: ActionSetID = try columns.id("id")
            var scene = ActionSet(id: id, name: names.name(of: id))
            scene.aliases = names.aliases(of: id)
            scene.actions = try (actions[id] ?? []).map { try action($0) }
            scene.extra = try columns.extra()
            return scene
        }
    }

    private func action(_ columns: CheckedRow) throws -> Action {
        let value = try columns.required(CharacteristicValue(column: columns.text("value")), "value")
        return Action(
            service: try reference(columns), characteristic: CharacteristicType(try columns.text("characteristic")),
            value: value)
    }

    func triggers(in home: HomeID, _ names: NameTable) throws -> [Trigger] {
        let scenes = try rows(of: "timer_action_set", by: "timer", in: home, as: Trigger.self)
        return try rows(of: "timer", in: home).map { try trigger($0, names, scenes[$0.id("id")] ?? []) }
    }

    /// One trigger of a home, with all that is known of it; nil where it is gone.
    func trigger(_ id: TriggerID, in home: HomeID) throws -> Trigger? {
        guard let columns = try db.row("SELECT * FROM timer WHERE id = ? AND home = ?", [id.column, home.column]) else {
            return nil
        }
        let names = try db.rows("SELECT bearer, place, text FROM name WHERE bearer = ? ORDER BY place", [id.column])
        let scenes = try db.rows("SELECT * FROM timer_action_set WHERE timer = ? ORDER BY position", [id.column])
        return try trigger(columns, NameTable(names), scenes)
    }

    private func trigger(_ columns: CheckedRow, _ names: NameTable, _ scenes: [CheckedRow]) throws -> Trigger {
        let id: TriggerID = try columns.id("id")
        var trigger = Trigger(id: id, name: names.name(of: id), fireDate: try columns.optionalText("fire_date"))
        trigger.aliases = names.aliases(of: id)
        trigger.timeZone = try columns.optionalText("time_zone")
        trigger.recurrence = try columns.optionalText("recurrence").map { text in
            // As with every column of ours: what does not read is damage.
            let json = try? JSON(reading: Array(text.utf8))
            return try columns.required(json.flatMap { Recurrence(json: $0) }, "recurrence")
        }
        trigger.event = try columns.event()
        trigger.isEnabled = try columns.flag("is_enabled")
        trigger.actionSets = try scenes.map { try $0.id("action_set") }
        trigger.extra = try columns.extra()
        return trigger
    }

    /// The rows of a table that speak of services, by owner; each has the service's accessory too.
    private func rowsOnServices<Owner>(
        of table: String, by owner: String, in home: HomeID, as _: Owner.Type
    ) throws -> [Identifier<Owner>: [CheckedRow]] {
        let sql = """
            SELECT \(table).*, service.accessory FROM \(table) JOIN service ON service.id = \(table).service
            JOIN \(owner) ON \(owner).id = \(table).\(owner) WHERE \(owner).home = ? ORDER BY \(table).position
            """
        return try Dictionary(grouping: db.rows(sql, [home.column])) { try $0.id(owner) }
    }

    private func reference(_ columns: CheckedRow) throws -> ServiceReference {
        ServiceReference(accessory: try columns.id("accessory"), service: try columns.id("service"))
    }
}
