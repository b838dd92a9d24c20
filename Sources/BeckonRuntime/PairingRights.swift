import HAPController
import HomeModel

/// What may be done with pairings, for an author who may administer the homes that it is about.
struct PairingRights {
    let house: House

    /// What may be done with the pairings of some homes, for an author who may administer them.
    ///
    /// - Throws: `EditRefusal` where the author may not, `InputError.readOnly` with a home file, and what the store throws.
    func administration(of homes: Set<HomeID>, by author: Author) async throws -> PairingAdministration {
        let right = try await house.store().administratorRight(over: homes, by: author)
        return PairingAdministration(of: house.controller, by: right)
    }

    /// What may be done with the pairing of a device, for an author who may administer every home that it is part of.
    ///
    /// - Throws: as `administration(of:by:)`.
    func administration(of device: DeviceID, by author: Author) async throws -> PairingAdministration {
        let homes = try await house.snapshot().homes.filter { home in
            home.accessories.contains { $0.address?.device == device }
        }
        return try await administration(of: Set(homes.map(\.id)), by: author)
    }

    /// What pairs with a new device, whose accessories will go to the chosen home.
    ///
    /// Where the device is to decide, it decides among the homes that the author may administer; the primary one is one
    /// of them, because whatever no home expects goes there.
    ///
    /// - Throws: as `administration(of:by:)`.
    func administration(toAddTo chosen: HomeID?, by author: Author) async throws -> PairingAdministration {
        let (store, snapshot) = (try house.store(), try await house.snapshot())
        if let chosen { return try await administration(of: [chosen], by: author) }
        guard let primary = snapshot.primary ?? snapshot.homes.first else {
            return PairingAdministration(
                of: house.controller, by: try await store.administratorRightOverFirstHome(by: author))
        }
        var homes: Set = [primary.id]
        for home in snapshot.homes where home.id != primary.id {
            do {
                try await store.require(.administrator, in: .homes([home.id]), of: author)
                homes.insert(home.id)
            } catch is EditRefusal {
                // That home is left out.
            }
        }
        return try await administration(of: homes, by: author)
    }
}
