import HAPController
import HomeModel

/// Puts the accessories of a newly paired device into a home.
///
/// An accessory that the home file foresaw, by its name, becomes the one on the wire; every other one is added, under a
/// legal and free name made from what the device calls it (row N13).
struct Enrolment {
    let device: PairedDevice
    /// The home to add to; nil is the one that foresaw the device, else the primary one.
    var home: HomeID?
    /// The room for what is new.
    var room: RoomID?
    /// The name for the device itself, where it is new.
    var name: String?

    /// Changes a snapshot, and tells what became of each accessory.
    func apply(to snapshot: inout HomeSnapshot) throws(HomeError) -> [AddedAccessory] {
        guard let index = homeIndex(in: snapshot) else { throw .notFound }
        var home = snapshot.homes[index]
        var entries: [AddedAccessory] = []
        for found in device.accessories { entries.append(try enrol(found, in: &home)) }
        attachToBridge(in: &home)
        snapshot.homes[index] = home
        return entries
    }

    private func homeIndex(in snapshot: HomeSnapshot) -> Int? {
        if let home { return snapshot.homes.firstIndex { $0.id == home } }
        let ofDevice = snapshot.homes.firstIndex { home in home.accessories.contains { $0.address?.device == device.id }
        }
        let foreseen = device.accessories.first.map { NameKey($0.name) }
        let expecting = snapshot.homes.firstIndex { home in
            home.accessories.contains { $0.address == nil && NameKey($0.name) == foreseen }
        }
        return ofDevice ?? expecting ?? snapshot.homes.firstIndex { $0.id == snapshot.primaryHome }
    }

    private func enrol(_ found: DiscoveredAccessory, in home: inout Home) throws(HomeError) -> AddedAccessory {
        let known =
            home.accessories.firstIndex { $0.address == found.address }
            ?? home.accessories.firstIndex { $0.address?.device == nil && NameKey($0.name) == NameKey(found.name) }
        if let known {
            home.accessories[known].join(found)
            return entry(home.accessories[known], found, home, isNew: false)
        }
        let wanted = found.address.aid == 1 ? name ?? found.name : found.name
        var accessory = Accessory(name: freeName(like: wanted, in: home))
        accessory.room = room
        accessory.address = found.address
        accessory.isBridge = found.isBridge
        accessory.manufacturer = found.manufacturer
        accessory.model = found.model
        accessory.serialNumber = found.serialNumber
        accessory.firmwareRevision = found.firmwareRevision
        home.accessories.append(accessory)
        let index = home.accessories.count - 1
        for service in found.services {
            let named = withFreeName(service, of: home.accessories[index], in: home)
            home.accessories[index].services.append(named)
        }
        return entry(home.accessories[index], found, home, isNew: true)
    }

    private func entry(_ accessory: Accessory, _ found: DiscoveredAccessory, _ home: Home, isNew: Bool)
        -> AddedAccessory
    {
        AddedAccessory(
            name: accessory.name, label: found.name, home: home.name, room: home.room(accessory.room)?.name,
            isNew: isNew)
    }

    private func attachToBridge(in home: inout Home) {
        let isOfDevice: (Accessory) -> Bool = { $0.address?.device == device.id }
        guard device.accessories.count > 1,
            let bridge = home.accessories.firstIndex(where: { isOfDevice($0) && $0.address?.aid == 1 })
        else { return }
        home.accessories[bridge].isBridge = true
        let id = home.accessories[bridge].id
        for index in home.accessories.indices where index != bridge && isOfDevice(home.accessories[index]) {
            home.accessories[index].bridge = id
        }
    }

    // MARK: - Names

    /// A service whose name is legal and nobody else's; one that shares its accessory's name keeps it (row N9).
    private func withFreeName(_ service: Service, of accessory: Accessory, in home: Home) -> Service {
        var service = service
        guard let label = service.name else { return service }
        let legal = Name.legal(from: label)
        let sharesName = legal.map(NameKey.init) == NameKey(accessory.name)
        let isTaken = accessory.services.contains { $0.name.map(NameKey.init) == legal.map(NameKey.init) }
        if sharesName && !isTaken {
            service.name = accessory.name
        } else {
            service.name = legal.map { freeName(like: $0, in: home) }
        }
        return service
    }

    private func freeName(like label: String, in home: Home) -> String {
        let taken = home.nameKeys
        let base = Name.legal(from: label) ?? "Accessory"
        if !taken.contains(NameKey(base)) { return base }
        var number = 2
        while taken.contains(NameKey(numbered(base, number))) { number += 1 }
        return numbered(base, number)
    }

    private func numbered(_ base: String, _ number: Int) -> String {
        let suffix = " \(number)"
        return (Name.legal(from: String(base.prefix(Name.maximumLength - suffix.count))) ?? "Accessory") + suffix
    }
}

extension Accessory {
    /// Becomes the accessory that was found on the wire: takes its address, numbers, metadata and values.
    fileprivate mutating func join(_ found: DiscoveredAccessory) {
        address = found.address
        manufacturer = found.manufacturer ?? manufacturer
        model = found.model ?? model
        serialNumber = found.serialNumber ?? serialNumber
        firmwareRevision = found.firmwareRevision ?? firmwareRevision
        var free = Set(services.indices)
        for service in found.services {
            if let index = match(service, among: free) {
                services[index].join(service)
                free.remove(index)
            } else {
                services.append(service.named(nil))
            }
        }
    }

    /// The service of the same number, else of the same type and name, else the first of the same type.
    private func match(_ service: Service, among free: Set<Int>) -> Int? {
        let candidates = free.sorted().filter { services[$0].type == service.type }
        let key = service.name.map(NameKey.init)
        return candidates.first { services[$0].iid == service.iid }
            ?? candidates.first { NameKey(services[$0].name ?? name) == key } ?? candidates.first
    }
}

extension Service {
    fileprivate mutating func join(_ found: Service) {
        iid = found.iid
        for characteristic in found.characteristics {
            if let index = characteristics.firstIndex(where: { $0.type == characteristic.type }) {
                characteristics[index] = characteristic
            } else {
                characteristics.append(characteristic)
            }
        }
    }

    fileprivate func named(_ name: String?) -> Service {
        var service = self
        service.name = name
        return service
    }
}

extension Home {
    /// The keys of all names in the home's namespace, its own included (rows N6, N8, N14).
    var nameKeys: Set<NameKey> {
        var names = [name] + aliases
        for room in rooms { names += [room.name] + room.aliases }
        for zone in zones { names += [zone.name] + zone.aliases }
        for accessory in accessories {
            names += [accessory.name] + accessory.aliases
            for service in accessory.services { names += [service.name].compactMap { $0 } + service.aliases }
        }
        for group in serviceGroups { names += [group.name] + group.aliases }
        for scene in actionSets { names += [scene.name] + scene.aliases }
        return Set((names + triggers.map(\.name)).map(NameKey.init))
    }

    /// Takes accessories out of the home, their services out of groups and scenes (row M16).
    mutating func removeAccessories(where isRemoved: (Accessory) -> Bool) {
        let removed = Set(accessories.filter(isRemoved).map(\.id))
        accessories.removeAll { removed.contains($0.id) }
        for index in accessories.indices where accessories[index].bridge.map(removed.contains) == true {
            accessories[index].bridge = nil
        }
        for index in serviceGroups.indices {
            serviceGroups[index].services.removeAll { removed.contains($0.accessory) }
        }
        for index in actionSets.indices {
            actionSets[index].actions.removeAll { removed.contains($0.service.accessory) }
        }
    }
}
