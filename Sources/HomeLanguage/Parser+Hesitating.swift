import UtteranceAnalysis

extension Parser {
    /// Whether what was said before a hesitation is taken back by what comes after it: "the fan, uh, the lamp".
    ///
    /// nil where it does not stand between two things; false where both may be meant: "the fan, uh, the lamp and the
    /// heater".
    func takesBack(from start: Int, to end: Int, _ lattice: Lattice) -> Bool? {
        let before = lattice.tokens[..<start].lastIndex { !$0.isPause }
        guard let before, let after = lattice.tokens.indices[end...].first(where: { !isArticle($0, lattice) })
        else { return nil }
        var matcher = Matcher(language.compiled, lattice)
        guard !lattice.says(["and", "then"], at: after, in: language.compiled), endsThing(before, lattice, &matcher),
            beginsThing(end, after, lattice, &matcher)
        else { return nil }
        // "The kitchen, um, lights" goes on.
        if lattice.names[after].isEmpty, lattice.isPlace(before: before + 1) { return nil }
        return !lattice.tokens.indices[after...].contains { isList($0, lattice, &matcher) }
    }

    private func endsThing(_ place: Int, _ lattice: Lattice, _ matcher: inout Matcher) -> Bool {
        let referent = language.compiled.rule(named: "noun")
        let isReferent = (max(0, place - 4)...place).contains { start in
            referent.map { matcher.matches(of: $0, at: start).contains { $0.end == place + 1 } } ?? false
        }
        return isReferent || isNameWord(place, lattice)
    }

    private func beginsThing(_ place: Int, _ name: Int, _ lattice: Lattice, _ matcher: inout Matcher) -> Bool {
        let isReferent =
            language.compiled.rule(named: "noun").map { !matcher.matches(of: $0, at: place).isEmpty } ?? false
        return isReferent || isNameWord(name, lattice)
    }

    /// Whether names have a word, and commands have not.
    private func isNameWord(_ place: Int, _ lattice: Lattice) -> Bool {
        nameWords.has(lattice.tokens[place].key)
            && !lattice.says(["state", "verb", "act"], at: place, in: language.compiled)
    }

    /// Whether "and" stands at a place and a thing behind it.
    private func isList(_ place: Int, _ lattice: Lattice, _ matcher: inout Matcher) -> Bool {
        let grammar = language.compiled
        guard lattice.says(["and"], at: place, in: grammar), place + 1 < lattice.tokens.count else { return false }
        let name = isArticle(place + 1, lattice) ? place + 2 : place + 1
        return name < lattice.tokens.count && !lattice.says(["verb"], at: name, in: grammar)
            && beginsThing(place + 1, name, lattice, &matcher)
    }

    private func isArticle(_ place: Int, _ lattice: Lattice) -> Bool {
        lattice.says(["dangling"], at: place, in: language.compiled)
    }
}

extension Lattice {
    /// Whether a room or zone ends before a place.
    func isPlace(before place: Int) -> Bool {
        names[..<place].joined().contains { $0.kind.isPlace && $0.range.upperBound == place }
    }
}
