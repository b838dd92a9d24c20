import HomeModel
import HomeNames

/// The services that a command is about, by one choice among what its words can mean.
struct Selection {
    var services: [ServiceView] = []
    var rank = Reading.Rank()
    /// What keeps the words from pointing anywhere.
    var result: Reading.Result?
    /// Where it was looked: "the Kitchen".
    var place = PlaceName()
}

extension ClauseResolver {
    /// The services that the command can be about, one selection for each choice of what its words mean.
    ///
    /// What its nouns mean is put together, and what its exceptions mean is taken away.
    func selections(for demand: Demand?) -> [Selection] {
        if !clause.remembered.isEmpty {
            let selection = Selection(services: remembered(for: demand))
            return [clause.facts.has(.ask) ? selection : doing(demand, Noun([]), selection)]
        }
        var found = [Selection()]
        for noun in subjects {
            let further = counted(noun, selections(of: noun, for: demand))
            if found.count == 1, further.count == 1 {
                found[0].add(further[0])
                continue
            }
            found = Array(
                found.flatMap { first in further.map { first.adding($0) } }.prefix(Self.readingLimit))
        }
        for exception in clause.exceptions { found = found.flatMap { $0.without(among: exception, self) } }
        for name in clause.exceptions.flatMap(\.allNames) where !clause.isBorrowing {
            found.indices.forEach { found[$0].rank.explain(name) }
        }
        for name in clause.corrected.flatMap(\.allNames) where !clause.isBorrowing {
            found.indices.forEach { found[$0].rank.explain(name) }
        }
        return Array(found.prefix(Self.readingLimit))
    }

    /// What was spoken of before; where that cannot do it, what else stands in the same housing: a TV's speaker.
    private func remembered(for demand: Demand?) -> [ServiceView] {
        let services = home.services.filter { clause.remembered.contains($0.reference) }
        let unit = home.home.temperatureUnit
        let isAble: (ServiceView) -> Bool = { view in
            if let demand { return view.service.ability(for: demand, unit: unit) != .cannot }
            return inquiry?.place(at: view, unit: unit) != nil
        }
        if services.contains(where: isAble) { return services }
        let housings = Set(services.map(\.accessory.id))
        let beside = home.services.filter { housings.contains($0.accessory.id) }.filter(isAble)
        return beside.isEmpty ? services : beside
    }

    /// What the command is about; without a word for that, where it is, or whatever is at hand.
    private var subjects: [Noun] {
        if !clause.nouns.isEmpty { return clause.nouns }
        var noun = Noun([])
        noun.facts = clause.facts
        return [noun]
    }

    private func selections(of noun: Noun, for demand: Demand?) -> [Selection] {
        choices(of: noun).flatMap { things -> [Selection] in
            let scope = Scope(home: home, noun: noun, places: clause.places, things: things, room: room)
            var selection = Selection(rank: rank(of: noun, things), place: scope.placeName)
            // "The old TV" is the one that is called so, before another that somebody finds old.
            selection.rank.absent = scope.isNowhere ? 2 : isBeside(noun, scope) || noun.has(.epithet) ? 1 : 0
            if let misplaced = scope.misplaced, scope.fault == nil {
                selection.rank.ability = 1
                // "The TV in the bedroom" is another one than the one that is called TV.
                let isWord = things.allSatisfy { !$0.name.contains(" ") }
                if selection.rank.form != .full || isWord { selection.rank.absent = max(1, selection.rank.absent) }
                selection.result = .elsewhere(misplaced, said: scope.placeName)
                return [selection]
            }
            // "Everything else", and nothing was named.
            let isRestOfAll = noun.has(.rest) && mentioned.isEmpty && clause.exceptions.isEmpty && noun.names.isEmpty
            let unsaid = isRestOfAll && demand != nil ? Reading.Fault.told(.tooBroad(home: home.home.name)) : nil
            if let fault = scope.fault ?? tooBroad(scope, demand) ?? unsaid ?? other(noun, things, scope) {
                selection.rank.ability = 1
                selection.result = .unsupported(fault)
                return [selection]
            }
            return besideOthers(services(in: scope, for: demand), noun).map { services in
                var chosen = selection
                chosen.services = noun.has(.rest) ? rest(of: services, noun) : services
                return clause.facts.has(.ask) ? chosen : doing(demand, noun, chosen)
            }
        }
    }

