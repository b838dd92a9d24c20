import HAPController
import HAPWire
import HomeModel
import ReplyRendering

/// A paired accessory as `accessory list` shows it.
public struct ListedAccessory: Hashable, Sendable {
    /// The accessory.
    public let accessory: Accessory
    /// The name of its home.
    public let home: String
    /// The identity of its home.
    public let homeID: HomeID
    /// The name of its room; nil is the room for the entire home.
    public let room: String?
    /// The name of the device that it is reached through, with host and port; nil where it is not paired.
    public let device: StoredPairing?
    /// Why a device that the home has as a paired one cannot be controlled; nil where it can.
    public let fault: ControlError?
}

/// Why accessories could not be added, found or removed.
public enum AccessoryError: Error, Hashable, CustomStringConvertible {
    case notPaired(String)
    case behindBridge(String, bridge: String)
    case several(String, homes: [String])
    case toldNothing(String, because: String, isRolledBack: Bool?)
    case notInNetwork(String)
    case pairedElsewhere(String)
    case noController
    case ownPairing(String)
    case alreadyThere(String, home: String)
    case impostor(String, of: String, DeviceID)
    case notThere(String, at: String)

    /// One line for a person: what is wrong, where, and how to mend it.
    public var description: String {
        switch self {
        case .notPaired(let name): "\(name) is not paired"
        case .behindBridge(let name, let bridge): "\(name) is behind the bridge \(bridge): remove the bridge"
        case .several(let name, let homes):
            "\(homes.joined(separator: " and ")) both have a “\(name)”: say which with --home"
        case .toldNothing(let place, let reason, let isRolledBack):
            "the accessory at \(place) was paired, but does not tell what it has: it \(reason). "
                + Self.outcome(isRolledBack)
        case .notInNetwork(let name):
            "no accessory of the name “\(name)” is in the network: see `beckon accessory discover`, or write host:port"
        case .pairedElsewhere(let name):
            "\(name.onOneLine) is paired with another controller: only that can make it show itself"
        case .noController:
            "that is no controller: it has a name of at most 36 bytes and a public key of 64 hexadecimal digits"
        case .alreadyThere(let name, let home): "that is already paired: it is \(name) in \(home)"
        case .impostor(let place, let owner, let id):
            "what is at \(place) calls itself \(id), but \(owner), which has that identity, still answers with its own "
                + "key: this is another device, and nothing was changed"
        case .notThere(let name, let place):
            "nothing at \(place) proves to be \(name): look at the address, and whether it is switched on; nothing was changed"
        case .ownPairing(let name): "that is Beckon itself: `beckon accessory remove` ends its pairing with \(name)"
        }
    }
}

extension AccessoryError {
    /// What became of a pairing that came to nothing; nil is one that was there before.
    private static func outcome(_ isRolledBack: Bool?) -> String {
        switch isRolledBack {
        case nil: "Its pairing stays"
        case true?: "The pairing was taken back"
        case false?: "The pairing was given up here, of which it could not be told; adding it again mends that"
        }
    }

    /// That a device that was paired does not tell what it has; the pairing is taken back.
    init(
        of device: PairedDevice, at place: MeantDevice, by administration: PairingAdministration,
        telling replies: ReplyRenderer
    ) async throws {
        let reason = device.silence.map(replies.text) ?? "has nothing"
        let isRolledBack = device.standing == .known ? nil : try await administration.rollBack(device)
        self = .toldNothing("\(place)", because: reason, isRolledBack: isRolledBack)
    }
}

extension House {
    /// Pairs with a device and puts its accessories into a home.
    ///
    /// Name, room and rights are looked up before the device is touched. Without any home one called “My Home” is made.
    /// `warn` is told of names that would be confused: of the one asked for, announced or expected before pairing, of
    /// those that the device brings before any of them is in the home.
    /// Where the home does not take the accessories after all, the pairing is taken back.
    ///
    /// - Parameter replaced: the identity of a known device of which a person said that this one is it, after a reset.
    /// - Throws: `EditRefusal` before pairing, `IdentityQuestion` where the device has the identity of another one,
    ///   `PairingFailure`, and what the store throws.
    public func addAccessory(
        _ meant: MeantDevice, code: SetupCode, home: String? = nil, room: String? = nil, name: String? = nil,
        replacing replaced: DeviceID? = nil, patience: Duration? = nil, by author: Author,
        warn: (NameWarnings) -> Void = { _ in }
    ) async throws -> [AddedAccessory] {
        let store = try store()
        let chosen = try await store.expect(home: home, room: room, name: name, by: author)
        let administration = try await administration(toAddTo: chosen, by: author)
        let told =
            if let name = name ?? meant.announcedName, try await isNew(name, in: chosen) {
                await nameWarnings(before: name, in: chosen, room: room)
            } else {
                await nameWarnings(expectedIn: chosen)
            }
        warn(told)
        if let replaced {
            let owners = try await snapshot().homes(of: replaced)
            if !owners.isEmpty { try await store.require(.administrator, in: .homes(owners), of: author) }
        }
        let device = try await paired(
            meant, code: code, replacing: replaced, patience: patience, by: administration)
        if device.accessories.isEmpty {
            throw try await AccessoryError(of: device, at: meant, by: administration, telling: replies)
        }
        do {
            warn(await nameWarnings(before: device, in: chosen, room: room, name: name).except(told))
            return try await store.enrol(
                device, home: chosen, among: administration.right, room: room, name: name, by: author)
        } catch {
            // A device that cannot be reached any more must be reset; the first failure is the one to tell.
            _ = try? await administration.rollBack(device)
            throw error
        }
    }

