extension Parser {
    /// Whether what was said before a hesitation is taken back by what comes after it: "the fan, uh, the lamp".
    ///
    /// nil where it does not stand between two things; false where both may be meant: "the fan, uh, the lamp and the
    /// heater".
    func takesBack(from start: Int, to end: Int, _ lattice: Lattice) -> Bool? {
        let before = lattice.tokens[..<start].lastIndex { !$0.isPause }
        guard let before, let after = lattice.tokens.indices[end...].first(where: { !isArticle(lattice.tokens[$0]) })
        else { return nil }
        var matcher = Matcher(language.compiled, lattice)
        guard !says(["and", "then"], after, lattice), endsThing(before, lattice, &matcher),
            beginsThing(end, after, lattice, &matcher)
        else { return nil }
        // "The kitchen, um, lights" goes on.
        if lattice.names[after].isEmpty, lattice.isPlace(before: before + 1) { return nil }
        return !lattice.tokens.indices[after...].contains { isList($0, lattice, &matcher) }
    }

    private func endsThing(_ place: Int, _ lattice: Lattice, _ matcher: inout Matcher) -> Bool {
        let noun = language.compiled.rule(named: "noun")
        let isNoun = (max(0, place - 4)...place).contains { start in
            noun.map { matcher.matches(of: $0, at: start).contains { $0.end == place + 1 } } ?? false
        }
        return isNoun || nameWords.has(lattice.tokens[place].key) && !says(["state", "verb", "act"], place, lattice)
    }

    private func beginsThing(_ place: Int, _ name: Int, _ lattice: Lattice, _ matcher: inout Matcher) -> Bool {
        let isNoun = language.compiled.rule(named: "noun").map { !matcher.matches(of: $0, at: place).isEmpty } ?? false
        return isNoun || nameWords.has(lattice.tokens[name].key) && !says(["state", "verb", "act"], name, lattice)
    }

    /// Whether "and" stands at a place and a thing behind it.
    private func isList(_ place: Int, _ lattice: Lattice, _ matcher: inout Matcher) -> Bool {
        guard says(["and"], place, lattice), place + 1 < lattice.tokens.count else { return false }
        let name = isArticle(lattice.tokens[place + 1]) ? place + 2 : place + 1
        return name < lattice.tokens.count && !says(["verb"], name, lattice)
            && beginsThing(place + 1, name, lattice, &matcher)
    }

    private func isArticle(_ token: Token) -> Bool {
        language.compiled.begins(anyOf: ["dangling"], with: language.compiled.words[token.key])
    }

    private func says(_ rules: [String], _ place: Int, _ lattice: Lattice) -> Bool {
        lattice.words[place].contains { language.compiled.begins(anyOf: rules, with: $0.id) }
    }
}

extension Lattice {
    /// Whether a room or zone ends before a place.
    func isPlace(before place: Int) -> Bool {
        names[..<place].joined().contains { $0.kind.isPlace && $0.range.upperBound == place }
    }
}
