extension HomeSnapshot {
    /// The same homes, in which everything that is known of old, by its kind and name, has its old identity.
    ///
    /// A file has no identities. What keeps its name through an import stays who it is to observers, accounts and
    /// whoever remembers it; a paired accessory keeps where it is on the wire.
    public func keepingIdentities(of known: HomeSnapshot) -> HomeSnapshot {
        var kept = self
        let ids = kept.homes.keepIdentities(of: known.homes)
        kept.primaryHome = primaryHome.map { ids[$0] ?? $0 }
        for index in kept.homes.indices {
            if let old = known.home(kept.homes[index].id) { kept.homes[index].keepIdentities(of: old) }
        }
        return kept
    }
}

extension Home {
    /// Gives everything that another version of this home knows the identity that it has there.
    fileprivate mutating func keepIdentities(of known: Home) {
        let rooms = rooms.keepIdentities(of: known.rooms)
        _ = zones.keepIdentities(of: known.zones)
        let accessories = accessories.keepIdentities(of: known.accessories)
        _ = serviceGroups.keepIdentities(of: known.serviceGroups)
        let scenes = actionSets.keepIdentities(of: known.actionSets)
        _ = triggers.keepIdentities(of: known.triggers)
        _ = users.keepIdentities(of: known.users)
        var services: [ServiceID: ServiceID] = [:]
        for index in self.accessories.indices {
            if let old = known.accessory(self.accessories[index].id) {
                services.merge(self.accessories[index].keepIdentities(of: old)) { first, _ in first }
            }
        }
        replace(rooms, accessories, services, scenes)
    }

    /// Writes new identities wherever something refers to an old one.
    private mutating func replace(
        _ rooms: [RoomID: RoomID], _ accessories: [AccessoryID: AccessoryID], _ services: [ServiceID: ServiceID],
        _ scenes: [ActionSetID: ActionSetID]
    ) {
        func kept(_ reference: ServiceReference) -> ServiceReference {
            ServiceReference(
                accessory: accessories[reference.accessory] ?? reference.accessory,
                service: services[reference.service] ?? reference.service)
        }
        for index in zones.indices { zones[index].rooms = zones[index].rooms.map { rooms[$0] ?? $0 } }
        for index in self.accessories.indices {
            let (room, bridge) = (self.accessories[index].room, self.accessories[index].bridge)
            self.accessories[index].room = room.map { rooms[$0] ?? $0 }
            self.accessories[index].bridge = bridge.map { accessories[$0] ?? $0 }
        }
        for index in serviceGroups.indices { serviceGroups[index].services = serviceGroups[index].services.map(kept) }
        for index in actionSets.indices {
            for place in actionSets[index].actions.indices {
                actionSets[index].actions[place].service = kept(actionSets[index].actions[place].service)
            }
        }
        for index in triggers.indices {
            triggers[index].actionSets = triggers[index].actionSets.map { scenes[$0] ?? $0 }
            guard var event = triggers[index].event?.characteristic else { continue }
            event.services = event.services.map(kept)
            triggers[index].event = .characteristic(event)
        }
    }
}

extension Accessory {
    /// Takes over where an accessory that was known is on the wire, and the identities of its services.
    fileprivate mutating func keepIdentities(of known: Accessory) -> [ServiceID: ServiceID] {
        address = address ?? known.address
        var ids: [ServiceID: ServiceID] = [:]
        for (index, match) in zip(services.indices, matches(in: known)) {
            guard let match else { continue }
            let old = known.services[match]
            ids[services[index].id] = old.id
            services[index].id = old.id
            services[index].iid = services[index].iid ?? old.iid
            for place in services[index].characteristics.indices {
                let characteristic = services[index].characteristics[place]
                services[index].characteristics[place].iid = characteristic.iid ?? old[characteristic.type]?.iid
            }
        }
        return ids
    }

    /// For each service, the place of the one in another state of the accessory that it was: of the same type and name.
    ///
    /// Where several are alike, they are matched in order.
    func matches(in known: Accessory) -> [Int?] {
        var free = known.services.indices.map { (place: $0, service: known.services[$0]) }
        return services.map { service in
            let key = NameKey(service.name ?? name)
            let match = free.firstIndex {
                $0.service.type == service.type && NameKey($0.service.name ?? known.name) == key
            }
            return match.map { free.remove(at: $0).place }
        }
    }
}

/// What has an identity of its own, and a name by which a file knows it.
private protocol Identified: Named {
    var id: Identifier<Self> { get set }
}

extension Home: Identified {}
extension Room: Identified {}
extension Zone: Identified {}
extension Accessory: Identified {}
extension ServiceGroup: Identified {}
extension ActionSet: Identified {}
extension Trigger: Identified {}
extension User: Identified {}

extension Array where Element: Identified {
    /// Gives each element the identity of the known one of its name; tells old for new.
    fileprivate mutating func keepIdentities(of known: [Element]) -> [Identifier<Element>: Identifier<Element>] {
        let known = Dictionary(known.map { (NameKey($0.name), $0.id) }) { first, _ in first }
        var ids: [Identifier<Element>: Identifier<Element>] = [:]
        for index in indices {
            guard let id = known[NameKey(self[index].name)] else { continue }
            ids[self[index].id] = id
            self[index].id = id
        }
        return ids
    }
}
