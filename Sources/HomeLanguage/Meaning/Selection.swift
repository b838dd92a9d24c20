import HomeModel
import HomeNames
import HomeOutcomes
import UtteranceAnalysis

/// The services that a command is about, by one choice among what its words can mean.
struct Selection {
    var services: [ServiceView] = []
    var score = Score.command
    /// What keeps the words from pointing anywhere.
    var result: Interpretation.Result?
    /// Where it was looked: "the Kitchen".
    var place = PlaceName()
}

extension FrameResolver {
    /// The services that the command can be about, one selection for each choice of what its words mean.
    ///
    /// What its referents mean is put together, and what its exceptions mean is taken away.
    func selections(for effect: Effect?) -> [Selection] {
        if !frame.remembered.isEmpty {
            let selection = Selection(services: remembered(for: effect))
            let found = [frame.slots.has(.ask) ? selection : doing(effect, Referent([]), selection)]
            return withoutExceptions(found)
        }
        var found = [Selection()]
        for referent in subjects {
            let further = counted(referent, selections(of: referent, for: effect))
            if found.count == 1, further.count == 1 {
                found[0].add(further[0])
                continue
            }
            found = Array(
                found.flatMap { first in further.map { first.adding($0) } }.prefix(Self.readingLimit))
        }
        found.indices.forEach { found[$0].services = alikeExceptions(found[$0].services) }
        found = withoutExceptions(found)
        for name in frame.exceptions.flatMap(\.allNames) where !frame.isBorrowing {
            found.indices.forEach { found[$0].score.explain(name) }
        }
        for name in frame.corrected.flatMap(\.allNames) where !frame.isBorrowing {
            found.indices.forEach { found[$0].score.explain(name) }
        }
        return Array(found.prefix(Self.readingLimit))
    }

    /// The selections without what the command excepts.
    private func withoutExceptions(_ found: [Selection]) -> [Selection] {
        frame.exceptions.reduce(found) { found, exception in found.flatMap { $0.without(among: exception, self) } }
    }

    /// All that is in a place, where nothing but the place says what is meant: its lights, if lights are what is left out and
    /// there are others.
    private func alikeExceptions(_ services: [ServiceView]) -> [ServiceView] {
        let isPlaceAlone: (Referent) -> Bool = { referent in
            referent.has(.lot) && !referent.has(.all) && !referent.names.isEmpty
                && referent.names.allSatisfy(\.kind.isPlace)
        }
        guard !frame.exceptions.isEmpty, !frame.referents.isEmpty, frame.referents.allSatisfy(isPlaceAlone) else {
            return services
        }
        let isLight: (ServiceView) -> Bool = { $0.service.type == "Lightbulb" }
        let left = frame.exceptions.flatMap { excepted(by: $0, from: services).joined() }
        let lights = services.filter(isLight)
        return !left.isEmpty && left.allSatisfy(isLight) && lights.count > left.count ? lights : services
    }

    /// What was spoken of before; where that cannot do it, what else stands in the same housing: a TV's speaker.
    private func remembered(for effect: Effect?) -> [ServiceView] {
        let services = home.services.filter { frame.remembered.contains($0.reference) }
        let unit = home.home.temperatureUnit
        let isAble: (ServiceView) -> Bool = { view in
            if let effect { return view.service.ability(for: effect, unit: unit) != .cannot }
            return inquiry?.place(at: view, unit: unit) != nil
        }
        if services.contains(where: isAble) { return services }
        let housings = Set(services.map(\.accessory.id))
        let beside = home.services.filter { housings.contains($0.accessory.id) }.filter(isAble)
        return beside.isEmpty ? services : beside
    }

    /// What the command is about; without a word for that, where it is, or whatever is at hand.
    private var subjects: [Referent] {
        if !frame.referents.isEmpty { return aroundExceptions ?? frame.referents }
        var referent = Referent([])
        referent.slots = frame.slots
        return [referent]
    }

    /// What is spared in a place leaves the others there, and those elsewhere stay as they are: "leave only the lamp
    /// on in the study".
    private var aroundExceptions: [Referent]? {
        let places = frame.exceptions.flatMap(\.places)
        guard frame.isSparing, frame.slots.has(.out), !places.isEmpty, frame.places.isEmpty,
            frame.referents.allSatisfy({ $0.allNames.isEmpty })
        else { return nil }
        return frame.referents.map { $0.placed(at: places) }
    }

