extension EditedHome {
    mutating func remove(_ thing: NamedThing) throws(EditRefusal) {
        let name = try home.called(thing)
        switch thing {
        case .home: preconditionFailure("a home is removed from the homes")
        case .room(let id): try remove(id, name)
        case .zone(let id):
            home.zones.removeAll { $0.id == id }
            tell(.zones, .removed, thing, name)
        case .accessory(let id): remove(id)
        case .service(let id):
            throw .serviceNotRemovable(name, of: home.accessories[try home.index(of: id.accessory)].name)
        case .serviceGroup(let id):
            home.serviceGroups.removeAll { $0.id == id }
            tell(.serviceGroups, .removed, thing, name)
        case .actionSet(let id): remove(id, name)
        case .trigger(let id):
            home.triggers.removeAll { $0.id == id }
            tell(.triggers, .removed, thing, name)
        case .user(let id):
            try checkNotLastAdministrator(id)
            home.users.removeAll { $0.id == id }
            tell(.users, .removed, thing, name)
        }
    }

    private mutating func remove(_ id: RoomID, _ name: String) throws(EditRefusal) {
        home.rooms.removeAll { $0.id == id }
        tell(.rooms, .removed, .room(id), name)
        for index in home.accessories.indices where home.accessories[index].room == id {
            home.accessories[index].room = nil
            let accessory = home.accessories[index]
            tell(.accessories, .changed, .accessory(accessory.id), accessory.name)
        }
        for index in home.zones.indices where home.zones[index].rooms.contains(id) {
            home.zones[index].rooms.removeAll { $0 == id }
            tell(.zones, .changed, .zone(home.zones[index].id), home.zones[index].name)
        }
    }

    /// Removes an accessory and, where it is a bridge, what is behind it (row M15).
    private mutating func remove(_ id: AccessoryID) {
        let gone = Set(home.accessories.filter { $0.id == id || $0.bridge == id }.map(\.id))
        for accessory in home.accessories where gone.contains(accessory.id) {
            tell(.accessories, .removed, .accessory(accessory.id), accessory.name)
        }
        home.accessories.removeAll { gone.contains($0.id) }
        removeReferences { reference, _ in gone.contains(reference.accessory) }
    }

    private mutating func remove(_ id: ActionSetID, _ name: String) {
        home.actionSets.removeAll { $0.id == id }
        tell(.actionSets, .removed, .actionSet(id), name)
        for index in home.triggers.indices where home.triggers[index].actionSets.contains(id) {
            home.triggers[index].actionSets.removeAll { $0 == id }
            tellOfFewerScenes(index)
        }
    }

    /// Tells that a trigger has lost a scene; one without any is disabled.
    mutating func tellOfFewerScenes(_ index: Int) {
        if home.triggers[index].actionSets.isEmpty { home.triggers[index].isEnabled = false }
        tell(.triggers, .changed, .trigger(home.triggers[index].id), home.triggers[index].name)
    }

    /// Takes services out of groups and their actions out of scenes (row M16); a characteristic is given for actions.
    mutating func removeReferences(_ isGone: (ServiceReference, CharacteristicType?) -> Bool) {
        for index in home.serviceGroups.indices {
            let left = home.serviceGroups[index].services.filter { !isGone($0, nil) }
            if left == home.serviceGroups[index].services { continue }
            home.serviceGroups[index].services = left
            tell(
                .serviceGroups, .changed, .serviceGroup(home.serviceGroups[index].id), home.serviceGroups[index].name)
        }
        for index in home.actionSets.indices {
            let left = home.actionSets[index].actions.filter { !isGone($0.service, $0.characteristic) }
            if left == home.actionSets[index].actions { continue }
            home.actionSets[index].actions = left
            tell(.actionSets, .changed, .actionSet(home.actionSets[index].id), home.actionSets[index].name)
        }
        for index in home.triggers.indices {
            guard var event = home.triggers[index].event?.characteristic else { continue }
            let left = event.services.filter { !isGone($0, event.characteristic) }
            if left == event.services { continue }
            event.services = left
            home.triggers[index].event = .characteristic(event)
            if left.isEmpty { home.triggers[index].isEnabled = false }
            tell(.triggers, .changed, .trigger(home.triggers[index].id), home.triggers[index].name)
        }
    }

    /// Throws where a user is the only administrator of a home.
    func checkNotLastAdministrator(_ id: UserID) throws(EditRefusal) {
        let administrators = home.users.filter { $0.role == .administrator }
        if administrators.count == 1, administrators[0].id == id {
            throw .lastAdministrator(administrators[0].name, in: home.name)
        }
    }
}
