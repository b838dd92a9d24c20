import HomeModel
import HomeNames

/// What is known when words are analysed: the language, and the names of the homes, but nothing of what is behind a name.
package struct Analyzer: Sendable {
    /// All of it, shared by whoever looks at it: they are made for each sentence, and to copy some fifty references for each would
    /// take as long as what they look for.
    private var known: Known

    private final class Known: Sendable {
        let language: LanguageRules
        let index: NameIndex
        let nameWords: NameWords
        let roomNames: [[NameKey]]
        let tokenize: @Sendable (String) -> [Token]
        let namesInWords = NamesInWordsCache()
        /// The parts of names in a sentence, where things may be called by them.
        let parts: (@Sendable (Lattice) -> [Lattice.NameHit])?

        init(
            _ language: LanguageRules, _ index: NameIndex, _ nameWords: NameWords, _ roomNames: [[NameKey]],
            _ tokenize: @escaping @Sendable (String) -> [Token],
            parts: (@Sendable (Lattice) -> [Lattice.NameHit])? = nil
        ) {
            (self.language, self.index, self.nameWords) = (language, index, nameWords)
            (self.roomNames, self.tokenize, self.parts) = (roomNames, tokenize, parts)
        }
    }

    /// The language of the words.
    package var language: LanguageRules {
        _read { yield known.language }
        set { known = Known(newValue, index, nameWords, roomNames, tokenize) }
    }
    /// The names of the homes.
    package var index: NameIndex { _read { yield known.index } }
    /// The words that the names have.
    package var nameWords: NameWords { _read { yield known.nameWords } }
    /// The whole names of things and places in words.
    package var namesInWords: NamesInWords { known.namesInWords.names { NamesInWords(index, language) } }
    /// The words of each name of a room or zone.
    private var roomNames: [[NameKey]] { known.roomNames }
    /// How text becomes tokens.
    package var tokenize: @Sendable (String) -> [Token] {
        get { known.tokenize }
        set { known = Known(language, index, nameWords, roomNames, newValue) }
    }

    /// The analysis of a language with the names of a snapshot.
    package init(_ language: LanguageRules, _ snapshot: HomeSnapshot) {
        self.init(
            language,
            index: NameIndex(
                snapshot, spellings: language.spellings(of:), spelling: language.spelling,
                endsInHead: language.namesEndInHead),
            nameWords: NameWords(snapshot, language.compiled.tokenizer),
            roomNames: Self.roomNames(of: snapshot, language))
    }

    private init(_ language: LanguageRules, index: NameIndex, nameWords: NameWords, roomNames: [[NameKey]]) {
        known = Known(language, index, nameWords, roomNames) { text in
            language.withoutClauseCommas(language.parts(of: language.tokens(of: text), index, nameWords))
        }
    }

    private static func roomNames(of snapshot: HomeSnapshot, _ language: LanguageRules) -> [[NameKey]] {
        snapshot.homes.flatMap { $0.rooms.map(\.name) + $0.zones.map(\.name) }
            .map { language.tokens(of: $0).map(\.key) }
    }

    /// The analysis after an event, for the snapshot that followed it.
    package func updated(with event: HomeEvent, in snapshot: HomeSnapshot) -> Analyzer {
        Analyzer(
            language, index: index.updated(with: event, in: snapshot),
            nameWords: nameWords.updated(with: event, in: snapshot),
            roomNames: event.leavesRooms ? roomNames : Self.roomNames(of: snapshot, language))
    }

    /// What is known of each of some words; with `isCovering` only what can be part of a reading that covers them from
    /// the first on.
    package func lattice(_ tokens: [Token], isCovering: Bool = false) -> Lattice {
        guard let parts = known.parts else {
            return Lattice(tokens, grammar: language.compiled, index: index, isCovering: isCovering)
        }
        var lattice = Lattice(tokens, grammar: language.compiled, index: index)
        for hit in parts(lattice) { lattice.names[hit.range.lowerBound].append(hit) }
        return lattice
    }

    /// The same analysis, in which things may be called by parts of their names too.
    package func naming(parts: @escaping @Sendable (Lattice) -> [Lattice.NameHit]) -> Analyzer {
        var other = self
        other.known = Known(language, index, nameWords, roomNames, tokenize, parts: parts)
        return other
    }

    /// Whether things may be called by parts of their names.
    package var namesParts: Bool { known.parts != nil }

    /// Whether something bears these words as its name; homes count only where they are asked for.
    package func isName(_ words: some Collection<Token>, orHome: Bool) -> Bool {
        // The key of a pause is empty, and no name has one.
        !words.contains(where: \.isPause) && isName(words) { orHome || $0 != .home }
    }

    /// Whether something that is no place bears these words as its name.
    func isNameOfThing(_ words: some Collection<Token>) -> Bool {
        isName(words) { $0 == .accessory || $0 == .service }
    }

    private func isName(_ words: some Collection<Token>, of isMeant: (NamedThing.Kind) -> Bool) -> Bool {
        let key = NameKey(joining: words.map(\.key))
        return index.entries(for: key).contains { $0.form <= .withoutRoom && isMeant($0.thing.kind) }
    }

    /// Whether something that is not a home bears these words as its name.
    package func isName(_ words: some Collection<Token>) -> Bool { isName(words, orHome: false) }

    /// Whether a name may go on behind these words, so that it is worth while to look for one.
    func mayBeginName(_ words: some Collection<Token>) -> Bool {
        index.mayGoOn(behind: NameKey(joining: words.map(\.key)))
    }

    /// Where what joins a word to the one before it begins: a comma, an "and", or both; nil where nothing does.
    func joint(before start: Int, in tokens: [Token]) -> Int? {
        let grammar = language.compiled
        var place = start
        if place > 0, grammar.begins(grammar.and, with: grammar.wordTable[tokens[place - 1].key]) {
            place -= 1
        }
        if place > 0, tokens[place - 1].isPause { place -= 1 }
        return place < start ? place : nil
    }

    /// Whether a word is what people are called and tells of no room or zone, though things may be called after somebody: "Frank",
    /// who has a lamp.
    package func isPersonAlone(_ word: NameKey) -> Bool {
        let aside = language.aside
        return aside.begins(aside.rule(.forename), with: aside.wordTable[word])
            && !roomNames.contains { $0.contains(word) }
    }

    /// Whether a word is what people are called, or whose room one is by its name: "Zoe" of Zoe's Room.
    package func isPerson(_ word: NameKey) -> Bool {
        let aside = language.aside
        if aside.begins(aside.rule(.forename), with: aside.wordTable[word]) { return true }
        let isLink = language.links.contains { $0.contains(word) }
        if language.compiled.wordTable[word] != nil || isLink { return false }
        let rooms = language.spellings.value.ownRooms
        let isRoom: (NameKey) -> Bool = { word in rooms.contains { $0.key == word } }
        return !isRoom(word) && roomNames.contains { $0.contains(word) && $0.contains(where: isRoom) }
    }

    /// Words for a thing as somebody's, as a name has them where one does: "Zoe's lamp", «lampe de Zoé», «chambre d'Emma».
    package func owned(_ thing: [Token], by person: Token) -> [Token] {
        if let clitic = language.compiled.tokenizer.possessive { return [person, clitic] + thing }
        let ways = ([[]] + language.linkTokens).map { thing + $0 + [person] }
        return ways.first { isName($0[...], orHome: false) } ?? ways[min(1, ways.count - 1)]
    }

    /// The names of rooms and zones that have these words and more, at their end.
    func rooms(endingIn words: ArraySlice<Token>) -> [[NameKey]] {
        let said = words.map(\.key)
        return roomNames.filter { $0.count > said.count && $0.suffix(said.count).elementsEqual(said) }
    }
}

extension HomeEvent {
    /// Whether all rooms and zones are called as they were.
    fileprivate var leavesRooms: Bool {
        switch topic {
        case .accessories, .services, .serviceGroups, .actionSets, .triggers, .users, .reachability, .values:
            thing != nil
        case .homesUpdated, .primaryHome, .homes, .home, .rooms, .zones: false
        }
    }
}
