import HAPController
import HomeModel

extension HomeEditor {
    /// All homes, as they are now.
    ///
    /// - Throws: `HomeDatabaseError`.
    public func homes() async throws -> HomeSnapshot { try await database.snapshot() }

    /// Makes homes, all or none; gives all homes, as they are then.
    ///
    /// - Throws: `EditRefusal`, `HomeDatabaseError`.
    public func addHomes(_ names: [String]) async throws -> HomeSnapshot {
        try await database.apply(names.map { .addHome(id: HomeID(), name: $0) }, by: author)
        return try await database.snapshot()
    }

    /// Makes the home that is meant the primary one.
    ///
    /// - Throws: `EditRefusal`, `HomeDatabaseError`.
    public func makePrimary() async throws -> Home {
        let home = try await home()
        try await database.apply([.makePrimary(home.id)], by: author)
        return home
    }

    /// Removes a home and all that is in it, and then ends the pairings that no other home needs.
    ///
    /// Gives the names of the devices that could not be told of it: they must be reset before they are paired again.
    ///
    /// - Throws: `EditRefusal`, `HomeDatabaseError`; then nothing is changed. `PairingFileError`.
    public func remove(_ home: Home) async throws -> [String] {
        let right = try await database.administratorRight(over: [home.id], by: author)
        try await apply([.remove(.home)], to: home.id)
        let kept = Set(try await homes().homes.flatMap(\.devices))
        let pairings = PairingFile(folder: folder)
        let orphans = try await pairings.census().pairings.filter { stored in
            home.devices.contains(stored.pairing.deviceID) && !kept.contains(stored.pairing.deviceID)
        }
        let administration = PairingAdministration(of: HomeController(store: pairings), by: right)
        return try await withThrowingTaskGroup(of: String?.self) { group in
            for orphan in orphans {
                group.addTask { try await administration.endPairing(orphan.pairing.deviceID) ? nil : orphan.name }
            }
            return try await group.reduce(into: []) { if let name = $1 { $0.append(name) } }.sorted()
        }
    }
}

extension PairingAdministration {
    /// Ends a pairing for good; tells whether the device knows.
    fileprivate func endPairing(_ device: DeviceID) async throws -> Bool {
        do {
            try await removePairing(of: device)
            return true
        } catch is ControlError {
            try await removePairing(of: device, force: true)
            return false
        }
    }
}

extension Home {
    /// The devices that its accessories are reached through.
    fileprivate var devices: Set<DeviceID> { Set(accessories.compactMap { $0.address?.device }) }
}
