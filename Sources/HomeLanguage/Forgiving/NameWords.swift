import HomeModel

/// The words that stand in names of homes: what was said rightly of a name that is misspelt elsewhere.
struct NameWords: Sendable {
    private var keys: Set<NameKey> = []

    /// The words of all names of a snapshot.
    init(_ snapshot: HomeSnapshot) {
        for home in snapshot.homes { add(home) }
    }

    /// The words after an event; those of names that are gone stay, because they only make corrections more careful.
    func updated(with event: HomeEvent, in snapshot: HomeSnapshot) -> NameWords {
        if [.primaryHome, .users, .reachability, .values].contains(event.topic) { return self }
        guard let name = event.name, event.thing != nil, event.verb == .renamed else { return NameWords(snapshot) }
        var words = self
        words.add(name)
        return words
    }

    /// Whether a word stands in a name.
    func has(_ word: NameKey) -> Bool { keys.contains(word) }

    private mutating func add(_ home: Home) {
        add(home.name, home.aliases)
        add(home.rooms)
        add(home.zones)
        add(home.serviceGroups)
        add(home.actionSets)
        for accessory in home.accessories { add(accessory) }
    }

    private mutating func add(_ things: [some Named]) {
        for thing in things { add(thing.name, thing.aliases) }
    }

    private mutating func add(_ accessory: Accessory) {
        add(accessory.name, accessory.aliases)
        for service in accessory.services where service.name != accessory.name || !service.aliases.isEmpty {
            add(service.name ?? accessory.name, service.aliases)
        }
    }

    private mutating func add(_ name: String, _ aliases: [String]) {
        add(name)
        for alias in aliases { add(alias) }
    }

    /// "Kid's" is cut in a sentence, and written together in a name.
    private mutating func add(_ name: String) {
        for word in name.split(separator: " ") {
            let key = NameKey(String(word))
            keys.insert(key)
            if key.text.last == "s", word.dropLast().last.map({ $0 == "'" || $0 == "\u{2019}" }) == true {
                keys.insert(NameKey(String(key.text.dropLast())))
            }
        }
    }
}
