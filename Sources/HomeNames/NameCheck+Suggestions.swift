import HomeModel

extension NameCheck {
    /// Two names near the one wanted that are free and told apart from all others.
    ///
    /// Names to be avoided were offered to others already; they are taken up again only where nothing else is found.
    func suggestions(for verdict: NameVerdict, _ place: CheckedPlace, avoiding offered: Set<NameKey> = []) -> [String] {
        var found: [String] = []
        let isLegal = verdict.status != .invalid
        let candidates = candidates(for: verdict, place)
        for avoided in offered.isEmpty ? [[]] : [offered, []] {
            // A legal name near an illegal one may have the same key as it: "Lamp-" and "Lamp".
            var tried = avoided.union(((isLegal ? [verdict.name] : []) + found).map(NameKey.init))
            for candidate in candidates where found.count < 2 {
                guard tried.insert(NameKey(candidate)).inserted, judged(candidate, place).status == .free else {
                    continue
                }
                // The two must also be told apart from each other.
                if found.allSatisfy({ !areAlike($0, candidate) }) { found.append(candidate) }
            }
        }
        return found
    }

    private func areAlike(_ one: String, _ other: String) -> Bool {
        guard let pronounce = index.reading.pronunciations else { return false }
        let (others, alike) = (pronounce(other), SoundAlike(index.reading.sounds))
        return pronounce(one).contains { first in
            others.contains { alike.distance(between: first, $0) <= SoundAlike.confusableDistance }
        }
    }

    /// Names to try, the nearest to what was wanted first.
    private func candidates(for verdict: NameVerdict, _ place: CheckedPlace) -> [String] {
        let legal = Name.legal(from: verdict.name)
        let ideas = commands.ideas(place.kind)
        let home = place.home.flatMap { homes[$0] }
        let room = home?.room(place.room ?? place.thing.flatMap { home?.room(of: $0)?.id })?.name
        // Whose name it is has written it better: "Map Room", not "MAP ROOM", and "Kitchen", not "Kitchens".
        let text = verdict.collisions.first.map(\.name) ?? nearlyTheSame(as: verdict, place) ?? legal
        let stem = text.flatMap { NameStem($0, commands, place.kind, numbers: index.reading.spellings) }
        var list = spots(of: verdict, stem, ideas, place)
        if let stem, stem.isNumber(index.reading.spellings) {
            list += ideas.nouns.map { [$0, stem.text].asName }
        } else if let stem, !isOfOtherSort(verdict, stem, place) {
            list += names(from: stem, room: place.isPlace ? nil : room, ideas, place)
        }
        if let room, !place.isPlace { list += ideas.nouns.map { ideas.name($0, in: room) } }
        list += ideas.whole
        list += ideas.whole.flatMap { whole in ideas.before.map { [$0, whole].asName } }
        list += (2...20).map { "\(stem?.text ?? ideas.whole.first ?? verdict.name) \($0)" }
        let sensible = list.filter { $0.count <= Name.maximumLength && !NameStem.isClumsy($0, commands) }
        return [legal].compactMap(\.self).filter { isWorthOffering($0, for: verdict, stem) } + sensible
    }

    /// Whether a legal name near an illegal one is one: not where it was cut short, nor where a number is left.
    ///
    /// It may hold words of commands: "Off Broadway".
    private func isWorthOffering(_ legal: String, for verdict: NameVerdict, _ stem: NameStem?) -> Bool {
        let isWhole = verdict.name.count <= Name.maximumLength && stem?.isNumber(index.reading.spellings) != true
        return isWhole && !NameStem.isDoubled(legal, commands)
    }

    /// The name from which the one that was wanted differs in what people leave out.
    private func nearlyTheSame(as verdict: NameVerdict, _ place: CheckedPlace) -> String? {
        let shape = NameShape(verdict.name, commands)
        return verdict.soundsLike.map(\.bearer).first { bearer in
            let other = NameShape(bearer.name, commands)
            guard bearer.kind.rank == place.kind.rank else { return false }
            // A "Desk" need not be a "Desk Lamp".
            return shape.plain.joined() == other.plain.joined()
                || place.isPlace && shape.difference(from: other, isPlace: true, otherIsPlace: true) != nil
        }?.name
    }

    /// Names that begin with that of another kind of thing, or with what a thing stands on.
    private func spots(
        of verdict: NameVerdict, _ stem: NameStem?, _ ideas: NameIdeas, _ place: CheckedPlace
    ) -> [String] {
        if let spot = spot(of: verdict, stem, place) {
            return place.isPlace ? ideas.after.map { [spot, $0].asName } : ideas.nouns.map { ideas.name($0, in: spot) }
        }
        // Beside a "Desk Lamp", what is called "Desk" may be the "Desk Switch".
        guard place.kind.isThing, let stem else { return [] }
        let shape = NameShape(stem.text, commands)
        let longer = verdict.soundsLike.map(\.bearer).first { bearer in
            bearer.kind.isThing && NameShape(bearer.name, commands).withoutKind?.joined() == shape.plain.joined()
        }
        guard let longer else { return [] }
        let isLamp = NameStem(titled: longer.name, commands)?.isLamp(commands) == true
        return ideas.nouns.filter { !isLamp || !commands.isLamp($0) }.map { ideas.name($0, in: stem.text) }
    }

