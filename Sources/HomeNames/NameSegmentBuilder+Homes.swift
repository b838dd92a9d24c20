import HomeModel

extension NameSegmentBuilder {
    /// Reads homes; where there are many names, half of the homes on another core.
    init(_ homes: [Home], reading: NameReading) {
        let names = homes.reduce(0) { $0 + $1.accessories.count + $1.rooms.count }
        guard homes.count > 1, names > worthAnotherCore else {
            self.init(reading: reading, all: homes[...])
            return
        }
        let half = homes.count / 2
        var (builder, other) = atOnce(
            true, { NameSegmentBuilder(reading: reading, all: homes[..<half]) },
            { NameSegmentBuilder(reading: reading, all: homes[half...]) })
        builder.append(other)
        self = builder
    }

    private init(reading: NameReading, all homes: ArraySlice<Home>) {
        self.init(reading: reading)
        reserve(homes.reduce(0) { $0 + $1.accessories.count + $1.rooms.count + 1 })
        for home in homes { add(home) }
    }

    /// Puts in the names of a home, or of some of its things.
    mutating func add(_ home: Home, where isAsked: ((NamedThing) -> Bool)? = nil) {
        let isWanted: (NamedThing) -> Bool = { isAsked?($0) != false }
        let kinds = reading.kinds
        if kinds.contains(.home), isWanted(.home) { add(home, .home, home.id) }
        if kinds.contains(.room) {
            for room in home.rooms where isWanted(.room(room.id)) {
                for name in add(room, .room(room.id), home.id) { addNumberedEnd(name) }
            }
        }
        if kinds.contains(.zone) {
            for zone in home.zones where isWanted(.zone(zone.id)) { add(zone, .zone(zone.id), home.id) }
        }
        if kinds.contains(.accessory) { addAccessories(of: home, where: isWanted) }
        if kinds.contains(.serviceGroup) {
            for group in home.serviceGroups where isWanted(.serviceGroup(group.id)) { add(group, home.id) }
        }
        // A timed scene belongs to its trigger, and is spoken of where that is.
        if kinds.contains(.actionSet) {
            for scene in home.actionSets where isWanted(.actionSet(scene.id)) {
                if kinds.contains(.trigger) || !scene.isTimed { add(scene, .actionSet(scene.id), home.id) }
            }
        }
        if kinds.contains(.trigger) {
            for trigger in home.triggers where isWanted(.trigger(trigger.id)) {
                add(trigger, .trigger(trigger.id), home.id)
            }
        }
    }

    @discardableResult
    private mutating func add(_ thing: some Named & Spoken, _ named: NamedThing, _ home: HomeID) -> [Whole] {
        beginSubject()
        let whole = addWhole(thing.name, named, home)
        addSpoken(thing.spokenForms, whole)
        return [whole] + thing.aliases.map { addWhole($0, named, home) }
    }

    private mutating func add(_ group: ServiceGroup, _ home: HomeID) {
        beginSubject()
        let whole = group.names.map { addWhole($0, .serviceGroup(group.id), home) }
        addSpoken(group.spokenForms, whole[0])
        for name in whole { addLastWords(name, unspacedCharacters(of: name)) }
    }

    private mutating func addAccessories(of home: Home, where isWanted: (NamedThing) -> Bool) {
        var rooms: [RoomID: RoomNames] = [:]
        let hasServices = reading.kinds.contains(.service)
        // By place: a copy of an accessory would count the users of all that it holds.
        for place in home.accessories.indices where isWanted(.accessory(home.accessories[place].id)) {
            let id = home.accessories[place].id
            beginSubject()
            var whole = [addWhole(home.accessories[place].name, .accessory(id), home.id)]
            addSpoken(home.accessories[place].spokenForms, whole[0])
            for alias in home.accessories[place].aliases { whole.append(addWhole(alias, .accessory(id), home.id)) }
            if hasServices {
                for service in home.accessories[place].services {
                    guard let name = service.name else { continue }
                    let named = NamedThing.service(ServiceReference(accessory: id, service: service.id))
                    let first = whole.count
                    for name in [name] + service.aliases { whole.append(addWhole(name, named, home.id)) }
                    addSpoken(service.spokenForms, whole[first])
                }
            }
            let room = home.accessories[place].room
            if let room, rooms[room] == nil {
                rooms[room] = RoomNames(names: home.room(room)?.names.map { key(of: $0) } ?? [])
            }
            addShorter(whole, room.flatMap { rooms[$0] })
        }
    }

    /// Puts in the shorter forms of an accessory's names: first what is its own, then what may be another's.
    private mutating func addShorter(_ names: [Whole], _ room: RoomNames?) {
        let unspaced = names.map { unspacedCharacters(of: $0) }
        let starts = zip(names, unspaced).map { name, characters in
            room.flatMap { addWithoutRoom(name, $0, characters) }
        }
        for place in names.indices {
            addLastWords(names[place], unspaced[place], except: starts[place])
            addWithoutNumber(names[place])
        }
    }

