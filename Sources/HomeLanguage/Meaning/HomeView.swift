import HomeModel
import HomeNames
import HomeOutcomes
import UtteranceAnalysis

/// A home as commands see it: its services, each with its accessory and room; shared by all who look at it.
final class HomeView: Sendable {
    let home: Home
    let services: [ServiceView]
    /// What its people have taught.
    let phrases: [NameKey: Phrase]
    /// The places among the services of those of an accessory.
    private let placesByAccessory: [AccessoryID: Range<Int>]
    /// The places among the services of those in a room, and of those of a type.
    private let placesByRoom: [RoomID: [Int]]
    private let placesByType: [ServiceType: [Int]]

    /// Looks at a home.
    init(_ home: Home) {
        self.home = home
        let rooms = Dictionary(home.rooms.map { ($0.id, $0) }) { first, _ in first }
        var services: [ServiceView] = []
        var byAccessory: [AccessoryID: Range<Int>] = [:]
        var byRoom: [RoomID: [Int]] = [:]
        var byType: [ServiceType: [Int]] = [:]
        byAccessory.reserveCapacity(home.accessories.count)
        for accessory in home.accessories {
            let start = services.count
            let room = accessory.room.flatMap { rooms[$0] }
            for service in accessory.spokenServices {
                if let room { byRoom[room.id, default: []].append(services.count) }
                byType[service.type, default: []].append(services.count)
                services.append(ServiceView(home: home.name, room: room, accessory: accessory, service: service))
            }
            byAccessory[accessory.id] = start..<services.count
        }
        self.services = services
        phrases = Dictionary(home.phrases.map { ($0.key, $0) }) { $1 }
        (placesByAccessory, placesByRoom, placesByType) = (byAccessory, byRoom, byType)
    }

    /// The same home after one accessory of it has changed, without looking at the others again; nil where more than
    /// its names may be otherwise.
    init?(_ home: Home, after earlier: HomeView, changing id: AccessoryID) {
        guard let places = earlier.placesByAccessory[id], home.name == earlier.home.name,
            let accessory = home.accessories.first(where: { $0.id == id }),
            accessory.spokenServices.map(\.type) == earlier.services[places].map(\.service.type),
            earlier.services[places].allSatisfy({ $0.room?.id == accessory.room })
        else { return nil }
        self.home = home
        var services = earlier.services
        for (place, service) in zip(places, accessory.spokenServices) {
            services[place] = ServiceView(
                home: home.name, room: services[place].room, accessory: accessory, service: service)
        }
        self.services = services
        phrases = earlier.phrases
        placesByAccessory = earlier.placesByAccessory
        placesByRoom = earlier.placesByRoom
        placesByType = earlier.placesByType
    }

    /// What says in which mode a heater-cooler is.
    private static let mode: CharacteristicType = "TargetHeaterCoolerState"

    /// The same home in the modes that a reading sets, which say which threshold of a heater-cooler holds.
    func once(_ reading: Interpretation) -> HomeView {
        // Most readings set none, and keep the home as it is without being compared with it.
        let modes = reading.targetedActions.filter { if case .set(Self.mode, _) = $0.action { true } else { false } }
        if modes.isEmpty { return self }
        var changed = home
        for target in modes {
            guard case .set(let type, let value) = target.action,
                let accessory = changed.accessories.firstIndex(where: { $0.id == target.reference.accessory }),
                let service = changed.accessories[accessory].services.firstIndex(where: {
                    $0.id == target.reference.service
                })
            else { continue }
            changed.accessories[accessory].services[service] =
                changed.accessories[accessory].services[service].once(type, is: value)
        }
        return changed == home ? self : HomeView(changed)
    }

    /// The services in some rooms that are as wanted, in the order of the home.
    func services(in rooms: Set<RoomID>, where isWanted: (ServiceView) -> Bool = { _ in true }) -> [ServiceView] {
        let places =
            rooms.count == 1
            ? rooms.first.flatMap { placesByRoom[$0] } ?? [] : rooms.flatMap { placesByRoom[$0] ?? [] }.sorted()
        var found: [ServiceView] = []
        found.reserveCapacity(places.count)
        for place in places where isWanted(services[place]) { found.append(services[place]) }
        return found
    }

