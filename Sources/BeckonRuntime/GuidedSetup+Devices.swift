import HAPController
import HAPTransport
import HAPWire
import HomeLanguage
import HomeModel
import ReplyRendering

/// What a guided set-up does with devices.
protocol SetupDevices: Sendable {
    /// Pairs with a device; throws `PairingFailure`, and nothing is kept then.
    func pair(
        with device: DeviceReference, code: SetupCode, claims: IdentityClaims, by right: AdministratorRight
    ) async throws -> PairedDevice

    /// The devices in the network that wait to be paired; none where the network cannot be searched.
    func waiting() async -> [AnnouncedAccessory]

    /// Takes back a pairing that came to nothing.
    func release(_ device: PairedDevice, by right: AdministratorRight) async

    /// The devices that are paired, but for those named, as far as they answer.
    func paired(except known: Set<DeviceID>) async throws -> [PairedDevice]
}

extension SetupDevices {
    func waiting() async -> [AnnouncedAccessory] { [] }
}

extension House {
    /// A guided set-up of the shared database.
    ///
    /// - Throws: `InputError.readOnly` with a home file.
    public func guidedSetup(talk: any SetupTalk, home: String? = nil, by author: Author) throws -> GuidedSetup {
        let devices = ControlledDevices(controller: controller, finder: finder, pairings: pairings, replies: replies)
        let store = try store()
        return GuidedSetup(
            store: store, devices: devices, talk: talk, home: home, author: author,
            replies: replies
        ) { [language] name, kind, thing, home in
            do {
                let advice = try await NameAdvice.unasked(language, store.snapshot(), Installation())
                return advice?.check.verdict(on: name, for: kind, in: home, thing: thing)
            } catch {
                // Whoever has no advice sets the home up all the same.
                await talk.tell(localized(fault: error))
                return nil
            }
        } adviseOnDevice: { [self] device, home in
            await nameWarnings(before: device, in: home, withCommands: false)
        } suggest: { [language] snapshot in
            Phrases(Parser(language, snapshot)).examples(3)
        }
    }
}

/// Devices in the network.
private struct ControlledDevices: SetupDevices {
    let controller: HomeController
    let finder: AccessoryFinder
    let pairings: any KnownPairings
    let replies: ReplyRenderer

    func pair(
        with device: DeviceReference, code: SetupCode, claims: IdentityClaims, by right: AdministratorRight
    ) async throws -> PairedDevice {
        let administration = PairingAdministration(of: controller, by: right)
        let paired = try await device.pair(by: administration, code: code, claims: claims)
        if paired.accessories.isEmpty {
            throw try await AccessoryError(of: paired, at: device, by: administration, telling: replies)
        }
        return paired
    }

    func waiting() async -> [AnnouncedAccessory] {
        // Where the network cannot be searched, an address is asked for.
        let all = (try? await finder.devices(within: .seconds(2))) ?? []
        return all.filter(\.announcement.isPairable)
    }

    func release(_ device: PairedDevice, by right: AdministratorRight) async {
        // What cannot be reached any more must be reset; the failure before this one is what the user is told.
        _ = try? await PairingAdministration(of: controller, by: right).rollBack(device)
    }

    func paired(except known: Set<DeviceID>) async throws -> [PairedDevice] {
        var devices: [PairedDevice] = []
        for stored in try await pairings.census().pairings where !known.contains(stored.pairing.deviceID) {
            // A device that is switched off is asked again by the next set-up.
            let accessories = (try? await controller.accessories(of: stored.pairing.deviceID)) ?? []
            if accessories.isEmpty { continue }
            devices.append(PairedDevice(id: stored.pairing.deviceID, name: stored.name, accessories: accessories))
        }
        return devices
    }
}