    /// Pairs with a device; one that is ours already, and in no home, needs it no more.
    ///
    /// So it is after a power cut between the pairing and the home. The pairing, not the code, shows then that it is ours.
    private func paired(
        _ meant: MeantDevice, code: SetupCode, replacing replaced: DeviceID?, patience: Duration?,
        by administration: PairingAdministration
    ) async throws -> PairedDevice {
        let snapshot = try await snapshot()
        do {
            let claims = snapshot.claims(released: replaced)
            return try await meant.pair(by: administration, code: code, claims: claims, patience: patience)
        } catch {
            if let question = IdentityQuestion(of: error, meant: meant, in: snapshot) { throw question }
            if case .impostor(let id, let known) = error {
                let owner = snapshot.place(of: id)?.accessory.name ?? known.name.onOneLine
                throw AccessoryError.impostor("\(meant)", of: owner, id)
            }
            guard error == .refused(.unavailable),
                let kept = try await pairings.census().pairings.first(where: { meant.isDevice(of: $0) })
            else { throw error }
            let id = kept.pairing.deviceID
            let accessories = try await controller.accessories(of: id, until: .now + .seconds(2))
            if let (accessory, home) = try await self.snapshot().place(of: id) {
                throw AccessoryError.alreadyThere(accessory.name, home: home.name)
            }
            return PairedDevice(id: id, name: kept.name, accessories: accessories)
        }
    }

    /// The identity that a person gives, or that of the device of an accessory whose name a person gives.
    ///
    /// - Throws: `EditRefusal`, `AccessoryError`.
    public func identity(meant text: String, home: String? = nil) async throws -> DeviceID {
        if let id = DeviceID(text) { return id }
        let listed = try await accessory(named: text, home: home)
        guard let address = listed.accessory.address else { throw AccessoryError.notPaired(listed.accessory.name) }
        return address.device
    }

    /// Whether a name is not that of an accessory that a home expects.
    private func isNew(_ name: String, in home: HomeID?) async throws -> Bool {
        try await !snapshot().homes.contains { known in
            (home == nil || known.id == home) && known.accessories.contains { $0.address == nil && $0.isCalled(name) }
        }
    }

    /// All accessories of all homes, with the device that each is reached through.
    public func accessories() async throws -> [ListedAccessory] {
        let (census, folder) = (try await pairings.census(), folder)
        let devices = Dictionary(census.pairings.map { ($0.pairing.deviceID, $0) }) { first, _ in first }
        let fault = { (device: DeviceID) -> ControlError? in
            if devices[device] != nil { return nil }
            return census.unreadable[device].map { .pairingUnreadable($0) } ?? .pairingMissing(in: folder)
        }
        return try await snapshot().homes.flatMap { home in
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
    public func accessory(named name: String, home: String? = nil) async throws -> ListedAccessory {
        let snapshot = try await snapshot()
        let only = try home.map { try snapshot.home(called: $0) }
        let found = try await accessories().filter { listed in
            listed.accessory.isCalled(name) && (only == nil || listed.homeID == only?.id)
        }
        guard let first = found.first else {
            if snapshot.homes.isEmpty { throw EditRefusal.noHome }
            if let only { _ = try only.accessory(called: name) }
            let near = try await parser().index.nearest(to: name, limit: 1) { $0.thing.kind == .accessory }.first
            throw EditRefusal.notFound(.accessory, name, near: near?.name)
        }
        guard found.count == 1 else { throw AccessoryError.several(first.accessory.name, homes: found.map(\.home)) }
        return first
    }

    /// Takes an accessory out of its home; a paired one with all that its device has, and the pairing ends (row M15).
    ///
    /// With `force`, also where the device cannot be reached; it must then be reset before it is paired again.
    ///
    /// - Throws: `EditRefusal` before the device is touched, `AccessoryError`, `ControlError`.
    public func removeAccessory(
        named name: String, home: String? = nil, force: Bool, by author: Author
    ) async throws -> [String] {
        let listed = try await accessory(named: name, home: home)
        let all = try await accessories().filter { other in
            guard let device = listed.accessory.address?.device else {
                return other.accessory.id == listed.accessory.id || other.accessory.bridge == listed.accessory.id
            }
            return other.accessory.address?.device == device
        }
        if let address = listed.accessory.address, address.aid != 1,
            let bridge = all.first(where: { $0.accessory.address?.aid == 1 })
        {
            throw AccessoryError.behindBridge(listed.accessory.name, bridge: bridge.accessory.name)
        }
        let ids = Set(all.map(\.accessory.id))
        try await store().rehearse(Self.removals(of: ids, in: try await snapshot()), by: author)
        if let device = listed.accessory.address?.device {
            try await administration(of: device, by: author).removePairing(of: device, force: force)
        }
        try await store().apply(by: author) { Self.removals(of: ids, in: $0) }
        return all.map(\.accessory.name)
    }

    /// What takes accessories out of their homes; what goes with its bridge is not named again.
    private static func removals(of ids: Set<AccessoryID>, in snapshot: HomeSnapshot) -> [Edit] {
        snapshot.homes.flatMap { home in
            home.accessories
                .filter { ids.contains($0.id) && !($0.bridge.map(ids.contains) ?? false) }
                .map { .change(home.id, .remove(.accessory($0.id))) }
        }
    }
}
