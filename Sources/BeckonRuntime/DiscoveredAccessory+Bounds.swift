import HAPController
import HomeModel

extension DiscoveredAccessory {
    /// What the device calls the accessory, as it is kept.
    var label: String { FreeNames.label(name) }

    /// The accessory with no more of everything than a home can hold.
    ///
    /// What a device says is not ours to trust: a home must stay one that a home file can carry.
    var bounded: DiscoveredAccessory {
        var accessory = self
        accessory.manufacturer = manufacturer.map(FreeNames.label)
        accessory.model = model.map(FreeNames.label)
        accessory.serialNumber = serialNumber.map(FreeNames.label)
        accessory.firmwareRevision = firmwareRevision.map(FreeNames.label)
        accessory.services = services.prefix(HomeFile.maximumServices).map(\.bounded)
        return accessory
    }
}

extension Service {
    /// The service with each type of characteristic once, and no more of them than fit.
    fileprivate var bounded: Service {
        var service = self
        var seen: Set<CharacteristicType> = []
        service.characteristics = characteristics.filter { seen.insert($0.type).inserted }
            .prefix(HomeFile.maximumCharacteristics).map(\.bounded)
        return service
    }
}

extension Characteristic {
    /// The longest text that is kept as a value, in bytes.
    private static let longestValue = 64 << 10

    /// The characteristic without what makes no sense in a home.
    fileprivate var bounded: Characteristic {
        var characteristic = self
        if case .string(let text)? = value, text.utf8.count > Self.longestValue { characteristic.value = nil }
        if let values = metadata.validValues, values.count > HomeFile.maximumValidValues {
            characteristic.metadata.validValues = nil
        }
        if let length = metadata.maximumLength, !(0...Int(Int32.max)).contains(length) {
            characteristic.metadata.maximumLength = nil
        }
        if let step = metadata.step, step < 0 { characteristic.metadata.step = nil }
        return characteristic
    }
}