    private func selections(of referent: Referent, for effect: Effect?) -> [Selection] {
        choices(of: referent).flatMap { things -> [Selection] in
            let scope = Scope(home: home, referent: referent, places: frame.places, things: things, room: room)
            var selection = Selection(score: score(of: referent, things), place: scope.placeName)
            // What is called so comes before what somebody finds so: "the old TV".
            selection.score[.absent] = scope.isNowhere ? 2 : isBeside(referent, scope) || referent.has(.epithet) ? 1 : 0
            if let misplaced = scope.misplaced, scope.fault == nil, MeaningRule.whereItIsNot.holds {
                selection.score[.ability] = 1
                // A name with another place is another thing than the one that bears it: "the TV in the bedroom".
                let isWord = things.allSatisfy { !$0.name.contains(" ") }
                if selection.score[.form] > 0 || isWord { selection.score[.absent] = max(1, selection.score[.absent]) }
                selection.result = .elsewhere(misplaced, said: scope.placeName)
                return [selection]
            }
            let isRestOfAll =
                referent.has(.rest) && mentioned.isEmpty && frame.exceptions.isEmpty && referent.names.isEmpty
                && effect != nil && MeaningRule.restOfNothing.holds
            let unsaid = isRestOfAll ? Interpretation.Fault.told(.tooBroad(home: home.home.name)) : nil
            // The other one is one beside what was spoken of, and not all that there is.
            let isOther = referent.has(.others) && !mentioned.isEmpty
            let broad = isOther ? nil : tooBroad(scope, effect)
            if let fault = scope.fault ?? broad ?? unsaid ?? other(referent, things, scope) {
                return [selection.failing(with: .unsupported(fault))]
            }
            let choices = recent(among: services(in: scope, for: effect), for: effect, referent)
            return besideOthers(choices, referent).flatMap { services in
                rests(of: services, referent, scope, for: effect).map { services in
                    var chosen = selection
                    chosen.services = services
                    return frame.slots.has(.ask) ? chosen : doing(effect, referent, chosen)
                }
            }
        }
    }

    /// Whether a thing that has a word for a name is not where the words after it say: "the TV and the fan in the bedroom"
    /// is another TV than the one that is called TV.
    private func isBeside(_ referent: Referent, _ scope: Scope) -> Bool {
        guard frame.referents.count > 1, let last = frame.referents.last, !last.places.isEmpty, referent != last,
            referent.places.isEmpty, frame.places.isEmpty, !scope.things.isEmpty,
            scope.things.allSatisfy({ !$0.name.contains(" ") }),
            let rooms = Place(home: home, here: room).rooms(of: Referent([]), within: last.places)
        else { return false }
        return scope.namedServices.allSatisfy { view in view.room.map { !rooms.contains($0.id) } ?? true }
    }

    /// Of several things of a kind of which one is meant the one that the turn before was about: “turn off the light”,
    /// behind “turn on the floor lamp”.
    private func recent(among choices: [[ServiceView]], for effect: Effect?, _ referent: Referent) -> [[ServiceView]] {
        guard let effect, choices.count > 1, !recent.isEmpty, !frame.slots.has(.ask), !referent.has(.a),
            !referent.has(.any), !referent.has(.one), !referent.has(.others), referent.allNames.isEmpty
        else { return choices }
        let spokenOf = choices.filter { $0.allSatisfy { recent.contains($0.reference) } }
        guard spokenOf.count == 1, spokenOf[0].count == 1, TurnRule.oneSpokenOf.holds else { return choices }
        return spokenOf
    }

    /// What a referent leaves of some things where it means what is not mentioned before: one choice, or one for each of which
    /// "the other one" may be said.
    private func rests(
        of services: [ServiceView], _ referent: Referent, _ scope: Scope, for effect: Effect?
    ) -> [[ServiceView]] {
        guard referent.has(.rest) else { return [services] }
        let others = services.filter { !mentioned.contains($0.reference) }
        // The others are of one kind, and so is the rest of what is set to a value; whatever has a switch is
        // switched.
        let isOfKind = referent.has(.others) || effect.map { !$0.isSwitching } ?? false
        guard isOfKind, !mentioned.isEmpty else { return [others] }
        let named = home.services.filter { mentioned.contains($0.reference) }
        let types = Set(named.map(\.service.type))
        let alike = others.filter { types.contains($0.service.type) }
        if scope.isPlaceSaid { return [alike] }
        if referent.has(.one) { return alike.ones(beside: named).map { [$0] } }
        let series = alike.filter { view in named.allSatisfy { view.isNumbered(as: $0) } }
        if !series.isEmpty, MeaningRule.othersOfSeries.holds { return [series] }
        let near = alike.filter { view in scope.near != nil && view.room?.id == scope.near }
        let isHere = named.allSatisfy { $0.room?.id == scope.near } && !near.isEmpty
        return [isHere && MeaningRule.othersAreHere.holds ? near : alike]
    }