    /// Whether a thing that has a word for a name is not where the words after it say: "the TV and the fan in the bedroom"
    /// is another TV than the one that is called TV.
    private func isBeside(_ noun: Noun, _ scope: Scope) -> Bool {
        guard clause.nouns.count > 1, let last = clause.nouns.last, !last.places.isEmpty, noun != last,
            noun.places.isEmpty, clause.places.isEmpty, !scope.things.isEmpty,
            scope.things.allSatisfy({ !$0.name.contains(" ") }),
            let rooms = Place(home: home, here: room).rooms(of: Noun([]), within: last.places)
        else { return false }
        return scope.namedServices.allSatisfy { view in view.room.map { !rooms.contains($0.id) } ?? true }
    }

    /// What is not mentioned before; "the others" are others of the same kind.
    private func rest(of services: [ServiceView], _ noun: Noun) -> [ServiceView] {
        let types = Set(home.services.filter { mentioned.contains($0.reference) }.map(\.service.type))
        return services.filter { view in
            !mentioned.contains(view.reference)
                && (!noun.has(.others) || types.isEmpty || types.contains(view.service.type))
        }
    }

    /// The selection without what cannot do what is wanted; with a fault where nothing is left of a noun.
    private func doing(_ demand: Demand?, _ noun: Noun, _ selection: Selection) -> Selection {
        guard let demand else { return selection }
        var chosen = selection
        let unit = home.home.temperatureUnit
        chosen.services = selection.services.picked { $0.service.isAble(demand, unit: unit) && !isMisplaced($0) }
        guard chosen.services.isEmpty else { return chosen }
        chosen.rank.ability = 1
        if selection.services.isEmpty {
            chosen.rank.absent = max(1, selection.rank.absent)
            chosen.result = .unsupported(.told(.nothing(MissingKind(noun.text(.word)), selection.place)))
        } else {
            chosen.result = .unsupported(.cannot(demand, selection.services))
        }
        return chosen
    }

    /// Whether the words for off are none for this: "stop the blinds" and "awning out" close nothing.
    private func isMisplaced(_ view: ServiceView) -> Bool {
        (clause.facts.has(.stop) || clause.facts.has(.out)) && view.service.writable("On") == nil
            && ["TargetPosition", "TargetDoorState", "LockTargetState"].contains { view.service.writable($0) != nil }
    }

    private func services(in scope: Scope, for demand: Demand?) -> [[ServiceView]] {
        if let inquiry {
            let isOfAll = [.which, .count].contains(clause.facts[.ask]) || clause.asksOfAny
            return scope.services(answering: inquiry, ofAll: isOfAll)
        }
        return demand.map { scope.services(for: $0, asking: false) } ?? []
    }

    private func rank(of noun: Noun, _ things: [NameEntry]) -> Reading.Rank {
        var rank = Reading.Rank()
        rank.form = things.map(\.form).max() ?? .full
        // A word for its kind beside a name is one too many where another reading needs it: "the desk lamp light green";
        // a room whose lights are to be of a colour wants it: "the kitchen light green".
        let isRoomOfColor = things.isEmpty && clause.facts.has(.hue) && !noun.has(.kind)
        rank.phrases = isRoomOfColor || !things.isEmpty && noun.has(.kind) ? 1 : 0
        rank.bare = noun.isPlace ? 1 : 0
        // What another clause has said explains no word here.
        if clause.isBorrowing { return rank }
        noun.forEachName { rank.explain($0) }
        for place in clause.places { place.forEachName { rank.explain($0) } }
        return rank
    }

