import HomeModel

extension MemoryHome {
    mutating func assign(_ id: AccessoryID, to room: RoomID?) throws(EditRefusal) {
        let accessory = try index(of: id)
        let room = room == home.roomForEntireHome.id ? nil : room
        if let room { _ = try index(of: room) }
        if home.accessories[accessory].room == room { return }
        home.accessories[accessory].room = room
        tell(.accessories, .changed, .accessory(id), home.accessories[accessory].name)
    }

    /// Throws where a room is gone, or is the room for the entire home (row M6).
    func checkMayBeInZone(_ room: RoomID, _ zone: String) throws(EditRefusal) {
        if room == home.roomForEntireHome.id { throw .roomForEntireHomeInZone(zone, in: home.name) }
        _ = try index(of: room)
    }

    mutating func add(_ room: RoomID, to id: ZoneID) throws(EditRefusal) {
        let zone = try index(of: id)
        let name = home.zones[zone].name
        try checkMayBeInZone(room, name)
        if home.zones[zone].rooms.contains(room) {
            throw .alreadyIn(.zone, called: name, .room, home.rooms[try index(of: room)].name)
        }
        home.zones[zone].rooms.append(room)
        tell(.zones, .changed, .zone(id), name)
    }

    mutating func remove(_ room: RoomID, from id: ZoneID) throws(EditRefusal) {
        let zone = try index(of: id)
        let name = home.zones[zone].name
        guard home.zones[zone].rooms.contains(room) else {
            throw .notIn(.zone, called: name, .room, home.room(room)?.name ?? home.name)
        }
        home.zones[zone].rooms.removeAll { $0 == room }
        tell(.zones, .changed, .zone(id), name)
    }

    mutating func add(_ service: ServiceReference, to id: ServiceGroupID) throws(EditRefusal) {
        let group = try index(of: id)
        let name = home.serviceGroups[group].name
        let called = try called(.service(service))
        if home.serviceGroups[group].services.contains(service) {
            throw .alreadyIn(.serviceGroup, called: name, .service, called)
        }
        home.serviceGroups[group].services.append(service)
        tell(.serviceGroups, .changed, .serviceGroup(id), name)
    }

    mutating func remove(_ service: ServiceReference, from id: ServiceGroupID) throws(EditRefusal) {
        let group = try index(of: id)
        let name = home.serviceGroups[group].name
        guard home.serviceGroups[group].services.contains(service) else {
            throw .notIn(.serviceGroup, called: name, .service, home.service(service)?.accessory.name ?? "?")
        }
        home.serviceGroups[group].services.removeAll { $0 == service }
        tell(.serviceGroups, .changed, .serviceGroup(id), name)
    }

    /// An action as it is kept; throws where it cannot be done (rows C1, C5, S1).
    func checked(_ action: Action) throws(EditRefusal) -> Action {
        let called = try called(.service(action.service))
        guard let characteristic = home.service(action.service)?.service[action.characteristic] else {
            throw .action(.notFound, writing: action.value, to: action.characteristic, of: called)
        }
        var checked = action
        do throws(HomeError) { checked.value = try characteristic.writable(action.value) } catch {
            throw .action(error, writing: action.value, to: action.characteristic, of: called)
        }
        return checked
    }

    mutating func set(_ action: Action, in id: ActionSetID) throws(EditRefusal) {
        let scene = try index(of: id)
        let action = try checked(action)
        let actions = home.actionSets[scene].actions
        if let there = actions.firstIndex(where: {
            $0.service == action.service && $0.characteristic == action.characteristic
        }) {
            if actions[there] == action { return }
            home.actionSets[scene].actions[there] = action
        } else {
            home.actionSets[scene].actions.append(action)
        }
        tell(.actionSets, .changed, .actionSet(id), home.actionSets[scene].name)
    }

    mutating func removeAction(
        _ service: ServiceReference, _ type: CharacteristicType, from id: ActionSetID
    ) throws(EditRefusal) {
        let scene = try index(of: id)
        let left = home.actionSets[scene].actions.filter { $0.service != service || $0.characteristic != type }
        if left == home.actionSets[scene].actions {
            throw .noAction(type, in: home.actionSets[scene].name)
        }
        home.actionSets[scene].actions = left
        tell(.actionSets, .changed, .actionSet(id), home.actionSets[scene].name)
    }
}
