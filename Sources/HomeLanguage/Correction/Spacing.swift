import HomeModel

/// What a sentence is with a space more or less: "turn onthe lamp", "loc k the door".
///
/// No letter is wrong, and what is put in its place is known: words of sentences and of the homes' names.
struct Spacing {
    /// The words of the sentence, spaced otherwise, in each way that there is.
    private(set) var paraphrases: [[Token]] = []

    /// Looks for the one word that nobody knows, or for two that are hardly words.
    init(_ lattice: Lattice, _ parser: Parser) {
        let tokens = lattice.tokens
        let isStrange = lattice.strangeTokens(besides: parser.nameWords)
        let strange = tokens.indices.filter { isStrange[$0] }
        let isWord: (Token) -> Bool = { parser.language.wordList.commonness(of: $0.key) != nil }
        // "Beroom" is the bedroom, and no room to be.
        if strange.count == 1, !isWord(tokens[strange[0]]), !parser.nameWords.isNear(tokens[strange[0]].key) {
            for parts in Self.parts(of: tokens[strange[0]].key.text, parser) {
                var paraphrase = tokens
                paraphrase.replaceSubrange(strange[0]...strange[0], with: parts)
                paraphrases.append(paraphrase)
            }
        }
        for place in tokens.indices.dropLast() where strange.allSatisfy({ $0 == place || $0 == place + 1 }) {
            let pair = tokens[place...place + 1]
            let isOdd = pair.indices.contains {
                tokens[$0].key.text.unicodeScalars.count == 1 || isStrange[$0] && !isWord(tokens[$0])
            }
            guard isOdd, pair.allSatisfy({ !$0.isPause && $0.number == nil && !$0.isPossessive }) else { continue }
            let joined = pair.map(\.key.text).joined()
            guard Self.isKnown(joined, parser) else { continue }
            var paraphrase = tokens
            paraphrase.replaceSubrange(place...place + 1, with: [Token(text: Substring(joined))])
            paraphrases.append(paraphrase)
        }
    }

    private static func parts(of word: String, _ parser: Parser) -> [[Token]] {
        guard 4...24 ~= word.unicodeScalars.count else { return [] }
        return word.indices.dropFirst(2).compactMap { cut in
            let parts = [word[..<cut], word[cut...]]
            guard parts[1].unicodeScalars.count > 1, parts.allSatisfy({ isKnown(String($0), parser) }) else {
                return nil
            }
            return parts.map { Token(text: $0) }
        }
    }

    private static func isKnown(_ word: String, _ parser: Parser) -> Bool {
        let key = NameKey(word)
        return parser.nameWords.has(key)
            || parser.language.compiled.words[key].map(parser.language.spokenWords.contains) ?? false
    }
}

extension Parser {
    /// What comes of a sentence with a space too few or too many, where all that it can have been come to the same.
    func respaced(_ text: String, _ lattice: Lattice, _ context: Context) -> Analysis? {
        var found: Analysis?
        for tokens in Spacing(lattice, self).paraphrases {
            let spaced = Lattice(tokens, grammar: language.compiled, index: index, isCovering: true)
            let readings = readings(of: spaced, in: context)
            let next = analysis(of: readings, text, .spacing) ?? paraphrased(text, tokens, context)
            guard let next, next.outcome.status == .understood else { continue }
            if let found, found.outcome.intents != next.outcome.intents { return nil }
            found = found ?? next.within(.spacing)
        }
        return found
    }
}