    /// The selection without what cannot do what is wanted; with a fault where nothing is left of a noun.
    private func doing(_ effect: Effect?, _ referent: Referent, _ selection: Selection) -> Selection {
        guard let effect else { return selection }
        var chosen = selection
        let unit = home.home.temperatureUnit
        chosen.services = selection.services.picked { $0.service.isAble(effect, unit: unit) && !isMisplaced($0) }
        guard chosen.services.isEmpty else { return chosen }
        chosen.score[.ability] = 1
        if selection.services.isEmpty {
            chosen.score[.absent] = max(1, selection.score[.absent])
            chosen.result = .unsupported(.told(.nothing(MissingKind(referent.text(.word)), selection.place)))
        } else {
            chosen.result = .unsupported(.cannot(effect, selection.services))
        }
        return chosen
    }

    /// What can be held where it is: what moves, and what plays.
    private static let halting: [CharacteristicType] = ["TargetPosition", "TargetMediaState"]

    /// Whether the words for off are none for this: "awning out" closes nothing, "hold the lamp" switches nothing off.
    private func isMisplaced(_ view: ServiceView) -> Bool {
        if frame.slots.has(.stop), frame.slots.has(.loose), MeaningRule.heldInItsPlace.holds {
            return Self.halting.allSatisfy { view.service.writable($0) == nil }
        }
        return frame.slots.has(.out) && view.service.writable("On") == nil
            && ["TargetPosition", "TargetDoorState", "LockTargetState"].contains { view.service.writable($0) != nil }
            && MeaningRule.outClosesNothing.holds
    }

    private func services(in scope: Scope, for effect: Effect?) -> [[ServiceView]] {
        if let inquiry {
            let isOfAll = [.which, .count].contains(frame.slots[.ask]) || frame.asksOfAny
            return scope.services(answering: inquiry, ofAll: isOfAll)
        }
        guard let effect else { return [] }
        if let all = allBesideSpared(in: scope, for: effect) { return [all] }
        let sets = scope.services(for: effect, asking: false)
        return scope.referent.has(.everything) && !effect.isGuarding ? sets.map { around($0, in: scope) } : sets
    }

    /// All that is switched in a place, where nothing but the place says what is meant and what is left out there is no light:
    /// “turn off the living room except the TV”.
    private func allBesideSpared(in scope: Scope, for effect: Effect) -> [ServiceView]? {
        guard effect.isPower, scope.referent.isPlace, !scope.hasKind, scope.isPlaceSaid, !frame.exceptions.isEmpty,
            MeaningRule.sparedSaysWhat.holds
        else { return nil }
        let left = frame.exceptions.flatMap { excepted(by: $0, from: scope.all).joined() }
        guard !left.isEmpty, left.allSatisfy({ $0.service.type != "Lightbulb" }) else { return nil }
        let unit = home.home.temperatureUnit
        return scope.all.filter { $0.service.isAble(effect, unit: unit) && scope.isSwitched(effect, $0) }
    }

    /// What speaks of everything and says no place is about what there is in the speaker's room.
    ///
    /// Who says it beside a sleeping child means no freezer in the cellar. It is all of the home where nothing of it is there,
    /// where what is left out stands elsewhere, and where who speaks goes out or to bed.
    private func around(_ services: [ServiceView], in scope: Scope) -> [ServiceView] {
        guard let room = scope.near, !isLeaving, !scope.referent.has(.rest) else { return services }
        let isHere: (ServiceView) -> Bool = { $0.room?.id == room }
        let reachesOut = frame.exceptions.contains { exception in
            let left = excepted(by: exception, from: services).joined()
            return !left.isEmpty && !left.contains(where: isHere)
        }
        let here = reachesOut ? [] : services.filter(isHere)
        return here.isEmpty ? services : here
    }

