import HomeModel

/// Applies edits to one home, each by the writer of the kind of thing that it is about.
struct HomeWriter {
    let home: HomeTables

    private var settings: HomeSettingsWriter { HomeSettingsWriter(home: home) }
    private var naming: NamingWriter { NamingWriter(home: home) }
    private var rooms: RoomWriter { RoomWriter(home: home) }
    private var zones: ZoneWriter { ZoneWriter(home: home) }
    private var accessories: AccessoryWriter { AccessoryWriter(home: home) }
    private var groups: ServiceGroupWriter { ServiceGroupWriter(home: home) }
    private var scenes: SceneWriter { SceneWriter(home: home) }
    private var triggers: TriggerWriter { TriggerWriter(home: home) }
    private var users: UserWriter { UserWriter(home: home) }

    func apply(_ edit: HomeEdit) throws {
        switch edit {
        case .rename(let thing, let name): try naming.rename(thing, to: name)
        case .addAlias(let alias, let thing): try naming.addAlias(alias, to: thing)
        case .removeAlias(let alias, let thing): try naming.removeAlias(alias, from: thing)
        case .setSpokenForms(let forms, let thing): try naming.setSpokenForms(forms, of: thing)
        case .setLanguage(let code, let thing): try naming.setLanguage(code, of: thing)
        case .setTemperatureUnit(let unit): try settings.set(unit)
        case .setCoordinates(let place): try settings.set(place)
        case .teach(let phrase):
            try settings.changePhrases { (home: inout Home) throws(EditRefusal) in try home.teach(phrase) }
        case .forget(let words):
            try settings.changePhrases { (home: inout Home) throws(EditRefusal) in try home.forget(words) }
        case .addRoom(let room): try rooms.add(room)
        case .addZone(let zone): try zones.add(zone)
        case .addAccessory(let accessory): try accessories.add(accessory)
        case .addServiceGroup(let group): try groups.add(group)
        case .addActionSet(let scene): try scenes.add(scene)
        case .addTrigger(let trigger): try triggers.add(trigger)
        case .addUser(let user): try users.add(user)
        case .remove(let thing): try remove(thing)
        default: try applyToMembers(edit)
        }
    }

    private func applyToMembers(_ edit: HomeEdit) throws {
        switch edit {
        case .assign(let accessory, let room): try accessories.assign(accessory, to: room)
        case .refresh(let accessory): try AccessoryRefresher(home: home).refresh(accessory)
        case .addToZone(let zone, let room): try zones.add(room, to: zone)
        case .removeFromZone(let zone, let room): try zones.remove(room, from: zone)
        case .addToGroup(let group, let service): try groups.add(service, to: group)
        case .removeFromGroup(let group, let service): try groups.remove(service, from: group)
        case .setAction(let action, let scene): try scenes.set(action, in: scene)
        case .removeAction(let service, let type, let scene): try scenes.removeAction(service, type, from: scene)
        case .setTimer(let trigger, let date, let zone, let recurrence):
            try triggers.setTimer(trigger, date, zone, recurrence)
        case .setEnabled(let trigger, let isEnabled): try triggers.setEnabled(trigger, isEnabled)
        case .allow(let consent): try ConsentWriter(home: home).allow(consent)
        case .addToTrigger(let trigger, let scene): try triggers.add(scene, to: trigger)
        case .removeFromTrigger(let trigger, let scene): try triggers.remove(scene, from: trigger)
        case .setRole(let role, let user): try users.setRole(role, of: user)
        case .setOpening(let mayOpen, let user): try users.setOpening(mayOpen, of: user)
        case .mapAccount(let account, let user): try users.map(account, to: user)
        default: preconditionFailure("\(edit) is not about members")
        }
    }

    private func remove(_ thing: NamedThing) throws {
        let called = try home.called(thing)
        switch thing {
        case .home: preconditionFailure("a home is removed from the homes")
        case .room(let room): try rooms.remove(room, called)
        case .accessory(let accessory): try accessories.remove(accessory)
        case .service(let reference):
            let owner = try home.called(.accessory(reference.accessory))
            throw EditRefusal.serviceNotRemovable(called, of: owner)
        case .actionSet(let scene): try scenes.remove(scene, called)
        case .user(let user): try users.remove(user, called)
        case .zone, .serviceGroup, .trigger: try home.removeRow(of: thing, called)
        }
    }
}