    /// One entry for each name of a thing, in every combination; more than one only where shortened names meet.
    ///
    /// "Candles" and "every candle" are all that are called so, and "the candle in the hall and the den" is both.
    func choices(of noun: Noun) -> [[NameEntry]] {
        if noun.names.isEmpty { return [[]] }
        // Most things have a name of their own.
        if noun.names.count == 1, let entry = only(noun.names[0]) ?? whole(noun) { return [[entry]] }
        let names = noun.names.filter { !$0.kind.isPlace }
        if names.isEmpty { return [[]] }
        return names.reduce([[]]) { choices, name in
            let isHere = name.entries.indices.allSatisfy { name.entries[$0].home == home.home.id }
            let entries = isHere ? name.entries : name.entries.filter { $0.home == home.home.id }
            let near = entries.count > 1 ? nearest(entries, noun) : entries
            let isAll = noun.has(.all) && !noun.has(.rest) && entries.allSatisfy { $0.form != .full }
            if isOneInEach(near, noun) { return choices.map { $0 + near } }
            if name.isPlural || isAll {
                return Array(choices.map { $0 + (name.isPlural && !noun.has(.all) ? near : placed(entries, noun)) })
            }
            return Array(choices.flatMap { choice in near.map { choice + [$0] } }.prefix(Self.readingLimit))
        }
    }

    /// The one thing that bears a name; nil where there are others too, or where it is in another home.
    private func only(_ name: Noun.Name) -> NameEntry? {
        guard name.entries.count == 1, !name.kind.isPlace, name.entries[0].home == home.home.id else { return nil }
        return name.entries[0]
    }

    /// The one thing that bears a name whole, where nothing else is said and the best reading is enough: what is called so
    /// in short is meant after it, whatever either can do.
    private func whole(_ noun: Noun) -> NameEntry? {
        let name = noun.names[0]
        guard isBestEnough, !name.kind.isPlace, !name.isPlural, noun.isNameAlone, noun.places.isEmpty,
            clause.places.isEmpty, clause.exceptions.isEmpty
        else { return nil }
        // By their places, because to look at an entry as a value is to copy it.
        let isWhole: (Int) -> Bool = { name.entries[$0].form == .full && name.entries[$0].home == home.home.id }
        guard let place = name.entries.indices.first(where: isWhole),
            !name.entries.indices.dropFirst(place + 1).contains(where: isWhole),
            home.hasService(of: name.entries[place].thing, where: { _ in true })
        else { return nil }
        return name.entries[place]
    }

    /// Of many things of one shortened name those that stand where the sentence or the speaker is, if there are any.
    private func nearest(_ entries: [NameEntry], _ noun: Noun) -> [NameEntry] {
        let scope = Scope(home: home, noun: noun, places: clause.places, things: [], room: room)
        let near = home.entries(entries, in: scope.rooms) { service in
            scope.isInPlace(service) && (scope.near == nil || service.room?.id == scope.near)
        }
        if near.isEmpty || near.count == entries.count, !scope.isPlaceSaid {
            let rooms = roomsOfOthers(than: noun)
            if rooms.isEmpty { return near.isEmpty ? entries : near }
            let beside = entries.filter { entry in
                home.hasService(of: entry.thing) { $0.room.map { rooms.contains($0.id) } ?? false }
            }
            if !beside.isEmpty { return beside }
        }
        return near.isEmpty ? entries : near
    }

    /// Those of some things that stand where the sentence says; all where none does.
    private func placed(_ entries: [NameEntry], _ noun: Noun) -> [NameEntry] {
        let scope = Scope(home: home, noun: noun, places: clause.places, things: [], room: nil)
        let placed = entries.filter { home.hasService(of: $0.thing, where: scope.isInPlace) }
        return placed.isEmpty ? entries : placed
    }

