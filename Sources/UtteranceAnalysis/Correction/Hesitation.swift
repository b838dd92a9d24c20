/// What stands around a hesitation: "the fan, uh, the lamp".
struct Hesitation: ~Copyable {
    private let lattice: Lattice
    private let analyzer: Analyzer
    private var matcher: Matcher

    init(_ lattice: Lattice, _ analyzer: Analyzer) {
        (self.lattice, self.analyzer) = (lattice, analyzer)
        matcher = Matcher(analyzer.language.compiled, lattice)
    }

    private var grammar: CompiledGrammar { analyzer.language.compiled }

    /// Whether what was said before a hesitation is taken back by what comes after it.
    ///
    /// nil where it does not stand between two things; false where both may be meant: "the fan, uh, the lamp and the
    /// heater".
    consuming func takesBack(from start: Int, to end: Int) -> Bool? {
        let last = lattice.tokens[..<start].lastIndex { !$0.isPause }
        // A state may stand between a thing and the hesitation behind it: “mach die Lampe aus, äh, den Lüfter”.
        let before = last.flatMap { place in
            place > 0 && lattice.says([.state], at: place, in: grammar) && !isNameWord(place) ? place - 1 : place
        }
        guard let before, let after = lattice.tokens.indices[end...].first(where: { !isIntroducing($0) }) else {
            return nil
        }
        guard !lattice.says([.and, .then], at: after, in: grammar), endsThing(before), beginsThing(end, after) else {
            return nil
        }
        let isOfPlace = lattice.names[after].isEmpty && lattice.isPlace(before: before + 1)
        if isOfPlace, ParaphraseRule.kindOfPlace.holds { return nil }
        for place in lattice.tokens.indices[after...] where isList(place) && ParaphraseRule.hesitatingList.holds {
            return false
        }
        return true
    }

    private mutating func endsThing(_ place: Int) -> Bool {
        guard let thing = grammar.rule(.thing) else { return isNameWord(place) }
        for start in max(0, place - 4)...place
        where matcher.matches(of: thing, at: start).contains(where: { $0.end == place + 1 }) { return true }
        return isNameWord(place)
    }

    private mutating func beginsThing(_ place: Int, _ name: Int) -> Bool {
        if let thing = grammar.rule(.thing), !matcher.matches(of: thing, at: place).isEmpty { return true }
        return isNameWord(name)
    }

    /// Whether names have a word, and commands have not.
    private func isNameWord(_ place: Int) -> Bool {
        analyzer.nameWords.has(lattice.tokens[place].key)
            && !lattice.says([.state, .wanting, .act], at: place, in: grammar)
    }

    /// Whether "and" stands at a place and a thing behind it.
    private mutating func isList(_ place: Int) -> Bool {
        guard lattice.says([.and], at: place, in: grammar), place + 1 < lattice.tokens.count else { return false }
        let name = isIntroducing(place + 1) ? place + 2 : place + 1
        return name < lattice.tokens.count && !lattice.says([.wanting], at: name, in: grammar)
            && beginsThing(place + 1, name)
    }

    private func isIntroducing(_ place: Int) -> Bool { lattice.says([.introducing], at: place, in: grammar) }
}
