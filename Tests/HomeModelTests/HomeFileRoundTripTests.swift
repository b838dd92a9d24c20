import HomeModel
import TestSupport
import Testing

struct HomeFileRoundTripTests {
    @Test(arguments: 0..<300) func readsEqualHomesFromWhatItWrote(seed: Int) throws {
        let snapshot = RandomHome.snapshot(seed: seed)
        let written = HomeFile.write(snapshot)
        let again = try HomeFile.read(written)
        #expect(HomeFile.write(again) == written)
        #expect(again.homes.map(\.plain) == snapshot.homes.map(\.plain), "\(String(decoding: written, as: UTF8.self))")
    }
}

extension Home {
    /// All that is in the home, with names and numbers in the place of identities.
    fileprivate var plain: [String] {
        [name, "\(aliases) \(temperatureUnit) \(extra?.line ?? "")"]
            + rooms.map { "\($0.name) \($0.aliases) \($0.extra?.line ?? "")" }
            + zones.map { "\($0.name) \($0.aliases) \($0.rooms.map { room($0)?.name }) \($0.extra?.line ?? "")" }
            + accessories.flatMap { plain($0) }
            + serviceGroups.map { "\($0.name) \($0.aliases) \($0.services.map { plain($0) }) \($0.extra?.line ?? "")" }
            + actionSets.map { scene in
                let actions = scene.actions.map { "\(plain($0.service)) \($0.characteristic) \($0.value)" }
                return "\(scene.name) \(scene.aliases) \(actions) \(scene.extra?.line ?? "")"
            }
            + triggers.map { trigger in
                let scenes = trigger.actionSets.map { id in actionSets.first { $0.id == id }?.name }
                return "\(trigger.name) \(trigger.aliases) \(trigger.fireDate ?? "") \(trigger.timeZone ?? "") "
                    + "\(trigger.recurrence?.json.line ?? "") \(trigger.isEnabled) \(scenes) "
                    + (trigger.extra?.line ?? "")
            }
            + users.map { "\($0.name) \($0.role) \($0.extra?.line ?? "")" }
    }

    private func plain(_ accessory: Accessory) -> [String] {
        let texts = [accessory.manufacturer, accessory.model, accessory.serialNumber, accessory.firmwareRevision]
        let bridge = accessory.bridge.flatMap { self.accessory($0)?.name }
        let place = "\(room(accessory.room)?.name ?? "") \(bridge ?? "") \(accessory.isBridge)"
        return [
            "\(accessory.name) \(accessory.aliases) \(place)", "\(texts) \(accessory.extra?.line ?? "")",
        ]
            + accessory.services.flatMap { service in
                ["\(service.type) \(service.name ?? "") \(service.aliases) \(service.extra?.line ?? "")"]
                    + service.characteristics.map { "\($0)" }
            }
    }

    private func plain(_ reference: ServiceReference) -> String {
        guard let (accessory, service) = service(reference) else { return "nothing" }
        return "\(accessory.name) \(accessory.services.firstIndex(of: service) ?? -1)"
    }
}
