/// Reads one home of a file.
struct HomeReader {
    static let keys = [
        "name", "primary", "aliases", "temperatureUnit", "rooms", "zones", "accessories", "serviceGroups", "actionSets",
        "triggers", "users", "extra",
    ]
    /// The keys of everything that has a name.
    static let objectKeys = ["name", "aliases", "extra"]

    let faults: FaultList
    /// The home as far as it is read.
    var result: Home
    var namespace = FileNamespace()
    var rooms = FileReferences<RoomID>(kind: "room")
    var accessories = FileReferences<Int>(kind: "accessory")
    var actionSets = FileReferences<ActionSetID>(kind: "actionSet")

    /// A reader of the home that bears the given names.
    init(names: FileNames, faults: FaultList) {
        self.faults = faults
        result = Home(name: names.name ?? "")
        result.aliases = names.aliases
        namespace.reserve(names)
    }

    /// Reads all of an object; what is wrong in it is among the faults.
    mutating func read(_ object: FileObject) {
        result.temperatureUnit = object.choice("temperatureUnit") ?? .celsius
        result.extra = object.extra
        for item in list("rooms", of: object) { readRoom(item) }
        for item in list("zones", of: object) { readZone(item) }
        readAccessories(list("accessories", of: object))
        for item in list("serviceGroups", of: object) { readServiceGroup(item) }
        for item in list("actionSets", of: object) { readActionSet(item) }
        for item in list("triggers", of: object) { readTrigger(item) }
        readUsers(list("users", of: object))
    }

    private func list(_ key: String, of object: FileObject) -> [FileItem] {
        object.list(key, atMost: HomeFile.maximumPerHome)
    }

    /// Opens an object that has a name in the home's namespace; nil where it has none.
    mutating func named(
        _ item: FileItem, _ kind: String, keys: [String]
    ) -> (object: FileObject, names: FileNames, name: String)? {
        guard let object = FileObject(item, keys: Self.objectKeys + keys, faults: faults) else { return nil }
        let names = FileNames(of: object)
        namespace.claim(names, for: kind, faults: faults)
        return names.name.map { (object, names, $0) }
    }

    // MARK: - Parts

    private mutating func readRoom(_ item: FileItem) {
        guard let (object, names, name) = named(item, "room", keys: []) else { return }
        var room = Room(name: name)
        room.aliases = names.aliases
        room.extra = object.extra
        rooms.add(room.id, names)
        result.rooms.append(room)
    }

    private mutating func readZone(_ item: FileItem) {
        guard let (object, names, name) = named(item, "zone", keys: ["rooms"]) else { return }
        var zone = Zone(name: name)
        zone.aliases = names.aliases
        zone.extra = object.extra
        zone.rooms = distinct(object.texts("rooms", atMost: HomeFile.maximumPerHome), among: rooms)
        result.zones.append(zone)
    }

    private mutating func readTrigger(_ item: FileItem) {
        guard let (object, names, name) = named(item, "trigger", keys: TriggerReader.keys) else { return }
        var trigger = TriggerReader(faults: faults, accessories: accessories, services: result.accessories)
            .trigger(name, object)
        trigger.aliases = names.aliases
        trigger.actionSets = distinct(
            object.texts("actionSets", atMost: HomeFile.maximumPerHome), among: actionSets)
        result.triggers.append(trigger)
    }

    /// The things that a list of names refers to; one that stands there twice is a fault.
    private func distinct<Target: Hashable>(
        _ names: [(text: String, place: FilePlace)], among references: FileReferences<Target>
    ) -> [Target] {
        var seen: Set<Target> = []
        return names.compactMap { name, place in
            guard let target = references.find(name, at: place, faults: faults) else { return nil }
            if seen.insert(target).inserted { return target }
            faults.add(place, "file-twice", ["name": .excerpt(name)])
            return nil
        }
    }

    private mutating func readUsers(_ items: [FileItem]) {
        var people = FileNamespace()
        for item in items {
            guard let object = FileObject(item, keys: ["name", "role", "mayOpen", "extra"], faults: faults) else {
                continue
            }
            let names = FileNames(of: object)
            people.claim(names, for: "user", faults: faults)
            guard let name = names.name else { continue }
            var user = User(name: name, role: object.choice("role") ?? .guest)
            user.mayOpen = object.flag("mayOpen") ?? true
            user.extra = object.extra
            result.users.append(user)
        }
    }
}
