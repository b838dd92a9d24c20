import HomeModel

/// Says of names whether they are free, legal, and told apart from the others of a home when they are spoken.
///
/// It is made for the homes of one snapshot and may be asked as often as one likes.
public struct NameCheck: Sendable {
    /// The names that are given already.
    public let index: NameIndex
    let homes: [HomeID: Home]
    let commands: CommandWords

    /// A check against the names of a snapshot.
    public init(_ snapshot: HomeSnapshot, reading: NameReading, commands: CommandWords = CommandWords()) {
        self.init(snapshot, index: NameIndex(snapshot, reading: reading), commands: commands)
    }

    /// A check against an index that was made of the same snapshot.
    public init(_ snapshot: HomeSnapshot, index: NameIndex, commands: CommandWords = CommandWords()) {
        self.index = index
        self.commands = commands
        homes = Dictionary(snapshot.homes.map { ($0.id, $0) }) { first, _ in first }
    }

    /// The verdict on a name for something of a kind.
    ///
    /// Without a home, only the rules and the commands are looked at, and for a home the names of the others. `thing`
    /// is what is to bear the name, where it is there already: its own names are not held against it, nor is an
    /// accessory's against its own service (row N9). `room` is where it stands or will.
    public func verdict(
        on name: String, for kind: NamedThing.Kind, in home: HomeID?, thing: NamedThing? = nil, room: RoomID? = nil
    ) -> NameVerdict {
        let place = CheckedPlace(kind: kind, home: home, thing: thing, room: room)
        var verdict = judged(name, place)
        if verdict.status != .free { verdict.suggestions = suggestions(for: verdict, place) }
        return verdict
    }

    /// The verdict without suggestions.
    func judged(_ name: String, _ place: CheckedPlace) -> NameVerdict {
        var verdict = NameVerdict(name: name, kind: place.kind, home: place.home.flatMap { homes[$0]?.name })
        if let fault = Name.fault(in: name) {
            verdict.status = .invalid
            verdict.row = fault.row
            verdict.offset = fault.offset
            verdict.problems = [.fault(fault)]
            return verdict
        }
        let phones = index.reading.pronunciations?(name) ?? []
        verdict.pronounced = phones.map { $0.joined(separator: " ") }
        verdict.collisions = collisions(of: name, place)
        verdict.soundsLike = likenesses(of: name, phones, place)
        let command = commandLikeness(of: name, place)
        verdict.problems =
            verdict.collisions.map { .taken(by: $0) } + [command].compactMap { $0.map { .command($0) } }
            + verdict.soundsLike.map { .alike($0) }
        verdict.status = verdict.problems.isEmpty ? .free : verdict.collisions.isEmpty ? .confusable : .taken
        return verdict
    }

    private func collisions(of name: String, _ place: CheckedPlace) -> [NameVerdict.Bearer] {
        let key = NameKey(name)
        var found = index.entries(for: key).filter { $0.form == .full && place.contests($0) && NameKey($0.name) == key }
        // The index takes an accessory and its services of the same name for one thing; the services still are two.
        if case .service(let own) = place.thing, let home = place.home {
            for service in homes[home]?.accessory(own.accessory)?.services ?? [] where service.id != own.service {
                let other = NamedThing.service(ServiceReference(accessory: own.accessory, service: service.id))
                let names = (service.name.map { [$0] } ?? []) + service.aliases
                guard let same = names.first(where: { NameKey($0) == key }),
                    !found.contains(where: { $0.thing == other })
                else { continue }
                found.append(NameEntry(home: home, thing: other, name: same))
            }
        }
        return found.map(bearer)
    }

    func bearer(_ entry: NameEntry) -> NameVerdict.Bearer {
        let home = homes[entry.home]
        return NameVerdict.Bearer(
            name: entry.name, kind: entry.thing.kind, room: home?.room(of: entry.thing)?.name, home: home?.name ?? "",
            thing: entry.thing)
    }
}

/// What is to bear a name, and where.
struct CheckedPlace {
    let kind: NamedThing.Kind
    let home: HomeID?
    let thing: NamedThing?
    let room: RoomID?

    /// Whether it is somewhere that people go rather than something that does something.
    var isPlace: Bool { kind.isPlace }

    /// Whether a name that is there is in the same namespace (rows N5, N6, N8) and not the thing's own (row N9).
    func contests(_ entry: NameEntry) -> Bool {
        if kind == .user || entry.thing.kind == .user { return false }
        guard entry.home == home || (kind == .home && entry.thing == .home) else { return false }
        guard entry.home == home, let thing else { return true }
        return switch (thing, entry.thing) {
        case (.accessory(let own), .service(let other)): own != other.accessory
        case (.service(let own), .accessory(let other)): own.accessory != other
        default: thing != entry.thing
        }
    }
}

extension NamedThing.Kind {
    /// Whether it is somewhere that people go.
    package var isPlace: Bool { [.home, .room, .zone].contains(self) }
}

extension Home {
    /// The room in which an accessory or service stands.
    func room(of thing: NamedThing) -> Room? {
        switch thing {
        case .accessory(let id): room(accessory(id)?.room)
        case .service(let reference): room(accessory(reference.accessory)?.room)
        default: nil
        }
    }
}
