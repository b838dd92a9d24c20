import HomeModel
import HomeNames

extension Parser {
    /// The most words of a part of a name.
    private static let longestPart = 3

    /// The outcome of a sentence that calls something by a part of its name that nothing else has: "the kitchen" where
    /// there is but a Chef's Kitchen; nil where that is not one thing, or makes no sense.
    ///
    /// Words after the part that the name has too belong to it: "the bay window" of the Bay Window Shades.
    func partlyNamed(_ part: Range<Int>, _ text: String, _ lattice: Lattice, _ context: Context) -> Outcome? {
        guard let tokens = naming(part, lattice) else { return nil }
        // "My phone" is no Phone Charger.
        let tail = zip(tokens.reversed(), lattice.tokens.reversed()).prefix { $0.key == $1.key }.count
        let isEndSaid = tail > lattice.tokens.count - part.upperBound
        let whole = Lattice(tokens, grammar: language.compiled, index: index, isCovering: true)
        var reader = SentenceReader(language, whole)
        let sentences = reader.sentences.enumerated().filter { sentence in
            // "Off the record" says nothing to the Record Player, "light beer" nothing to the Beer Fridge.
            // "What's the weather" asks nothing of the Weather Station, "run the bath" nothing of the Bath Vent, and "stop
            // the music" nothing of the Music Room.
            sentence.element.clauses.allSatisfy { clause in
                !clause.facts.has("machine") && !clause.facts.has("stop") && clause.isOrderToPart
                    && (clause.facts["ask"] != "value" || clause.facts.has("about"))
                    && clause.times.isEmpty && (isEndSaid || !clause.nouns.contains { $0.has("mine") })
            }
        }
        let readings = sentences.flatMap { self.readings(of: $0.element, at: $0.offset, in: context) }
            .filter { $0.intents?.isEmpty == false }
        guard !readings.isEmpty else { return nil }
        var outcome = choose(among: readings, text)
        outcome.confidence *= Self.trustInParts
        return outcome
    }

    /// The sentence with the whole name for a part of one that nothing else has.
    ///
    /// "The owl one" is the Owl Lamp, and no Owl Lamp at 1 percent; "party's off" is said of no Party Switch.
    func naming(_ part: Range<Int>, _ lattice: Lattice) -> [Token]? {
        let isOneSaid = part.count > 1 && saysOne(at: part.upperBound - 1, lattice)
        let part = isOneSaid ? part.lowerBound..<part.upperBound - 1 : part
        let parts = (part.upperBound...part.upperBound + Self.longestPart).reversed()
            .filter { $0 <= lattice.tokens.count }.map { part.lowerBound..<$0 }
        let names = wordsOfNames
        let named = parts.lazy.compactMap { part in
            Self.name(of: part, lattice, among: names).map { (part: part, name: $0) }
        }
        guard let (part, name) = named.first, !isSaidOf(part, lattice) else { return nil }
        var tokens = lattice.tokens
        let end = part.upperBound + (saysOne(at: part.upperBound, lattice) ? 1 : 0)
        tokens.replaceSubrange(part.lowerBound..<end, with: Token.tokens(of: name))
        return tokens
    }

    /// The sentence with the whole names for all words that nobody knows but the last of them: "till on grinder on slicer
    /// off"; nil where one is no part of a name.
    func namingAllButLast(_ lattice: Lattice) -> Lattice? {
        var lattice = lattice
        // Other talk has words of no name at all.
        let words = zip(lattice.tokens, lattice.strangeTokens)
        guard words.allSatisfy({ word, isStrange in !isStrange || nameWords.has(word.key) }) else { return nil }
        for _ in 0..<Self.mostParts {
            let strange = lattice.strangeTokens
            let starts = strange.indices.filter { strange[$0] && ($0 == 0 || !strange[$0 - 1]) }
            guard starts.count > 1 else { return lattice }
            let end = strange[starts[0]...].firstIndex(of: false) ?? strange.count
            guard let tokens = naming(starts[0]..<end, lattice) else { return nil }
            lattice = Lattice(tokens, grammar: language.compiled, index: index)
        }
        return nil
    }

    /// The most parts of names in one sentence.
    private static let mostParts = 4

    /// Whether "one" stands at a place and is no number: "the owl one", but not "the hall one percent".
    private func saysOne(at place: Int, _ lattice: Lattice) -> Bool {
        let tokens = lattice.tokens
        guard place < tokens.count,
            language.aside.begins(anyOf: ["ones"], with: language.aside.wordTable[tokens[place].key])
        else { return false }
        let after = ["and", "then", "but", "except", "state", "to", "where", "courtesy"]
        return place + 1 == tokens.count || tokens[place + 1].isPause
            || lattice.says(after, at: place + 1, in: language.compiled)
    }

    /// Whether "'s" ends a part of a name and is an "is", as a state follows.
    private func isSaidOf(_ part: Range<Int>, _ lattice: Lattice) -> Bool {
        guard lattice.tokens[part.upperBound - 1].isPossessive, part.upperBound < lattice.tokens.count else {
            return false
        }
        return lattice.says(["switched", "state"], at: part.upperBound, in: language.compiled)
    }

    /// The whole names of things of the primary home and their words; scenes are run by their whole names only.
    private var wordsOfNames: [(name: String, words: [String])] {
        index.entries.filter {
            $0.form == .full && $0.home == views.first?.home.id
                && ![.home, .actionSet, .trigger, .user].contains($0.thing.kind)
        }.map { ($0.name, Self.words(of: Token.tokens(of: $0.name))) }
    }

    private static func words(of tokens: some Sequence<Token>) -> [String] {
        tokens.filter { !$0.isPossessive }.map(\.key.text)
    }

    /// The one name that has some words of a sentence, one after the other, and more.
    private static func name(
        of part: Range<Int>, _ lattice: Lattice, among names: [(name: String, words: [String])]
    ) -> String? {
        let tokens = lattice.tokens[part]
        let words = words(of: tokens)
        guard 1...longestPart ~= words.count, !tokens.contains(where: \.isPause),
            words.allSatisfy({ $0.utf8.count > 2 })
        else { return nil }
        let bearers = names.filter { _, own in
            own.count > words.count && own.indices.contains { own[$0...].starts(with: words) }
        }
        guard let first = bearers.first, Set(bearers.map { NameKey($0.name) }).count == 1 else { return nil }
        return first.name
    }

    /// How sure we are of a part of a name.
    private static let trustInParts = 0.7
}

extension Clause {
    /// Whether it asks, says what to do, or says a state behind what it is about: a part of a name alone is too little.
    fileprivate var isOrderToPart: Bool {
        (isSaid || ["verb", "act", "ask"].contains(where: facts.has)) && !facts.has("first")
    }
}
