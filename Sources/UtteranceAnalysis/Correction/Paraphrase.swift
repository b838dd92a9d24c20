import HomeModel

/// Another way to write a sentence, in which some words stand for others.
package struct Paraphrase {
    package private(set) var tokens: [Token]
    /// Where other words were put; each has to be part of the whole name of something.
    package private(set) var places: [Range<Int>] = []

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

    /// The same with names for some of it, one after the other.
    func listing(_ names: [[Token]], for range: Range<Int>) -> Paraphrase {
        guard let first = names.first else { return self }
        return names.dropFirst().reduce(putting(first, for: range)) { paraphrase, name in
            let end = paraphrase.places.last?.upperBound ?? range.upperBound
            return paraphrase.putting(name, for: end..<end, after: Self.comma)
        }
    }

    private static let comma = [Token(text: ",", isPause: true)]

    /// Whether a whole name stands wherever other words were put.
    package func isNamed(by names: [Referent.Name]) -> Bool {
        places.allSatisfy { place in
            names.contains { name in
                name.range.contains(place.lowerBound) && place.upperBound <= name.range.upperBound
                    && name.entries.contains { $0.form <= .withoutRoom }
            }
        }
    }
}

extension Analyzer {
    /// The other ways to write a sentence that are looked at.
    package func paraphrases(of tokens: [Token]) -> [Paraphrase] {
        let synonyms = Synonyms(tokens, self).paraphrases
        // A name may be said with its words turned: “Wandlampe links” is the “Linke Wandlampe”.
        let turned = synonyms.flatMap { InvertedNames($0.tokens, self, isJoined: false).paraphrases }
        // What is left out of the second of two such names is that of the first: “die Wandlampe links an und die
        // rechts aus”.
        let shared = turned.flatMap { OneAnaphora($0.tokens, self).paraphrases }
        return SharedHeads(tokens, self).paraphrases + NumberedNames(tokens, self).paraphrases
            + NamesInCommon(tokens, self).paraphrases
            + PossessiveAnaphora(tokens, self).paraphrases + ofOwners(tokens) + Possessives(tokens, self).paraphrases
            + synonyms + InvertedNames(tokens, self).paraphrases + turned + shared
    }

    /// An owner's name alone is what was spoken of, before it is his room: "Sofia's room blinds down, Matteo's up".
    private func ofOwners(_ tokens: [Token]) -> [Paraphrase] {
        let ones = OneAnaphora(tokens, self).paraphrases
        return ones.isEmpty ? RoomEllipsis(tokens, self).paraphrases : ones
    }
}