    /// The name of another kind of thing that was wanted: a lamp called as its room, a room called as its floor.
    private func spot(of verdict: NameVerdict, _ stem: NameStem?, _ place: CheckedPlace) -> String? {
        let own = stem.map { index.entries(for: NameKey($0.text)) } ?? []
        let bearers =
            verdict.collisions + verdict.soundsLike.map(\.bearer)
            + own.filter { $0.form == .full && $0.home == place.home }.map(bearer)
        let other = bearers.first { bearer in
            bearer.kind.rank != place.kind.rank && (bearer.kind.isPlace || !place.isPlace && !place.kind.isThing)
        }
        // A word of another script that sounds alike is another word.
        return other.flatMap { NameStem(titled: $0.name, commands) }.flatMap { spot in
            spot.isLatin == stem?.isLatin ?? spot.isLatin ? spot.text : nil
        }
    }

    /// Whether nothing of a name suits the kind: a lamp called as a scene is, a room called as a lamp or a scene.
    private func isOfOtherSort(_ verdict: NameVerdict, _ stem: NameStem, _ place: CheckedPlace) -> Bool {
        let sorts = verdict.collisions.map(\.kind)
        if place.kind.isThing { return sorts.contains { $0.rank == NamedThing.Kind.actionSet.rank } }
        guard place.isPlace, sorts.contains(where: { !$0.isPlace }) else { return false }
        return !index.entries(for: NameKey(stem.text)).contains { $0.form == .full && $0.thing.kind.isPlace }
    }

    /// Names made of what is to be kept of the one that was wanted.
    private func names(from stem: NameStem, room: String?, _ ideas: NameIdeas, _ place: CheckedPlace) -> [String] {
        let text = stem.text
        // Words of a script look odd beside those of another.
        if stem.isLatin != ideas.areLatin { return [text] + (2...9).map { "\(text) \($0)" } }
        let (spot, rest) = parted(stem, place)
        // What says already where it stands is one of two: a "Left Desk Lamp" rather than a "Window Desk Lamp".
        let isBareLamp = place.kind.isThing && stem.isLamp(commands) && !rest.contains(" ")
        let words = isBareLamp ? commands.lampPlaces + ideas.before : ideas.before
        var list = [text]
        if let spot { list += words.map { [spot, $0, rest].asName } }
        if spot == nil, let owner = stem.owner(commands.forms), place.isPlace {
            list += ideas.owned.map { [owner, $0].asName }
        }
        let inRoom = spot == nil ? room.map { (name: ideas.name(text, in: $0), room: $0) } : nil
        if let inRoom { list.append(inRoom.name) }
        if [.zone, .trigger].contains(place.kind) { list += ideas.after.map { [text, $0].asName } }
        if stem.owner(commands.forms) == nil || spot == nil { list += words.map { [$0, text].asName } }
        list += ideas.after.map { [text, $0].asName }
        if let inRoom { list += words.map { [inRoom.room, $0, text].asName } }
        return list
    }

    /// The place or person that a name begins with, and what follows: "Kitchen" and "Light", "Anna's" and "Lamp".
    private func parted(_ stem: NameStem, _ place: CheckedPlace) -> (spot: String?, rest: String) {
        guard place.kind.isThing, !stem.isList(commands) else { return (nil, stem.text) }
        if let owner = stem.owner(commands.forms) { return (owner, stem.words.dropFirst().joined(separator: " ")) }
        for count in stride(from: stem.words.count - 1, to: 0, by: -1) {
            let spot = stem.words.prefix(count).joined(separator: " ")
            let isPlace = index.entries(for: NameKey(spot)).contains { entry in
                entry.form == .full && entry.home == place.home && entry.thing.kind.isPlace
            }
            if isPlace { return (spot, stem.words.dropFirst(count).joined(separator: " ")) }
        }
        return (nil, stem.text)
    }
}

extension NamedThing.Kind {
    /// What people tell apart without a word more: homes, rooms, floors, things, and what is only run.
    fileprivate var rank: Int {
        switch self {
        case .home: 0
        case .room: 1
        case .zone: 2
        case .accessory, .service, .serviceGroup: 3
        case .actionSet, .trigger, .user: 4
        }
    }

    /// Whether it is something that does something.
    fileprivate var isThing: Bool { [.accessory, .service, .serviceGroup].contains(self) }
}