    private func score(of referent: Referent, _ things: [NameEntry]) -> Score {
        var score = Score.command
        score[.form] = (things.map(\.form).max() ?? .full).rawValue
        // A word for its kind beside a name is one too many where another reading needs it: "the desk lamp light green".
        score[.phrases] = !things.isEmpty && referent.has(.kind) ? 1 : 0
        score[.bare] = referent.isPlace ? 1 : 0
        // What another clause has said explains no word here.
        if frame.isBorrowing { return score }
        referent.forEachName { score.explain($0) }
        for place in frame.places { place.forEachName { score.explain($0) } }
        return score
    }

    /// One entry for each name of a thing, in every combination; more than one only where shortened names meet.
    ///
    /// A plural, and each of a kind, are all that are called so, and one in several places is one in each: "candles",
    /// "every candle", "the candle in the hall and the den".
    func choices(of referent: Referent) -> [[NameEntry]] {
        if referent.names.isEmpty { return [[]] }
        // Most things have a name of their own.
        if referent.names.count == 1, let entry = only(referent.names[0]) ?? whole(referent) { return [[entry]] }
        let names = referent.names.filter { !$0.kind.isPlace }
        if names.isEmpty { return [[]] }
        return names.reduce([[]]) { choices, name in
            let isHere = name.entries.indices.allSatisfy { name.entries[$0].home == home.home.id }
            let entries = isHere ? name.entries : name.entries.filter { $0.home == home.home.id }
            let near = entries.count > 1 ? nearest(entries, referent) : entries
            let isAll = referent.has(.all) && !referent.has(.rest) && entries.allSatisfy { $0.form != .full }
            if isOneInEach(near, referent) { return choices.map { $0 + near } }
            if name.isPlural || isAll {
                // The plural of a part of names is all of them: "the machines and the bar lights".
                let isNear = name.isPlural && name.part == nil && !referent.has(.all)
                return Array(choices.map { $0 + (isNear ? near : placed(entries, referent)) })
            }
            return Array(choices.flatMap { choice in near.map { choice + [$0] } }.prefix(Self.readingLimit))
        }
    }

    /// The one thing that bears a name; nil where there are others too, or where it is in another home.
    private func only(_ name: Referent.Name) -> NameEntry? {
        guard name.entries.count == 1, !name.kind.isPlace, name.entries[0].home == home.home.id else { return nil }
        return name.entries[0]
    }

