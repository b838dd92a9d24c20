import HomeModel

extension NameCheck {
    /// The names that one could take for another, the most alike first, each thing once.
    func likenesses(of name: String, _ phones: [[String]], _ place: CheckedPlace) -> [NameVerdict.Likeness] {
        guard place.home != nil || place.kind == .home else { return [] }
        let key = NameKey(name)
        let isOther = { (entry: NameEntry) in
            entry.form == .full && place.contests(entry) && NameKey(entry.name) != key
        }
        var found: [NameVerdict.Likeness] = []
        for spelling in [name] + (index.reading.spellings?(name) ?? []) {
            for entry in index.entries(for: NameKey(spelling)) where isOther(entry) {
                found.append(.init(bearer: bearer(entry), similarity: 1, reason: .saidAlike, difference: nil))
            }
        }
        for variant in phones {
            for match in index.soundingLike(variant, limit: Self.mostLikenesses, where: isOther) {
                let reason = match.distance == 0 ? NameVerdict.Reason.saidAlike : .soundsAlike
                found.append(
                    .init(
                        bearer: bearer(match.entry), similarity: match.similarity, reason: reason, difference: nil))
            }
        }
        if index.reading.pronunciations == nil { found += lookingAlike(name, place, isOther) }
        found += differingInLittle(from: name, phones, place, isOther)
        let ordered = found.enumerated().sorted {
            ($0.element.reason.rank, -$0.element.similarity, $0.offset)
                < ($1.element.reason.rank, -$1.element.similarity, $1.offset)
        }
        var seen: Set<NamedThing> = []
        return Array(
            ordered.map(\.element).filter { seen.insert($0.bearer.thing).inserted }.prefix(Self.mostLikenesses))
    }

    /// The most names that a verdict tells of.
    static let mostLikenesses = 8

    /// The names that are one letter away from a name, and long enough that a slip of the fingers makes one of the other.
    private func lookingAlike(
        _ name: String, _ place: CheckedPlace, _ isOther: (NameEntry) -> Bool
    ) -> [NameVerdict.Likeness] {
        let length = NameKey(name).letters.count
        guard length >= Self.shortestMisspelt else { return [] }
        // Nobody takes a place for a thing.
        let isNear = { isOther($0) && $0.thing.kind.isPlace == place.isPlace }
        return index.misspellings(of: name, limit: Self.mostLikenesses, where: isNear).filter { $0.edits == 1 }.map {
            .init(
                bearer: bearer($0.entry), similarity: 1 - 1 / Double(length), reason: .looksAlike, difference: nil)
        }
    }

    /// The fewest letters of a name that people know though one letter is wrong.
    private static let shortestMisspelt = 5

    private func differingInLittle(
        from name: String, _ phones: [[String]], _ place: CheckedPlace, _ isOther: (NameEntry) -> Bool
    ) -> [NameVerdict.Likeness] {
        let shape = NameShape(name, commands)
        // What differs in little begins alike: a few letters less at the end, or an article at the beginning.
        let starts = Set([shape.plain, shape.withoutKind ?? shape.plain].map { $0.joined() })
        let articles = [""] + commands.articles.sorted()
        let alike = SoundAlike(index.reading.sounds)
        var seen: Set<NameEntry> = []
        let difference = { (entry: NameEntry) in
            shape.difference(
                from: NameShape(entry.name, commands), isPlace: place.isPlace, otherIsPlace: entry.thing.kind.isPlace)
        }
        return starts.flatMap { start in
            articles.flatMap { article in
                index.completions(of: article + start.dropLast(start.count > 3 ? 1 : 0), limit: 64) { entry in
                    isOther(entry) && seen.insert(entry).inserted && difference(entry) != nil
                }
            }
        }.map { entry in
            let others = index.reading.pronunciations?(entry.name) ?? []
            let similarity = phones.flatMap { one in others.map { alike.similarity(of: one, $0) } }.max() ?? 0
            return .init(
                bearer: bearer(entry), similarity: similarity, reason: .differsInLittle, difference: difference(entry))
        }
    }
}

extension NameVerdict.Reason {
    /// The place among the reasons, the worst first.
    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
