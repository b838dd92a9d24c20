import HomeModel
import HomeNames

/// What is known when words are analysed: the language, and the names of the homes, but nothing of what is behind a name.
package struct Analyzer: Sendable {
    /// The language of the words.
    package var language: LanguageRules
    /// The names of the homes.
    package let index: NameIndex
    /// The words that the names have.
    package let nameWords: NameWords
    /// The words of each name of a room or zone.
    private let roomNames: [[NameKey]]
    /// How text becomes tokens.
    package var tokenize: @Sendable (String) -> [Token]

    /// The analysis of a language with the names of a snapshot.
    package init(_ language: LanguageRules, _ snapshot: HomeSnapshot) {
        self.init(
            language,
            index: NameIndex(
                snapshot, spellings: language.spellings(of:), spelling: language.spelling,
                endsInHead: language.namesEndInHead),
            nameWords: NameWords(snapshot, language.compiled.tokenizer), snapshot)
    }

    private init(_ language: LanguageRules, index: NameIndex, nameWords: NameWords, _ snapshot: HomeSnapshot) {
        (self.language, self.index, self.nameWords) = (language, index, nameWords)
        roomNames = snapshot.homes.flatMap { $0.rooms.map(\.name) + $0.zones.map(\.name) }
            .map { language.tokens(of: $0).map(\.key) }
        tokenize = { text in
            language.withoutClauseCommas(language.tokens(of: text).flatMap { language.parts(of: $0, index) })
        }
    }

    /// The analysis after an event, for the snapshot that followed it.
    package func updated(with event: HomeEvent, in snapshot: HomeSnapshot) -> Analyzer {
        Analyzer(
            language, index: index.updated(with: event, in: snapshot),
            nameWords: nameWords.updated(with: event, in: snapshot), snapshot)
    }

    /// What is known of each of some words; with `isCovering` only what can be part of a reading that covers them from
    /// the first on.
    package func lattice(_ tokens: [Token], isCovering: Bool = false) -> Lattice {
        Lattice(tokens, grammar: language.compiled, index: index, isCovering: isCovering)
    }

    /// Whether something bears these words as its name; homes count only where they are asked for.
    package func isName(_ words: some Collection<Token>, orHome: Bool) -> Bool {
        // The key of a pause is empty, and no name has one.
        guard !words.contains(where: \.isPause) else { return false }
        let key = NameKey(joining: words.map(\.key))
        return index.entries(for: key).contains { $0.form <= .withoutRoom && (orHome || $0.thing.kind != .home) }
    }

    /// Whether something that is not a home bears these words as its name.
    package func isName(_ words: some Collection<Token>) -> Bool { isName(words, orHome: false) }

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

    /// Whether a room or zone has these words and more in its name, at its end.
    func isWordOfRoom(_ words: ArraySlice<Token>) -> Bool {
        let said = words.map(\.key)
        return roomNames.contains { $0.count > said.count && $0.suffix(said.count).elementsEqual(said) }
    }
}
