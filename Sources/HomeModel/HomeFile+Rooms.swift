extension HomeReader {
    mutating func readRoom(_ item: FileItem) {
        guard let (object, names, name) = named(item, "the room", keys: []) else { return }
        var room = Room(name: name)
        room.aliases = names.aliases
        room.extra = object.extra
        rooms.add(room.id, names)
        result.rooms.append(room)
    }

    mutating func readZone(_ item: FileItem) {
        guard let (object, names, name) = named(item, "the zone", keys: ["rooms"]) else { return }
        var zone = Zone(name: name)
        zone.aliases = names.aliases
        zone.extra = object.extra
        zone.rooms = distinct(object.texts("rooms", atMost: HomeFile.maximumPerHome), among: rooms)
        result.zones.append(zone)
    }

    /// The things that a list of names refers to; one that stands there twice is a fault.
    func distinct<Target: Hashable>(
        _ names: [(text: String, place: FilePlace)], among references: FileReferences<Target>
    ) -> [Target] {
        var seen: Set<Target> = []
        return names.compactMap { name, place in
            guard let target = references.find(name, at: place, faults: faults) else { return nil }
            if seen.insert(target).inserted { return target }
            faults.add(place, "\(quoted(name)) stands twice in this list: remove one")
            return nil
        }
    }

    mutating func readUsers(_ items: [FileItem]) {
        var people = FileNamespace()
        for item in items {
            guard let object = FileObject(item, keys: ["name", "role", "mayOpen", "extra"], faults: faults) else {
                continue
            }
            let names = FileNames(of: object)
            people.claim(names, for: "the user", faults: faults)
            guard let name = names.name else { continue }
            var user = User(name: name, role: object.choice("role") ?? .guest)
            user.mayOpen = object.flag("mayOpen") ?? true
            user.extra = object.extra
            result.users.append(user)
        }
    }
}
