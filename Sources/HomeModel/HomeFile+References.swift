/// The things of one kind by their names, to find what a file refers to by name.
struct FileReferences<Target> {
    /// What the things are, for a sentence: "room".
    let kind: String
    private var targets: [NameKey: Target] = [:]
    private var names: [String] = []

    init(kind: String) { self.kind = kind }

    /// Makes a thing known by its name and its aliases; of two with one name the first counts.
    mutating func add(_ target: Target, _ name: FileNames) {
        for (text, _) in name.all where targets[NameKey(text)] == nil {
            targets[NameKey(text)] = target
            names.append(text)
        }
    }

    /// The thing of a name; nil, with a fault noted, where there is none.
    func find(_ name: String, at place: FilePlace, faults: FaultList) -> Target? {
        if let target = targets[NameKey(name)] { return target }
        faults.add(place, "there is no \(kind) \(quoted(name)) in this home\(offer(for: name, among: names))")
        return nil
    }
}

/// The end of a sentence that offers what may have been meant.
func offer(for text: String, among candidates: [String]) -> String {
    if let near = nearest(to: text, among: candidates) { return "; did you mean “\(near)”?" }
    return (1...12).contains(candidates.count) ? "; there are \(candidates.joined(separator: ", "))" : ""
}

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
            faults.add(place, "“\(accessory.name)” has \(unnamed.count) services of this type: give \"number\", from 1")
        } else if let service = unnamed.dropFirst(Int(number ?? 1) - 1).first {
            return service
        } else if let number, !unnamed.isEmpty {
            faults.add(
                place, "“\(accessory.name)” has \(unnamed.count) services of this type, so there is no \(number)")
        } else {
            let known = accessory.services.map { $0.name ?? $0.type.name }
            faults.add(place, "“\(accessory.name)” has no service \(quoted(name))\(offer(for: name, among: known))")
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
