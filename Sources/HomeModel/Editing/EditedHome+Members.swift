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
        try checkMayBeInZone(room, home.zones[zone].name)
        try append(room, .room(room), to: \.zones[zone].rooms, of: .zone(id))
    }

    mutating func remove(_ room: RoomID, from id: ZoneID) throws(EditRefusal) {
        let zone = try home.index(of: id)
        try remove(room, .room(room), from: \.zones[zone].rooms, of: .zone(id))
        tell(.zones, .changed, .zone(id), home.zones[zone].name)
    }

    mutating func add(_ service: ServiceReference, to id: ServiceGroupID) throws(EditRefusal) {
        let group = try home.index(of: id)
        try append(service, .service(service), to: \.serviceGroups[group].services, of: .serviceGroup(id))
    }

    mutating func remove(_ service: ServiceReference, from id: ServiceGroupID) throws(EditRefusal) {
        let group = try home.index(of: id)
        try remove(service, .service(service), from: \.serviceGroups[group].services, of: .serviceGroup(id))
        tell(.serviceGroups, .changed, .serviceGroup(id), home.serviceGroups[group].name)
    }

    /// Puts something into a list of something else and tells it; throws where it is gone or in the list, or the list is full.
    private mutating func append<Member: Equatable>(
        _ member: Member, _ thing: NamedThing, to list: WritableKeyPath<Home, [Member]>, of owner: NamedThing
    ) throws(EditRefusal) {
        let (name, called) = (try home.called(owner), try home.called(thing))
        if home[keyPath: list].contains(member) { throw .alreadyIn(owner.kind, called: name, thing.kind, called) }
        try checkRoom(in: home[keyPath: list])
        home[keyPath: list].append(member)
        tell(owner.kind.topic, .changed, owner, name)
    }

    /// Takes something out of a list of something else; throws where it is not in it.
    private mutating func remove<Member: Equatable>(
        _ member: Member, _ thing: NamedThing, from list: WritableKeyPath<Home, [Member]>, of owner: NamedThing
    ) throws(EditRefusal) {
        guard home[keyPath: list].contains(member) else {
            // That it is gone too is no news.
            let called = (try? home.called(thing)) ?? home.name
            throw .notIn(owner.kind, called: try home.called(owner), thing.kind, called)
        }
        home[keyPath: list].removeAll { $0 == member }
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
        if isEnabled, let refusal = home.triggers[index].enablingRefusal(now: now) { throw refusal }
        if home.triggers[index].isEnabled == isEnabled { return }
        home.triggers[index].isEnabled = isEnabled
        tell(.triggers, .changed, .trigger(id), home.triggers[index].name)
    }

    mutating func allow(_ consent: StandingConsent) throws(EditRefusal) {
        _ = try home.index(of: consent.trigger)
        consents.append(consent)
    }

    mutating func add(_ scene: ActionSetID, to id: TriggerID) throws(EditRefusal) {
        let index = try home.index(of: id)
        try append(scene, .actionSet(scene), to: \.triggers[index].actionSets, of: .trigger(id))
    }

    mutating func remove(_ scene: ActionSetID, from id: TriggerID) throws(EditRefusal) {
        let index = try home.index(of: id)
        try remove(scene, .actionSet(scene), from: \.triggers[index].actionSets, of: .trigger(id))
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
