extension HomeReader {
    mutating func readServiceGroup(_ item: FileItem) {
        guard let (object, names, name) = named(item, "serviceGroup", keys: ["services"]) else { return }
        var group = ServiceGroup(name: name)
        group.aliases = names.aliases
        group.extra = object.extra
        var seen: Set<ServiceReference> = []
        for item in object.list("services", atMost: HomeFile.maximumPerHome) {
            guard let object = FileObject(item, keys: Self.serviceKeys, faults: faults),
                let (accessory, service) = serviceReference(object)
            else { continue }
            let reference = ServiceReference(accessory: accessory.id, service: service.id)
            if seen.insert(reference).inserted {
                group.services.append(reference)
            } else {
                faults.add(item.place, "file-service-twice")
            }
        }
        result.serviceGroups.append(group)
    }

    mutating func readActionSet(_ item: FileItem) {
        guard let (object, names, name) = named(item, "actionSet", keys: ["actions"]) else { return }
        var scene = ActionSet(name: name)
        scene.aliases = names.aliases
        scene.extra = object.extra
        scene.actions = object.list("actions", atMost: HomeFile.maximumPerHome).compactMap { action($0) }
        actionSets.add(scene.id, names)
        result.actionSets.append(scene)
    }

    private func action(_ item: FileItem) -> Action? {
        let keys = Self.serviceKeys + ["characteristic", "value"]
        guard let object = FileObject(item, keys: keys, faults: faults) else { return nil }
        let name = object.requiredText("characteristic")
        if object["value"] == nil { faults.add(object.place, "file-missing", ["key": .text("value")]) }
        guard let (accessory, service) = serviceReference(object), let name, let value = object["value"],
            let characteristic = characteristic(name, of: service, at: object.place["characteristic"]),
            let allowed = CharacteristicReader(faults: faults).value(value, metadata: characteristic.metadata)
        else { return nil }
        let reference = ServiceReference(accessory: accessory.id, service: service.id)
        return Action(service: reference, characteristic: characteristic.type, value: allowed)
    }

    private func characteristic(_ name: String, of service: Service, at place: FilePlace) -> Characteristic? {
        guard let type = CharacteristicType(reading: name), HomeFile.isSpeltOut(name, as: type.name),
            let characteristic = service[type]
        else {
            let known = service.characteristics.filter { $0.metadata.permissions.contains(.write) }.map(\.type.name)
            faults.add(
                place, "file-characteristic-not-there",
                ["name": .excerpt(name), "offer": offer(for: name, among: known)])
            return nil
        }
        guard characteristic.metadata.permissions.contains(.write) else {
            faults.add(place, "file-only-read", ["type": .text("\(type)")])
            return nil
        }
        return characteristic
    }
}
