import HomeModel
import HomeNames
import UtteranceAnalysis

/// The parts of names in a sentence, by which people call things: "the kitchen" where there is but a Chef's Kitchen.
struct NameParts {
    /// The most words of a part of a name, and the fewest and most characters of one where each is a word.
    private static let longestPart = 3
    private static let (fewestCharacters, mostCharacters) = (3, 6)
    /// A word of as few letters is no part of a name, but for a number.
    private static let shortestWord = 2
    /// The fewest things, and kinds of them, that say what their room is called too.
    private static let fewestOfRoom = 3
    /// The most things that have a part in common of which one may be meant.
    private static let mostAlike = 6

    private let lattice: Lattice
    private let analyzer: Analyzer
    private let home: HomeView
    private let names: NamesInWords
    /// Whether words may stand beside the parts that nobody knows.
    private let allowsStrangeWords: Bool
    private var language: LanguageRules { analyzer.language }

    private typealias Name = NamesInWords.Name
    private typealias Part = NamesInWords.Part

    /// Looks at a sentence about a home.
    init(of lattice: Lattice, _ analyzer: Analyzer, in home: HomeView, allowsStrangeWords: Bool = false) {
        (self.lattice, self.analyzer, self.home) = (lattice, analyzer, home)
        self.allowsStrangeWords = allowsStrangeWords
        names = analyzer.namesInWords
    }

    /// The names that parts of names are, the longest first and none within another; none where a word that nobody knows is of no
    /// name, as in other talk, unless such words are allowed.
    ///
    /// A part has a word that says nothing else, and is no part of a name that was said whole.
    var hits: [Lattice.NameHit] {
        let strange = lattice.strangeTokens
        let isOpen = lattice.tokens.indices.map { place in
            (strange[place] || lattice.isOrderOnly(at: place, language.compiled)) && isOfName(lattice.tokens[place])
        }
        let isUnspaced = lattice.tokens.contains(where: \.isUnspaced)
        let mayBeMeant = allowsStrangeWords || zip(strange, isOpen).allSatisfy { !$0 || $1 }
        guard isUnspaced || isOpen.contains(true) && mayBeMeant else { return [] }
        var found: [Lattice.NameHit] = []
        let longest = min(isUnspaced ? Self.mostCharacters : Self.longestPart + 1, lattice.tokens.count)
        for length in (1...longest).reversed() {
            for start in 0...lattice.tokens.count - length {
                let range = start..<start + length
                guard isUnspaced || isOpen[range].contains(true), !isWithin(range, found),
                    !lattice.names[start].contains(where: { $0.range.upperBound >= range.upperBound }),
                    let part = part(range)
                else { continue }
                found += hits(of: part, range)
            }
        }
        if allowsStrangeWords { return found }
        let isExplained = strange.indices.allSatisfy { place in
            !strange[place] || isUnspaced || found.contains { $0.range.contains(place) }
        }
        return isExplained ? found : []
    }

    /// Whether a stretch is within what was found already, and has not all of its words for a name.
    private func isWithin(_ range: Range<Int>, _ found: [Lattice.NameHit]) -> Bool {
        found.contains { other in
            other.range.clamped(to: range) == range && words(in: other.range) > words(in: range)
        }
    }

    private func words(in range: Range<Int>) -> Int { lattice.tokens[range].count { !$0.isPossessive } }

    // MARK: - Words

    /// Whether a word, in this or another case or number, is one of a name.
    private func isOfName(_ word: Token) -> Bool { forms(of: word).contains(where: names.have) || word.isPossessive }

    private func forms(of word: Token) -> [String] {
        let text = word.key.text
        let cases = [text] + language.forms.nominatives(of: text)
        return cases + cases.map(language.forms.singular).filter { !cases.contains($0) }
    }

