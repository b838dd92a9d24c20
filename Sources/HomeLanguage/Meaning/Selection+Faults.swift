import HomeNames

/// What keeps a choice of things from being meant.
extension ClauseResolver {
    /// The selections of a noun, with a fault where they are not as many as it says: "both lights" of four.
    func counted(_ noun: Noun, _ found: [Selection]) -> [Selection] {
        // "Both desk lamps" are not the one that is called so, in short or with a word for its kind.
        let isNamed = noun.names.contains { name in
            !name.kind.isPlace && name.kind != .serviceGroup
                && !(noun.has(.both) && (name.isPlural || noun.has(.plural)))
        }
        guard !isNamed, !noun.has(.pronoun), clause.exceptions.isEmpty || noun.names.isEmpty,
            // "Both the fan and the lamp" are two.
            clause.nouns.count == 1 || noun.has(.plural) && !noun.has(.both),
            let count = noun.number(.count).flatMap({ Int(exactly: $0) })
        else { return found }
        return found.map { $0.counted(count, word: noun.text(.word)) }
    }

    /// The fault of "the other desk lamp", where there is but one and no other was spoken of.
    func other(_ noun: Noun, _ things: [NameEntry], _ scope: Scope) -> Reading.Fault? {
        guard noun.has(.rest), mentioned.isEmpty, clause.exceptions.isEmpty, things.count == 1, things[0].form == .full
        else { return nil }
        let isGroup = things[0].thing.kind == .serviceGroup
        guard isGroup || !noun.has(.plural) && [.accessory, .service].contains(things[0].thing.kind) else {
            return nil
        }
        return .told(.nothing(.other(things[0].name), scope.placeName))
    }

    /// The fault of words that would be about the whole home, and do not say so.
    func tooBroad(_ scope: Scope, _ demand: Demand?) -> Reading.Fault? {
        guard let demand, clause.facts[.ask] == nil else { return nil }
        // "Turn it off" says nothing of the speaker's room, where nobody spoke of anything; "make it dark" does.
        let isSwitch = demand == .power(true) || demand == .power(false) || demand == .toggle
        let isNothing =
            isSwitch && scope.noun.has(.pronoun) && !clause.facts.has(.set) && !clause.facts.has(.made)
            && !scope.isPlaceSaid
        guard isNothing || scope.isTooBroad(for: demand) else { return nil }
        return .told(.tooBroad(home: home.home.name))
    }
}

extension Selection {
    /// The same, with a fault where it is not as many as was said: "both lights" of four.
    fileprivate func counted(_ count: Int, word: String?) -> Selection {
        guard result == nil, services.count != count, !services.isEmpty else { return self }
        var faulty = self
        faulty.rank.ability = 1
        faulty.result = .unsupported(.told(.count(said: count, found: services.count, kind: word, place)))
        return faulty
    }
}
