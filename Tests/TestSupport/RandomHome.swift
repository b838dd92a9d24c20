import HomeModel

/// Homes as nobody would think of them, made from a seed; they obey every rule.
public struct RandomHome {
    private var random: SeededNumbers
    private var count = 0

    /// Homes that are the same whenever the seed is.
    public static func snapshot(seed: Int) -> HomeSnapshot {
        var maker = RandomHome(random: SeededNumbers(seed: seed))
        let homes = (0..<maker.number(0...3)).map { _ in maker.home() }
        var snapshot = HomeSnapshot(homes: homes, primaryHome: homes.randomElement(using: &maker.random)?.id)
        snapshot.extra = maker.extra()
        return snapshot
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

    private mutating func isSo() -> Bool { .random(using: &random) }

    private mutating func one<Element>(of elements: [Element]) -> Element { elements[number(0...elements.count - 1)] }

    /// A name that no other has.
    private mutating func name() -> String {
        count += 1
        return one(of: ["Lamp", "Kid's Röom", "卧室", "СВЕТ", "ﬁn", "a\u{301}\u{327}", "Straße"]) + " \(count)"
    }

    private mutating func aliases() -> [String] { (0..<number(0...2)).map { _ in name() } }

    private mutating func extra() -> JSON? {
        switch number(0...5) {
        case 0: .object(["b": .array([.null, .double(0.1), .object([:])]), "a": .string("\u{0}\"\\ü\n")])
        case 1: .unsigned(.max)
        default: nil
        }
    }

    private mutating func text() -> String? { one(of: [nil, "", "Signify", "a \"b\" \\ ü", "A1"]) }

    private mutating func home() -> Home {
        var home = Home(name: name())
        home.aliases = aliases()
        home.temperatureUnit = one(of: [.celsius, .fahrenheit])
        home.extra = extra()
        home.rooms = (0..<number(0...5)).map { _ in room() }
        home.zones = (0..<number(0...3)).map { _ in zone(home.rooms) }
        home.accessories = (0..<number(0...6)).map { _ in accessory(home.rooms) }
        for index in home.accessories.indices where !home.accessories[index].isBridge {
            home.accessories[index].bridge = one(of: [nil] + home.accessories.filter(\.isBridge).map(\.id))
        }
        home.serviceGroups = (0..<number(0...3)).map { _ in group(home) }
        home.actionSets = (0..<number(0...3)).map { _ in scene(home) }
        home.triggers = (0..<number(0...3)).map { _ in trigger(home.actionSets) }
        home.users = (0..<number(0...2)).map { _ in user() }
        return home
    }

    private mutating func room() -> Room {
        var room = Room(name: name())
        room.aliases = aliases()
        room.extra = extra()
        return room
    }

    private mutating func zone(_ rooms: [Room]) -> Zone {
        var zone = Zone(name: name())
        zone.aliases = aliases()
        zone.rooms = Array(rooms.map(\.id).shuffled(using: &random).prefix(number(0...3)))
        zone.extra = extra()
        return zone
    }

    private mutating func user() -> User {
        var user = User(name: name(), role: one(of: [.administrator, .guest]))
        user.mayOpen = number(0...3) > 0
        user.extra = extra()
        return user
    }

    private mutating func group(_ home: Home) -> ServiceGroup {
        var group = ServiceGroup(name: name())
        group.aliases = aliases()
        group.extra = extra()
        group.services = Array(references(home).shuffled(using: &random).prefix(number(0...5)))
        return group
    }

    private func references(_ home: Home) -> [ServiceReference] {
        home.accessories.flatMap { accessory in
            accessory.services.map { ServiceReference(accessory: accessory.id, service: $0.id) }
        }
    }

    private mutating func scene(_ home: Home) -> ActionSet {
        var scene = ActionSet(name: name())
        scene.aliases = aliases()
        scene.extra = extra()
        for reference in references(home).shuffled(using: &random).prefix(number(0...5)) {
            for characteristic in home.service(reference)?.service.characteristics ?? [] {
                guard characteristic.metadata.permissions.contains(.write), let value = characteristic.value else {
                    continue
                }
                scene.actions.append(Action(service: reference, characteristic: characteristic.type, value: value))
            }
        }
        return scene
    }

    private mutating func trigger(_ scenes: [ActionSet]) -> Trigger {
        var trigger = Trigger(name: name(), fireDate: one(of: [nil, "2030-01-01T22:30:00+01:00"]))
        trigger.aliases = aliases()
        trigger.timeZone = one(of: [nil, "UTC", "America/Argentina/Salta"])
        trigger.recurrence = one(of: [nil, .every(5, .minutes), .every(5, .weeks), .weekdays([.sunday, .monday])])
        trigger.isEnabled = isSo()
        trigger.actionSets = Array(scenes.map(\.id).shuffled(using: &random).prefix(number(0...2)))
        trigger.extra = extra()
        return trigger
    }

    private mutating func accessory(_ rooms: [Room]) -> Accessory {
        var accessory = Accessory(name: name())
        accessory.aliases = aliases()
        accessory.room = one(of: [nil] + rooms.map(\.id))
        accessory.isBridge = number(0...3) == 0
        accessory.manufacturer = text()
        accessory.model = text()
        accessory.serialNumber = text()
        accessory.firmwareRevision = text()
        accessory.extra = extra()
        accessory.services = (0..<number(0...4)).map { _ in service(of: accessory) }
        if accessory.services.count > 0, isSo() { accessory.services[0].name = accessory.name }
        return accessory
    }

    private mutating func service(of accessory: Accessory) -> Service {
        let type = one(of: [
            "Lightbulb", "Switch", "Outlet", "Thermostat", "LockMechanism", "0A1B2C3D-0000-4000-8000-00AABBCCDDEE",
        ])
        var service = Service(type: ServiceType(type), name: isSo() ? name() : nil)
        service.aliases = aliases()
        service.extra = extra()
        let types = (Catalogue.required(by: service.type) + Catalogue.optional(for: service.type)).shuffled(
            using: &random)
        service.characteristics = types.prefix(number(0...8)).map { characteristic($0) }
        if isSo() { service.characteristics.append(vendorCharacteristic()) }
        // Whoever makes a service knows what its type requires.
        let given = Set(service.characteristics.map(\.type))
        service.characteristics += Catalogue.required(by: service.type).filter { !given.contains($0) }.map {
            characteristic($0)
        }
        return service
    }

    private mutating func characteristic(_ type: CharacteristicType) -> Characteristic {
        var characteristic = Characteristic(type: type)
        if number(0...2) == 0 { change(&characteristic.metadata) }
        characteristic.value = value(characteristic.metadata)
        return characteristic
    }

    private mutating func vendorCharacteristic() -> Characteristic {
        var metadata = CharacteristicMetadata(
            format: one(of: CharacteristicMetadata.Format.allCases), permissions: .read)
        if isSo() { change(&metadata) }
        return Characteristic(
            type: CharacteristicType("0A1B2C3E-0000-4000-8000-00AABBCCDDEE"), value: value(metadata), metadata: metadata
        )
    }

    private mutating func change(_ metadata: inout CharacteristicMetadata) {
        metadata.permissions = Permissions(rawValue: UInt8(number(0...127)))
        metadata.unit = one(of: [nil] + CharacteristicMetadata.Unit.allCases)
        metadata.minimum = one(of: [nil, 0, -2.5])
        metadata.maximum = one(of: [nil, 7, 1e9, 12.25])
        metadata.step = one(of: [nil, 0, 0.1, 3])
        metadata.maximumLength = one(of: [nil, 3, 64, 256])
        metadata.validValues = one(of: [nil, nil, [], [1, 2, 5]])
    }

    /// A value that the metadata allow, or none.
    private mutating func value(_ metadata: CharacteristicMetadata) -> CharacteristicValue? {
        let tried: [CharacteristicValue] = [
            .bool(isSo()), .int(Int64(number(-3...12))), .double(Double(number(-20...20)) / 4),
            .string(one(of: ["", "AQE=", "ü\n\u{0}"])),
            .int(.max), .double(1e19), .double(1e-7),
        ]
        // What is not allowed is not taken.
        return tried.shuffled(using: &random).lazy.compactMap { try? metadata.checked($0) }.first
    }
}
