/// Reads the characteristics of a service in a file.
struct CharacteristicReader {
    let faults: FaultList

    /// The characteristics of a service; those that its type requires and the file leaves out follow without a value.
    func characteristics(of object: FileObject, type: ServiceType) -> [Characteristic] {
        var characteristics: [Characteristic] = []
        if let item = object["characteristics"], let listed = FileObject(item, keys: [], faults: faults) {
            if listed.all.count > HomeFile.maximumCharacteristics {
                faults.add(
                    listed.place, "file-many",
                    ["count": .count(listed.all.count), "most": .count(HomeFile.maximumCharacteristics)])
                return []
            }
            for (key, item) in listed.all {
                guard let characteristic = characteristic(key, item) else { continue }
                if characteristics.contains(where: { $0.type == characteristic.type }), key != characteristic.type.name
                {
                    faults.add(item.place, "file-characteristic-twice", ["type": .text("\(characteristic.type)")])
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
                item.place, "file-no-characteristic",
                ["name": .excerpt(key), "offer": offer(for: key, among: known.sorted())])
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
            metadata.complain(about: error, of: item, to: faults)
            return nil
        }
    }
}

extension CharacteristicMetadata {
    /// Notes what keeps a value from being allowed.
    fileprivate func complain(about error: HomeError, of item: FileItem, to faults: FaultList) {
        let (place, value) = (item.place, item.node.told)
        switch error {
        case .valueLowerThanMinimum:
            faults.add(place, "file-value-low", ["value": value, "least": .text(bounds.lowerBound.plain)])
        case .valueHigherThanMaximum:
            faults.add(place, "file-value-high", ["value": value, "most": .text(bounds.upperBound.plain)])
        case .stringLongerThanMaximum:
            faults.add(place, "file-value-long", ["value": value, "most": .count(longestText)])
        case .invalidParameter:
            let known = (validValues ?? []).map(String.init).joined(separator: ", ")
            faults.add(place, "file-value-other", ["value": value, "known": .text(known)])
        default: faults.add(place, "file-wrong", ["value": value, "wanted": .message(expectedKind)])
        }
    }

    private var expectedKind: String {
        switch format {
        case .bool: "file-wants-flag"
        case .float: "file-wants-number"
        case .string: "file-wants-text"
        case .tlv8, .data: "file-wants-base64"
        case .uint8, .uint16, .uint32, .uint64, .int: "file-wants-whole"
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
