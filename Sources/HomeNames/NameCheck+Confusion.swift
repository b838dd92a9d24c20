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
                found.append(.init(bearer: bearer(entry), similarity: 1, reason: .saidAlike))
            }
        }
        for variant in phones {
            for match in index.soundingLike(variant, limit: Self.mostLikenesses, where: isOther)
            where match.similarity >= SoundAlike.confusableSimilarity {
                let reason = match.distance == 0 ? NameVerdict.Reason.saidAlike : .soundsAlike
                found.append(.init(bearer: bearer(match.entry), similarity: match.similarity, reason: reason))
            }
        }
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

    private func differingInLittle(
        from name: String, _ phones: [[String]], _ place: CheckedPlace, _ isOther: (NameEntry) -> Bool
    ) -> [NameVerdict.Likeness] {
        let shape = NameShape(name, commands)
        // What differs in little begins alike: a few letters less at the end, or an article at the beginning.
        let starts = Set([shape.plain, shape.withoutKind ?? shape.plain].map { $0.joined() })
        let articles = [""] + commands.articles.sorted()
        var seen: Set<NameEntry> = []
        return starts.flatMap { start in
            articles.flatMap { article in
                index.completions(of: article + start.dropLast(start.count > 3 ? 1 : 0), limit: 64) { entry in
                    isOther(entry) && seen.insert(entry).inserted
                        && shape.difference(
                            from: NameShape(entry.name, commands), isPlace: place.isPlace,
                            otherIsPlace: entry.thing.kind.isPlace) != nil
                }
            }
        }.map { entry in
            let others = index.reading.pronunciations?(entry.name) ?? []
            let similarity = phones.flatMap { one in others.map { SoundAlike.similarity(of: one, $0) } }.max() ?? 0
            return .init(bearer: bearer(entry), similarity: similarity, reason: .differsInLittle)
        }
    }

    /// Why a name is taken for a command, or takes one away; nil where it does not.
    func commandProblem(of name: String, _ place: CheckedPlace) -> String? {
        if commands.isCommand(name) { return "“\(name)” is a command by itself, and would be taken for it" }
        let words = NameShape(name, commands).words
        let isAct = words.map { commands.acts.contains($0) || commands.articles.contains($0) }
        guard zip(words, isAct).contains(where: { $1 && commands.acts.contains($0) }) else { return nil }
        let start = isAct.firstIndex(of: false) ?? words.count
        let end = isAct.lastIndex(of: false).map { $0 + 1 } ?? start
        let rest = words[start..<max(start, end)]
        if rest.isEmpty { return "“\(name)” is made of words of commands, and would be taken for one" }
        // "Off Broadway" is a name; "Dim the Lights" is not.
        let outside = words[..<start] + words[max(start, end)...]
        guard outside.contains(where: { commands.acts.contains($0) }) else { return nil }
        if rest.allSatisfy({ commands.kinds.contains($0) }) {
            return "“\(name)” says what commands say, and would be taken for one"
        }
        let inner = index.entries(for: NameKey(rest.joined(separator: " "))).first { $0.home == place.home }
        return inner.map { "“\(name)” would be taken for a command about \(bearer($0))" }
    }

    static func sentence(for likeness: NameVerdict.Likeness, _ commands: CommandWords, _ name: String) -> String {
        switch likeness.reason {
        case .saidAlike: "it is said just as \(likeness.bearer) is"
        case .soundsAlike: "it sounds like \(likeness.bearer)"
        case .differsInLittle:
            "it differs from \(likeness.bearer) "
                + (NameShape(name, commands).difference(
                    from: NameShape(likeness.bearer.name, commands), isPlace: false, otherIsPlace: false)
                    ?? "only in little")
        }
    }
}

extension NameVerdict.Reason {
    /// The place among the reasons, the worst first.
    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