    /// What some words say of a name: a word of a name for what is another case of it, as “правую” is of the Правая лампа; nil
    /// where they are none.
    ///
    /// A word for one is no number there, and a state no name: "the owl one" is the Owl Lamp, and no Owl Lamp at 1
    /// percent; "party's off" is said of no Party Switch.
    private func part(_ range: Range<Int>) -> Part? {
        let isOneSaid = range.count > 1 && saysOne(at: range.upperBound - 1)
        let tokens = lattice.tokens[isOneSaid ? range.dropLast() : range]
        let words = tokens.filter { !$0.isPossessive }
        guard let first = tokens.first, !first.isPossessive, !tokens.contains(where: \.isPause), !isSaidOf(range) else {
            return nil
        }
        let isUnspaced = words.allSatisfy(\.isUnspaced)
        if isUnspaced {
            guard words.count >= Self.fewestCharacters else { return nil }
        } else {
            let isLong: (Token) -> Bool = { $0.key.text.unicodeScalars.count > Self.shortestWord }
            let isShort = !words.contains(where: isLong) || !words.allSatisfy { isLong($0) || $0.number != nil }
            guard words.count <= Self.longestPart, !(isShort && PartRule.shortWord.holds) else { return nil }
        }
        return Part(words: words.map(inNominative), isUnspaced: isUnspaced)
    }

    private func inNominative(_ token: Token) -> String {
        let text = token.key.text
        return names.have(text) ? text : language.forms.nominatives(of: text).first(where: names.have) ?? text
    }

    /// A part of which the last word is in the singular; nil where it is so as it stands.
    private func inSingular(_ part: Part) -> Part? {
        guard let last = part.words.last else { return nil }
        let one = language.forms.singular(of: last)
        return one == last ? nil : Part(words: part.words.dropLast() + [one])
    }

    /// Whether "one" or "1" stands at a place, which is no number there: "the owl one".
    private func saysOne(at place: Int) -> Bool {
        let tokens = lattice.tokens
        return tokens[place].number == 1
            || language.aside.begins(anyOf: [.ones], with: language.aside.wordTable[tokens[place].key])
    }

    /// Whether "'s" ends a part of a name and is an "is", as a state follows.
    private func isSaidOf(_ range: Range<Int>) -> Bool {
        let end = lattice.tokens[range.upperBound - 1].isPossessive ? range.upperBound - 1 : range.upperBound
        guard end + 1 < lattice.tokens.count, lattice.tokens[end].isPossessive else { return false }
        return lattice.says([.switched, .state], at: end + 1, in: language.compiled) && PartRule.saidOf.holds
    }

    /// Whether "in" or "in the" stands before some words.
    private func isSaidWhere(_ range: Range<Int>) -> Bool {
        lattice.tokens[..<range.lowerBound].suffix(2).contains {
            language.aside.begins(anyOf: [.placing], with: language.aside.wordTable[$0.key])
        }
    }

    // MARK: - Names

    /// What is called by a part of its name: the one thing or room that has it, all that are called so in the plural, or one of
    /// several things.
    private func hits(of part: Part, _ range: Range<Int>) -> [Lattice.NameHit] {
        let called = names.names(with: part, in: home.home.id)
        if let one = only(called) ?? room(part, range, among: called) { return hits(of: one, part, range) }
        if let room = roomOfThings(part, called) {
            let entry = NameEntry(home: home.home.id, thing: .room(room.id), name: room.name)
            return [hit(.room, range, [entry], .end)]
        }
        if let one = inSingular(part) {
            let called = names.names(with: one, in: home.home.id)
            let all = several(called.filter { $0.ends(in: one) }, before: range)
            if let all { return hits(ofAll: all, one, range, isPlural: true) }
            if let only = only(called) { return hits(of: only, one, range) }
        }
        let count = Set(called.map { NameKey($0.name) }).count
        let isOfThings = 2...Self.mostAlike ~= count && !called.contains(where: \.isPlace) && !goesOn(behind: range)
        return isOfThings ? hits(ofAll: called, part, range, isPlural: false) : []
    }

    /// Whether a number or a kind in the plural follows, so that one or all of things in a series are meant: "all four bench
    /// lights", "surgery 12".
    private func goesOn(behind range: Range<Int>) -> Bool {
        let next = range.upperBound
        return next < lattice.tokens.count
            && (lattice.tokens[next].number != nil || lattice.says([.many], at: next, in: language.compiled))
            && PartRule.goesOn.holds
    }

    /// The only name, or the one with which all others begin: the "tub" is the Hot Tub, and no Hot Tub Sensor.
    private func only(_ names: [Name]) -> Name? {
        guard let shortest = names.min(by: { $0.words.count < $1.words.count }) else { return nil }
        let areCalledAfter = names.allSatisfy {
            NameKey($0.name) == NameKey(shortest.name)
                || !shortest.isPlace && $0.words.count > shortest.words.count && $0.words.starts(with: shortest.words)
        }
        return areCalledAfter ? shortest : nil
    }

