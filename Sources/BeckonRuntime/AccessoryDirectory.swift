import HAPController
import HAPWire
import HomeModel

/// The accessories of all homes, by name, with the devices that they are reached through.
public struct AccessoryDirectory: Sendable {
    let house: House

    /// All accessories of all homes, with the device that each is reached through.
    public func all() async throws -> [ListedAccessory] {
        let (census, folder) = (try await house.pairings.census(), house.folder)
        let devices = Dictionary(census.pairings.map { ($0.pairing.deviceID, $0) }) { first, _ in first }
        let fault = { (device: DeviceID) -> ControlError? in
            if devices[device] != nil { return nil }
            return census.unreadable[device].map { .pairingUnreadable($0) } ?? .pairingMissing(in: folder)
        }
        return try await house.snapshot().homes.flatMap { home in
            home.accessories.map { accessory in
                ListedAccessory(
                    accessory: accessory, home: home.name, homeID: home.id, room: home.room(accessory.room)?.name,
                    device: accessory.address.flatMap { devices[$0.device] },
                    fault: accessory.address.flatMap { fault($0.device) })
            }
        }
    }

    /// The accessory of a name or alias, in one home or in any.
    ///
    /// - Throws: `EditRefusal` of `notFound`, `AccessoryError.several`.
    public func named(_ name: String, home: String? = nil) async throws -> ListedAccessory {
        let snapshot = try await house.snapshot()
        let only = try home.map { try snapshot.home(called: $0) }
        let found = try await all().filter { listed in
            listed.accessory.isCalled(name) && (only == nil || listed.homeID == only?.id)
        }
        guard let first = found.first else {
            if snapshot.homes.isEmpty { throw EditRefusal.noHome }
            if let only { _ = try only.accessory(called: name) }
            let near = try await house.parser().index.nearest(to: name, limit: 1) { $0.thing.kind == .accessory }.first
            throw EditRefusal.notFound(.accessory, name, near: near?.name)
        }
        guard found.count == 1 else { throw AccessoryError.several(first.accessory.name, homes: found.map(\.home)) }
        return first
    }

    /// The identity that a person gives, or that of the device of an accessory whose name a person gives.
    ///
    /// - Throws: `EditRefusal`, `AccessoryError`.
    public func identity(meant text: String, home: String? = nil) async throws -> DeviceID {
        if let id = DeviceID(text) { return id }
        let listed = try await named(text, home: home)
        guard let address = listed.accessory.address else { throw AccessoryError.notPaired(listed.accessory.name) }
        return address.device
    }

    /// The values of an accessory that people are shown (row N12), read from itself.
    ///
    /// - Throws: `AccessoryError` where it is not paired.
    public func values(of listed: ListedAccessory) async throws(AccessoryError) -> [ShownValue] {
        guard let place = listed.accessory.address else { throw AccessoryError.notPaired(listed.accessory.name) }
        let asked = listed.accessory.spokenServices.flatMap { service in
            let name = PlacedService(accessory: listed.accessory, service: service).name
            let readable = service.characteristics.filter { $0.metadata.permissions.contains(.read) }
            return readable.compactMap { characteristic in
                CharacteristicAddress(of: characteristic, in: place).map { (name, characteristic.type, $0) }
            }
        }
        let results = await house.controller.read(asked.map(\.2))
        return zip(asked, results).map { ShownValue(service: $0.0, characteristic: $0.1, result: $1) }
    }
}
