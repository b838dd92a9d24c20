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
    var actionSets = FileReferences<ActionSetID>(kind: "action set")

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
}
