import HAPController
import HAPWire
import HomeModel
import ReplyRendering

/// Adds accessories to homes, takes them out, and has them looked for elsewhere.
public struct AccessoryAdministration: Sendable {
    let house: House

    private var directory: AccessoryDirectory { house.accessories }
    private var rights: PairingRights { PairingRights(house: house) }

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
    public func add(
        _ meant: DeviceReference, code: SetupCode, home: String? = nil, room: String? = nil, name: String? = nil,
        replacing replaced: DeviceID? = nil, patience: Duration? = nil, by author: Author,
        warn: (NameWarnings) -> Void = { _ in }
    ) async throws -> [AddedAccessory] {
        let store = try house.store()
        let chosen = try await store.expect(home: home, room: room, name: name, by: author)
        let administration = try await rights.administration(toAddTo: chosen, by: author)
        let told =
            if let name = name ?? meant.announcedName, try await isNew(name, in: chosen) {
                await house.nameWarnings(before: name, in: chosen, room: room)
            } else {
                await house.nameWarnings(expectedIn: chosen)
            }
        warn(told)
        if let replaced {
            let owners = try await house.snapshot().homes(of: replaced)
            if !owners.isEmpty { try await store.require(.administrator, in: .homes(owners), of: author) }
        }
        let device = try await paired(
            meant, code: code, replacing: replaced, patience: patience, by: administration)
        if device.accessories.isEmpty {
            throw try await AccessoryError(of: device, at: meant, by: administration, telling: house.replies)
        }
        do {
            warn(await house.nameWarnings(before: device, in: chosen, room: room, name: name).except(told))
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
        _ meant: DeviceReference, code: SetupCode, replacing replaced: DeviceID?, patience: Duration?,
        by administration: PairingAdministration
    ) async throws -> PairedDevice {
        let snapshot = try await house.snapshot()
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
                let kept = try await house.pairings.census().pairings.first(where: { meant.isDevice(of: $0) })
            else { throw error }
            let id = kept.pairing.deviceID
            let accessories = try await house.controller.accessories(of: id, until: .now + .seconds(2))
            if let (accessory, home) = try await house.snapshot().place(of: id) {
                throw AccessoryError.alreadyThere(accessory.name, home: home.name)
            }
            return PairedDevice(id: id, name: kept.name, accessories: accessories)
        }
    }

    /// Whether a name is not that of an accessory that a home expects.
    private func isNew(_ name: String, in home: HomeID?) async throws -> Bool {
        try await !house.snapshot().homes.contains { known in
            (home == nil || known.id == home) && known.accessories.contains { $0.address == nil && $0.isCalled(name) }
        }
    }

    /// Takes an accessory out of its home; a paired one with all that its device has, and the pairing ends (row M15).
    ///
    /// With `force`, also where the device cannot be reached; it must then be reset before it is paired again.
    ///
    /// - Throws: `EditRefusal` before the device is touched, `AccessoryError`, `ControlError`.
    public func remove(
        _ name: String, home: String? = nil, force: Bool, by author: Author
    ) async throws -> [String] {
        let listed = try await directory.named(name, home: home)
        let all = try await directory.all().filter { other in
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
        try await house.store().rehearse(Self.removals(of: ids, in: try await house.snapshot()), by: author)
        if let device = listed.accessory.address?.device {
            try await rights.administration(of: device, by: author).removePairing(of: device, force: force)
        }
        try await house.store().apply(by: author) { Self.removals(of: ids, in: $0) }
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

    /// The name of a known accessory that is at a place where it was not before, with its home; nil where what is there is none.
    ///
    /// It is looked for there from then on. What it claims is not enough: it proves the key that is kept of it.
    ///
    /// - Throws: `EditRefusal` where the author does not administer the homes that it is in, and what the store throws.
    public func moved(to meant: DeviceReference, by author: Author) async throws -> (name: String, home: String)? {
        guard case .place(let place) = meant,
            let stored = await house.controller.known(atHost: place.host, port: place.port),
            stored.host != place.host || stored.port != place.port
        else { return nil }
        let id = stored.pairing.deviceID
        guard let (accessory, home) = try await house.snapshot().place(of: id) else { return nil }
        let isMoved = try await rights.administration(of: id, by: author).move(id, toHost: place.host, port: place.port)
        return isMoved ? (accessory.name, home.name) : nil
    }

    /// Has an accessory, with all that is behind its bridge, be looked for at another place, where it proves its key.
    ///
    /// - Throws: `AccessoryError.notThere` where it does not, and nothing is changed; `EditRefusal`, and what the store
    ///   throws.
    public func move(
        _ name: String, home: String? = nil, to place: NetworkPlace, by author: Author
    ) async throws -> String {
        let listed = try await directory.named(name, home: home)
        guard let id = listed.accessory.address?.device else { throw AccessoryError.notPaired(listed.accessory.name) }
        let administration = try await rights.administration(of: id, by: author)
        guard try await administration.move(id, toHost: place.host, port: place.port) else {
            throw AccessoryError.notThere(listed.accessory.name, at: "\(place.host):\(place.port)")
        }
        return listed.accessory.name
    }
}
