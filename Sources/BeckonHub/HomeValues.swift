import BeckonRuntime
import HomeModel

/// What is known of the state of all things: read once their changes are told, and kept fresh by these.
actor HomeValues {
    private struct Entry {
        let value: CharacteristicValue?
        /// After how many events it was told.
        let moment: UInt64
    }

    private var entries: [ServiceReference: [CharacteristicType: Entry]] = [:]
    /// The accessories that have been read, and answered.
    private var known: Set<AccessoryID> = []
    private var silent: Set<AccessoryID> = []
    private var moment: UInt64 = 0

    /// The values of a service, as far as they are known.
    func values(of reference: ServiceReference) -> [CharacteristicType: CharacteristicValue] {
        entries[reference]?.compactMapValues(\.value) ?? [:]
    }

    /// Whether an accessory can be reached; nil where nobody has tried yet.
    func isReachable(_ accessory: AccessoryID) -> Bool? {
        if silent.contains(accessory) { return false }
        return known.contains(accessory) ? true : nil
    }

    /// Takes what was told of a thing.
    func take(_ event: WatchedEvent) {
        switch event {
        case .change: break
        case .value(let told):
            guard let reference = told.place.reference else { return }
            moment += 1
            entries[reference, default: [:]][told.characteristic] = Entry(value: told.value, moment: moment)
        case .reachability(let place, let isReachable):
            guard let accessory = place.accessoryID else { return }
            if isReachable {
                silent.remove(accessory)
            } else {
                silent.insert(accessory)
                known.remove(accessory)
            }
        }
    }

    /// Reads some accessories of the homes, and forgets all that are in none of them any more.
    func read(_ accessories: Set<AccessoryID>, of homes: [Home], through control: any HomeControl) async {
        let there = Set(homes.flatMap(\.accessories).map(\.id))
        known.formIntersection(there)
        silent.formIntersection(there)
        entries = entries.filter { there.contains($0.key.accessory) }
        let asked = homes.flatMap(\.toldServices).filter { accessories.contains($0.accessory.id) }
            .flatMap(Self.readings)
        let start = moment
        let answers = await control.read(asked.map(\.address))
        for (reading, answer) in zip(asked, answers) {
            let accessory = reading.reference.accessory
            switch answer {
            case .success(let value):
                known.insert(accessory)
                silent.remove(accessory)
                // What was told meanwhile is newer.
                if let entry = entries[reading.reference]?[reading.type], entry.moment > start { continue }
                entries[reading.reference, default: [:]][reading.type] = Entry(value: value, moment: start)
            case .failure(let error) where error.isOutOfReach: silent.insert(accessory)
            case .failure: break
            }
        }
    }

    private struct Reading {
        let reference: ServiceReference
        let type: CharacteristicType
        let address: CharacteristicAddress
    }

    private static func readings(_ placed: PlacedService) -> [Reading] {
        placed.service.characteristics.compactMap { characteristic in
            guard characteristic.metadata.permissions.contains(.read),
                let address = placed.accessory.address(of: characteristic)
            else { return nil }
            return Reading(reference: placed.reference, type: characteristic.type, address: address)
        }
    }
}
