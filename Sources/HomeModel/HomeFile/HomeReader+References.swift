extension HomeReader {
    static let serviceKeys = ["accessory", "service", "number"]

    /// The service that an object refers to: by its accessory's name, and its own name or, having none, its type.
    ///
    /// Where several services of a type have no name, a number from 1 says which one; so has it what `HomeFile` writes.
    func serviceReference(_ object: FileObject) -> (accessory: Accessory, service: Service)? {
        let accessoryName = object.requiredText("accessory")
        let name = object.requiredText("service")
        let number = object.whole("number", in: 1...Int64(HomeFile.maximumServices))
        guard let accessoryName, let name,
            let index = accessories.find(accessoryName, at: object.place["accessory"], faults: faults),
            let service = service(name, number, of: result.accessories[index], at: object.place["service"])
        else { return nil }
        return (result.accessories[index], service)
    }

    private func service(_ name: String, _ number: Int64?, of accessory: Accessory, at place: FilePlace) -> Service? {
        let named = accessory.services.first { $0.isNamed(name) }
        let unnamed = accessory.services.filter { $0.name == nil && $0.type.name == name }
        if number == nil, let named { return named }
        if number == nil, unnamed.count > 1 {
            faults.add(
                place, "file-services-alike", ["accessory": .excerpt(accessory.name), "count": .count(unnamed.count)])
        } else if let service = unnamed.dropFirst(Int(number ?? 1) - 1).first {
            return service
        } else if let number, !unnamed.isEmpty {
            faults.add(
                place, "file-service-number",
                [
                    "accessory": .excerpt(accessory.name), "count": .count(unnamed.count), "number": .count(number),
                ])
        } else {
            let known = accessory.services.map { $0.name ?? $0.type.name }
            faults.add(
                place, "file-no-service",
                [
                    "accessory": .excerpt(accessory.name), "name": .excerpt(name),
                    "offer": offer(for: name, among: known),
                ])
        }
        return nil
    }
}

extension Service {
    /// Whether people call it so.
    fileprivate func isNamed(_ name: String) -> Bool {
        let key = NameKey(name)
        return ([self.name].compactMap { $0 } + aliases).contains { NameKey($0) == key }
    }
}
