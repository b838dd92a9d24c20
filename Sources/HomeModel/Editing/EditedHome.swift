import Foundation

/// One home while an edit is applied to it.
struct EditedHome {
    var home: Home
    /// What other homes of the store have; no identity is given twice.
    let others: OtherHomes
    let now: Date
    /// What changed, and what it brought with it.
    var changes: [LoggedChange] = []
    /// What triggers were allowed to open.
    var consents: [StandingConsent] = []

    init(_ home: Home, others: OtherHomes, now: Date) {
        self.home = home
        self.others = others
        self.now = now
    }

    var nameRules: NameRules { NameRules(home: home) }

    mutating func apply(_ edit: HomeEdit) throws(EditRefusal) {
        switch edit {
        case .rename(let thing, let name): try rename(thing, to: name)
        case .addAlias(let alias, let thing): try addAlias(alias, to: thing)
        case .removeAlias(let alias, let thing): try removeAlias(alias, from: thing)
        case .setTemperatureUnit(let unit):
            if unit == home.temperatureUnit { return }
            home.temperatureUnit = unit
            tell(.home, .changed, .home, home.name)
        case .setCoordinates(let place):
            if place == home.coordinates { return }
            home.coordinates = place
            if place != home.coordinates { throw .noRoomForPlace(of: home.name) }
            tell(.home, .changed, .home, home.name)
        case .teach(let phrase):
            let before = home
            try home.teach(phrase)
            if home != before { tell(.home, .changed, .home, home.name) }
        case .forget(let words):
            try home.forget(words)
            tell(.home, .changed, .home, home.name)
        case .setSpokenForms(let forms, let thing): try setSpokenForms(forms, of: thing)
        case .setLanguage(let code, let thing): try setLanguage(code, of: thing)
        case .addRoom(let room): try add(room)
        case .addZone(let zone): try add(zone)
        case .addAccessory(let accessory): try add(accessory)
        case .addServiceGroup(let group): try add(group)
        case .addActionSet(let scene): try add(scene)
        case .addTrigger(let trigger): try add(trigger)
        case .addUser(let user): try add(user)
        case .remove(let thing): try remove(thing)
        case .assign(let accessory, let room): try assign(accessory, to: room)
        case .refresh(let accessory): try refresh(accessory)
        default: try applyToMembers(edit)
        }
    }

    private mutating func applyToMembers(_ edit: HomeEdit) throws(EditRefusal) {
        switch edit {
        case .addToZone(let zone, let room): try add(room, to: zone)
        case .removeFromZone(let zone, let room): try remove(room, from: zone)
        case .addToGroup(let group, let service): try add(service, to: group)
        case .removeFromGroup(let group, let service): try remove(service, from: group)
        case .setAction(let action, let scene): try set(action, in: scene)
        case .removeAction(let service, let type, let scene): try removeAction(service, type, from: scene)
        case .setTimer(let trigger, let date, let zone, let recurrence):
            try setTimer(trigger, date, zone, recurrence)
        case .setEnabled(let trigger, let isEnabled): try setEnabled(trigger, isEnabled)
        case .allow(let consent): try allow(consent)
        case .addToTrigger(let trigger, let scene): try add(scene, to: trigger)
        case .removeFromTrigger(let trigger, let scene): try remove(scene, from: trigger)
        case .setRole(let role, let user): try setRole(role, of: user)
        case .setOpening(let mayOpen, let user): try setOpening(mayOpen, of: user)
        case .mapAccount(let account, let user):
            let name = home.users[try home.index(of: user)].name
            if let refusal = User.refusal(ofAccount: account, of: name) { throw refusal }
            tell(.users, .changed, .user(user), name)
        default: preconditionFailure("\(edit) is applied elsewhere")
        }
    }

    mutating func tell(
        _ topic: HomeEvent.Topic, _ verb: HomeEvent.Verb, _ thing: NamedThing, _ name: String, isTold: Bool = true
    ) {
        changes.append(LoggedChange(HomeEvent(topic: topic, verb: verb, thing: thing, name: name), isTold: isTold))
    }

    /// Throws where a list is as long as a home file may have it.
    func checkRoom(in list: some Collection) throws(EditRefusal) {
        if list.count >= HomeFile.maximumPerHome { throw .full(HomeFile.maximumPerHome, in: home.name) }
    }
}

extension EditedHome {
    mutating func rename(_ thing: NamedThing, to name: String) throws(EditRefusal) {
        let (old, aliases) = try home.names(of: thing)
        try nameRules.checkName(name, for: thing, isRename: true)
        if let alias = aliases.first(where: { NameKey($0) == NameKey(name) }) {
            throw .nameTaken(
                name, by: thing.kind, called: old ?? alias, in: home.name, isRename: true)
        }
        if name == old { return }
        home.setNames(of: thing, name, aliases)
        tell(thing.kind.topic, .renamed, thing, name)
    }

    mutating func addAlias(_ alias: String, to thing: NamedThing) throws(EditRefusal) {
        let (name, aliases) = try home.names(of: thing)
        let called = try home.called(thing)
        if thing.kind == .user { throw .noAliasesForUsers(called) }
        if let fault = Name.fault(in: alias) { throw .badName(alias, fault) }
        if ([name].compactMap { $0 } + aliases).contains(where: { NameKey($0) == NameKey(alias) }) {
            throw .aliasExists(alias, of: thing.kind, called: called)
        }
        if aliases.count >= HomeFile.maximumAliases { throw .full(HomeFile.maximumAliases, in: called) }
        try nameRules.checkName(alias, for: thing)
        home.setNames(of: thing, name, aliases + [alias])
        tell(thing.kind.topic, .changed, thing, called)
    }

    mutating func removeAlias(_ alias: String, from thing: NamedThing) throws(EditRefusal) {
        let (name, aliases) = try home.names(of: thing)
        let called = try home.called(thing)
        let left = aliases.filter { NameKey($0) != NameKey(alias) }
        if left == aliases { throw .noAlias(alias, of: thing.kind, called: called) }
        home.setNames(of: thing, name, left)
        tell(thing.kind.topic, .changed, thing, called)
    }

    /// Keeps further ways to say the name of a thing.
    mutating func setSpokenForms(_ forms: [String], of thing: NamedThing) throws(EditRefusal) {
        let name = try home.called(thing)
        func set(_ extra: inout JSON?) throws(EditRefusal) -> Bool {
            let after = try extra.speaking(forms, called: name)
            defer { extra = after }
            return extra != after
        }
        let hasChanged: Bool
        switch thing {
        case .home: hasChanged = try set(&home.extra)
        case .room(let id): hasChanged = try set(&home.rooms[try home.index(of: id)].extra)
        case .zone(let id): hasChanged = try set(&home.zones[try home.index(of: id)].extra)
        case .accessory(let id): hasChanged = try set(&home.accessories[try home.index(of: id)].extra)
        case .service(let id):
            let place = try home.index(of: id)
            hasChanged = try set(&home.accessories[place.accessory].services[place.service].extra)
        case .serviceGroup(let id): hasChanged = try set(&home.serviceGroups[try home.index(of: id)].extra)
        case .actionSet(let id): hasChanged = try set(&home.actionSets[try home.index(of: id)].extra)
        case .trigger(let id): hasChanged = try set(&home.triggers[try home.index(of: id)].extra)
        case .user: throw .noAliasesForUsers(name)
        }
        if hasChanged { tell(thing.kind.topic, .changed, thing, name) }
    }
}
