import HAPController
import HomeModel

/// What puts the accessories of a newly paired device into a home: the edits, and what becomes of each accessory.
///
/// An accessory that the home file foresaw, by its name or label, becomes the one on the wire; every other one is
/// added, under a legal and free name made from what the device calls it (row N13), in the room for the entire home.
/// Without any home one called “My Home” is made.
struct Enrolment {
    /// The most accessories of a device that are taken; HAP allows a bridge 150.
    static let maximumAccessories = 1_000

    /// The home that they go into.
    let home: HomeID
    /// What puts them there.
    private(set) var edits: [Edit] = []
    /// What becomes of each, a bridge before what is behind it.
    private(set) var added: [AddedAccessory] = []
    /// The home as the edits leave it.
    private(set) var result: Home
    private var names: FreeNames

    /// The enrolment of a device in a home of a snapshot.
    ///
    /// Without a home given, it is the one that foresaw the device, of those that a right is over, else the primary
    /// one; `name` is for the device itself, where it is new.
    ///
    /// - Throws: `EditRefusal` where the home is gone, or has no room for so many.
    init(
        of device: PairedDevice, in snapshot: HomeSnapshot, home: HomeID? = nil, among right: AdministratorRight? = nil,
        name: String? = nil
    ) throws(EditRefusal) {
        result =
            try Self.home(home, expecting: device, in: snapshot, among: right?.homes) ?? Home(name: Self.firstHome)
        self.home = result.id
        names = FreeNames(in: result)
        if snapshot.homes.isEmpty { edits = [.addHome(id: result.id, name: result.name)] }
        let found = Self.distinct(device.accessories)
        guard result.accessories.count + found.count <= HomeFile.maximumPerHome else {
            throw .tooManyAccessories(HomeFile.maximumPerHome, in: result.name)
        }
        for accessory in found { enrol(accessory.bounded, as: accessory.address.aid == 1 ? name : nil) }
    }

    /// The name of the home that is made where there is none.
    static var firstHome: String { localized("first-home") }

    private static func home(
        _ wanted: HomeID?, expecting device: PairedDevice, in snapshot: HomeSnapshot, among allowed: Set<HomeID>?
    ) throws(EditRefusal) -> Home? {
        if let wanted {
            guard let home = snapshot.home(wanted) else { throw .gone(.home) }
            return home
        }
        let first = device.accessories.first { $0.address.aid == 1 } ?? device.accessories.first
        let homes = snapshot.homes.filter { allowed?.contains($0.id) ?? true }
        return homes.first { home in home.accessories.contains { $0.address?.device == device.id } }
            ?? first.flatMap { first in homes.first { $0.foreseen(first) != nil } }
            ?? snapshot.primary
    }

    /// The accessories of a device, itself first, each address once.
    private static func distinct(_ accessories: [DiscoveredAccessory]) -> [DiscoveredAccessory] {
        var seen: Set<AccessoryAddress> = []
        let once = accessories.prefix(maximumAccessories).filter { seen.insert($0.address).inserted }
        return once.filter { $0.address.aid == 1 } + once.filter { $0.address.aid != 1 }
    }

    private mutating func enrol(_ found: DiscoveredAccessory, as name: String?) {
        if let known = result.accessories.first(where: { $0.address == found.address }) ?? result.foreseen(found) {
            let joined = known.joined(with: found, names: &names)
            keep(joined, .refresh(joined), isNew: false)
        } else {
            let new = Accessory(found, name: name, names: &names, bridge: found.isBridge ? nil : bridge(of: found))
            keep(new, .addAccessory(new), isNew: true)
        }
    }

    /// The bridge that an accessory is behind: the device itself, where the home has it as a bridge.
    private func bridge(of found: DiscoveredAccessory) -> AccessoryID? {
        result.accessories.first {
            $0.isBridge && $0.address == AccessoryAddress(device: found.address.device, aid: 1)
        }?
        .id
    }

