extension HomeReader {
    static let accessoryKeys = [
        "room", "bridge", "isBridge", "manufacturer", "model", "serialNumber", "firmwareRevision", "services",
    ]

    mutating func readAccessories(_ items: [FileItem]) {
        var bridges: [(index: Int, bridge: (text: String, place: FilePlace))] = []
        for item in items {
            guard let (accessory, bridge) = accessory(item) else { continue }
            if let bridge { bridges.append((result.accessories.count, bridge)) }
            result.accessories.append(accessory)
        }
        for (index, (name, place)) in bridges {
            guard let bridge = accessories.find(name, at: place, faults: faults).map({ result.accessories[$0] })
            else { continue }
            result.accessories[index].bridge = bridge.id
            if !bridge.isBridge {
                faults.add(place, "file-no-bridge", ["name": .excerpt(bridge.name)])
            } else if result.accessories[index].isBridge {
                faults.add(place, "file-bridge-behind")
            }
        }
    }

    private mutating func accessory(
        _ item: FileItem
    ) -> (accessory: Accessory, bridge: (text: String, place: FilePlace)?)? {
        var accessory = Accessory(name: "")
        guard let object = FileObject(item, keys: Self.objectKeys + Self.accessoryKeys, faults: faults) else {
            return nil
        }
        let names = FileNames(of: object)
        namespace.claim(names, for: "accessory", accessory: accessory.id, faults: faults)
        accessory.name = names.name ?? ""
        accessory.aliases = names.aliases
        accessory.extra = object.extra
        accessory.room = object.text("room").flatMap { rooms.find($0, at: object.place["room"], faults: faults) }
        accessory.isBridge = object.flag("isBridge") ?? false
        accessory.manufacturer = object.text("manufacturer")
        accessory.model = object.text("model")
        accessory.serialNumber = object.text("serialNumber")
        accessory.firmwareRevision = object.text("firmwareRevision")
        for item in object.list("services", atMost: HomeFile.maximumServices) {
            if let service = service(item, of: accessory.id) { accessory.services.append(service) }
        }
        accessories.add(result.accessories.count, names)
        return (accessory, object.text("bridge").map { ($0, object.place["bridge"]) })
    }

    private mutating func service(_ item: FileItem, of accessory: AccessoryID) -> Service? {
        let keys = Self.objectKeys + ["type", "characteristics"]
        guard let object = FileObject(item, keys: keys, faults: faults) else { return nil }
        let names = FileNames(of: object, mayBeUnnamed: true)
        namespace.claim(names, forServiceOf: accessory, faults: faults)
        guard let text = object.requiredText("type"), let type = serviceType(text, at: object.place["type"]) else {
            return nil
        }
        var service = Service(type: type, name: names.name)
        service.aliases = names.aliases
        service.extra = object.extra
        service.characteristics = CharacteristicReader(faults: faults).characteristics(of: object, type: type)
        return service
    }

    private func serviceType(_ text: String, at place: FilePlace) -> ServiceType? {
        if let type = ServiceType(reading: text), HomeFile.isSpeltOut(text, as: type.name) { return type }
        faults.add(
            place, "file-no-service-type",
            ["name": .excerpt(text), "offer": offer(for: text, among: Catalogue.serviceNames.keys.sorted())])
        return nil
    }
}
