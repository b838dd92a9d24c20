extension EditedHome {
    mutating func assign(_ id: AccessoryID, to room: RoomID?) throws(EditRefusal) {
        let accessory = try home.index(of: id)
        let room = room == home.roomForEntireHome.id ? nil : room
        if let room { _ = try home.index(of: room) }
        if home.accessories[accessory].room == room { return }
        home.accessories[accessory].room = room
        tell(.accessories, .changed, .accessory(id), home.accessories[accessory].name)
    }

    /// Throws where a room is gone, or is the room for the entire home (row M6).
    func checkMayBeInZone(_ room: RoomID, _ zone: String) throws(EditRefusal) {
        if room == home.roomForEntireHome.id { throw .roomForEntireHomeInZone(zone, in: home.name) }
        _ = try home.index(of: room)
    }

    mutating func add(_ room: RoomID, to id: ZoneID) throws(EditRefusal) {
        let zone = try home.index(of: id)
        let name = home.zones[zone].name
        try checkMayBeInZone(room, name)
        if home.zones[zone].rooms.contains(room) {
            throw .alreadyIn(.zone, called: name, .room, home.rooms[try home.index(of: room)].name)
        }
        try checkRoom(in: home.zones[zone].rooms)
        home.zones[zone].rooms.append(room)
        tell(.zones, .changed, .zone(id), name)
    }

    mutating func remove(_ room: RoomID, from id: ZoneID) throws(EditRefusal) {
        let zone = try home.index(of: id)
        let name = home.zones[zone].name
        guard home.zones[zone].rooms.contains(room) else {
            throw .notIn(.zone, called: name, .room, home.room(room)?.name ?? home.name)
        }
        home.zones[zone].rooms.removeAll { $0 == room }
        tell(.zones, .changed, .zone(id), name)
    }

    mutating func add(_ service: ServiceReference, to id: ServiceGroupID) throws(EditRefusal) {
        let group = try home.index(of: id)
        let name = home.serviceGroups[group].name
        let called = try home.called(.service(service))
        if home.serviceGroups[group].services.contains(service) {
            throw .alreadyIn(.serviceGroup, called: name, .service, called)
        }
        try checkRoom(in: home.serviceGroups[group].services)
        home.serviceGroups[group].services.append(service)
        tell(.serviceGroups, .changed, .serviceGroup(id), name)
    }

    mutating func remove(_ service: ServiceReference, from id: ServiceGroupID) throws(EditRefusal) {
        let group = try home.index(of: id)
        let name = home.serviceGroups[group].name
        guard home.serviceGroups[group].services.contains(service) else {
            throw .notIn(.serviceGroup, called: name, .service, home.service(service)?.accessory.name ?? home.name)
        }
        home.serviceGroups[group].services.removeAll { $0 == service }
        tell(.serviceGroups, .changed, .serviceGroup(id), name)
    }

    /// An action as it is kept; throws where it cannot be done (rows C1, C5, S1).
    func checked(_ action: Action) throws(EditRefusal) -> Action {
        let called = try home.called(.service(action.service))
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
        let scene = try home.index(of: id)
        let action = try checked(action)
        let actions = home.actionSets[scene].actions
        if let there = actions.firstIndex(where: {
            $0.service == action.service && $0.characteristic == action.characteristic
        }) {
            if actions[there] == action { return }
            home.actionSets[scene].actions[there] = action
        } else {
            try checkRoom(in: actions)
            home.actionSets[scene].actions.append(action)
        }
        tell(.actionSets, .changed, .actionSet(id), home.actionSets[scene].name)
    }

    mutating func removeAction(
        _ service: ServiceReference, _ type: CharacteristicType, from id: ActionSetID
    ) throws(EditRefusal) {
        let scene = try home.index(of: id)
        let left = home.actionSets[scene].actions.filter { $0.service != service || $0.characteristic != type }
        if left == home.actionSets[scene].actions {
            throw .noAction(type, in: home.actionSets[scene].name)
        }
        home.actionSets[scene].actions = left
        tell(.actionSets, .changed, .actionSet(id), home.actionSets[scene].name)
    }
}

extension EditedHome {
    mutating func setTimer(
        _ id: TriggerID, _ date: String?, _ zone: String?, _ recurrence: Recurrence?
    ) throws(EditRefusal) {
        let index = try home.index(of: id)
        var trigger = home.triggers[index]
        trigger.fireDate = date
        trigger.timeZone = zone
        trigger.recurrence = recurrence
        trigger.event = nil
        if let refusal = trigger.timeRefusal(now: now) { throw refusal }
        if date == nil { trigger.isEnabled = false }
        if trigger == home.triggers[index] { return }
        home.triggers[index] = trigger
        tell(.triggers, .changed, .trigger(id), trigger.name)
    }

