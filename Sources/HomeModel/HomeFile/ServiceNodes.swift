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
