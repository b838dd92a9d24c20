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
        let others = pronounce(other)
        return pronounce(one).contains { first in
            others.contains { SoundAlike.distance(between: first, $0) <= SoundAlike.confusableDistance }
        }
    }

    /// Names to try, the nearest to what was wanted first.
    private func candidates(for verdict: NameVerdict, _ place: CheckedPlace) -> [String] {
        let legal = Name.legal(from: verdict.name)
        let ideas = commands.ideas(place.kind)
        let home = place.home.flatMap { homes[$0] }
        let room = home?.room(place.room ?? place.thing.flatMap { home?.room(of: $0)?.id })?.name
        // Whose name it is has written it better: "Map Room", not "MAP ROOM".
        let text = verdict.collisions.first.map(\.name) ?? legal
        let stem = text.flatMap { NameStem($0, commands, place.kind, numbers: index.reading.spellings) }
        var list: [String] = []
        if let spot = spot(of: verdict, stem, place) {
            list += (place.isPlace ? ideas.after : ideas.nouns).map { "\(spot) \($0)" }
        }
        if let stem, !isOfOtherSort(verdict, stem, place) {
            list += names(from: stem, room: place.isPlace ? nil : room, ideas, place)
        }
        if let room, !place.isPlace { list += ideas.nouns.map { "\(room) \($0)" } }
        list += ideas.whole
        list += ideas.whole.flatMap { whole in ideas.before.map { "\($0) \(whole)" } }
        list += (2...20).map { "\(stem?.text ?? ideas.whole[0]) \($0)" }
        let sensible = list.filter { $0.count <= Name.maximumLength && !NameStem.isClumsy($0, commands) }
        // A legal name near an illegal one may hold words of commands: "Off Broadway".
        return [legal].compactMap(\.self).filter { !NameStem.isDoubled($0) } + sensible
    }

    /// The name of another kind of thing that was wanted: a lamp called as its room, a room called as its floor.
    private func spot(of verdict: NameVerdict, _ stem: NameStem?, _ place: CheckedPlace) -> String? {
        let own = stem.map { index.entries(for: NameKey($0.text)) } ?? []
        let bearers =
            verdict.collisions + verdict.soundsLike.map(\.bearer)
            + own.filter { $0.form == .full && $0.home == place.home }.map(bearer)
        let other = bearers.first { bearer in
            bearer.kind.rank != place.kind.rank && !(place.isPlace && bearer.kind.isThing)
        }
        return other.flatMap { NameStem(titled: $0.name, commands)?.text }
    }

    /// Whether nothing of a name suits the kind: a lamp called as a scene is, a room called as a lamp.
    private func isOfOtherSort(_ verdict: NameVerdict, _ stem: NameStem, _ place: CheckedPlace) -> Bool {
        let sorts = verdict.collisions.map(\.kind)
        if place.kind.isThing { return sorts.contains { $0.rank == NamedThing.Kind.actionSet.rank } }
        guard place.isPlace, sorts.contains(where: \.isThing) else { return false }
        return !index.entries(for: NameKey(stem.text)).contains { $0.form == .full && $0.thing.kind.isPlace }
    }

    /// Names made of what is to be kept of the one that was wanted.
    private func names(from stem: NameStem, room: String?, _ ideas: NameIdeas, _ place: CheckedPlace) -> [String] {
        let text = stem.text
        // English words look odd beside words of another script.
        if !stem.isLatin { return [text] + (2...9).map { "\(text) \($0)" } }
        let isLamp = !place.isPlace && place.kind != .actionSet && stem.isLamp
        let words = isLamp ? NameIdeas.lampPlaces + ideas.before : ideas.before
        let (spot, rest) = parted(stem, place)
        var list = [text]
        if let spot { list += words.map { "\(spot) \($0) \(rest)" } }
        if let room, spot == nil { list.append("\(room) \(text)") }
        if place.kind == .zone { list += ideas.after.map { "\(text) \($0)" } }
        list += words.map { "\($0) \(text)" }
        list += ideas.after.map { "\(text) \($0)" }
        if let room, spot == nil { list += words.map { "\(room) \($0) \(text)" } }
        return list
    }

    /// The place that a name begins with, and what follows: "Kitchen" and "Light".
    private func parted(_ stem: NameStem, _ place: CheckedPlace) -> (spot: String?, rest: String) {
        guard place.kind.isThing, !stem.isList(commands) else { return (nil, stem.text) }
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
