/// What becomes of an accessory by what it says of itself (row C7): people's words for it stay.
struct AccessoryRefresh {
    let old: Accessory
    let new: Accessory

    init(of old: Accessory, by said: Accessory) {
        self.old = old
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
        self.new = new
    }

    /// The services that were there before, as they are now.
    var kept: [Service] { new.services.filter { service in old.services.contains { $0.id == service.id } } }

    /// The services that were not there before.
    var added: [Service] { new.services.filter { service in !old.services.contains { $0.id == service.id } } }

    /// The list in which something is another now, but for values; nil where nothing is.
    var topic: HomeEvent.Topic? {
        if old.services.map(\.withoutValues) != new.services.map(\.withoutValues) { return .services }
        return old.withoutServices != new.withoutServices ? .accessories : nil
    }

    /// Whether a service, or a characteristic of it, went with the refresh.
    func hasLost(_ reference: ServiceReference, _ characteristic: CharacteristicType?) -> Bool {
        guard reference.accessory == new.id else { return false }
        guard let service = new.services.first(where: { $0.id == reference.service }) else { return true }
        return characteristic.map { service[$0] == nil } ?? false
    }

    /// The values that are others now.
    var valueEvents: [HomeEvent] {
        new.services.flatMap { service in
            guard let before = old.services.first(where: { $0.id == service.id }) else { return [HomeEvent]() }
            return valueEvents(from: before, to: service)
        }
    }

    private func valueEvents(from old: Service, to new: Service) -> [HomeEvent] {
        new.characteristics.compactMap { characteristic in
            guard let before = old[characteristic.type], before.value != characteristic.value else { return nil }
            return HomeEvent(
                topic: .values, verb: .changed,
                thing: .service(ServiceReference(accessory: self.new.id, service: new.id)),
                name: new.name ?? self.new.name,
                value: characteristic.value.map { .init(characteristic: characteristic.type, value: $0) })
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
