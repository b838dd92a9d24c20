import HAPController
import HAPWire
import HomeModel

/// A paired accessory as `accessory list` shows it.
public struct ListedAccessory: Hashable, Sendable {
    /// The accessory.
    public let accessory: Accessory
    /// The name of its home.
    public let home: String
    /// The name of its room; nil is the room for the entire home.
    public let room: String?
    /// The name of the device that it is reached through, with host and port; nil where it is not paired.
    public let device: StoredPairing?
}

/// What became of an accessory that was added.
public struct AddedAccessory: Hashable, Sendable {
    /// The name in the home.
    public let name: String
    /// What the device calls it.
    public let label: String
    /// The home that it is in now.
    public let home: String
    /// Its room; nil is the room for the entire home.
    public let room: String?
    /// Whether the home did not have it before.
    public let isNew: Bool
}

/// Why accessories could not be added, found or removed.
public enum AccessoryError: Error, Hashable, CustomStringConvertible {
    case noSuchHome(String, near: [String])
    case noSuchRoom(String, home: String, near: [String])
    case noSuchAccessory(String, near: [String])
    case badName(String, NameFault)
    case nameTaken(String)
    case notPaired(String)
    case behindBridge(String, bridge: String)
    case several(String, homes: [String])

    /// One line for a person: what is wrong, where, and how to mend it.
    public var description: String {
        switch self {
        case .noSuchHome(let name, let near): "there is no home “\(name)”" + Self.offer(near)
        case .noSuchRoom(let name, let home, let near): "there is no room “\(name)” in \(home)" + Self.offer(near)
        case .noSuchAccessory(let name, let near): "there is no accessory “\(name)”" + Self.offer(near)
        case .badName(let name, let fault): "“\(name)” is no name for an accessory: \(fault)"
        case .nameTaken(let name): "the name “\(name)” is taken in this home: choose another with --name"
        case .notPaired(let name): "\(name) is not paired"
        case .behindBridge(let name, let bridge): "\(name) is behind the bridge \(bridge): remove the bridge"
        case .several(let name, let homes):
            "\(homes.joined(separator: " and ")) both have a “\(name)”: say which with --home"
        }
    }

    private static func offer(_ near: [String]) -> String {
        near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
    }
}

extension House {
    /// Pairs with the device at an address and puts its accessories into a home.
    ///
    /// Names and room are looked up before the device is touched. Without any home one called “My Home” is made.
    ///
    /// - Throws: `AccessoryError` before pairing, `PairingFailure`, and what the store throws.
    public func addAccessory(
        host: String, port: Int, code: SetupCode, home: String? = nil, room: String? = nil, name: String? = nil
    ) async throws -> [AddedAccessory] {
        let place = try await place(home: home, room: room, name: name)
        let device = try await controller.pair(host: host, port: port, code: code)
        return try await store().update { snapshot in
            if snapshot.homes.isEmpty { snapshot = HomeSnapshot(homes: [Home(name: "My Home")]) }
            let enrolment = Enrolment(device: device, home: place.home, room: place.room, name: name)
            return try enrolment.apply(to: &snapshot)
        }
    }

    /// All accessories of all homes, with the device that each is reached through.
    public func accessories() async throws -> [ListedAccessory] {
        let pairings = try await pairings.pairings()
        return try await snapshot().homes.flatMap { home in
            home.accessories.map { accessory in
                ListedAccessory(
                    accessory: accessory, home: home.name, room: home.room(accessory.room)?.name,
                    device: pairings.first { $0.pairing.deviceID == accessory.address?.device })
            }
        }
    }

    /// The accessory of a name or alias.
    ///
    /// - Throws: `AccessoryError.noSuchAccessory` or `several`.
    public func accessory(named name: String, home: String? = nil) async throws -> ListedAccessory {
        let key = NameKey(name)
        let all = try await accessories().filter { home == nil || NameKey($0.home) == home.map(NameKey.init) }
        let found = all.filter { ([$0.accessory.name] + $0.accessory.aliases).map(NameKey.init).contains(key) }
        guard let first = found.first else {
            let near = try await parser().index.nearest(to: name, limit: 3) { $0.thing.kind == .accessory }.map(\.name)
            throw AccessoryError.noSuchAccessory(name, near: near)
        }
        guard found.count == 1 else { throw AccessoryError.several(name, homes: found.map(\.home)) }
        return first
    }

    /// Ends the pairing with the device of an accessory, and takes all its accessories out of the home (row M15).
    ///
    /// With `force`, also where the device cannot be reached; it must then be reset before it is paired again.
    public func removeAccessory(named name: String, home: String? = nil, force: Bool) async throws -> [String] {
        let listed = try await accessory(named: name, home: home)
        guard let address = listed.accessory.address else { throw AccessoryError.notPaired(name) }
        let all = try await accessories().filter { $0.accessory.address?.device == address.device }
        if address.aid != 1, let bridge = all.first(where: { $0.accessory.address?.aid == 1 }) {
            throw AccessoryError.behindBridge(listed.accessory.name, bridge: bridge.accessory.name)
        }
        try await controller.removePairing(of: address.device, force: force)
        try await store().update { snapshot in
            for index in snapshot.homes.indices {
                snapshot.homes[index].removeAccessories { $0.address?.device == address.device }
            }
        }
        return all.map(\.accessory.name)
    }

    private func place(home: String?, room: String?, name: String?) async throws -> (home: HomeID?, room: RoomID?) {
        let snapshot = try await snapshot()
        let index = try await parser().index
        var chosen: Home?
        if let home {
            chosen = snapshot.homes.first { ([$0.name] + $0.aliases).map(NameKey.init).contains(NameKey(home)) }
            guard chosen != nil else {
                throw AccessoryError.noSuchHome(
                    home, near: index.nearest(to: home, limit: 3) { $0.thing == .home }.map(\.name))
            }
        }
        let target = chosen ?? snapshot.primary
        if let name {
            if let fault = Name.fault(in: name) { throw AccessoryError.badName(name, fault) }
            if target?.nameKeys.contains(NameKey(name)) == true { throw AccessoryError.nameTaken(name) }
        }
        guard let room else { return (chosen?.id, nil) }
        guard let target,
            let found = target.rooms.first(where: { ([$0.name] + $0.aliases).map(NameKey.init).contains(NameKey(room)) }
            )
        else {
            let near = index.nearest(to: room, limit: 3) { $0.thing.kind == .room }.map(\.name)
            throw AccessoryError.noSuchRoom(room, home: target?.name ?? "the home", near: near)
        }
        return (target.id, found.id)
    }
}
