import HomeModel
import HomeNames

extension Lattice {
    /// The most names that one misspelt stretch can be.
    private static let nameLimit = 8
    /// The most tokens of a misspelt stretch.
    private static let longestStretch = 8

    /// The same sentence, in which what nobody knows may also be words and names that it is near to.
    ///
    /// What is a word or a name as it stands is never corrected, nor is an everyday word that the grammar happens not to
    /// have: who says "clamp" does not mean the lamp.
    func forgiving(_ language: Language, _ index: NameIndex, _ nameWords: NameWords) -> Lattice {
        var lattice = self
        let strange = strangeTokens
        let isNameWord = tokens.map { nameWords.has($0.key) || $0.isPossessive }
        let commonness = tokens.indices.map { strange[$0] ? language.wordList.commonness(of: tokens[$0].key) : nil }
        for token in tokens.indices where strange[token] && commonness[token] == nil {
            lattice.words[token] = Correction(of: tokens[token].key, language).words
        }
        let isWrong = zip(strange, isNameWord).map { $0 && !$1 }
        let near = stretches(isWrong, isNameWord, commonness).flatMap { nearNames(in: $0, isWrong, index) }
        var names = names
        for hit in near where !near.contains(where: { $0.explains(more: hit) }) {
            names[hit.range.lowerBound].append(hit)
        }
        lattice.names = names
        return lattice
    }

    /// The names that a stretch with wrong words in it is near to, all of one distance, each a choice of its own.
    private func nearNames(in range: Range<Int>, _ isWrong: [Bool], _ index: NameIndex) -> [NameHit] {
        let most = range.reduce(0) { $0 + (isWrong[$1] ? NearWords.forgivenErrors(in: tokens[$1].key.text.count) : 0) }
        let known = range.filter { !isWrong[$0] }.map { tokens[$0].key.text }
        let text = tokens[range].map { $0.key.text }.joined(separator: " ")
        let near = index.misspellings(of: text, limit: Self.nameLimit) { Self.holds(known, NameKey($0.name).text) }
        guard let edits = near.first?.edits, 1...most ~= edits else { return [] }
        return near.prefix { $0.edits == edits }.enumerated().map { choice, name in
            NameHit(
                kind: name.entry.thing.kind, range: range, entries: [name.entry], errors: Int32(edits),
                choice: Int32(choice))
        }
    }

    /// Whether a key has the given words in it in their order: what was said rightly is said of that name.
    private static func holds(_ words: [String], _ key: String) -> Bool {
        var rest = key[...]
        for word in words {
            guard let found = rest.firstRange(of: word) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }

    /// The stretches of the sentence that can be misspelt names.
    ///
    /// A word that is met all the time is what it is, even beside words of a name; any everyday word is so alone. One or
    /// two letters are near to nothing, and no letter of a name.
    private func stretches(
        _ isWrong: [Bool], _ isNameWord: [Bool], _ commonness: [WordList.Commonness?]
    ) -> [Range<Int>] {
        let canBeNamed = tokens.indices.map { token in
            isWrong[token]
                ? commonness[token] != .everywhere && tokens[token].key.text.utf8.count > 2
                : isNameWord[token] || tokens[token].number != nil
        }
        var ranges: [Range<Int>] = []
        for start in tokens.indices where canBeNamed[start] {
            var hasWrong = false
            for end in start..<min(start + Self.longestStretch, tokens.count) {
                guard canBeNamed[end] else { break }
                hasWrong = hasWrong || isWrong[end]
                if hasWrong, end > start || commonness[end] == nil { ranges.append(start..<end + 1) }
            }
        }
        return ranges
    }
}

extension Lattice.NameHit {
    /// Whether it explains all that another does and more, with no more wrong letters.
    fileprivate func explains(more other: Self) -> Bool {
        range.count > other.range.count && range.clamped(to: other.range) == other.range && errors <= other.errors
    }
}
