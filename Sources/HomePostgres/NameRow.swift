import Foundation
import HomeModel

/// A name as the table of names has it: nothing else in its namespace has its key.
struct NameRow: Hashable {
    let namespace: String
    let key: String
    let bearer: UUID
}

extension Home {
    /// The rows of all names in the home (rows N4 to N9).
    var nameRows: Set<NameRow> {
        var rows: Set<NameRow> = []
        func add(_ names: [String], _ bearer: UUID, in namespace: (String) -> String = { _ in "home" }) {
            for name in names {
                let key = NameKey(name).text
                rows.insert(NameRow(namespace: namespace(key), key: key, bearer: bearer))
            }
        }
        add(names, id.uuid)
        for room in rooms { add(room.names, room.id.uuid) }
        for zone in zones { add(zone.names, zone.id.uuid) }
        for accessory in accessories {
            add(accessory.names, accessory.id.uuid)
            let shared = Set(accessory.names.map { NameKey($0).text })
            for service in accessory.services {
                add([service.name].compactMap { $0 } + service.aliases, service.id.uuid) { key in
                    shared.contains(key) ? accessory.id.description : "home"
                }
            }
        }
        for group in serviceGroups { add(group.names, group.id.uuid) }
        for scene in actionSets { add(scene.names, scene.id.uuid) }
        for trigger in triggers { add(trigger.names, trigger.id.uuid) }
        for user in users { add([user.name], user.id.uuid) { _ in "users" } }
        return rows
    }

    /// The keys of its names among those of all homes (row N5).
    var nameKeys: Set<String> { Set(names.map { NameKey($0).text }) }
}
