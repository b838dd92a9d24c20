/// Reads the characteristics of a service in a file.
struct CharacteristicReader {
    let faults: FaultList

    /// The characteristics of a service; those that its type requires and the file leaves out follow without a value.
    func characteristics(of object: FileObject, type: ServiceType) -> [Characteristic] {
        var characteristics: [Characteristic] = []
        if let item = object["characteristics"], let listed = FileObject(item, keys: [], faults: faults) {
            if listed.all.count > HomeFile.maximumCharacteristics {
                faults.add(
                    listed.place, "\(listed.all.count) are too many: at most \(HomeFile.maximumCharacteristics) fit")
                return []
            }
            for (key, item) in listed.all {
                guard let characteristic = characteristic(key, item) else { continue }
                if characteristics.contains(where: { $0.type == characteristic.type }), key != characteristic.type.name
                {
                    faults.add(item.place, "\(characteristic.type) stands twice in this service: remove one")
                }
                characteristics.append(characteristic)
            }
        }
        return Service.completed(characteristics, for: type)
    }

    private func characteristic(_ key: String, _ item: FileItem) -> Characteristic? {
        guard let type = CharacteristicType(reading: key), HomeFile.isSpeltOut(key, as: type.name) else {
            let known = Catalogue.characteristicNames.keys
            faults.add(
                item.place,
                "\(quoted(key)) is no characteristic\(offer(for: key, among: known.sorted()));"
                    + " a vendor's own type is written as its UUID")
            return nil
        }
        var valueItem: FileItem? = item
        var metadata = type.metadata ?? CharacteristicMetadata(vendorValue: item.node)
        if case .object = item.node.value {
            guard let object = FileObject(item, keys: MetadataReader.keys, faults: faults) else { return nil }
            valueItem = object["value"]
            metadata = MetadataReader(faults: faults).metadata(of: object, type: type, value: valueItem?.node)
        }
        let value = valueItem.flatMap { self.value($0, metadata: metadata) }
        return Characteristic(type: type, value: value, metadata: metadata)
    }

    /// A value that is allowed by the metadata; nil where it is null, or, with a fault noted, where it is not allowed.
    func value(_ item: FileItem, metadata: CharacteristicMetadata) -> CharacteristicValue? {
        if item.node.isNull { return nil }
        do throws(HomeError) {
            guard let value = item.node.json.characteristicValue else { throw .invalidValueType }
            return try metadata.checked(value)
        } catch {
            faults.add(item.place, "\(item.node.kind) \(metadata.complaint(about: error))")
            return nil
        }
    }
}

extension CharacteristicMetadata {
    /// What keeps a value from being allowed, to follow the value in a sentence.
    fileprivate func complaint(about error: HomeError) -> String {
        switch error {
        case .valueLowerThanMinimum: "is below the least value, \(bounds.lowerBound.plain)"
        case .valueHigherThanMaximum: "is above the greatest value, \(bounds.upperBound.plain)"
        case .stringLongerThanMaximum: "is longer than \(longestText) characters"
        case .invalidParameter: "is none of the values \((validValues ?? []).map(String.init).joined(separator: ", "))"
        default: "stands where \(expectedKind) is expected"
        }
    }

    private var expectedKind: String {
        switch format {
        case .bool: "true or false"
        case .float: "a number"
        case .string: "text in \"…\""
        case .tlv8, .data: "base64 text in \"…\""
        case .uint8, .uint16, .uint32, .uint64, .int: "a whole number"
        }
    }
}

extension Service {
    /// Characteristics and, after them, those that the type requires besides.
    static func completed(_ characteristics: [Characteristic], for type: ServiceType) -> [Characteristic] {
        let given = Set(characteristics.map(\.type))
        let missing = Catalogue.required(by: type).filter { !given.contains($0) }
        return characteristics + missing.map { Characteristic(type: $0) }
    }
}