    /// Whether several places were said and one of the things is in each: "the clock in the den and the study".
    private func isOneInEach(_ entries: [NameEntry], _ noun: Noun) -> Bool {
        let places = noun.places.isEmpty ? clause.places : noun.places
        guard places.count > 1, entries.count == places.count else { return false }
        return places.allSatisfy { place in
            let rooms = Place(home: home, here: room).rooms(of: place, within: []) ?? []
            return entries.count { entry in
                home.hasService(of: entry.thing) { $0.room.map { rooms.contains($0.id) } ?? false }
            } == 1
        }
    }

    // MARK: - Beside others

    /// Of several choices those that stand beside the other things of the command, if there are any: "the crypt lamp
    /// and the fan" are both in the crypt.
    private func besideOthers(_ sets: [[ServiceView]], _ noun: Noun) -> [[ServiceView]] {
        guard sets.count > 1, clause.nouns.count > 1 else { return sets }
        let rooms = roomsOfOthers(than: noun)
        let known = Set(others(than: noun).flatMap(namedServices).map(\.reference))
        let near = sets.filter { set in
            set.allSatisfy { view in
                !known.contains(view.reference) && (view.room.map { rooms.contains($0.id) } ?? false)
            }
        }
        return near.isEmpty ? sets : near
    }

    private func others(than noun: Noun) -> [Noun] { clause.nouns.filter { $0 != noun } }

    /// The rooms that the other things of the command are in, by their places and whole names.
    private func roomsOfOthers(than noun: Noun) -> Set<RoomID> {
        guard clause.nouns.count > 1 else { return [] }
        return others(than: noun).reduce(into: []) { rooms, other in
            rooms.formUnion(Place(home: home, here: room).rooms(of: other, within: []) ?? [])
            rooms.formUnion(namedServices(of: other).compactMap { $0.room?.id })
        }
    }

    private func namedServices(of noun: Noun) -> [ServiceView] {
        noun.names.flatMap(\.entries).filter { $0.home == home.home.id && $0.form == .full }
            .flatMap { home.services(of: $0.thing) }
    }
}

extension Reading.Rank {
    /// Counts the words that a name explains.
    fileprivate mutating func explain(_ name: Lattice.NameHit) {
        errors += Int(name.errors)
        if name.kind.isPlace { unnamedPlaces -= name.range.count } else { unnamedThings -= name.range.count }
    }
}

extension Selection {
    /// Both together.
    fileprivate func adding(_ other: Selection) -> Selection {
        var both = self
        both.add(other)
        return both
    }

    fileprivate mutating func add(_ other: Selection) {
        if services.isEmpty {
            services = other.services
        } else {
            let known = Set(services.map(\.reference))
            services += other.services.filter { !known.contains($0.reference) }
        }
        rank.add(other.rank)
        result = result ?? other.result
        if place.name.isEmpty { place = other.place }
    }