    /// The one thing that bears a name whole, where nothing else is said and the best reading is enough: what is called so
    /// in short is meant after it, whatever either can do.
    private func whole(_ referent: Referent) -> NameEntry? {
        let name = referent.names[0]
        guard isBestEnough, !name.kind.isPlace, !name.isPlural, referent.isNameAlone, referent.places.isEmpty,
            frame.places.isEmpty, frame.exceptions.isEmpty
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
    private func nearest(_ entries: [NameEntry], _ referent: Referent) -> [NameEntry] {
        let scope = Scope(home: home, referent: referent, places: frame.places, things: [], room: room)
        let near = home.entries(entries, in: scope.rooms) { service in
            scope.isInPlace(service) && (scope.near == nil || service.room?.id == scope.near)
        }
        if near.isEmpty || near.count == entries.count, !scope.isPlaceSaid {
            let rooms = roomsOfOthers(than: referent)
            if rooms.isEmpty { return near.isEmpty ? entries : near }
            let beside = entries.filter { entry in
                home.hasService(of: entry.thing) { $0.room.map { rooms.contains($0.id) } ?? false }
            }
            if !beside.isEmpty { return beside }
        }
        return near.isEmpty ? entries : near
    }

    /// Those of some things that stand where the sentence says; all where none does.
    private func placed(_ entries: [NameEntry], _ referent: Referent) -> [NameEntry] {
        let scope = Scope(home: home, referent: referent, places: frame.places, things: [], room: nil)
        let placed = entries.filter { home.hasService(of: $0.thing, where: scope.isInPlace) }
        return placed.isEmpty ? entries : placed
    }

    /// Whether several places were said and one of the things is in each: "the clock in the den and the study".
    private func isOneInEach(_ entries: [NameEntry], _ referent: Referent) -> Bool {
        let places = referent.places.isEmpty ? frame.places : referent.places
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
    private func besideOthers(_ sets: [[ServiceView]], _ referent: Referent) -> [[ServiceView]] {
        guard sets.count > 1, frame.referents.count > 1 else { return sets }
        let rooms = roomsOfOthers(than: referent)
        let known = Set(others(than: referent).flatMap(namedServices).map(\.reference))
        let near = sets.filter { set in
            set.allSatisfy { view in
                !known.contains(view.reference) && (view.room.map { rooms.contains($0.id) } ?? false)
            }
        }
        return near.isEmpty ? sets : near
    }

    private func others(than referent: Referent) -> [Referent] { frame.referents.filter { $0 != referent } }

    /// The rooms that the other things of the command are in, by their places and whole names.
    private func roomsOfOthers(than referent: Referent) -> Set<RoomID> {
        guard frame.referents.count > 1 else { return [] }
        return others(than: referent).reduce(into: []) { rooms, other in
            rooms.formUnion(Place(home: home, here: room).rooms(of: other, within: []) ?? [])
            rooms.formUnion(namedServices(of: other).compactMap { $0.room?.id })
        }
    }

    private func namedServices(of referent: Referent) -> [ServiceView] {
        referent.names.flatMap(\.entries).filter { $0.home == home.home.id && $0.form == .full }
            .flatMap { home.services(of: $0.thing) }
    }
}

extension Score {
    /// Counts the words that a name explains.
    fileprivate mutating func explain(_ name: Lattice.NameHit) {
        self[.errors] += Int(name.errors)
        self[name.kind.isPlace ? .unnamedPlaces : .unnamedThings] -= name.range.count
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
        score.add(other.score)
        result = result ?? other.result
        if place.name.isEmpty { place = other.place }
    }

    /// The same without the things that an exception speaks of: all of a plural, one of a singular.
    fileprivate func without(among exception: Referent, _ resolver: FrameResolver) -> [Selection] {
        if result != nil { return [self] }
        if resolver.frame.isSparing, exception.has(.rest), MeaningRule.restIsLeft.holds { return [self] }
        let sets = resolver.excepted(by: exception, from: services).filter { !$0.isEmpty }
        if let count = exception.count, count > 1, !exception.isNamedThing,
            let found = sets.first(where: { $0.count != count }), MeaningRule.leftOutAreCounted.holds
        {
            return [having(found, insteadOf: count, of: exception)]
        }
        if sets.isEmpty { return [apart(from: exception, resolver)] }
        return sets.map { set in
            var rest = self
            let gone = Set(set.map(\.reference))
            rest.services.removeAll { gone.contains($0.reference) }
            return rest
        }
    }

    /// The same beside an exception that speaks of none of its things; with a fault where one of them was meant.
    private func apart(from exception: Referent, _ resolver: FrameResolver) -> Selection {
        // Of what was spoken of it is none: “all but the floor lamp”, of lamps that are on.
        if !resolver.frame.remembered.isEmpty, exception.isNamedThing { return self }
        let isNamed = resolver.frame.referents.allSatisfy { referent in
            referent.names.contains { !$0.kind.isPlace && $0.kind != .serviceGroup }
                || referent.names.allSatisfy(\.kind.isPlace) && referent.has(.kind) && !referent.isBroad
        }
        let isOfKind = resolver.frame.referents.allSatisfy { $0.has(.kind) }
        let isOfAll = isOfKind || resolver.frame.referents.allSatisfy { $0.has(.everything) }
        if isOfAll, let other = resolver.misplaced(exception, beside: services), MeaningRule.leftOutElsewhere.holds {
            return failing(with: .elsewhere(other, said: place))
        }
        if resolver.frame.isSparing, resolver.frame.slots.has(.out), MeaningRule.sparedOfNoKind.holds {
            return failing(with: .unsupported(.told(.tooBroad(home: resolver.home.home.name))))
        }
        let isOfGroup = resolver.frame.referents.allSatisfy { $0.names.contains { $0.kind == .serviceGroup } }
        let isOfPlace =
            MeaningRule.leftOutWhereNoneIs.holds && exception.hasRoom && !exception.isNamedThing
            && resolver.frame.referents.contains(where: \.isBroad)
        let isOther = (isOfAll || isOfGroup) && exception.isNamedThing && !exception.has(.kind)
        if isNamed, !isOfPlace, MeaningRule.deniedBesideName.holds { return self }
        if isOther, MeaningRule.leftOutByName.holds {
            if resolver.frame.isSparing { return self }
            // Of another command it may be one that is meant: "close the blinds, except for the lamp turn off all the lights".
            var other = self
            other.score[.guesses] += 1
            return other
        }
        if isOfKind, resolver.isApart(exception, from: services), MeaningRule.leftOutOfOtherKind.holds { return self }
        if isOfKind, resolver.isUnable(exception), MeaningRule.leftOutIsUnable.holds { return self }
        return failing(with: .unsupported(.told(.nothing(MissingKind(exception.text(.word)), place))))
    }
}

extension FrameResolver {
    /// What an exception names, where that is of the same kind as some things and not where they are said to be: "every
    /// light in the den but the hall lamp" may mean another lamp.
    fileprivate func misplaced(_ exception: Referent, beside services: [ServiceView]) -> ServiceView? {
        let types = Set(services.map(\.service.type))
        let scopes = frame.referents.map {
            Scope(home: home, referent: $0, places: frame.places, things: [], room: room)
        }
        guard !types.isEmpty, scopes.allSatisfy(\.isPlaceSaid) else { return nil }
        let named = namedServices(of: exception)
        let isElsewhere: (ServiceView) -> Bool = { view in
            types.contains(view.service.type) && !scopes.contains { $0.isInPlace(view) }
        }
        return named.allSatisfy(isElsewhere) ? named.first : nil
    }

    /// Whether an exception speaks of another kind of thing, of which there are some, and nothing of some services has to
    /// do with them.
    fileprivate func isApart(_ exception: Referent, from services: [ServiceView]) -> Bool {
        guard exception.names.isEmpty, exception.places.isEmpty, exception.has(.kind), let word = exception.text(.word)
        else { return false }
        let scope = Scope(home: home, referent: exception, places: [], things: [], room: room)
        let others = scope.all
        return !others.isEmpty
            && services.allSatisfy { view in
                !view.isCalled(word) && !others.contains { $0.reference.accessory == view.reference.accessory }
            }
    }

    /// Whether an exception is one of the things that were said, which cannot do what is wanted anyway.
    fileprivate func isUnable(_ exception: Referent) -> Bool {
        let all = frame.referents.flatMap {
            Scope(home: home, referent: $0, places: frame.places, things: [], room: room).all
        }
        return excepted(by: exception, from: all).contains { !$0.isEmpty }
    }

    /// The sets of services that an exception can mean, among those that it is an exception from.
    fileprivate func excepted(by referent: Referent, from services: [ServiceView]) -> [[ServiceView]] {
        let within = Set(services.map(\.reference))
        return choices(of: referent).flatMap { things -> [[ServiceView]] in
            let scope = Scope(home: home, referent: referent, places: [], things: things, room: room)
            let all = scope.all.filter { within.contains($0.reference) }
            let isOne = things.isEmpty && scope.hasKind && !scope.isBroad && !scope.isPlaceSaid
            return isOne && all.count > 1 ? all.map { [$0] } : [all]
        }
    }
}

extension [ServiceView] {
    /// Those that "the other one" may be, beside some that were named: in the same room those that are called most like these, else
    /// any.
    fileprivate func ones(beside named: [ServiceView]) -> [ServiceView] {
        let rooms = Set(named.map(\.room?.id))
        let near = filter { rooms.contains($0.room?.id) }
        let likeness = near.map { one in named.map { one.wordsShared(with: $0) }.min() ?? 0 }
        return near.isEmpty ? self : zip(near, likeness).filter { $1 == likeness.max() }.map(\.0)
    }
}

extension ServiceView {
    /// How many words of its name are in another's.
    fileprivate func wordsShared(with other: ServiceView) -> Int {
        Set(words(of: name)).intersection(words(of: other.name)).count
    }

    /// Whether only numbers part its name from another's: "Track 1" and "Track 3".
    fileprivate func isNumbered(as other: ServiceView) -> Bool {
        let (own, others) = (words(of: name), words(of: other.name))
        let isNumber: (NameKey) -> Bool = { $0.text.allSatisfy(\.isNumber) }
        return own.contains(where: isNumber) && own.filter { !isNumber($0) } == others.filter { !isNumber($0) }
    }

    private func words(of name: String) -> [NameKey] { name.split(separator: " ").map { NameKey(String($0)) } }
}

extension Effect {
    /// Whether it switches, or ends whatever it is, which anything that has a switch can be.
    fileprivate var isSwitching: Bool {
        switch self {
        case .power, .toggle, .opening(false): true
        default: false
        }
    }
}
