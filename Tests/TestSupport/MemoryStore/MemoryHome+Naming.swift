import HomeModel

extension MemoryHome {
    /// The name and the aliases of a thing; throws where it is gone.
    func names(of thing: NamedThing) throws(EditRefusal) -> (name: String?, aliases: [String]) {
        switch thing {
        case .home: return (home.name, home.aliases)
        case .room(let id): return split(home.rooms[try index(of: id)])
        case .zone(let id): return split(home.zones[try index(of: id)])
        case .accessory(let id): return split(home.accessories[try index(of: id)])
        case .service(let id):
            let place = try index(of: id)
            let service = home.accessories[place.accessory].services[place.service]
            return (service.name, service.aliases)
        case .serviceGroup(let id): return split(home.serviceGroups[try index(of: id)])
        case .actionSet(let id): return split(home.actionSets[try index(of: id)])
        case .trigger(let id): return split(home.triggers[try index(of: id)])
        case .user(let id): return split(home.users[try index(of: id)])
        }
    }

    private func split(_ thing: some Named) -> (name: String?, aliases: [String]) { (thing.name, thing.aliases) }

    /// What people call a thing; a service without a name goes by its accessory's.
    func called(_ thing: NamedThing) throws(EditRefusal) -> String {
        if let name = try names(of: thing).name { return name }
        guard case .service(let id) = thing else { preconditionFailure("only services go without a name") }
        return home.accessories[try index(of: id.accessory)].name
    }

    /// Keeps further ways to say the name of a thing.
    mutating func setSpokenForms(_ forms: [String], of thing: NamedThing) throws(EditRefusal) {
        let name = try called(thing)
        func set(_ extra: inout JSON?) throws(EditRefusal) -> Bool {
            let after = try extra.speaking(forms, called: name)
            defer { extra = after }
            return extra != after
        }
        let hasChanged: Bool
        switch thing {
        case .home: hasChanged = try set(&home.extra)
        case .room(let id): hasChanged = try set(&home.rooms[try index(of: id)].extra)
        case .zone(let id): hasChanged = try set(&home.zones[try index(of: id)].extra)
        case .accessory(let id): hasChanged = try set(&home.accessories[try index(of: id)].extra)
        case .service(let id):
            let place = try index(of: id)
            hasChanged = try set(&home.accessories[place.accessory].services[place.service].extra)
        case .serviceGroup(let id): hasChanged = try set(&home.serviceGroups[try index(of: id)].extra)
        case .actionSet(let id): hasChanged = try set(&home.actionSets[try index(of: id)].extra)
        case .trigger(let id): hasChanged = try set(&home.triggers[try index(of: id)].extra)
        case .user: throw .noAliasesForUsers(name)
        }
        if hasChanged { tell(topic(of: thing), .changed, thing, name) }
    }

    /// Gives a thing that is there its names.
    mutating func setNames(of thing: NamedThing, _ name: String?, _ aliases: [String]) {
        func set<Thing>(
            _ list: WritableKeyPath<Home, [Thing]>, _ nameOf: WritableKeyPath<Thing, String>,
            _ aliasesOf: WritableKeyPath<Thing, [String]>?, where isIt: (Thing) -> Bool
        ) {
            for index in home[keyPath: list].indices where isIt(home[keyPath: list][index]) {
                home[keyPath: list][index][keyPath: nameOf] = name ?? ""
                if let aliasesOf { home[keyPath: list][index][keyPath: aliasesOf] = aliases }
            }
        }
        switch thing {
        case .home: (home.name, home.aliases) = (name ?? "", aliases)
        case .room(let id): set(\.rooms, \.name, \.aliases) { $0.id == id }
        case .zone(let id): set(\.zones, \.name, \.aliases) { $0.id == id }
        case .accessory(let id): set(\.accessories, \.name, \.aliases) { $0.id == id }
        case .serviceGroup(let id): set(\.serviceGroups, \.name, \.aliases) { $0.id == id }
        case .actionSet(let id): set(\.actionSets, \.name, \.aliases) { $0.id == id }
        case .trigger(let id): set(\.triggers, \.name, \.aliases) { $0.id == id }
        case .user(let id): set(\.users, \.name, nil) { $0.id == id }
        case .service(let id):
            changeServices(of: id.accessory) { service in
                if service.id == id.service { (service.name, service.aliases) = (name, aliases) }
            }
        }
    }

    private mutating func changeServices(of accessory: AccessoryID, _ change: (inout Service) -> Void) {
        for index in home.accessories.indices where home.accessories[index].id == accessory {
            for service in home.accessories[index].services.indices {
                change(&home.accessories[index].services[service])
            }
        }
    }
}
