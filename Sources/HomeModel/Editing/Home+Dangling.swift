extension Home {
    /// The home without what refers to something that is not there (row M16).
    public var withoutDanglingReferences: Home {
        var home = self
        let rooms = Set(rooms.map(\.id))
        let accessories = Set(accessories.map(\.id))
        let services = Set(
            self.accessories.flatMap { accessory in
                accessory.services.map { ServiceReference(accessory: accessory.id, service: $0.id) }
            })
        let scenes = Set(actionSets.map(\.id))
        for index in home.zones.indices { home.zones[index].rooms.removeAll { !rooms.contains($0) } }
        for index in home.accessories.indices {
            home.accessories[index].room = home.accessories[index].room.flatMap { rooms.contains($0) ? $0 : nil }
            home.accessories[index].bridge = home.accessories[index].bridge.flatMap {
                accessories.contains($0) ? $0 : nil
            }
        }
        for index in home.serviceGroups.indices {
            home.serviceGroups[index].services.removeAll { !services.contains($0) }
        }
        for index in home.actionSets.indices {
            home.actionSets[index].actions.removeAll { !services.contains($0.service) }
        }
        for index in home.triggers.indices {
            home.triggers[index].actionSets.removeAll { !scenes.contains($0) }
            guard var event = home.triggers[index].event?.characteristic else { continue }
            event.services.removeAll { !services.contains($0) }
            home.triggers[index].event = .characteristic(event)
        }
        return home
    }
}
