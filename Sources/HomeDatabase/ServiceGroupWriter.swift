import HomeModel

/// Writes the groups of services of a home, and what is in them.
struct ServiceGroupWriter {
    let home: HomeTables

    func add(_ group: ServiceGroup) throws {
        try home.checkIsNew(.serviceGroup(group.id), group.name)
        try home.things.insert(group, at: home.end(of: .serviceGroup))
        try MemberTable.services(of: group.id, in: home).insert(
            group.services.map { .service($0) }, called: group.name)
        try home.tell(.added, .serviceGroup(group.id), group.name)
    }

    func add(_ service: ServiceReference, to group: ServiceGroupID) throws {
        try MemberTable.services(of: group, in: home).add(.service(service))
    }

    func remove(_ service: ServiceReference, from group: ServiceGroupID) throws {
        try MemberTable.services(of: group, in: home).remove(.service(service))
        try home.tell(.changed, .serviceGroup(group))
    }
}
