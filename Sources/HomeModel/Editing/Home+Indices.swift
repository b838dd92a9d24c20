extension Home {
    /// Where something stands in its list; throws where it is gone (row M6 for the room for the entire home).
    func index(of id: RoomID) throws(EditRefusal) -> Int {
        if id == roomForEntireHome.id { throw .roomForEntireHomeStays(in: name) }
        return try found(rooms.firstIndex { $0.id == id }, .room)
    }

    func index(of id: ZoneID) throws(EditRefusal) -> Int { try found(zones.firstIndex { $0.id == id }, .zone) }

    func index(of id: AccessoryID) throws(EditRefusal) -> Int {
        try found(accessories.firstIndex { $0.id == id }, .accessory)
    }

    func index(of id: ServiceReference) throws(EditRefusal) -> (accessory: Int, service: Int) {
        let accessory = try found(accessories.firstIndex { $0.id == id.accessory }, .service)
        let services = accessories[accessory].services
        return (accessory, try found(services.firstIndex { $0.id == id.service }, .service))
    }

    func index(of id: ServiceGroupID) throws(EditRefusal) -> Int {
        try found(serviceGroups.firstIndex { $0.id == id }, .serviceGroup)
    }

    func index(of id: ActionSetID) throws(EditRefusal) -> Int {
        try found(actionSets.firstIndex { $0.id == id }, .actionSet)
    }

    func index(of id: TriggerID) throws(EditRefusal) -> Int {
        try found(triggers.firstIndex { $0.id == id }, .trigger)
    }

    func index(of id: UserID) throws(EditRefusal) -> Int { try found(users.firstIndex { $0.id == id }, .user) }

    private func found(_ index: Int?, _ kind: NamedThing.Kind) throws(EditRefusal) -> Int {
        guard let index else { throw .gone(kind, in: name) }
        return index
    }
}

extension Home {
    /// The name and the aliases of a thing; throws where it is gone.
    func names(of thing: NamedThing) throws(EditRefusal) -> (name: String?, aliases: [String]) {
        switch thing {
        case .home: return (name, aliases)
        case .room(let id): return split(rooms[try index(of: id)])
        case .zone(let id): return split(zones[try index(of: id)])
        case .accessory(let id): return split(accessories[try index(of: id)])
        case .service(let id):
            let place = try index(of: id)
            let service = accessories[place.accessory].services[place.service]
            return (service.name, service.aliases)
        case .serviceGroup(let id): return split(serviceGroups[try index(of: id)])
        case .actionSet(let id): return split(actionSets[try index(of: id)])
        case .trigger(let id): return split(triggers[try index(of: id)])
        case .user(let id): return split(users[try index(of: id)])
        }
    }

    private func split(_ thing: some Named) -> (name: String?, aliases: [String]) { (thing.name, thing.aliases) }

    /// What people call a thing; a service without a name goes by its accessory's.
    func called(_ thing: NamedThing) throws(EditRefusal) -> String {
        if let name = try names(of: thing).name { return name }
        guard case .service(let id) = thing else { preconditionFailure("only services go without a name") }
        return accessories[try index(of: id.accessory)].name
    }

    /// Gives a thing that is there its names.
    mutating func setNames(of thing: NamedThing, _ name: String?, _ aliases: [String]) {
        func set<Thing>(
            _ list: WritableKeyPath<Home, [Thing]>, _ nameOf: WritableKeyPath<Thing, String>,
            _ aliasesOf: WritableKeyPath<Thing, [String]>?, where isIt: (Thing) -> Bool
        ) {
            for index in self[keyPath: list].indices where isIt(self[keyPath: list][index]) {
                self[keyPath: list][index][keyPath: nameOf] = name ?? ""
                if let aliasesOf { self[keyPath: list][index][keyPath: aliasesOf] = aliases }
            }
        }
        switch thing {
        case .home: (self.name, self.aliases) = (name ?? "", aliases)
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
        for index in accessories.indices where accessories[index].id == accessory {
            for service in accessories[index].services.indices {
                change(&accessories[index].services[service])
            }
        }
    }
}
