/// A service as people mean it: together with the accessory that has it.
public struct PlacedService: Hashable, Sendable {
    /// The accessory that has the service.
    public let accessory: Accessory
    /// The service.
    public let service: Service

    /// A service of an accessory.
    public init(accessory: Accessory, service: Service) {
        self.accessory = accessory
        self.service = service
    }

    /// What refers to it.
    public var reference: ServiceReference { ServiceReference(accessory: accessory.id, service: service.id) }

    /// What a command can call it, so that it and no other is meant: its name, else its accessory's where that shows
    /// no other service, else the accessory's with the type: “Strip/Outlet”, “Strip/Outlet/2”.
    public var name: String {
        if let name = service.name { return name }
        let shown = accessory.spokenServices
        if shown.count == 1, shown[0].id == service.id { return accessory.name }
        let path = "\(accessory.name)/\(service.type)"
        let alike = accessory.services.filter { $0.type == service.type }
        guard alike.count > 1, let index = alike.firstIndex(where: { $0.id == service.id }) else { return path }
        return "\(path)/\(index + 1)"
    }
}

extension PlacedService: Named {
    /// Further names that people use for the service.
    public var aliases: [String] { service.aliases }
}

extension Home {
    /// All services that people are shown (row N12), in the order of their accessories.
    public var spokenServices: [PlacedService] {
        accessories.flatMap { accessory in
            accessory.spokenServices.map { PlacedService(accessory: accessory, service: $0) }
        }
    }

    /// All services whose values are told, in the order of their accessories.
    public var toldServices: [PlacedService] {
        accessories.flatMap { accessory in
            accessory.toldServices.map { PlacedService(accessory: accessory, service: $0) }
        }
    }

    /// The services of some types (row M10) that people are shown.
    public func spokenServices(ofTypes types: Set<ServiceType>) -> [PlacedService] {
        spokenServices.filter { types.contains($0.service.type) }
    }

    /// The service that a text means: by its own name or alias, by the name of an accessory that shows no other
    /// service, or by `ACCESSORY/TYPE`, with `/NUMBER` from 1 where the accessory has several of the type.
    ///
    /// - Throws: `EditRefusal` of `notFound` with the nearest name; of `invalidParameter`, where several services may
    ///   be meant, with the names of all.
    public func service(called name: String) throws(EditRefusal) -> PlacedService {
        if let service = spokenServices.named(name) { return service }
        let parts = name.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard let first = parts.first, let accessory = accessories.named(first) else { throw noService(name) }
        var candidates = accessory.spokenServices
        if parts.count > 1 {
            candidates = candidates.filter { NameKey($0.type.name) == NameKey(parts[1]) }
        }
        if parts.count > 2 {
            guard let number = Int(parts[2]), number > 0 else { throw noService(name) }
            let alike = accessory.services.filter { NameKey($0.type.name) == NameKey(parts[1]) }
            let numbered = alike.dropFirst(number - 1).first?.id
            candidates = candidates.filter { $0.id == numbered }
        }
        return try one(of: candidates.map { PlacedService(accessory: accessory, service: $0) }, for: name)
    }

    private func one(of candidates: [PlacedService], for name: String) throws(EditRefusal) -> PlacedService {
        guard let first = candidates.first else { throw noService(name) }
        guard candidates.count > 1 else { return first }
        throw .severalServices(name, candidates.map(\.name))
    }

    private func noService(_ name: String) -> EditRefusal {
        let known = spokenServices.flatMap(\.names) + accessories.flatMap(\.names)
        return .notFound(.service, name, in: self.name, near: nearest(to: name, among: known))
    }
}
