/// Reads what the values of a characteristic in a file may be.
struct MetadataReader {
    static let keys = [
        "value", "format", "perms", "unit", "minValue", "maxValue", "minStep", "maxLen", "validValues", "valid-values",
    ]

    let faults: FaultList

    /// What the values of a characteristic may be: what its type says, with what the object says otherwise.
    ///
    /// A key whose value is null takes the type's own bound away.
    func metadata(of object: FileObject, type: CharacteristicType, value: JSONNode?) -> CharacteristicMetadata {
        var metadata = type.metadata ?? CharacteristicMetadata(vendorValue: value)
        if let format: CharacteristicMetadata.Format = object.choice("format") { metadata.format = format }
        if let permissions = permissions(of: object) { metadata.permissions = permissions }
        metadata.unit = changed("unit", of: object, metadata.unit) { object.choice($0) }
        metadata.minimum = changed("minValue", of: object, metadata.minimum) { object.number($0) }
        metadata.maximum = changed("maxValue", of: object, metadata.maximum) { object.number($0) }
        metadata.step = changed("minStep", of: object, metadata.step) { object.number($0) }
        metadata.maximumLength = changed("maxLen", of: object, metadata.maximumLength) { key in
            object.whole(key, in: 0...Int64(Int32.max)).map { Int($0) }
        }
        for key in ["valid-values", "validValues"] {
            metadata.validValues = changed(key, of: object, metadata.validValues) { validValues($0, of: object) }
        }
        note(metadata, of: object)
        return metadata
    }

    private func changed<Value>(
        _ key: String, of object: FileObject, _ former: Value?, read: (String) -> Value?
    ) -> Value? {
        object.isNull(key) ? nil : read(key) ?? former
    }

    private func permissions(of object: FileObject) -> Permissions? {
        guard object["perms"] != nil else { return nil }
        let codes = object.texts("perms", atMost: 16)
        let known = Permissions(rawValue: .max).codes
        for (code, place) in codes where !known.contains(code) {
            faults.add(
                place, "file-permission", ["code": .excerpt(code), "known": .text(known.joined(separator: ", "))])
        }
        return Permissions(codes: codes.map(\.text))
    }

    private func validValues(_ key: String, of object: FileObject) -> [Int64]? {
        guard object[key] != nil else { return nil }
        return object.list(key, atMost: HomeFile.maximumValidValues).compactMap { item in
            if case .int(let value) = item.node.value { return value }
            faults.add(item.place, "file-wrong", ["value": item.node.told, "wanted": .message("file-wants-whole")])
            return nil
        }
    }

    private func note(_ metadata: CharacteristicMetadata, of object: FileObject) {
        if let minimum = metadata.minimum, let maximum = metadata.maximum, minimum > maximum {
            faults.add(object.place, "file-bounds", ["least": .text(minimum.plain), "most": .text(maximum.plain)])
        }
        if let step = metadata.step, step < 0 { faults.add(object.place["minStep"], "file-step") }
    }
}

extension CharacteristicMetadata {
    /// What is assumed of a vendor's own characteristic of which only a value is known: it can be read.
    init(vendorValue node: JSONNode?) {
        let format: Format =
            switch node?.value {
            case .bool: .bool
            case .int(let value) where Int32(exactly: value) != nil: .int
            case .int(0...), .unsigned: .uint64
            case .int, .double: .float
            default: .string
            }
        self.init(format: format, permissions: .read)
    }
}

extension Double {
    /// The number as people write it: 20, not 20.0.
    var plain: String { Int64(exactly: self).map { "\($0)" } ?? "\(self)" }
}