    /// The services of some types, in the order of the home.
    func services(ofTypes types: [ServiceType]) -> [ServiceView] {
        if types.count == 1 { return (placesByType[types[0]] ?? []).map { services[$0] } }
        return types.flatMap { placesByType[$0] ?? [] }.sorted().map { services[$0] }
    }

    /// The room of a name or alias.
    func room(named name: String) -> Room? { home.rooms.named(name) }

    /// The services that a named thing is or has; none for a home, room, zone or scene.
    func services(of thing: NamedThing) -> [ServiceView] {
        switch thing {
        case .accessory(let id): services(of: id)
        case .service(let reference):
            services(of: reference.accessory).filter { $0.reference == reference }
        case .serviceGroup(let id):
            (home.serviceGroups.first { $0.id == id }?.services ?? []).flatMap { services(of: .service($0)) }
        case .home, .room, .zone, .actionSet, .trigger, .user: []
        }
    }

    /// Whether one of the services of a named thing is as wanted.
    func hasService(of thing: NamedThing, where isWanted: (ServiceView) -> Bool) -> Bool {
        guard case .accessory(let id) = thing else { return services(of: thing).contains(where: isWanted) }
        return placesByAccessory[id]?.contains { isWanted(services[$0]) } ?? false
    }

    /// Those of some things that have a service which is as wanted, and in some rooms; nil is anywhere.
    ///
    /// A few rooms are looked through once, for all of them.
    func entries(
        _ entries: [NameEntry], in rooms: Set<RoomID>?, where isWanted: (ServiceView) -> Bool
    ) -> [NameEntry] {
        guard let rooms else { return entries.filter { hasService(of: $0.thing, where: isWanted) } }
        let there = services(in: rooms).filter(isWanted).map(\.accessory.id)
        return entries.filter { entry in
            guard case .accessory(let id) = entry.thing else {
                return hasService(of: entry.thing) { $0.room.map { rooms.contains($0.id) } ?? false && isWanted($0) }
            }
            return there.contains(id)
        }
    }

    private func services(of accessory: AccessoryID) -> [ServiceView] {
        placesByAccessory[accessory].map { Array(services[$0]) } ?? []
    }

    /// The rooms that bear a name here, or that zones that bear it have.
    func rooms(of name: Lattice.NameHit) -> Set<RoomID> {
        if name.entries.count == 1, name.entries[0].home == home.id { return rooms(of: name.entries[0].thing) }
        return name.entries.reduce(into: []) { rooms, entry in
            if entry.home == home.id { rooms.formUnion(self.rooms(of: entry.thing)) }
        }
    }

    /// The rooms that a room or zone is.
    func rooms(of thing: NamedThing) -> Set<RoomID> {
        switch thing {
        case .room(let id): [id]
        case .zone(let id): Set(home.zones.first { $0.id == id }?.rooms ?? [])
        case .home, .accessory, .service, .serviceGroup, .actionSet, .trigger, .user: []
        }
    }
}

/// One service, with what stands around it; shared by all who speak of it.
final class ServiceView: Hashable, Sendable {
    let home: String
    let room: Room?
    let accessory: Accessory
    let service: Service

    init(home: String, room: Room?, accessory: Accessory, service: Service) {
        self.home = home
        self.room = room
        self.accessory = accessory
        self.service = service
    }

    var reference: ServiceReference { ServiceReference(accessory: accessory.id, service: service.id) }

    /// What people call the service.
    var name: String { service.name ?? accessory.name }

    /// Whether it goes by its accessory's name.
    var goesByAccessory: Bool { service.name.map { NameKey($0) == NameKey(accessory.name) } ?? true }

    /// The order of targets in an outcome.
    static func isBefore(_ one: ServiceView, _ other: ServiceView) -> Bool {
        if one.home != other.home { return one.home < other.home }
        if one.room?.name != other.room?.name { return (one.room?.name ?? "") < (other.room?.name ?? "") }
        return isNamedBefore(one, other)
    }

    private static func isNamedBefore(_ one: ServiceView, _ other: ServiceView) -> Bool {
        one.accessory.name < other.accessory.name
            || one.accessory.name == other.accessory.name && one.name < other.name
    }

