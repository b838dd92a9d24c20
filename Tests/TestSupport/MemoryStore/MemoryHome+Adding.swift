import HomeModel

extension MemoryHome {
    /// Throws where an identity is there already, in this home or another.
    private func checkIdentity<ID: Equatable>(
        _ id: ID, _ name: String, _ kind: NamedThing.Kind, _ identities: (Home) -> [ID]
    ) throws(EditRefusal) {
        for home in [home] + others where identities(home).contains(id) {
            throw .alreadyExists(kind, name, in: home.name)
        }
    }

    /// Throws where something stands twice in a list.
    private func checkDistinct<Member: Equatable>(
        _ members: [Member], _ member: NamedThing.Kind, in kind: NamedThing.Kind, _ name: String
    ) throws(EditRefusal) {
        for (index, one) in members.enumerated() where members[..<index].contains(one) {
            throw .alreadyIn(kind, called: name, member, "\(index + 1)")
        }
    }

    mutating func add(_ room: Room) throws(EditRefusal) {
        try checkIdentity(room.id, room.name, .room) { $0.rooms.map(\.id) + [$0.roomForEntireHome.id] }
        try nameRules.checkNames(room.names, for: .room(room.id))
        home.rooms.append(room)
        tell(.rooms, .added, .room(room.id), room.name)
    }

    mutating func add(_ zone: Zone) throws(EditRefusal) {
        try checkIdentity(zone.id, zone.name, .zone) { $0.zones.map(\.id) }
        try nameRules.checkNames(zone.names, for: .zone(zone.id))
        for room in zone.rooms { try checkMayBeInZone(room, zone.name) }
        try checkDistinct(zone.rooms, .room, in: .zone, zone.name)
        home.zones.append(zone)
        tell(.zones, .added, .zone(zone.id), zone.name)
    }

    mutating func add(_ accessory: Accessory) throws(EditRefusal) {
        try checkIdentity(accessory.id, accessory.name, .accessory) { $0.accessories.map(\.id) }
        try checkServiceIdentities(accessory)
        try nameRules.checkNames(accessory.names, for: .accessory(accessory.id))
        var accessory = accessory
        if accessory.room == home.roomForEntireHome.id { accessory.room = nil }
        if let room = accessory.room { _ = try home.index(of: room) }
        try checkBridge(of: accessory)
        let services = accessory.services
        accessory.services = []
        home.accessories.append(accessory)
        for service in services { try append(service, to: home.accessories.count - 1) }
        tell(.accessories, .added, .accessory(accessory.id), accessory.name)
    }

    /// Throws where what an accessory stands behind is gone or is no bridge, or it is a bridge itself.
    private func checkBridge(of accessory: Accessory) throws(EditRefusal) {
        guard let id = accessory.bridge else { return }
        let bridge = home.accessories[try home.index(of: id)]
        if !bridge.isBridge || accessory.isBridge {
            throw .badBridge(bridge.name, isBridge: bridge.isBridge, of: accessory.name)
        }
    }

    /// Throws where a service of an accessory has the identity of another; those of `kept` are its own.
    func checkServiceIdentities(_ accessory: Accessory, kept: [ServiceID] = []) throws(EditRefusal) {
        for (index, service) in accessory.services.enumerated() {
            let name = service.name ?? accessory.name
            if accessory.services[..<index].contains(where: { $0.id == service.id }) {
                throw .alreadyExists(.service, name, in: home.name)
            }
            if kept.contains(service.id) { continue }
            try checkIdentity(service.id, name, .service) { home in
                home.accessories.flatMap(\.services).map(\.id)
            }
        }
    }

    /// Appends a service to an accessory; throws where one of its names breaks a rule or is taken.
    mutating func append(_ service: Service, to index: Int) throws(EditRefusal) {
        let reference = ServiceReference(accessory: home.accessories[index].id, service: service.id)
        try nameRules.checkNames([service.name].compactMap { $0 } + service.aliases, for: .service(reference))
        home.accessories[index].services.append(service)
    }

    mutating func add(_ group: ServiceGroup) throws(EditRefusal) {
        try checkIdentity(group.id, group.name, .serviceGroup) { $0.serviceGroups.map(\.id) }
        try nameRules.checkNames(group.names, for: .serviceGroup(group.id))
        for service in group.services { _ = try home.index(of: service) }
        try checkDistinct(group.services, .service, in: .serviceGroup, group.name)
        home.serviceGroups.append(group)
        tell(.serviceGroups, .added, .serviceGroup(group.id), group.name)
    }

    mutating func add(_ scene: ActionSet) throws(EditRefusal) {
        try checkIdentity(scene.id, scene.name, .actionSet) { $0.actionSets.map(\.id) }
        try nameRules.checkNames(scene.names, for: .actionSet(scene.id))
        var scene = scene
        for index in scene.actions.indices { scene.actions[index] = try checked(scene.actions[index]) }
        let targets = scene.actions.map { ActionTarget(service: $0.service, characteristic: $0.characteristic) }
        try checkDistinct(targets, .service, in: .actionSet, scene.name)
        home.actionSets.append(scene)
        tell(.actionSets, .added, .actionSet(scene.id), scene.name)
    }

    mutating func add(_ trigger: Trigger) throws(EditRefusal) {
        try checkIdentity(trigger.id, trigger.name, .trigger) { $0.triggers.map(\.id) }
        try nameRules.checkNames(trigger.names, for: .trigger(trigger.id))
        for scene in trigger.actionSets { _ = try home.index(of: scene) }
        try checkDistinct(trigger.actionSets, .actionSet, in: .trigger, trigger.name)
        try triggerRules.checkTimer(of: trigger)
        try triggerRules.checkEvent(of: trigger)
        var trigger = trigger
        trigger.isEnabled = false
        home.triggers.append(trigger)
        tell(.triggers, .added, .trigger(trigger.id), trigger.name)
    }

    mutating func add(_ user: User) throws(EditRefusal) {
        try checkIdentity(user.id, user.name, .user) { $0.users.map(\.id) }
        try nameRules.checkName(user.name, for: .user(user.id))
        home.users.append(user)
        tell(.users, .added, .user(user.id), user.name)
    }
}

/// What an action writes to.
struct ActionTarget: Hashable {
    var service: ServiceReference
    var characteristic: CharacteristicType
}