    private mutating func keep(_ accessory: Accessory, _ edit: HomeEdit, isNew: Bool) {
        // What is as it was is not written again: two programs may take up the same news.
        if !result.accessories.contains(accessory) {
            result.accessories.removeAll { $0.id == accessory.id }
            result.accessories.append(accessory)
            edits.append(.change(home, edit))
        }
        added.append(
            AddedAccessory(
                id: accessory.id, homeID: home, name: accessory.name, label: accessory.label, home: result.name,
                room: result.room(accessory.room)?.name, isNew: isNew))
    }
}

extension Home {
    /// The accessory that a home file described before it was paired: of the same name, or of the same label.
    fileprivate func foreseen(_ found: DiscoveredAccessory) -> Accessory? {
        let key = NameKey(found.name)
        return accessories.first { $0.address == nil && (NameKey($0.name) == key || $0.label == found.label) }
    }
}

extension Accessory {
    /// A new accessory of a home, as it was found on the wire.
    fileprivate init(_ found: DiscoveredAccessory, name: String?, names: inout FreeNames, bridge: AccessoryID?) {
        self.init(name: name ?? names.claim(like: found.name))
        if let name { names.take(name) }
        let isLegal = Name.fault(in: found.name) == nil
        if name == nil ? self.name != found.name : !isLegal { label = found.label }
        self.bridge = bridge
        address = found.address
        isBridge = found.isBridge
        manufacturer = found.manufacturer
        model = found.model
        serialNumber = found.serialNumber
        firmwareRevision = found.firmwareRevision
        for service in found.services { services.append(service.named(in: self, called: found.name, names: &names)) }
    }

    /// The accessory as the one that was found on the wire: with its address, numbers, metadata and values.
    ///
    /// What is not told stays as it was.
    fileprivate func joined(with found: DiscoveredAccessory, names: inout FreeNames) -> Accessory {
        var joined = self
        joined.address = found.address
        joined.manufacturer = found.manufacturer ?? manufacturer
        joined.model = found.model ?? model
        joined.serialNumber = found.serialNumber ?? serialNumber
        joined.firmwareRevision = found.firmwareRevision ?? firmwareRevision
        var free = Set(services.indices)
        for service in found.services {
            if let index = match(service, among: free) {
                joined.services[index].join(service)
                free.remove(index)
            } else if joined.services.count < HomeFile.maximumServices {
                joined.services.append(service.named(in: joined, called: found.name, names: &names))
            }
        }
        return joined
    }

    /// The service of the same number, else of the same type and name, else the first of the same type.
    private func match(_ service: Service, among free: Set<Int>) -> Int? {
        let candidates = free.sorted().filter { services[$0].type == service.type }
        let key = service.name.map(NameKey.init)
        return candidates.first { services[$0].iid != nil && services[$0].iid == service.iid }
            ?? candidates.first { NameKey(services[$0].name ?? name) == key } ?? candidates.first
    }
}

extension Service {
    fileprivate mutating func join(_ found: Service) {
        iid = found.iid
        for characteristic in found.characteristics {
            if let index = characteristics.firstIndex(where: { $0.type == characteristic.type }) {
                characteristics[index] = characteristic
            } else if characteristics.count < HomeFile.maximumCharacteristics {
                characteristics.append(characteristic)
            }
        }
    }

    /// The service under a legal name that is nobody else's; one called as its accessory shares that one's name (row N9).
    ///
    /// A service without a name stays without one (row N12).
    fileprivate func named(in accessory: Accessory, called accessoryLabel: String, names: inout FreeNames) -> Service {
        var service = self
        guard let own = name else { return service }
        let isAlone = !accessory.services.contains { $0.name.map(NameKey.init) == NameKey(accessory.name) }
        let shares = own == accessoryLabel || NameKey(own) == NameKey(accessory.name)
        if isAlone && shares {
            service.name = accessory.name
            if Name.fault(in: own) != nil || accessory.label != nil { service.label = FreeNames.label(own) }
        } else {
            service.name = Name.legal(from: own).map { _ in names.claim(like: own) }
            if service.name != own { service.label = FreeNames.label(own) }
        }
        return service
    }
}
