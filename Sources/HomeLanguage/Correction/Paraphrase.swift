import HomeModel

/// Another way to write a sentence, in which some words stand for others.
struct Paraphrase {
    private(set) var tokens: [Token]
    /// Where other words were put; each has to be part of the whole name of something.
    private(set) var places: [Range<Int>] = []

    /// A sentence as it was written.
    init(tokens: [Token]) { self.tokens = tokens }

    /// The same with other words for some of it, behind those put in before; `joint` joins them to what was there.
    func putting(_ words: some Collection<Token>, for range: Range<Int>, after joint: [Token] = []) -> Paraphrase {
        var other = self
        let start = range.lowerBound + joint.count
        other.tokens.replaceSubrange(range, with: joint + words)
        other.places.append(start..<start + words.count)
        return other
    }

    /// Whether a whole name stands wherever other words were put.
    func isNamed(by names: [Referent.Name]) -> Bool {
        places.allSatisfy { place in
            names.contains { name in
                name.range.contains(place.lowerBound) && place.upperBound <= name.range.upperBound
                    && name.entries.contains { $0.form <= .withoutRoom }
            }
        }
    }
}

extension Parser {
    /// What comes of a sentence that calls things otherwise than their names do, or nil where it is none.
    func paraphrased(_ text: String, _ tokens: [Token], _ context: Context) -> Analysis? {
        var fewest = Int.max
        var found: [Interpretation] = []
        for paraphrase in paraphrases(of: tokens) where paraphrase.places.count <= fewest {
            let further = readings(of: paraphrase, in: context)
            if further.isEmpty { continue }
            fewest = paraphrase.places.count
            found += further
        }
        return analysis(of: found, text, .aliases)
    }

    /// The other ways to write a sentence that are looked at.
    func paraphrases(of tokens: [Token]) -> [Paraphrase] {
        SharedHeads(tokens, self).paraphrases + NumberedNames(tokens, self).paraphrases
            + SamePerson(tokens, self).paraphrases + ofOwners(tokens) + Possessives(tokens, self).paraphrases
            + Synonyms(tokens, self).paraphrases
    }

    /// "Matteo's" is what was spoken of, before it is his room: "Sofia's room blinds down, Matteo's up".
    private func ofOwners(_ tokens: [Token]) -> [Paraphrase] {
        let ones = OneAnaphora(tokens, self).paraphrases
        return ones.isEmpty ? OwnersRooms(tokens, self).paraphrases : ones
    }

    /// The readings of another wording, forgiving wrong letters or not.
    func readings(of paraphrase: Paraphrase, correctsSpelling: Bool = false, in context: Context) -> [Interpretation] {
        var lattice = Lattice(paraphrase.tokens, grammar: language.compiled, index: index)
        if correctsSpelling {
            let isStrange = lattice.strangeTokens.contains(true)
            if isStrange { lattice = lattice.correcting(language, index, nameWords) }
            guard let small = lattice.correctingFunctionWords(language) ?? (isStrange ? lattice : nil) else {
                return []
            }
            lattice = small
        }
        var reader = SentenceReader(language, lattice, keepsTrail: isExplaining)
        return reader.sentences.enumerated().filter { paraphrase.isNamed(by: $0.element.frames.flatMap(\.allNames)) }
            .flatMap { sentence in
                // "The lamps" are no Deck Lights of a home that nobody named.
                let isHomeNamed = sentence.element.frames.contains(where: \.namesHome)
                return readings(of: sentence.element, at: sentence.offset, in: context).filter {
                    $0.intents != nil && (isHomeNamed || $0.score.home == 0 || $0.score.form == .full)
                }
            }
    }

    /// Whether something bears these words as its name; homes count only where they are asked for.
    func isName(_ words: some Collection<Token>, orHome: Bool) -> Bool {
        // The key of a pause is empty, and no name has one.
        guard !words.contains(where: \.isPause) else { return false }
        let key = NameKey(joining: words.map(\.key))
        return index.entries(for: key).contains { $0.form <= .withoutRoom && (orHome || $0.thing.kind != .home) }
    }

    /// Whether something that is not a home bears these words as its name.
    func isName(_ words: some Collection<Token>) -> Bool { isName(words, orHome: false) }

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
}