    /// Services in the order of targets in an outcome.
    static func inOrder(_ services: [ServiceView]) -> [ServiceView] {
        guard let first = services.first, services.count > 1 else { return services }
        let isInOneRoom = services.allSatisfy { $0.room?.id == first.room?.id && $0.home == first.home }
        return isInOneRoom ? services.sorted(by: isNamedBefore) : services.sorted(by: isBefore)
    }

    /// Whether a word is part of one of its names: "lamp" of "Desk Lamp".
    func isCalled(_ word: String) -> Bool {
        let isCalled: (String) -> Bool = { NameKey($0).contains(word) }
        return isCalled(accessory.name) || service.name.map(isCalled) ?? false
            || accessory.aliases.contains(where: isCalled) || service.aliases.contains(where: isCalled)
    }

    /// The service as the target of an intent on one of its characteristics.
    func target(_ type: CharacteristicType? = nil) -> Target {
        // By its place, because to look at a characteristic as a value is to copy it.
        let place = type.flatMap {
            service.place(of: $0) ?? ($0 == .reachable ? service.characteristics.firstIndex(where: \.isRead) : nil)
        }
        return Target(
            home: home, room: room?.name, accessory: accessory.name, service: name, type: service.type,
            reference: reference, place: place.flatMap { accessory.place(ofCharacteristic: $0, in: service) },
            metadata: place.map { service.characteristics[$0].metadata },
            power: type.flatMap { power(for: $0) }, others: others(beside: type),
            progress: accessory.address == nil ? nil : type?.current.flatMap { self.place(of: $0)?.address })
    }

    /// What switches on whatever shows the value: a light's colour, a fan's speed, a heater's mode.
    private func power(for type: CharacteristicType) -> WriteProposal? {
        guard accessory.address != nil, Self.shown.contains(type) else { return nil }
        if let place = place(of: "On") { return WriteProposal(.bool(true), for: place) }
        return place(of: "Active").map { WriteProposal(.int(1), for: $0) }
    }

    /// What shows only while the service is on.
    private static let shown: [CharacteristicType] = [
        "Brightness", "RotationSpeed", "Hue", "Saturation", "ColorTemperature", "TargetHeaterCoolerState",
    ]

    private func others(beside type: CharacteristicType?) -> [CharacteristicType: CharacteristicPlace] {
        guard type != nil, accessory.address != nil else { return [:] }
        let together: [CharacteristicType] = [
            "Brightness", "Hue", "Saturation", "ColorTemperature", "TargetTemperature", "TargetHeatingCoolingState",
            "TargetHeaterCoolerState", "HeatingThresholdTemperature", "CoolingThresholdTemperature",
        ]
        return together.reduce(into: [:]) { others, type in others[type] = place(of: type) }
    }

    private func place(of type: CharacteristicType) -> CharacteristicPlace? {
        accessory.place(of: type, in: service)
    }

    static func == (one: ServiceView, other: ServiceView) -> Bool { one.reference == other.reference }
    func hash(into hasher: inout Hasher) { hasher.combine(reference) }
}

extension [ServiceView] {
    /// Those that are as wanted; the same array where all are, as they mostly are.
    func picked(where isWanted: (ServiceView) -> Bool) -> [ServiceView] {
        guard let first = firstIndex(where: { !isWanted($0) }) else { return self }
        return self[..<first] + self[(first + 1)...].filter(isWanted)
    }
}

extension NameKey {
    /// Whether a word stands in it, byte by byte: as all keys are folded, Unicode's rules have nothing to add.
    fileprivate func contains(_ word: String) -> Bool {
        var (text, word) = (text, word)
        return text.withUTF8 { text in
            word.withUTF8 { word in
                text.count >= word.count
                    && (0...text.count - word.count).contains { start in
                        word.indices.allSatisfy { text[start + $0] == word[$0] }
                    }
            }
        }
    }
}

extension Characteristic {
    fileprivate var isRead: Bool { metadata.permissions.contains(.read) }
}

extension Service {
    /// Whether it is switched rather than opened, locked or heated.
    var isSwitched: Bool {
        isWritable(anyOf: ["On", "Active"])
    }

    /// Whether it can be held where it is while it moves.
    var isHeld: Bool { isWritable(anyOf: ["HoldPosition", "TargetPosition"]) }

    private func isWritable(anyOf types: [CharacteristicType]) -> Bool {
        types.contains { self[$0]?.metadata.permissions.contains(.write) == true }
    }
}
