extension HomeWriter {
    /// The keys that refer to a service, to which others may be added; nil where there is no such service.
    func reference(_ reference: ServiceReference) -> FilePage? {
        guard let accessory = accessories[reference.accessory],
            let service = accessory.services.first(where: { $0.id == reference.service })
        else { return nil }
        var page = FilePage()
        page.add("accessory", text: accessory.name)
        page.add("service", text: service.name ?? service.type.name)
        if service.name == nil, let number = number(of: service, in: accessory) {
            page.add("number", JSONNode(.int(Int64(number))))
        }
        return page
    }

    /// The number, from 1, of a service without a name, where its type alone does not tell which one is meant.
    private func number(of service: Service, in accessory: Accessory) -> Int? {
        let alike = accessory.services.filter { $0.name == nil && $0.type == service.type }
        let key = NameKey(service.type.name)
        let isAName = accessory.services.contains { other in
            other.aliases.contains { NameKey($0) == key } || other.name.map { NameKey($0) == key } ?? false
        }
        guard alike.count > 1 || isAName else { return nil }
        return alike.firstIndex { $0.id == service.id }.map { $0 + 1 }
    }
}

extension Service {
    var node: JSONNode {
        var page = FilePage()
        page.add("type", text: type.name)
        page.add("name", text: name)
        page.add("aliases", texts: aliases)
        var characteristics = FilePage()
        for characteristic in told { characteristics.add(characteristic.type.name, characteristic.node) }
        if !told.isEmpty { page.add("characteristics", characteristics.node) }
        page.add(extra: extra)
        return page.node
    }

    /// The characteristics that have to be told: all but those at the end that reading would complete them with.
    private var told: [Characteristic] {
        var told = characteristics
        while let last = told.last, last.allowedValue == nil, last.metadata == last.type.metadata {
            told.removeLast()
        }
        let isCompleted = Service.completed(told, for: type).map(\.type) == characteristics.map(\.type)
        return isCompleted ? told : characteristics
    }
}

extension Characteristic {
    /// The value, where the metadata allow it.
    var allowedValue: CharacteristicValue? {
        // What a device says against its own metadata is left out.
        value.flatMap { try? metadata.checked($0) }
    }

    var node: JSONNode {
        let value = allowedValue.map { JSONNode(json: JSON($0)) } ?? JSONNode(.null)
        let own = type.metadata ?? CharacteristicMetadata(vendorValue: value)
        if metadata == own { return value }
        var page = FilePage()
        if !value.isNull { page.add("value", value) }
        metadata.addDifference(from: own, to: &page)
        return page.node
    }
}

extension CharacteristicMetadata {
    /// Adds what differs from the type's own; a bound that is not there is null.
    fileprivate func addDifference(from own: CharacteristicMetadata, to page: inout FilePage) {
        if format != own.format { page.add("format", text: format.rawValue) }
        if permissions != own.permissions {
            page.add("perms", JSONNode(.list(permissions.codes.map { JSONNode(.string($0)) })))
        }
        if unit != own.unit { page.add("unit", unit.map { JSONNode(.string($0.rawValue)) } ?? JSONNode(.null)) }
        if minimum != own.minimum { page.add("minValue", Self.node(minimum)) }
        if maximum != own.maximum { page.add("maxValue", Self.node(maximum)) }
        if step != own.step { page.add("minStep", Self.node(step)) }
        if maximumLength != own.maximumLength { page.add("maxLen", Self.node(maximumLength.map(Double.init))) }
        if validValues != own.validValues {
            page.add(
                "validValues", validValues.map { JSONNode(.list($0.map { JSONNode(.int($0)) })) } ?? JSONNode(.null))
        }
    }

    private static func node(_ number: Double?) -> JSONNode { JSONNode(number.map { .double($0) } ?? .null) }
}
