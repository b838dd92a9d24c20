/// The rules of the names in one home (rows N6, N8, N9).
struct NameRules {
    let home: Home

    /// Every name in the home, and the home's own; those of users are apart.
    var allNames: [UsedName] {
        var names: [UsedName] = []
        func add(_ bearer: NamedThing, _ name: String, _ all: [String]) {
            names += all.map { UsedName(bearer: bearer, text: $0, name: name) }
        }
        add(.home, home.name, home.names)
        for room in home.rooms { add(.room(room.id), room.name, room.names) }
        for zone in home.zones { add(.zone(zone.id), zone.name, zone.names) }
        for accessory in home.accessories {
            add(.accessory(accessory.id), accessory.name, accessory.names)
            for service in accessory.services {
                let reference = ServiceReference(accessory: accessory.id, service: service.id)
                let own = [service.name].compactMap { $0 } + service.aliases
                add(.service(reference), service.name ?? accessory.name, own)
            }
        }
        for group in home.serviceGroups { add(.serviceGroup(group.id), group.name, group.names) }
        for scene in home.actionSets { add(.actionSet(scene.id), scene.name, scene.names) }
        for trigger in home.triggers { add(.trigger(trigger.id), trigger.name, trigger.names) }
        return names
    }

    /// Throws where a name breaks a rule, or something else in the home has it (rows N6, N8, N9).
    func checkName(_ name: String, for thing: NamedThing, isRename: Bool = false) throws(EditRefusal) {
        if let fault = Name.fault(in: name) { throw .badName(name, fault) }
        if thing.kind == .user { return try checkUserName(name, for: thing, isRename: isRename) }
        let key = NameKey(name)
        try check(name, allNames.lazy.filter { NameKey($0.text) == key }, for: thing, isRename: isRename)
    }

    /// Throws where one of those who bear a name may not share it with a thing.
    private func check(
        _ name: String, _ bearers: some Sequence<UsedName>, for thing: NamedThing, isRename: Bool = false
    ) throws(EditRefusal) {
        for other in bearers where other.bearer != thing && !share(other.bearer, thing) {
            throw .nameTaken(name, by: other.bearer.kind, called: other.name, in: home.name, isRename: isRename)
        }
    }

    private func checkUserName(_ name: String, for thing: NamedThing, isRename: Bool) throws(EditRefusal) {
        for user in home.users where user.isCalled(name) && .user(user.id) != thing {
            throw .userNameTaken(name, by: user.name, in: home.name, isRename: isRename)
        }
    }

    /// An accessory and its own service may have one name (row N9).
    private func share(_ one: NamedThing, _ other: NamedThing) -> Bool {
        switch (one, other) {
        case (.accessory(let accessory), .service(let service)), (.service(let service), .accessory(let accessory)):
            service.accessory == accessory
        default: false
        }
    }

    /// Throws where a name or alias of something that is being added breaks a rule or is taken.
    func checkNames(_ names: [String], for thing: NamedThing) throws(EditRefusal) {
        for (index, name) in names.enumerated() {
            try checkName(name, for: thing)
            if names[..<index].contains(where: { NameKey($0) == NameKey(name) }) {
                throw .aliasExists(name, of: thing.kind, called: names[0])
            }
        }
    }

    /// Throws where any name of the home breaks a rule or is borne twice.
    func checkAllNames() throws(EditRefusal) {
        var bearers: [NameKey: [UsedName]] = [:]
        for borne in allNames {
            if let fault = Name.fault(in: borne.text) { throw .badName(borne.text, fault) }
            let key = NameKey(borne.text)
            let others = bearers[key, default: []]
            if others.contains(where: { $0.bearer == borne.bearer }) {
                throw .aliasExists(borne.text, of: borne.bearer.kind, called: borne.name)
            }
            try check(borne.text, others, for: borne.bearer)
            bearers[key] = others + [borne]
        }
        var users: Set<NameKey> = []
        for user in home.users {
            if let fault = Name.fault(in: user.name) { throw .badName(user.name, fault) }
            if users.insert(NameKey(user.name)).inserted { continue }
            throw .userNameTaken(user.name, by: user.name, in: home.name)
        }
    }
}

/// A name of something in a home.
struct UsedName {
    var bearer: NamedThing
    var text: String
    /// What the bearer is called first of all.
    var name: String
}