    /// The one room or zone whose name ends in some words, or else begins so, where they say in which place something is:
    /// "the bedroom heating" is that of the Master Bedroom, though there is a Bedroom Fan, and so are "the master lights".
    ///
    /// A thing's name begins with its place, so that "the bedroom" by itself is no Bedroom Fan either; where names do not end in
    /// what they are, it ends so: “la girasole” is no Luce girasole.
    private func room(_ part: Part, _ range: Range<Int>, among called: [Name]) -> Name? {
        let rooms = called.filter(\.isPlace)
        let ending = only(rooms.filter { $0.ends(in: part) })
        if let ending { return ending }
        let isBeforeKind =
            range.upperBound < lattice.tokens.count
            && lattice.says([.one, .many], at: range.upperBound, in: language.compiled)
        guard isSaidWhere(range) || isBeforeKind || !PartRule.roomOfThings.holds else { return nil }
        return only(rooms.filter { $0.begins(with: part) })
    }

    /// The room in which all stands whose name begins with some words, where these are things of several kinds: "the boardroom"
    /// is where the Boardroom Light, the Boardroom Blind and the Boardroom Sensor are.
    private func roomOfThings(_ part: Part, _ called: [Name]) -> Room? {
        let names = Set(called.map(\.name))
        guard names.count >= Self.fewestOfRoom, called.allSatisfy({ !$0.isPlace && $0.begins(with: part) }) else {
            return nil
        }
        let things = home.services.filter { names.contains($0.name) }
        let rooms = Set(things.map { $0.room?.id })
        guard Set(things.map(\.service.type)).count >= Self.fewestOfRoom, rooms.count == 1 else { return nil }
        return things.first?.room
    }

    /// Two or more things or places, as many as are said; two that share a word may be rooms: "both barns" are the Cow Barn
    /// and the Hay Barn.
    private func several(_ called: [Name], before range: Range<Int>) -> [Name]? {
        let rooms = called.filter(\.isPlace)
        let found = rooms.count > 1 && rooms.count == called.count ? rooms : called.filter { !$0.isPlace }
        let distinct = Set(found.map { NameKey($0.name) })
        let place = range.lowerBound - 1
        let count = place < 0 ? nil : NumberedNames.count(lattice.tokens[place], analyzer)
        guard count.map({ $0.number == Double(distinct.count) }) ?? true || !PartRule.asManyAsSaid.holds else {
            return nil
        }
        return distinct.count > 1 ? found : nil
    }

    // MARK: - What bears them

    /// A whole name, by the kinds of what bears it.
    private func hits(of name: Name, _ part: Part, _ range: Range<Int>) -> [Lattice.NameHit] {
        let entries = entries(of: name)
        return NamedThing.Kind.allCases.compactMap { kind in
            let ofKind = entries.filter { $0.thing.kind == kind }
            return ofKind.isEmpty ? nil : hit(kind, range, ofKind, name.ends(in: part) ? .end : .other)
        }
    }

    /// Several things of which each has the part: all of them, or one.
    private func hits(ofAll called: [Name], _ part: Part, _ range: Range<Int>, isPlural: Bool) -> [Lattice.NameHit] {
        var known: Set<NameKey> = []
        let entries = called.filter { known.insert(NameKey($0.name)).inserted }.compactMap { name in
            self.entries(of: name).first.map {
                NameEntry(home: $0.home, thing: $0.thing, name: $0.name, form: .lastWords)
            }
        }
        guard let first = entries.first else { return [] }
        let kind = first.thing.kind.isPlace ? first.thing.kind : .accessory
        let isEnd = called.allSatisfy { $0.ends(in: part) }
        return [hit(kind, range, entries, isEnd ? .end : .other, isPlural: isPlural)]
    }

    private func hit(
        _ kind: NamedThing.Kind, _ range: Range<Int>, _ entries: [NameEntry], _ part: Lattice.NameHit.Part,
        isPlural: Bool = false
    ) -> Lattice.NameHit {
        var hit = Lattice.NameHit(kind: kind, range: range, entries: entries, isPlural: isPlural)
        hit.part = part
        return hit
    }

    /// What bears a whole name.
    private func entries(of name: Name) -> [NameEntry] {
        analyzer.index.entries(for: NameKey(name.name)).filter { $0.isWholeOfThingOrPlace && $0.home == name.home }
    }
}
