import HomeModel

extension MemoryHome {
    /// Keeps what an accessory says of itself (row C7).
    mutating func refresh(_ said: Accessory) throws(EditRefusal) {
        let index = try index(of: said.id)
        let old = home.accessories[index]
        try checkServiceIdentities(said, kept: old.services.map(\.id))
        var new = old
        (new.manufacturer, new.model) = (said.manufacturer, said.model)
        (new.serialNumber, new.firmwareRevision) = (said.serialNumber, said.firmwareRevision)
        new.address = said.address
        new.services = said.services.map { service in
            guard let kept = old.services.first(where: { $0.id == service.id }) else { return service }
            var service = service
            (service.name, service.aliases, service.extra) = (kept.name, kept.aliases, kept.extra)
            return service
        }
        home.accessories[index].services = new.services.filter { service in
            old.services.contains { $0.id == service.id }
        }
        for service in new.services where !old.services.contains(where: { $0.id == service.id }) {
            try append(service, to: index)
        }
        home.accessories[index] = new
        tellOfRefresh(from: old, to: new)
    }

    private mutating func tellOfRefresh(from old: Accessory, to new: Accessory) {
        if old == new { return }
        if old.services.map(\.withoutValues) != new.services.map(\.withoutValues) {
            tell(.services, .changed, .accessory(new.id), new.name)
        } else if old.withoutServices != new.withoutServices {
            tell(.accessories, .changed, .accessory(new.id), new.name)
        }
        removeReferences { reference, characteristic in
            guard reference.accessory == new.id else { return false }
            guard let service = new.services.first(where: { $0.id == reference.service }) else { return true }
            return characteristic.map { service[$0] == nil } ?? false
        }
        for service in new.services {
            guard let before = old.services.first(where: { $0.id == service.id }) else { continue }
            tellOfValues(from: before, to: service, of: new)
        }
    }

    private mutating func tellOfValues(from old: Service, to new: Service, of accessory: Accessory) {
        for characteristic in new.characteristics {
            guard let before = old[characteristic.type], before.value != characteristic.value else { continue }
            let reference = ServiceReference(accessory: accessory.id, service: new.id)
            events.append(
                HomeEvent(
                    topic: .values, verb: .changed, thing: .service(reference), name: new.name ?? accessory.name,
                    value: characteristic.value.map { .init(characteristic: characteristic.type, value: $0) }))
        }
    }
}

extension Service {
    fileprivate var withoutValues: Service {
        var service = self
        for index in service.characteristics.indices { service.characteristics[index].value = nil }
        return service
    }
}

extension Accessory {
    fileprivate var withoutServices: Accessory {
        var accessory = self
        accessory.services = []
        return accessory
    }
}
