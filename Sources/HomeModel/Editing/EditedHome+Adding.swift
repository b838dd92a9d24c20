import Foundation

extension EditedHome {
    /// Throws where an identity is that of something already, in this home or another.
    private func checkIsNew(_ id: UUID, _ name: String, _ kind: NamedThing.Kind) throws(EditRefusal) {
        if others.identities.contains(id) || home.identities.contains(where: { $0.id == id }) {
            throw .alreadyExists(kind, name, in: home.name)
        }
    }

    /// Throws where something stands twice in a list.
    private func checkDistinct(
        _ members: [some Hashable], _ member: NamedThing.Kind, in kind: NamedThing.Kind, _ name: String
    ) throws(EditRefusal) {
        var seen: Set<AnyHashable> = []
        for (index, one) in members.enumerated() where !seen.insert(one).inserted {
            throw .alreadyIn(kind, called: name, member, "\(index + 1)")
        }
    }

    mutating func add(_ room: Room) throws(EditRefusal) {
        try checkIsNew(room.id.uuid, room.name, .room)
        try nameRules.checkNames(room.names, for: .room(room.id))
        try checkRoom(in: home.rooms)
        home.rooms.append(room)
        tell(.rooms, .added, .room(room.id), room.name)
    }

    mutating func add(_ zone: Zone) throws(EditRefusal) {
        try checkIsNew(zone.id.uuid, zone.name, .zone)
        try nameRules.checkNames(zone.names, for: .zone(zone.id))
        for room in zone.rooms { try checkMayBeInZone(room, zone.name) }
        try checkDistinct(zone.rooms, .room, in: .zone, zone.name)
        try checkRoom(in: home.zones)
        home.zones.append(zone)
        tell(.zones, .added, .zone(zone.id), zone.name)
    }

    mutating func add(_ accessory: Accessory) throws(EditRefusal) {
        try checkIsNew(accessory.id.uuid, accessory.name, .accessory)
        try checkServiceIdentities(accessory)
        try nameRules.checkNames(accessory.names, for: .accessory(accessory.id))
        var accessory = accessory
        if accessory.room == home.roomForEntireHome.id { accessory.room = nil }
        if let room = accessory.room { _ = try home.index(of: room) }
        try checkBridge(of: accessory)
        try checkRoom(in: home.accessories)
        let services = accessory.services
        accessory.services = []
        home.accessories.append(accessory)
        for service in services { try append(service, to: home.accessories.count - 1) }
        // Of a bridge people see what is behind it (row M14).
        tell(.accessories, .added, .accessory(accessory.id), accessory.name, isTold: !accessory.isBridge)
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
            if accessory.services[..<index].contains(where: { $0.id == service.id })
                || service.id.uuid == accessory.id.uuid
            {
                throw .alreadyExists(.service, name, in: home.name)
            }
            if kept.contains(service.id) { continue }
            try checkIsNew(service.id.uuid, name, .service)
        }
    }

    /// Appends a service to an accessory; throws where one of its names breaks a rule or is taken.
    mutating func append(_ service: Service, to index: Int) throws(EditRefusal) {
        let reference = ServiceReference(accessory: home.accessories[index].id, service: service.id)
        try nameRules.checkNames([service.name].compactMap { $0 } + service.aliases, for: .service(reference))
        home.accessories[index].services.append(service)
    }

    mutating func add(_ group: ServiceGroup) throws(EditRefusal) {
        try checkIsNew(group.id.uuid, group.name, .serviceGroup)
        try nameRules.checkNames(group.names, for: .serviceGroup(group.id))
        for service in group.services { _ = try home.index(of: service) }
        try checkDistinct(group.services, .service, in: .serviceGroup, group.name)
        try checkRoom(in: home.serviceGroups)
        home.serviceGroups.append(group)
        tell(.serviceGroups, .added, .serviceGroup(group.id), group.name)
    }

    mutating func add(_ scene: ActionSet) throws(EditRefusal) {
        try checkIsNew(scene.id.uuid, scene.name, .actionSet)
        try nameRules.checkNames(scene.names, for: .actionSet(scene.id))
        var scene = scene
        for index in scene.actions.indices { scene.actions[index] = try checked(scene.actions[index]) }
        let targets = scene.actions.map { ActionTarget(service: $0.service, characteristic: $0.characteristic) }
        try checkDistinct(targets, .service, in: .actionSet, scene.name)
        try checkRoom(in: home.actionSets)
        home.actionSets.append(scene)
        tell(.actionSets, .added, .actionSet(scene.id), scene.name)
    }

    mutating func add(_ trigger: Trigger) throws(EditRefusal) {
        try checkIsNew(trigger.id.uuid, trigger.name, .trigger)
        try nameRules.checkNames(trigger.names, for: .trigger(trigger.id))
        for scene in trigger.actionSets { _ = try home.index(of: scene) }
        try checkDistinct(trigger.actionSets, .actionSet, in: .trigger, trigger.name)
        if let refusal = trigger.timeRefusal(now: now) { throw refusal }
        try checkEvent(of: trigger)
        var trigger = trigger
        trigger.isEnabled = false
        try checkRoom(in: home.triggers)
        home.triggers.append(trigger)
        tell(.triggers, .added, .trigger(trigger.id), trigger.name)
    }

    /// Throws where what sets a trigger off is about what is not there (row S8).
    private func checkEvent(of trigger: Trigger) throws(EditRefusal) {
        guard let event = trigger.event?.characteristic else { return }
        for reference in event.services {
            let place = try home.index(of: reference)
            let accessory = home.accessories[place.accessory]
            let service = accessory.services[place.service]
            if service[event.characteristic] == nil {
                let name = service.name ?? accessory.name
                throw .noCharacteristic(event.characteristic.name, of: name, near: nil, known: [])
            }
        }
    }

    mutating func add(_ user: User) throws(EditRefusal) {
        try checkIsNew(user.id.uuid, user.name, .user)
        try nameRules.checkName(user.name, for: .user(user.id))
        try checkRoom(in: home.users)
        home.users.append(user)
        tell(.users, .added, .user(user.id), user.name)
    }
}

/// What an action writes to.
struct ActionTarget: Hashable {
    var service: ServiceReference
    var characteristic: CharacteristicType
}
