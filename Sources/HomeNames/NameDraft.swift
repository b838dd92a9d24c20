import HomeModel

/// Names on their way into a segment, in no order yet.
struct NameDraft {
    /// Who bears a name, each name once, as the user wrote it.
    var bearers: [NameEntry] = []
    /// The keys of all names and of their shorter forms, with the bearer of each.
    var keys = ByteStrings()
    var postings: [NamePosting] = []
    /// The ways to say a key, by its place among `keys`.
    var sounds: [(key: UInt32, phones: [UInt8])] = []

    let reading: NameReading

    /// The most bytes of a key; a legal name has no longer one (row N15).
    static let longestKey = Name.maximumLength * Name.maximumScalarsInCharacter * 4

    /// Puts in the names of a home, or of some of its things.
    mutating func add(_ home: Home, where isAsked: ((NamedThing) -> Bool)? = nil) {
        let isWanted: (NamedThing) -> Bool = { [kinds = reading.kinds] in
            kinds.contains($0.kind) && isAsked?($0) != false
        }
        if isWanted(.home) { add(home, .home, home.id) }
        for room in home.rooms where isWanted(.room(room.id)) { add(room, .room(room.id), home.id) }
        for zone in home.zones where isWanted(.zone(zone.id)) { add(zone, .zone(zone.id), home.id) }
        let rooms = Dictionary(home.rooms.map { ($0.id, RoomNames($0)) }) { first, _ in first }
        for accessory in home.accessories where isWanted(.accessory(accessory.id)) {
            add(accessory, accessory.room.flatMap { rooms[$0] }, home.id)
        }
        for group in home.serviceGroups where isWanted(.serviceGroup(group.id)) { add(group, home.id) }
        for scene in home.actionSets where isWanted(.actionSet(scene.id)) {
            add(scene, .actionSet(scene.id), home.id)
        }
        for trigger in home.triggers where isWanted(.trigger(trigger.id)) {
            add(trigger, .trigger(trigger.id), home.id)
        }
    }

    mutating func add(_ thing: some Named, _ named: NamedThing, _ home: HomeID) {
        for name in thing.names { addWhole(name, named, home) }
    }

    mutating func add(_ group: ServiceGroup, _ home: HomeID) {
        let start = bearers.count
        add(group, .serviceGroup(group.id), home)
        for bearer in start..<bearers.count { addLastWords(of: bearer) }
    }

    mutating func add(_ accessory: Accessory, _ room: RoomNames?, _ home: HomeID) {
        let start = bearers.count
        add(accessory, .accessory(accessory.id), home)
        for service in accessory.services where reading.kinds.contains(.service) {
            guard let name = service.name else { continue }
            let reference = ServiceReference(accessory: accessory.id, service: service.id)
            for name in [name] + service.aliases { addWhole(name, .service(reference), home) }
        }
        if let room { for bearer in start..<bearers.count { addWithoutRoom(bearer, room) } }
        for bearer in start..<bearers.count { addLastWords(of: bearer) }
    }

    private mutating func addWhole(_ name: String, _ thing: NamedThing, _ home: HomeID) {
        bearers.append(NameEntry(home: home, thing: thing, name: name))
        add(WordKeys(name), bearers.count - 1, from: 0, .full)
    }

    private mutating func addWithoutRoom(_ bearer: Int, _ room: RoomNames) {
        let words = WordKeys(bearers[bearer].name)
        guard words.count > 1,
            let start = (1..<words.count).first(where: { room.keys.contains(words.bytes[..<words.starts[$0]]) })
        else { return }
        add(words, bearer, from: start, .withoutRoom)
    }

    private mutating func addLastWords(of bearer: Int) {
        let words = WordKeys(bearers[bearer].name)
        guard words.count > 2 else { return }
        for start in 1...words.count - 2 { add(words, bearer, from: start, .lastWords) }
    }

    private mutating func add(_ words: WordKeys, _ bearer: Int, from start: Int, _ form: NameEntry.Form) {
        let posting = NamePosting(bearer: UInt32(bearer), dropped: UInt8(start), form: form)
        let key = keys.count
        add(words.bytes[(words.count == 0 ? 0 : words.starts[start])...], posting)
        guard reading.spellings != nil || reading.pronunciations != nil else { return }
        let text = posting.entry(of: bearers[bearer]).name
        let hasKey = keys.count > key
        for other in reading.spellings?(text) ?? [] { add(NameKey(other).text.utf8, posting) }
        guard hasKey, form <= .withoutRoom else { return }
        for phones in reading.pronunciations?(text) ?? [] {
            let letters = Phones.letters(phones)
            if !letters.isEmpty { sounds.append((UInt32(key), letters)) }
        }
    }

    private mutating func add(_ key: some Collection<UInt8>, _ posting: NamePosting) {
        guard !key.isEmpty, key.count <= Self.longestKey else { return }
        keys.append(key)
        postings.append(posting)
    }
}

/// Which bearer a key leads to, and in which form of its name.
struct NamePosting: Sendable {
    var bearer: UInt32
    /// How many words of the name are left out at its beginning.
    var dropped: UInt8
    var form: NameEntry.Form

    /// The entry for a bearer of the whole name.
    func entry(of bearer: NameEntry) -> NameEntry {
        if form == .full { return bearer }
        let words = bearer.name.split(separator: " ", maxSplits: WordKeys.most - 1)
        let name = words[Int(dropped)...].joined(separator: " ")
        return NameEntry(home: bearer.home, thing: bearer.thing, name: name, form: form)
    }
}
