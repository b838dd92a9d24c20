extension Home {
    /// The room of a name or alias; the home's own name is the room for the entire home (row M6).
    ///
    /// - Throws: `EditRefusal` of `notFound`, with the nearest names.
    public func room(called name: String) throws(EditRefusal) -> Room {
        if isCalled(name) { return roomForEntireHome }
        return try found(rooms, .room, name)
    }

    /// The zone of a name or alias.
    ///
    /// - Throws: `EditRefusal` of `notFound`, with the nearest names.
    public func zone(called name: String) throws(EditRefusal) -> Zone { try found(zones, .zone, name) }

    /// The accessory of a name or alias.
    ///
    /// - Throws: `EditRefusal` of `notFound`, with the nearest names.
    public func accessory(called name: String) throws(EditRefusal) -> Accessory {
        try found(accessories, .accessory, name)
    }

    /// The service group of a name or alias.
    ///
    /// - Throws: `EditRefusal` of `notFound`, with the nearest names.
    public func serviceGroup(called name: String) throws(EditRefusal) -> ServiceGroup {
        try found(serviceGroups, .serviceGroup, name)
    }

    /// The scene of a name or alias.
    ///
    /// - Throws: `EditRefusal` of `notFound`, with the nearest names.
    public func actionSet(called name: String) throws(EditRefusal) -> ActionSet {
        try found(actionSets, .actionSet, name)
    }

    /// The trigger of a name or alias.
    ///
    /// - Throws: `EditRefusal` of `notFound`, with the nearest names.
    public func trigger(called name: String) throws(EditRefusal) -> Trigger { try found(triggers, .trigger, name) }

    /// The user of a name.
    ///
    /// - Throws: `EditRefusal` of `notFound`, with the nearest names.
    public func user(called name: String) throws(EditRefusal) -> User { try found(users, .user, name) }

    /// The accessories that stand in a room, which may be the one for the entire home (row M6).
    public func accessories(in room: Room) -> [Accessory] {
        let place = room.id == roomForEntireHome.id ? nil : room.id
        return accessories.filter { $0.room == place }
    }

    private func found<Thing: Named>(
        _ things: [Thing], _ kind: NamedThing.Kind, _ name: String
    ) throws(EditRefusal) -> Thing {
        if let thing = things.named(name) { return thing }
        throw .notFound(kind, name, in: self.name, near: nearest(to: name, among: things.flatMap(\.names)))
    }
}