    /// Puts in the name without the room that stands before it; gives the place of the first word that is left.
    private mutating func addWithoutRoom(_ name: Whole, _ room: RoomNames, _ unspaced: [Character]?) -> Int? {
        let place = name.key
        if let unspaced { addWithoutUnspacedRoom(name, room, unspaced) }
        guard place.words.count > 1 else { return nil }
        let start = (1..<place.words.count).first { word in
            room.contains(words.bytes[place.bytes.lowerBound..<words.starts[place.words.lowerBound + word]])
        }
        if let start { add(name, from: start, .withoutRoom) }
        return start
    }

    /// Puts in what follows the room in a name whose script sets no space there: 客厅吊灯 of the 客厅 is its 吊灯.
    ///
    /// One character is a word for what it is, and no name.
    private mutating func addWithoutUnspacedRoom(_ name: Whole, _ room: RoomNames, _ characters: [Character]) {
        guard let length = room.lengthOfPrefix(of: words.bytes[name.key.bytes]) else { return }
        var (left, rest) = (length, characters[...])
        while left > 0, let first = rest.popFirst() { left -= first.utf8.count }
        guard left == 0, rest.count > 1, rest.first?.isIdeographic == true else { return }
        let text = String(rest)
        addSpoken([text] + (reading.spellings?(text) ?? []), name, .withoutRoom)
    }

    /// The characters of a name whose script may set no spaces between its words; nil for others, which most are.
    private func unspacedCharacters(of name: Whole) -> [Character]? {
        let bytes = words.bytes[name.key.bytes]
        return bytes.first ?? 0 >= 0xE0 ? Array(String(decoding: bytes, as: UTF8.self)) : nil
    }

    /// Puts in the last words, but for those that are in already as the name without its room.
    private mutating func addLastWords(_ name: Whole, _ unspaced: [Character]?, except known: Int? = nil) {
        guard reading.endsInHead else { return }
        if let unspaced { addLastCharacters(name, unspaced) }
        guard name.key.words.count > 2 else { return }
        for start in 1...name.key.words.count - 2 where start != known { add(name, from: start, .lastWords) }
    }

    /// Puts in two or more words before the number of a name: one of "Exam Lamp 1" and "Exam Lamp 2" is an "exam lamp".
    private mutating func addWithoutNumber(_ name: Whole) {
        if let start = numberStart(of: name) { add(name, before: start) }
    }

    /// Puts in the last words of a room's name that ends in a number: "room 2" is the Treatment Room 2.
    private mutating func addNumberedEnd(_ name: Whole) {
        guard reading.endsInHead, numberStart(of: name) != nil else { return }
        add(name, from: name.key.words.count - 2, .lastWords)
    }

    /// Where the number begins that ends a name of more than two words.
    private func numberStart(of name: Whole) -> Int? {
        guard name.key.words.count > 2, let last = name.key.words.last else { return nil }
        let start = words.starts[last]
        let isNumber = words.bytes[start..<name.key.bytes.upperBound].allSatisfy { (48...57).contains($0) }
        return isNumber ? start : nil
    }

    /// As few characters as the end of a name has to have where no space tells its words: 左床头灯 is a 床头灯, and 阳台灯 no 台灯.
    private static let shortestEnd = 3

    /// Puts in the last characters of a name whose script sets no spaces.
    private mutating func addLastCharacters(_ name: Whole, _ characters: [Character]) {
        guard name.key.words.count == 1, characters.count > Self.shortestEnd,
            characters.allSatisfy(\.isIdeographic)
        else { return }
        for start in 1...characters.count - Self.shortestEnd {
            addSpoken([String(characters[start...])], name, .lastWords)
        }
    }
}

extension Character {
    /// Whether it is a word, or a part of one, that no space parts from others (UAX #44).
    var isIdeographic: Bool { unicodeScalars.first?.properties.isIdeographic == true }
}

/// The keys of a room's names.
private struct RoomNames {
    private let keys: [[UInt8]]
    private let set: Set<[UInt8]>

    init(names keys: [[UInt8]]) {
        self.keys = keys
        set = keys.count > 4 ? Set(keys) : []
    }

    /// How many bytes of a key are the longest name that it begins with; nil where it begins with none, or is one.
    func lengthOfPrefix(of key: ArraySlice<UInt8>) -> Int? {
        keys.lazy.filter { !$0.isEmpty && $0.count < key.count && key.starts(with: $0) }.map(\.count).max()
    }

    func contains(_ key: ArraySlice<UInt8>) -> Bool {
        set.isEmpty ? keys.contains { $0.count == key.count && key.elementsEqual($0) } : set.contains(Array(key))
    }
}
