import HAPController
import HAPTransport
import HAPWire
import HomeModel

/// What a guided set-up does with devices.
protocol SetupDevices: Sendable {
    /// Pairs with the device at a place; throws `PairingFailure`, and nothing is kept then.
    func pair(at place: NetworkPlace, code: SetupCode, by right: AdministratorRight) async throws -> PairedDevice

    /// Pairs with a device that was found in the network; throws `PairingFailure`, and nothing is kept then.
    func pair(
        with device: AnnouncedAccessory, code: SetupCode, by right: AdministratorRight
    ) async throws -> PairedDevice

    /// The devices in the network that wait to be paired; none where the network cannot be searched.
    func waiting() async -> [AnnouncedAccessory]

    /// Ends a pairing that came to nothing.
    func release(_ device: DeviceID, by right: AdministratorRight) async

    /// The devices that are paired, but for those named, as far as they answer.
    func paired(except known: Set<DeviceID>) async throws -> [PairedDevice]
}

extension SetupDevices {
    func waiting() async -> [AnnouncedAccessory] { [] }

    func pair(
        with device: AnnouncedAccessory, code: SetupCode, by right: AdministratorRight
    ) async throws -> PairedDevice {
        throw PairingFailure.connection(.unreachable("there is no network"))
    }
}

extension House {
    /// A guided set-up of the shared database.
    ///
    /// - Throws: `InputError.readOnly` with a home file.
    public func guidedSetup(talk: any SetupTalk, home: String? = nil, by author: Author) throws -> GuidedSetup {
        let devices = ControlledDevices(controller: controller, finder: finder, pairings: pairings)
        let store = try store()
        return GuidedSetup(store: store, devices: devices, talk: talk, home: home, author: author) {
            [language] name, kind, thing, home in
            // Whoever has no advice sets the home up all the same.
            guard let snapshot = try? await store.snapshot(), snapshot.isQuicklyChecked,
                let models = try? Installation().models(),
                let advice = try? NameAdvice(language, snapshot, models: models)
            else { return nil }
            return advice.check.verdict(on: name, for: kind, in: home, thing: thing)
        } adviseOnDevice: { [self] device, home in
            await nameWarnings(before: device, in: home, withCommands: false)
        }
    }
}

/// Devices in the network.
private struct ControlledDevices: SetupDevices {
    let controller: HomeController
    let finder: AccessoryFinder
    let pairings: any KnownPairings

    func pair(at place: NetworkPlace, code: SetupCode, by right: AdministratorRight) async throws -> PairedDevice {
        let administration = PairingAdministration(of: controller, by: right)
        return try await told(administration.pair(host: place.host, port: place.port, code: code), by: right)
    }

    func pair(
        with device: AnnouncedAccessory, code: SetupCode, by right: AdministratorRight
    ) async throws -> PairedDevice {
        try await told(PairingAdministration(of: controller, by: right).pair(device, code: code), by: right)
    }

    func waiting() async -> [AnnouncedAccessory] {
        // Where the network cannot be searched, an address is asked for.
        let all = (try? await finder.devices(within: .seconds(2))) ?? []
        return all.filter(\.announcement.isPairable)
    }

    /// A device that was paired, if it told what it has.
    private func told(_ device: PairedDevice, by right: AdministratorRight) async throws -> PairedDevice {
        if device.accessories.isEmpty {
            await release(device.id, by: right)
            throw PairingFailure.notAnAccessory("it did not tell what it has, so the pairing was taken back")
        }
        return device
    }

    func release(_ device: DeviceID, by right: AdministratorRight) async {
        // What cannot be reached any more must be reset; the failure before this one is what the user is told.
        try? await PairingAdministration(of: controller, by: right).removePairing(of: device, force: true)
    }

    func paired(except known: Set<DeviceID>) async throws -> [PairedDevice] {
        var devices: [PairedDevice] = []
        for stored in try await pairings.pairings() where !known.contains(stored.pairing.deviceID) {
            // A device that is switched off is asked again by the next set-up.
            let accessories = (try? await controller.accessories(of: stored.pairing.deviceID)) ?? []
            if accessories.isEmpty { continue }
            devices.append(PairedDevice(id: stored.pairing.deviceID, name: stored.name, accessories: accessories))
        }
        return devices
    }
}