    /// The same without the things that an exception speaks of: all of a plural, one of a singular.
    fileprivate func without(among exception: Noun, _ resolver: ClauseResolver) -> [Selection] {
        // "Turn on the lamp and leave the rest" leaves out nothing of what was named.
        if result != nil || resolver.clause.isSparing && exception.has(.rest) { return [self] }
        let sets = resolver.excepted(by: exception, from: services).filter { !$0.isEmpty }
        // "The floor lamp, not the desk lamp" and "the fan, not the desk lamp" take nothing away.
        // From a group something is left out, or nothing was understood; but "the sconces, not the chandelier".
        let isNamed = resolver.clause.nouns.allSatisfy { noun in
            noun.names.contains { !$0.kind.isPlace && $0.kind != .serviceGroup }
                || noun.names.allSatisfy(\.kind.isPlace) && noun.has(.kind) && !Scope.isBroad(noun)
        }
        // "All lights except the TV", which is no light.
        let isOfKind = resolver.clause.nouns.allSatisfy { $0.has(.kind) }
        // "Everything off except the radiator", which nothing switches.
        let isOfAll = isOfKind || resolver.clause.nouns.allSatisfy { $0.has(.everything) }
        if sets.isEmpty, isOfAll, let other = resolver.misplaced(exception, beside: services) {
            var faulty = self
            faulty.rank.ability = 1
            faulty.result = .elsewhere(other, said: place)
            return [faulty]
        }
        let isOfGroup = resolver.clause.nouns.allSatisfy { $0.names.contains { $0.kind == .serviceGroup } }
        if sets.isEmpty, isNamed || (isOfAll || isOfGroup) && exception.isNamedThing && !exception.has(.kind) {
            return [self]
        }
        // "The lights on but not the fan", which is no light and has none; "all lights but the flood to 20", which has no
        // levels.
        if sets.isEmpty, isOfKind, !resolver.clause.isNegated,
            resolver.isApart(exception, from: services) || resolver.isUnable(exception)
        {
            return [self]
        }
        if sets.isEmpty {
            var faulty = self
            faulty.rank.ability = 1
            faulty.result = .unsupported(.told(.nothing(MissingKind(exception.text(.word)), place)))
            return [faulty]
        }
        return sets.map { set in
            var rest = self
            let gone = Set(set.map(\.reference))
            rest.services.removeAll { gone.contains($0.reference) }
            return rest
        }
    }
}

extension ClauseResolver {
    /// What an exception names, where that is of the same kind as some things and not where they are said to be: "every
    /// light in the den but the hall lamp" may mean another lamp.
    fileprivate func misplaced(_ exception: Noun, beside services: [ServiceView]) -> ServiceView? {
        let types = Set(services.map(\.service.type))
        let scopes = clause.nouns.map { Scope(home: home, noun: $0, places: clause.places, things: [], room: room) }
        guard !types.isEmpty, scopes.allSatisfy(\.isPlaceSaid) else { return nil }
        let named = namedServices(of: exception)
        let isElsewhere: (ServiceView) -> Bool = { view in
            types.contains(view.service.type) && !scopes.contains { $0.isInPlace(view) }
        }
        return named.allSatisfy(isElsewhere) ? named.first : nil
    }

    /// Whether an exception speaks of another kind of thing, of which there are some, and nothing of some services has to
    /// do with them.
    fileprivate func isApart(_ exception: Noun, from services: [ServiceView]) -> Bool {
        guard exception.names.isEmpty, exception.places.isEmpty, exception.has(.kind), let word = exception.text(.word)
        else { return false }
        let scope = Scope(home: home, noun: exception, places: [], things: [], room: room)
        let others = scope.all
        return !others.isEmpty
            && services.allSatisfy { view in
                !view.isCalled(word) && !others.contains { $0.reference.accessory == view.reference.accessory }
            }
    }

    /// Whether an exception is one of the things that were said, which cannot do what is wanted anyway.
    fileprivate func isUnable(_ exception: Noun) -> Bool {
        let all = clause.nouns.flatMap {
            Scope(home: home, noun: $0, places: clause.places, things: [], room: room).all
        }
        return excepted(by: exception, from: all).contains { !$0.isEmpty }
    }

    /// The sets of services that an exception can mean, among those that it is an exception from.
    fileprivate func excepted(by noun: Noun, from services: [ServiceView]) -> [[ServiceView]] {
        let within = Set(services.map(\.reference))
        return choices(of: noun).flatMap { things -> [[ServiceView]] in
            let scope = Scope(home: home, noun: noun, places: [], things: things, room: room)
            let all = scope.all.filter { within.contains($0.reference) }
            let isOne = things.isEmpty && scope.hasKind && !scope.isBroad && !scope.isPlaceSaid
            return isOne && all.count > 1 ? all.map { [$0] } : [all]
        }
    }
}
