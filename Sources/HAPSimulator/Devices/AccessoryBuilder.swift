import HAPWire
import HomeModel

/// Makes the record of an accessory as HAP wants it from one as a home has it.
struct AccessoryBuilder {
    private let accessory: Accessory
    private let key: String

    /// A builder for an accessory whose numbers are kept under the given key.
    init(_ accessory: Accessory, key: String) {
        self.accessory = accessory
        self.key = key
    }

    /// The accessory's information, the protocol's where it is the device itself, and its own services.
    func record(numbers: inout InstanceNumbers) -> AccessoryRecord {
        let aid = numbers.aid(of: key)
        // Information first: it must have the number 1 (HAP specification, instance numbers).
        var services = [information(aid: aid)]
        if aid == 1 { services.append(Service(type: ServiceType("ProtocolInformation"))) }
        services += accessory.services.filter { $0.type.name != "AccessoryInformation" }
        var seen: [String: Int] = [:]
        var records: [ServiceRecord] = []
        for service in services {
            var serviceKey = service.type.name + (service.name.map { ":" + $0 } ?? "")
            seen[serviceKey, default: 0] += 1
            if let count = seen[serviceKey], count > 1 { serviceKey += "#\(count)" }
            records.append(record(of: service, under: serviceKey, numbers: &numbers))
        }
        if let first = records.firstIndex(where: { !Self.housekeeping.contains($0.type.name) }) {
            records[first].isPrimary = true
        }
        return AccessoryRecord(aid: aid, services: records)
    }

    private static let housekeeping: Set<String> = ["AccessoryInformation", "ProtocolInformation"]

    /// What every accessory says of itself, with a word for what the home does not know.
    private func information(aid: UInt64) -> Service {
        let kept = accessory.services.first { $0.type.name == "AccessoryInformation" }
        var information = kept ?? Service(type: ServiceType("AccessoryInformation"))
        information.name = nil
        func set(_ type: String, _ text: String?, otherwise: String) {
            let type = CharacteristicType(type)
            let value = text ?? information[type]?.value.flatMap(\.text) ?? otherwise
            information.characteristics.removeAll { $0.type == type }
            information.characteristics.append(Characteristic(type: type, value: .string(value)))
        }
        set("Manufacturer", accessory.manufacturer, otherwise: "Beckon")
        set("Model", accessory.model, otherwise: "Simulated")
        set("Name", accessory.name, otherwise: accessory.name)
        set("SerialNumber", accessory.serialNumber, otherwise: "SIM-\(aid)")
        set("FirmwareRevision", accessory.firmwareRevision, otherwise: "1.0")
        return information
    }

    private func record(
        of service: Service, under serviceKey: String, numbers: inout InstanceNumbers
    ) -> ServiceRecord {
        let iid = numbers.iid(of: serviceKey, in: key)
        var record = ServiceRecord(iid: iid, type: service.type, characteristics: [])
        let whole = complete(service)
        for characteristic in whole {
            let iid = numbers.iid(of: "\(serviceKey)/\(characteristic.type.name)", in: key)
            // A value that its own metadata do not allow is replaced rather than served.
            let value = characteristic.value.flatMap { try? characteristic.metadata.checked($0) }
            record.characteristics.append(
                CharacteristicRecord(
                    iid: iid, type: characteristic.type, value: value, metadata: characteristic.metadata))
        }
        fill(&record)
        return record
    }

    /// The service's characteristics: those that it must have first, in the protocol's order, then its own others.
    private func complete(_ service: Service) -> [Characteristic] {
        let required = Catalogue.required(by: service.type)
        var all = required.map { service[$0] ?? Characteristic(type: $0) }
        for characteristic in service.characteristics where !all.contains(where: { $0.type == characteristic.type }) {
            all.append(characteristic)
        }
        let nameType = CharacteristicType("Name")
        if let name = service.name, !all.contains(where: { $0.type == nameType }) {
            all.append(Characteristic(type: nameType, value: .string(name)))
        }
        return all
    }

    /// Gives every readable characteristic a value: from its pair where it has one, else one that suits it.
    private func fill(_ record: inout ServiceRecord) {
        let given = Set(record.characteristics.filter { $0.value != nil }.map(\.type))
        for place in record.characteristics.indices where record.characteristics[place].value == nil {
            let (type, metadata) = (record.characteristics[place].type, record.characteristics[place].metadata)
            guard metadata.permissions.contains(.read) else { continue }
            record.characteristics[place].value =
                CurrentStateSimulation.target(type, in: record) ?? InitialValues.value(of: type, metadata)
        }
        for type in record.characteristics.map(\.type) {
            for change in CurrentStateSimulation.changes(after: type, in: record) where !given.contains(change.type) {
                record.set(change.type, to: change.value)
            }
        }
    }
}

extension ServiceRecord {
    /// Sets the value of a characteristic that the service has.
    mutating func set(_ type: CharacteristicType, to value: CharacteristicValue) {
        guard let place = characteristics.firstIndex(where: { $0.type == type }) else { return }
        characteristics[place].value = value
    }
}

extension CharacteristicValue {
    fileprivate var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }
}
