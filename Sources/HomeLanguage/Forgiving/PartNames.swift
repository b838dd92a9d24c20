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
        let parts = (part.upperBound...part.upperBound + Self.longestPart).reversed()
            .filter { $0 <= lattice.tokens.count }.map { part.lowerBound..<$0 }
        guard
            let (part, name) = parts.lazy.compactMap({ part in self.name(of: part, lattice).map { (part, $0) } }).first
        else { return nil }
        var tokens = lattice.tokens
        tokens.replaceSubrange(part, with: Token.tokens(of: name))
        let whole = Lattice(tokens, grammar: language.compiled, index: index, isCovering: true)
        var reader = SentenceReader(language, whole)
        let sentences = reader.sentences.enumerated().filter { sentence in
            // "What's the weather" asks nothing of the Weather Station.
            sentence.element.clauses.allSatisfy { clause in
                (clause.facts["ask"] != "value" || clause.facts.has("about")) && clause.times.isEmpty
            }
        }
        let readings = sentences.flatMap { self.readings(of: $0.element, at: $0.offset, in: context) }
            .filter { $0.intents?.isEmpty == false }
        guard !readings.isEmpty else { return nil }
        var outcome = choose(among: readings, text)
        outcome.confidence *= Self.trustInParts
        return outcome
    }

    /// The one name that has some words of a sentence and more.
    private func name(of part: Range<Int>, _ lattice: Lattice) -> String? {
        let tokens = lattice.tokens[part].filter { !$0.isPossessive }
        let words = tokens.map(\.key.text)
        guard words.count <= Self.longestPart, !tokens.contains(where: \.isPause),
            words.allSatisfy({ $0.utf8.count > 2 })
        else { return nil }
        let bearers = index.entries.filter { Self.has($0, words) }
        guard let first = bearers.first, Set(bearers.map { NameKey($0.name) }).count == 1 else { return nil }
        return first.name
    }

    /// How sure we are of a part of a name.
    private static let trustInParts = 0.7

    /// Whether a whole name has some words, one after the other.
    ///
    /// Scenes are run by their whole names only.
    private static func has(_ entry: NameEntry, _ words: [String]) -> Bool {
        guard entry.form == .full, ![.home, .actionSet, .trigger, .user].contains(entry.thing.kind),
            NameKey(entry.name).text.utf8.count >= words[0].utf8.count
        else { return false }
        let own = Token.tokens(of: entry.name).filter { !$0.isPossessive }.map(\.key.text)
        return own.count > words.count && own.indices.contains { own[$0...].starts(with: words) }
    }
}
