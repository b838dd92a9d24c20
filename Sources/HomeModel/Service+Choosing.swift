extension Service {
    /// The characteristic that a person means, blind to case and spaces ("target temperature"), or by its number.
    ///
    /// - Throws: `EditRefusal` of `notFound`, with the nearest one; `service` is what people call the service.
    public func characteristic(called name: String, of service: String) throws(EditRefusal) -> Characteristic {
        let key = NameKey(name)
        if let type = CharacteristicType(reading: name), let found = self[type] { return found }
        if let found = characteristics.first(where: { NameKey($0.type.name) == key }) { return found }
        let known = characteristics.filter { $0.metadata.permissions.contains(.write) }.map(\.type.name)
        throw .noCharacteristic(name, of: service, near: nearest(to: name, among: known), known: known)
    }
}

extension Characteristic {
    /// The value that a person writes: as in a home file, or `on`, `off`, `true`, `false`, and `50%` of what is a
    /// percentage.
    ///
    /// - Throws: `EditRefusal` where the characteristic does not take it; `service` is what people call the service.
    public func value(reading text: String, of service: String) throws(EditRefusal) -> CharacteristicValue {
        let value = reading(text)
        do throws(HomeError) {
            return try writable(value)
        } catch {
            throw .action(error, writing: value, to: type, of: service)
        }
    }

    private func reading(_ text: String) -> CharacteristicValue {
        let isText = [.string, .tlv8, .data].contains(metadata.format)
        if isText { return .string(text) }
        switch NameKey(text).text {
        case "on", "true", "yes": return metadata.isSwitch ? metadata.switched(true) : .string(text)
        case "off", "false", "no": return metadata.isSwitch ? metadata.switched(false) : .string(text)
        default: break
        }
        var number = text
        if text.hasSuffix("%"), metadata.unit == .percentage { number.removeLast() }
        // What is no JSON either is shown as the text that it is, in the refusal.
        let json = try? JSON(reading: Array(number.utf8))
        return json?.characteristicValue ?? .string(text)
    }
}

extension CharacteristicMetadata {
    /// Whether its values are no more than off and on.
    fileprivate var isSwitch: Bool { format == .bool || format.isInteger && bounds == 0...1 }

    fileprivate func switched(_ isOn: Bool) -> CharacteristicValue {
        format == .bool ? .bool(isOn) : .int(isOn ? 1 : 0)
    }
}
