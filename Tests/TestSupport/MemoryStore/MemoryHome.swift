import Foundation
import HomeModel

/// One home while an edit is applied to it.
struct MemoryHome {
    var home: Home
    /// The other homes of the store; no identity is given twice.
    let others: [Home]
    let now: Date
    /// What changed, and what it brought with it.
    var events: [HomeEvent] = []
    /// What triggers were allowed to open.
    var consents: [StandingConsent] = []

    init(_ home: Home, others: [Home], now: Date) {
        self.home = home
        self.others = others
        self.now = now
    }

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
            let name = home.users[try index(of: user)].name
            if account == "" { throw .badAccount(of: name) }
            tell(.users, .changed, .user(user), name)
        default: preconditionFailure("\(edit) is applied elsewhere")
        }
    }

    mutating func tell(_ topic: HomeEvent.Topic, _ verb: HomeEvent.Verb, _ thing: NamedThing, _ name: String) {
        events.append(HomeEvent(topic: topic, verb: verb, thing: thing, name: name))
    }

    /// The list that a thing is in.
    func topic(of thing: NamedThing) -> HomeEvent.Topic {
        switch thing {
        case .home: .home
        case .room: .rooms
        case .zone: .zones
        case .accessory: .accessories
        case .service: .services
        case .serviceGroup: .serviceGroups
        case .actionSet: .actionSets
        case .trigger: .triggers
        case .user: .users
        }
    }
}

extension MemoryHome {
    /// Where something stands in its list; throws where it is gone (row M6 for the room for the entire home).
    func index(of id: RoomID) throws(EditRefusal) -> Int {
        if id == home.roomForEntireHome.id { throw .roomForEntireHomeStays(in: home.name) }
        return try found(home.rooms.firstIndex { $0.id == id }, .room)
    }

    func index(of id: ZoneID) throws(EditRefusal) -> Int { try found(home.zones.firstIndex { $0.id == id }, .zone) }

    func index(of id: AccessoryID) throws(EditRefusal) -> Int {
        try found(home.accessories.firstIndex { $0.id == id }, .accessory)
    }

    func index(of id: ServiceReference) throws(EditRefusal) -> (accessory: Int, service: Int) {
        let accessory = try found(home.accessories.firstIndex { $0.id == id.accessory }, .service)
        let services = home.accessories[accessory].services
        return (accessory, try found(services.firstIndex { $0.id == id.service }, .service))
    }

    func index(of id: ServiceGroupID) throws(EditRefusal) -> Int {
        try found(home.serviceGroups.firstIndex { $0.id == id }, .serviceGroup)
    }

    func index(of id: ActionSetID) throws(EditRefusal) -> Int {
        try found(home.actionSets.firstIndex { $0.id == id }, .actionSet)
    }

    func index(of id: TriggerID) throws(EditRefusal) -> Int {
        try found(home.triggers.firstIndex { $0.id == id }, .trigger)
    }

    func index(of id: UserID) throws(EditRefusal) -> Int { try found(home.users.firstIndex { $0.id == id }, .user) }

    private func found(_ index: Int?, _ kind: NamedThing.Kind) throws(EditRefusal) -> Int {
        guard let index else { throw .gone(kind, in: home.name) }
        return index
    }
}
