import HomeModel

extension NameCheck {
    /// What commands say that a name is taken for; nil where it is taken for nothing.
    func commandLikeness(of name: String, _ place: CheckedPlace) -> NameVerdict.CommandLikeness? {
        let words = NameShape(name, commands).words
        // Triggers are spoken only after a word that manages them: "cancel Lock Up" is clear, "cancel Everything" is not.
        if place.kind == .trigger { return bare(words, place) }
        if asks(words, place), commands.isCommand(name) { return .wholeCommand }
        return bare(words, place) ?? sort(words, place) ?? order(words, place) ?? list(words, place)
            ?? placed(words, place) ?? value(words, place)
    }

    /// Whether words ask for something, as far as anybody says them alone: scenes are run by their names.
    ///
    /// A thing and a value alone are none, though they would be understood: nobody says what a lamp is to be and means no lamp of
    /// that name, as "White Light" or "Sensor 10".
    private func asks(_ words: [String], _ place: CheckedPlace) -> Bool {
        if words.contains(where: commands.acts.contains) { return true }
        // A colour alone is said of a room, too, but a scene that is called so comes first: "Candlelight".
        return place.kind == .actionSet && !commands.isValue(words.joined(separator: " "))
    }

    /// What commands say of no one thing: "everything", "the House", "every Room".
    private func bare(_ words: [String], _ place: CheckedPlace) -> NameVerdict.CommandLikeness? {
        let own = ownWords(words)
        if own.isEmpty { return .words }
        let phrase = own.joined()
        if commands.generics.contains(phrase) { return .generic }
        // A home may well be called "Home".
        return place.kind != .home && commands.houses.contains(phrase) ? .home : nil
    }

    /// What commands say of all of a kind, or of any: "lights", "every Lamp", "fan".
    private func sort(_ words: [String], _ place: CheckedPlace) -> NameVerdict.CommandLikeness? {
        let own = ownWords(words)
        guard let sort = commands.sorts[own.joined()] else { return nil }
        if sort.isPlural { return .allOfKind }
        // A garage is a place before it is a door.
        if place.isPlace, sort.types == ["GarageDoorOpener"] { return nil }
        guard [.accessory, .service].contains(place.kind) else { return .anyOfKind(nil) }
        // A kind with a word more tells enough: "Ceiling Fan" does, and "Fan" does not where there is another.
        guard own.count == 1, let other = other(of: sort, place) else { return nil }
        return .anyOfKind(other)
    }

    /// The words that are neither articles nor ask for something.
    private func ownWords(_ words: [String]) -> [String] {
        words.filter { !commands.articles.contains($0) && !commands.acts.contains($0) }
    }

    /// Another accessory in the home of a sort.
    private func other(of sort: CommandWords.Sort, _ place: CheckedPlace) -> NameVerdict.Bearer? {
        guard let id = place.home, let home = homes[id] else { return nil }
        return home.accessories.first { accessory in
            place.accessory != accessory.id && accessory.services.contains { sort.types.contains($0.type) }
                && (sort.word.map { NameShape(accessory.name, commands).words.contains($0) } ?? true)
        }.map { bearer(NameEntry(home: id, thing: .accessory($0.id), name: $0.name)) }
    }

    /// Made of words that ask for something: "off", "dim the Lights", "turn On Desk Lamp".
    private func order(_ words: [String], _ place: CheckedPlace) -> NameVerdict.CommandLikeness? {
        let isAct = words.map { commands.acts.contains($0) || commands.articles.contains($0) }
        guard words.contains(where: commands.acts.contains) else { return nil }
        let start = isAct.firstIndex(of: false) ?? words.count
        let end = isAct.lastIndex(of: false).map { $0 + 1 } ?? start
        let rest = words[start..<max(start, end)]
        // A name may begin as a command does, and be none: "Off Broadway", but not "Dim the Lights".
        let outside = words[..<start] + words[max(start, end)...]
        guard outside.contains(where: { commands.acts.contains($0) }) else { return nil }
        if rest.allSatisfy({ commands.kinds.contains($0) || commands.generics.contains($0) }) { return .order }
        let inner = index.entries(for: NameKey(rest.joined(separator: " "))).first { $0.home == place.home }
        return inner.map { .orderAbout(bearer($0)) }
    }

    /// A list of names that there are: "Kitchen and Study".
    private func list(_ words: [String], _ place: CheckedPlace) -> NameVerdict.CommandLikeness? {
        let parts = words.split(whereSeparator: commands.joiners.contains)
        guard parts.count > 1 else { return nil }
        let bearers = parts.compactMap { known($0, place) }
        return bearers.count == parts.count ? .list(bearers.map(bearer)) : nil
    }

    /// The name of a thing behind its room: "Study Desk Lamp" where a "Desk Lamp" stands in the study.
    private func placed(_ words: [String], _ place: CheckedPlace) -> NameVerdict.CommandLikeness? {
        guard words.count > 1, let id = place.home, let home = homes[id] else { return nil }
        for end in 1..<words.count {
            guard case .room(let room)? = known(words[..<end], place)?.thing, let inner = known(words[end...], place),
                home.room(of: inner.thing)?.id == room
            else { continue }
            return .placed(bearer(inner))
        }
        return nil
    }

    /// What commands say of how a thing is to be, or when: "Fifty", "Red", "Tomorrow".
    ///
    /// Scenes and places are called so often, and are clear: "Candlelight", "Level 1". "Red Lamp" tells enough.
    private func value(_ words: [String], _ place: CheckedPlace) -> NameVerdict.CommandLikeness? {
        guard [.accessory, .service, .serviceGroup].contains(place.kind),
            !words.contains(where: commands.kinds.contains),
            commands.isValue(words.joined(separator: " "))
        else { return nil }
        return .value
    }

    /// What some words are the whole name of.
    private func known(_ words: some Sequence<String>, _ place: CheckedPlace) -> NameEntry? {
        let key = NameKey(words.filter { !commands.articles.contains($0) }.joined(separator: " "))
        return index.entries(for: key).first { $0.form == .full && $0.home == place.home && place.contests($0) }
    }
}

extension CheckedPlace {
    /// The accessory that bears the name or has the service that does, where it is there already.
    var accessory: AccessoryID? {
        switch thing {
        case .accessory(let id): id
        case .service(let reference): reference.accessory
        default: nil
        }
    }
}
