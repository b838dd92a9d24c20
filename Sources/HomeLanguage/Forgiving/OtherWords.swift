import HomeModel

/// The ways to write a sentence with other words for the same things: "the couch lamp" for "the sofa lamp".
struct OtherWords {
    /// The most ways that are looked at.
    private static let limit = 12

    /// A sentence and where in it another word was put.
    struct Wording {
        var tokens: [Token]
        var places: [Range<Int>]
    }

    /// The wordings of one and of two words, those of one before.
    let wordings: [Wording]

    /// Puts in words that names of the homes have, for others that mean the same.
    init(_ tokens: [Token], _ parser: Parser) {
        guard let rule = parser.language.alike.rule(named: "alike") else {
            wordings = []
            return
        }
        let first = Self.further(than: Wording(tokens: tokens, places: []), rule, parser)
        let second = first.flatMap { Self.further(than: $0, rule, parser) }
        wordings = Array((first + second).prefix(Self.limit))
    }

    private static func further(than wording: Wording, _ rule: CompiledGrammar.RuleID, _ parser: Parser) -> [Wording] {
        let grammar = parser.language.alike
        var matcher = Matcher(grammar, Lattice(wording.tokens, grammar: grammar, index: parser.index))
        // From left to right, so that no two wordings are one.
        let start = wording.places.last?.upperBound ?? 0
        return (start..<max(start, wording.tokens.count)).flatMap { place in
            matcher.matches(of: rule, at: place).flatMap { match -> [Wording] in
                let said = Facts(matcher.events(of: match))["say"] ?? ""
                return said.split(separator: ",").compactMap { words in
                    let words = Token.tokens(of: String(words))
                    guard words.allSatisfy({ parser.nameWords.has($0.key) }) else { return nil }
                    var other = wording
                    other.tokens.replaceSubrange(place..<match.end, with: words)
                    other.places.append(place..<place + words.count)
                    return other
                }
            }
        }
    }
}

extension Parser {
    /// The outcome of a sentence that calls things by other words than their names have, or nil where it is none.
    ///
    /// Each word that was put in has to be part of the whole name of something.
    func inOtherWords(_ text: String, _ tokens: [Token], _ context: Context) -> Outcome? {
        outcome(of: OtherWords(tokens, self).wordings, text, context)
            ?? outcome(of: SharedHeads.wordings(of: tokens), text, context)
    }

    private func outcome(of wordings: [OtherWords.Wording], _ text: String, _ context: Context) -> Outcome? {
        var fewest = Int.max
        var found: [Reading] = []
        for wording in wordings where wording.places.count <= fewest {
            let further = readings(of: wording, in: context)
            if further.isEmpty { continue }
            fewest = wording.places.count
            found += further
        }
        guard !found.isEmpty else { return nil }
        var outcome = choose(among: found, text)
        outcome.confidence *= Self.trustInOtherWords
        return outcome
    }

    /// The outcome of a sentence that calls things by other words than their names have, and has a wrong letter; or nil.
    func misspeltInOtherWords(_ text: String, _ lattice: Lattice, _ context: Context) -> Outcome? {
        let tokens = lattice.tokens
        var found = OtherWords(tokens, self).wordings.flatMap { readings(of: $0, isForgiving: true, in: context) }
        for place in tokens.indices where lattice.words[place].isEmpty && tokens[place].number == nil {
            guard language.wordList.commonness(of: tokens[place].key) == nil else { continue }
            for word in language.nearAlike.near(tokens[place].key) where word.errors == 1 {
                var other = tokens
                other[place] = Token(text: Substring(language.alikeSpelling(of: word.id)))
                found += OtherWords(other, self).wordings.flatMap { readings(of: $0, in: context) }.map { reading in
                    var reading = reading
                    reading.rank.errors += 1
                    return reading
                }
            }
        }
        var outcome = likeliest(of: found, text, lattice)
        outcome?.confidence *= Self.trustInOtherWords
        return outcome
    }

    /// How sure we are of a sentence that had to be said in other words.
    private static let trustInOtherWords = 0.9

    private func readings(
        of wording: OtherWords.Wording, isForgiving: Bool = false, in context: Context
    ) -> [Reading] {
        var lattice = Lattice(wording.tokens, grammar: language.compiled, index: index)
        if isForgiving {
            guard lattice.strangeTokens.contains(true) else { return [] }
            lattice = lattice.forgiving(language, index, nameWords)
            lattice = lattice.forgivingSmallWords(language) ?? lattice
        }
        var reader = SentenceReader(language, lattice)
        return reader.sentences.enumerated().filter { _, sentence in
            let names = sentence.clauses.flatMap(\.allNames)
            return wording.places.allSatisfy { place in
                names.contains { name in
                    name.range.contains(place.lowerBound) && place.upperBound <= name.range.upperBound
                        && name.entries.contains { $0.form <= .withoutRoom }
                }
            }
        }
        .flatMap { readings(of: $0.element, at: $0.offset, in: context) }.filter { $0.intents != nil }
    }
}
