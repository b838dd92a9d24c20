import HomeModel

extension RandomEdits {
    /// Something new for a home, now and then with what does not belong there.
    mutating func addition(to home: Home) -> HomeEdit {
        switch number(0...11) {
        case 0, 1:
            var room = Room(id: happens(1, in: 30) ? self.room(in: home) : RoomID(uuid()), name: name())
            room.aliases = aliases()
            return .addRoom(room)
        case 2:
            var zone = Zone(id: ZoneID(uuid()), name: name())
            zone.aliases = aliases()
            zone.rooms = some(of: home.rooms.map(\.id), atMost: 3)
            if happens(1, in: 8) { zone.rooms.append(room(in: home)) }
            return .addZone(zone)
        case 3...6: return .addAccessory(foundAccessory(in: home))
        case 7:
            var group = ServiceGroup(id: ServiceGroupID(uuid()), name: name())
            group.aliases = aliases()
            group.services = (0..<number(0...3)).map { _ in service(in: home) }
            return .addServiceGroup(group)
        case 8:
            var scene = ActionSet(id: ActionSetID(uuid()), name: name())
            scene.aliases = aliases()
            scene.actions = (0..<number(0...2)).map { _ in action(in: home) }
            return .addActionSet(scene)
        case 9, 10: return .addTrigger(trigger(in: home))
        default:
            let id = happens(1, in: 20) ? one(of: home.users)?.id : nil
            return .addUser(
                User(id: id ?? UserID(uuid()), name: name(), role: happens(1, in: 3) ? .administrator : .guest))
        }
    }

    private mutating func aliases() -> [String] { happens(1, in: 4) ? (0..<number(1...2)).map { _ in name() } : [] }

    private mutating func trigger(in home: Home) -> Trigger {
        var trigger = Trigger(id: TriggerID(uuid()), name: name(), fireDate: fireDate())
        trigger.aliases = aliases()
        trigger.timeZone = timeZone()
        trigger.recurrence = recurrence()
        trigger.isEnabled = happens(1, in: 2)
        trigger.actionSets = some(of: home.actionSets.map(\.id), atMost: 2)
        if happens(1, in: 10) { trigger.actionSets.append(scene(in: home)) }
        return trigger
    }

    private mutating func foundAccessory(in home: Home) -> Accessory {
        let id = happens(1, in: 30) ? one(of: home.accessories)?.id : nil
        var accessory = Accessory(id: id ?? AccessoryID(uuid()), name: name())
        accessory.aliases = aliases()
        accessory.room = happens(1, in: 3) ? nil : room(in: home)
        accessory.isBridge = happens(1, in: 5)
        if happens(1, in: 3) { accessory.bridge = one(of: home.accessories.filter(\.isBridge))?.id }
        if happens(1, in: 2), accessory.isBridge { accessory.bridge = nil }
        if happens(1, in: 20) { accessory.bridge = self.accessory(in: home) }
        accessory.firmwareRevision = one(of: ["1.0", "2.0"])
        accessory.services = (0..<number(0...3)).map { _ in service(of: accessory) }
        if happens(1, in: 20) { accessory.services += accessory.services.prefix(1) }
        return accessory
    }

    private mutating func service(of accessory: Accessory) -> Service {
        let type = one(of: ["Lightbulb", "Switch", "Thermostat", "LockMechanism", "MotionSensor"]) ?? "Switch"
        var service = Service(id: ServiceID(uuid()), type: ServiceType(type))
        switch number(0...3) {
        case 0: service.name = name()
        case 1: service.name = respelt(accessory.name)
        default: break
        }
        if happens(1, in: 10) { service.aliases = [name()] }
        service.characteristics = Catalogue.required(by: service.type).map { characteristic($0) }
        if type == "Lightbulb" { service.characteristics.append(characteristic(CharacteristicType("Brightness"))) }
        return service
    }

    private mutating func characteristic(_ type: CharacteristicType) -> Characteristic {
        Characteristic(type: type, value: value(of: Characteristic(type: type)))
    }

    /// A value that a characteristic takes, or none.
    private mutating func value(of characteristic: Characteristic) -> CharacteristicValue? {
        let tried: [CharacteristicValue] = [
            .bool(happens(1, in: 2)), .int(Int64(number(0...30))), .int(1), .double(20.5),
        ]
        // What is not allowed is not taken.
        return tried.lazy.compactMap { try? characteristic.metadata.checked($0) }.first
    }

    /// An accessory of a home as it says of itself later.
    mutating func refreshed(in home: Home) -> Accessory {
        guard var accessory = one(of: home.accessories), !happens(1, in: 40) else {
            return Accessory(id: AccessoryID(uuid()), name: name())
        }
        // None of these is the device's to say.
        accessory.name = name()
        accessory.aliases = []
        accessory.room = nil
        if happens(1, in: 5) { accessory.firmwareRevision = one(of: ["1.0", "2.0", "2.1"]) }
        if happens(1, in: 10) { accessory.address = DeviceID("AA:BB:CC:DD:EE:FF").map { .init(device: $0, aid: 2) } }
        if happens(1, in: 5) { accessory.services = some(of: accessory.services, atMost: 4) }
        if happens(1, in: 8) { accessory.services.append(service(of: accessory)) }
        if happens(1, in: 40), let service = one(of: home.accessories.flatMap(\.services)) {
            accessory.services.append(service)
        }
        for service in accessory.services.indices {
            if happens(1, in: 6) { accessory.services[service].name = name() }
            refresh(&accessory.services[service])
        }
        return accessory
    }

    private mutating func refresh(_ service: inout Service) {
        if happens(1, in: 15), !service.characteristics.isEmpty { service.characteristics.removeLast() }
        for index in service.characteristics.indices where happens(1, in: 4) {
            service.characteristics[index].value = happens(1, in: 10) ? nil : value(of: service.characteristics[index])
        }
    }
}
