import HomeModel

/// Every name of every home, found by its key.
///
/// Case, spaces and apostrophes are nothing to it (row N3). It is made from one snapshot and never changes.
public struct NameIndex: Sendable {
    private var entriesByKey: [NameKey: [NameEntry]] = [:]

    /// The most UTF-8 bytes of a key: no longer text can be a name.
    public private(set) var longestKey = 0

    /// Indexes the names of all homes.
    ///
    /// `spellings` gives further ways to write a name that are read as that name, such as "Lamp Two" for "Lamp 2".
    public init(_ snapshot: HomeSnapshot, spellings: (String) -> [String] = { _ in [] }) {
        for home in snapshot.homes {
            for entry in Self.entries(of: home) {
                add(entry, as: entry.name)
                for spelling in spellings(entry.name) { add(entry, as: spelling) }
            }
        }
    }

    /// The things that bear a name, in the order of the snapshot.
    public func entries(for key: NameKey) -> [NameEntry] { entriesByKey[key] ?? [] }

    /// Every name, as often as it is borne.
    public var entries: some Sequence<NameEntry> { entriesByKey.values.lazy.joined() }

    private mutating func add(_ entry: NameEntry, as spelling: String) {
        let key = NameKey(spelling)
        guard !key.isEmpty, entriesByKey[key]?.contains(where: { $0.isMeant(before: entry) }) != true else { return }
        entriesByKey[key, default: []].append(entry)
        longestKey = max(longestKey, key.text.utf8.count)
    }
}

extension NameEntry {
    /// Whether a known entry makes another one of the same key needless.
    ///
    /// To a speaker an accessory and its own service of the same name are one thing (row N9).
    fileprivate func isMeant(before other: NameEntry) -> Bool {
        if thing == other.thing { return true }
        guard case .accessory(let accessory) = thing, case .service(let service) = other.thing else { return false }
        return accessory == service.accessory
    }
}

extension NameIndex {
    private static func entries(of home: Home) -> [NameEntry] {
        var list = named(home.name, home.aliases, .home, in: home)
        for room in home.rooms { list += named(room.name, room.aliases, .room(room.id), in: home) }
        for zone in home.zones { list += named(zone.name, zone.aliases, .zone(zone.id), in: home) }
        for accessory in home.accessories { list += entries(of: accessory, in: home) }
        for group in home.serviceGroups {
            let names = named(group.name, group.aliases, .serviceGroup(group.id), in: home)
            list += names + names.flatMap(\.lastWords)
        }
        for scene in home.actionSets { list += named(scene.name, scene.aliases, .actionSet(scene.id), in: home) }
        return list
    }

    private static func entries(of accessory: Accessory, in home: Home) -> [NameEntry] {
        var list = named(accessory.name, accessory.aliases, .accessory(accessory.id), in: home)
        for service in accessory.services {
            guard let name = service.name else { continue }
            let reference = ServiceReference(accessory: accessory.id, service: service.id)
            list += named(name, service.aliases, .service(reference), in: home)
        }
        let shortened = list.flatMap(\.lastWords)
        guard let room = home.room(accessory.room) else { return list + shortened }
        return list + list.compactMap { $0.withoutRoom(names: [room.name] + room.aliases) } + shortened
    }

    private static func named(_ name: String, _ aliases: [String], _ thing: NamedThing, in home: Home) -> [NameEntry] {
        ([name] + aliases).map { NameEntry(home: home.id, thing: thing, name: $0) }
    }
}

extension NameEntry {
    /// The ends of a name of three or more words, the longer first; each has two words or more.
    fileprivate var lastWords: [NameEntry] {
        let words = name.split(separator: " ")
        guard words.count > 2 else { return [] }
        return (1...words.count - 2).map { count in
            NameEntry(home: home, thing: thing, name: words.dropFirst(count).joined(separator: " "), form: .lastWords)
        }
    }

    fileprivate func withoutRoom(names: [String]) -> NameEntry? {
        let words = name.split(separator: " ")
        let roomKeys = Set(names.map(NameKey.init))
        for count in 1..<max(words.count, 1)
        where roomKeys.contains(NameKey(words.prefix(count).joined(separator: " "))) {
            let rest = words.dropFirst(count).joined(separator: " ")
            return NameEntry(home: home, thing: thing, name: rest, form: .withoutRoom)
        }
        return nil
    }
}
