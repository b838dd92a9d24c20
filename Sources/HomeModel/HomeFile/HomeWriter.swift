/// Writes one home.
struct HomeWriter {
    let home: Home
    private let roomNames: [RoomID: String]
    private let sceneNames: [ActionSetID: String]
    private let accessories: [AccessoryID: Accessory]

    init(home: Home) {
        self.home = home
        roomNames = Dictionary(home.rooms.map { ($0.id, $0.name) }) { first, _ in first }
        sceneNames = Dictionary(home.actionSets.map { ($0.id, $0.name) }) { first, _ in first }
        accessories = Dictionary(home.accessories.map { ($0.id, $0) }) { first, _ in first }
    }

    func node(isPrimary: Bool) -> JSONNode {
        var page = FilePage()
        page.add("name", text: home.name)
        page.add("primary", flag: isPrimary)
        page.add("aliases", texts: home.aliases)
        page.add("temperatureUnit", text: home.temperatureUnit == .celsius ? nil : home.temperatureUnit.rawValue)
        page.add("rooms", list: home.rooms.map { named($0.name, $0.aliases, $0.extra) { _ in } })
        page.add("zones", list: home.zones.map { node(of: $0) })
        page.add("accessories", list: home.accessories.map { node(of: $0) })
        page.add("serviceGroups", list: home.serviceGroups.map { node(of: $0) })
        page.add("actionSets", list: home.actionSets.map { node(of: $0) })
        page.add("triggers", list: home.triggers.map { node(of: $0) })
        page.add("users", list: home.users.map { node(of: $0) })
        page.add(extra: home.extra)
        return page.node
    }

    /// An object that begins with its name and ends with what other programs keep.
    private func named(
        _ name: String?, _ aliases: [String], _ extra: JSON?, rest: (inout FilePage) -> Void
    ) -> JSONNode {
        var page = FilePage()
        page.add("name", text: name)
        page.add("aliases", texts: aliases)
        rest(&page)
        page.add(extra: extra)
        return page.node
    }

    private func node(of zone: Zone) -> JSONNode {
        named(zone.name, zone.aliases, zone.extra) { page in
            page.add("rooms", texts: zone.rooms.compactMap { roomNames[$0] })
        }
    }

    private func node(of accessory: Accessory) -> JSONNode {
        named(accessory.name, accessory.aliases, accessory.extra) { page in
            page.add("room", text: accessory.room.flatMap { roomNames[$0] })
            page.add("bridge", text: accessory.bridge.flatMap { accessories[$0]?.name })
            page.add("isBridge", flag: accessory.isBridge)
            page.add("manufacturer", text: accessory.manufacturer.map(FileObject.allowed))
            page.add("model", text: accessory.model.map(FileObject.allowed))
            page.add("serialNumber", text: accessory.serialNumber.map(FileObject.allowed))
            page.add("firmwareRevision", text: accessory.firmwareRevision.map(FileObject.allowed))
            page.add("services", list: accessory.services.map(\.node))
        }
    }

    private func node(of group: ServiceGroup) -> JSONNode {
        named(group.name, group.aliases, group.extra) { page in
            page.add("services", list: group.services.compactMap { reference($0)?.node })
        }
    }

    private func node(of scene: ActionSet) -> JSONNode {
        named(scene.name, scene.aliases, scene.extra) { page in
            page.add("actions", list: scene.actions.compactMap { node(of: $0) })
        }
    }

    private func node(of action: Action) -> JSONNode? {
        guard var page = reference(action.service) else { return nil }
        page.add("characteristic", text: action.characteristic.name)
        page.add("value", JSONNode(json: JSON(action.value)))
        return page.node
    }

    private func node(of trigger: Trigger) -> JSONNode {
        named(trigger.name, trigger.aliases, trigger.extraWithEvent { accessories[$0] }) { page in
            page.add("fireDate", text: trigger.fireDate)
            page.add("timeZone", text: trigger.timeZone)
            if let recurrence = trigger.recurrence { page.add("recurrence", JSONNode(json: recurrence.json)) }
            page.add("enabled", flag: trigger.isEnabled)
            page.add("actionSets", texts: trigger.actionSets.compactMap { sceneNames[$0] })
        }
    }

    private func node(of user: User) -> JSONNode {
        named(user.name, [], user.extra) { page in
            page.add("role", text: user.role.rawValue)
            if !user.mayOpen { page.add("mayOpen", JSONNode(json: .bool(false))) }
        }
    }

    // MARK: - References

    /// The keys that refer to a service, to which others may be added; nil where there is no such service.
    private func reference(_ reference: ServiceReference) -> FilePage? {
        guard let accessory = accessories[reference.accessory],
            let service = accessory.services.first(where: { $0.id == reference.service })
        else { return nil }
        var page = FilePage()
        page.add("accessory", text: accessory.name)
        page.add("service", text: service.name ?? service.type.name)
        if service.name == nil, let number = number(of: service, in: accessory) {
            page.add("number", JSONNode(.int(Int64(number))))
        }
        return page
    }

    /// The number, from 1, of a service without a name, where its type alone does not tell which one is meant.
    private func number(of service: Service, in accessory: Accessory) -> Int? {
        let alike = accessory.services.filter { $0.name == nil && $0.type == service.type }
        let key = NameKey(service.type.name)
        let isAName = accessory.services.contains { other in
            other.aliases.contains { NameKey($0) == key } || other.name.map { NameKey($0) == key } ?? false
        }
        guard alike.count > 1 || isAName else { return nil }
        return alike.firstIndex { $0.id == service.id }.map { $0 + 1 }
    }
}
