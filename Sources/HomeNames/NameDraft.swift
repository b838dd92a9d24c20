import HomeModel

/// Names on their way into a segment, in no order yet.
struct NameDraft {
    /// Who bears a name, each name once, as the user wrote it.
    var bearers: [NameEntry] = []
    /// The number of the subject that each bearer was read with; those of one subject stand together.
    var subjects: [UInt32] = []
    private var subject: UInt32 = 0
    /// The keys of all names and of their shorter forms, with the bearer of each.
    var keys = ByteStrings()
    var postings: [NamePosting] = []
    /// The ways to say a key, by its place among `keys`.
    var sounds: [(key: UInt32, phones: [UInt8])] = []

    let reading: NameReading

    init(reading: NameReading) {
        self.reading = reading
    }

    /// Reads homes; where there are many names, half of the homes on another core.
    init(_ homes: [Home], reading: NameReading) {
        self.init(reading: reading)
        let names = homes.reduce(0) { $0 + $1.accessories.count + $1.rooms.count }
        guard homes.count > 1, names > worthAnotherCore else {
            for home in homes { add(home) }
            return
        }
        let half = homes.count / 2
        let (one, other) = atOnce(
            { NameDraft(reading: reading, all: homes[..<half]) }, { NameDraft(reading: reading, all: homes[half...]) })
        self = one
        append(other)
    }

    private init(reading: NameReading, all homes: ArraySlice<Home>) {
        self.init(reading: reading)
        for home in homes { add(home) }
    }

    /// Puts in what another draft holds of other homes.
    private mutating func append(_ other: NameDraft) {
        let (bearer, key) = (UInt32(bearers.count), UInt32(keys.count))
        bearers += other.bearers
        subjects += other.subjects.map { [subject] in $0 + subject }
        subject += other.subject
        keys.append(other.keys)
        postings += other.postings.map {
            NamePosting(bearer: $0.bearer + bearer, dropped: $0.dropped, form: $0.form)
        }
        sounds += other.sounds.map { (key: $0.key + key, phones: $0.phones) }
    }

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
        addAccessories(of: home, where: isWanted)
        for group in home.serviceGroups where isWanted(.serviceGroup(group.id)) { add(group, home.id) }
        // A timed scene belongs to its trigger, and is spoken of where that is.
        let isTimedWanted = reading.kinds.contains(.trigger)
        for scene in home.actionSets where isWanted(.actionSet(scene.id)) && (isTimedWanted || !scene.isTimed) {
            add(scene, .actionSet(scene.id), home.id)
        }
        for trigger in home.triggers where isWanted(.trigger(trigger.id)) {
            add(trigger, .trigger(trigger.id), home.id)
        }
    }

    /// By places, because to look at an accessory as a value is to copy it; a room's names are read when one needs them.
    private mutating func addAccessories(of home: Home, where isWanted: (NamedThing) -> Bool) {
        var rooms: [RoomID: RoomNames] = [:]
        let places = home.rooms.indices.reduce(into: [RoomID: Int](minimumCapacity: home.rooms.count)) { places, place in
            places[home.rooms[place].id] = places[home.rooms[place].id] ?? place
        }
        for place in home.accessories.indices where isWanted(.accessory(home.accessories[place].id)) {
            let accessory = home.accessories[place]
            if let room = accessory.room, rooms[room] == nil {
                rooms[room] = places[room].map { RoomNames(home.rooms[$0]) }
            }
            add(accessory, accessory.room.flatMap { rooms[$0] }, home.id)
        }
    }

    mutating func add(_ thing: some Named, _ named: NamedThing, _ home: HomeID) {
        subject += 1
        for name in thing.names { _ = addWhole(name, named, home) }
    }

    mutating func add(_ group: ServiceGroup, _ home: HomeID) {
        subject += 1
        let whole = group.names.map { addWhole($0, .serviceGroup(group.id), home) }
        for name in whole { addLastWords(name) }
    }

    mutating func add(_ accessory: Accessory, _ room: RoomNames?, _ home: HomeID) {
        subject += 1
        var whole = accessory.names.map { addWhole($0, .accessory(accessory.id), home) }
        for service in accessory.services where reading.kinds.contains(.service) {
            guard let name = service.name else { continue }
            let reference = ServiceReference(accessory: accessory.id, service: service.id)
            for name in [name] + service.aliases { whole.append(addWhole(name, .service(reference), home)) }
        }
        let starts = whole.map { name in room.flatMap { addWithoutRoom(name, $0) } }
        for (name, start) in zip(whole, starts) { addLastWords(name, except: start) }
    }

    private mutating func addWhole(_ name: String, _ thing: NamedThing, _ home: HomeID) -> Whole {
        append(NameEntry(home: home, thing: thing, name: name))
        let whole = (words: WordKeys(name), bearer: bearers.count - 1)
        add(whole.words, whole.bearer, from: 0, .full)
        return whole
    }

    /// A whole name, cut into words.
    private typealias Whole = (words: WordKeys, bearer: Int)

    /// Puts in the name without the room that stands before it; gives the place of the first word that is left.
    private mutating func addWithoutRoom(_ name: Whole, _ room: RoomNames) -> Int? {
        let words = name.words
        guard words.count > 1,
            let start = (1..<words.count).first(where: { room.contains(words.bytes[..<words.starts[$0]]) })
        else { return nil }
        add(words, name.bearer, from: start, .withoutRoom)
        return start
    }

    /// Puts in the last words, but for those that are in already as the name without its room.
    private mutating func addLastWords(_ name: Whole, except known: Int? = nil) {
        guard name.words.count > 2 else { return }
        for start in 1...name.words.count - 2 where start != known {
            add(name.words, name.bearer, from: start, .lastWords)
        }
    }

    /// Puts in a bearer of the subject that is being read.
    private mutating func append(_ bearer: NameEntry) {
        bearers.append(bearer)
        subjects.append(subject)
    }

    /// Puts in a bearer that was read before, after those of its own subject if there are any.
    mutating func append(again bearer: NameEntry) {
        if bearers.last?.subject != bearer.subject { subject += 1 }
        append(bearer)
    }

    private mutating func add(_ words: WordKeys, _ bearer: Int, from start: Int, _ form: NameEntry.Form) {
        let posting = NamePosting(bearer: UInt32(bearer), dropped: UInt8(start), form: form)
        let key = keys.count
        add(words.bytes[(words.count == 0 ? 0 : words.starts[start])...], posting)
        guard reading.spellings != nil || reading.pronunciations != nil else { return }
        let text = posting.entry(of: bearers[bearer]).name
        let hasKey = keys.count > key
        for other in reading.spellings?(text) ?? [] { add(NameKey(other).text.utf8, posting) }
        guard hasKey, form == .full else { return }
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
        let name = WordKeys.text(of: bearer.name, from: Int(dropped))
        return NameEntry(home: bearer.home, thing: bearer.thing, name: name, form: form)
    }
}