    mutating func setEnabled(_ id: TriggerID, _ isEnabled: Bool) throws(EditRefusal) {
        let index = try home.index(of: id)
        if isEnabled { try checkMayFire(home.triggers[index]) }
        if home.triggers[index].isEnabled == isEnabled { return }
        home.triggers[index].isEnabled = isEnabled
        tell(.triggers, .changed, .trigger(id), home.triggers[index].name)
    }

    /// Throws where a trigger has no scene to run or no date to come (rows S3, S4).
    private func checkMayFire(_ trigger: Trigger) throws(EditRefusal) {
        if trigger.actionSets.isEmpty { throw .trigger(.noRegisteredActionSets, trigger.name) }
        if let event = trigger.event {
            if event.characteristic?.services.isEmpty == true { throw .trigger(.invalidParameter, trigger.name) }
            return
        }
        guard trigger.fireDate != nil else { throw .trigger(.invalidParameter, trigger.name) }
        if trigger.nextFireDate(after: now) == nil { throw .trigger(.fireDateInPast, trigger.name) }
    }

    mutating func allow(_ consent: StandingConsent) throws(EditRefusal) {
        _ = try home.index(of: consent.trigger)
        consents.append(consent)
    }

    mutating func add(_ scene: ActionSetID, to id: TriggerID) throws(EditRefusal) {
        let index = try home.index(of: id)
        let name = home.triggers[index].name
        let sceneName = home.actionSets[try home.index(of: scene)].name
        if home.triggers[index].actionSets.contains(scene) {
            throw .alreadyIn(.trigger, called: name, .actionSet, sceneName)
        }
        try checkRoom(in: home.triggers[index].actionSets)
        home.triggers[index].actionSets.append(scene)
        tell(.triggers, .changed, .trigger(id), name)
    }

    mutating func remove(_ scene: ActionSetID, from id: TriggerID) throws(EditRefusal) {
        let index = try home.index(of: id)
        guard home.triggers[index].actionSets.contains(scene) else {
            let name = home.actionSets.first { $0.id == scene }?.name ?? home.name
            throw .notIn(.trigger, called: home.triggers[index].name, .actionSet, name)
        }
        home.triggers[index].actionSets.removeAll { $0 == scene }
        tellOfFewerScenes(index)
    }
}

extension EditedHome {
    /// Keeps what an accessory says of itself (row C7).
    mutating func refresh(_ said: Accessory) throws(EditRefusal) {
        let index = try home.index(of: said.id)
        let refresh = AccessoryRefresh(of: home.accessories[index], by: said)
        try checkServiceIdentities(said, kept: refresh.old.services.map(\.id))
        home.accessories[index].services = refresh.kept
        for service in refresh.added { try append(service, to: index) }
        home.accessories[index] = refresh.new
        if refresh.old == refresh.new { return }
        if let topic = refresh.topic { tell(topic, .changed, .accessory(said.id), refresh.new.name) }
        removeReferences(refresh.hasLost)
        changes += refresh.valueEvents.map { LoggedChange($0) }
    }

    mutating func setLanguage(_ code: String?, of thing: NamedThing) throws(EditRefusal) {
        let name = try home.called(thing)
        let before = home
        switch thing {
        case .room(let id):
            let index = try home.index(of: id)
            home.rooms[index].extra = try home.rooms[index].extra.speaking(language: code, called: name)
        case .user(let id):
            let index = try home.index(of: id)
            home.users[index].extra = try home.users[index].extra.speaking(language: code, called: name)
        default: preconditionFailure("rooms and users speak")
        }
        if home != before { tell(thing.kind == .room ? .rooms : .users, .changed, thing, name) }
    }

    mutating func setOpening(_ mayOpen: Bool, of id: UserID) throws(EditRefusal) {
        let index = try home.index(of: id)
        if home.users[index].mayOpen == mayOpen { return }
        home.users[index].mayOpen = mayOpen
        tell(.users, .changed, .user(id), home.users[index].name)
    }

    mutating func setRole(_ role: User.Role, of id: UserID) throws(EditRefusal) {
        let index = try home.index(of: id)
        if home.users[index].role == role { return }
        if role == .guest { try checkNotLastAdministrator(id) }
        home.users[index].role = role
        tell(.users, .changed, .user(id), home.users[index].name)
    }
}
