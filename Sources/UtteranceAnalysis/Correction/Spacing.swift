import HomeModel

/// What a sentence is with a space more or less: "turn onthe lamp", "loc k the door".
///
/// No letter is wrong, and what is put in its place is known: words of sentences and of the homes' names.
package struct Spacing {
    /// The words of the sentence, spaced otherwise, in each way that there is.
    package private(set) var paraphrases: [[Token]] = []

    /// Looks for the one word that nobody knows, or for two that are hardly words.
    package init(_ lattice: Lattice, _ analyzer: Analyzer) {
        let tokens = lattice.tokens
        let isStrange = lattice.strangeTokens(besides: analyzer.nameWords)
        let strange = tokens.indices.filter { isStrange[$0] }
        let isWord: (Token) -> Bool = { analyzer.language.wordList.commonness(of: $0.key) != nil }
        let isName: (Token) -> Bool = { analyzer.language.holds(.nearName) && analyzer.nameWords.isNear($0.key) }
        if strange.count == 1, !isWord(tokens[strange[0]]), !isName(tokens[strange[0]]) {
            for parts in Self.parts(of: tokens[strange[0]].key.text, analyzer) {
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
            if pair.contains(where: \.isElided), ParaphraseRule.elidedIsWhole.holds { continue }
            let joined = pair.map(\.key.text).joined()
            guard Self.isKnown(joined, analyzer) else { continue }
            var paraphrase = tokens
            paraphrase.replaceSubrange(place...place + 1, with: [Token(text: Substring(joined))])
            paraphrases.append(paraphrase)
        }
    }

    /// The known words that a word is made of, two where that is enough, and up to four: "turnofftheheater".
    private static func parts(of word: String, _ analyzer: Analyzer, most: Int = 4) -> [[Token]] {
        guard 4...32 ~= word.unicodeScalars.count else { return [] }
        return word.indices.dropFirst(2).flatMap { cut -> [[Token]] in
            let (head, tail) = (word[..<cut], word[cut...])
            guard tail.unicodeScalars.count > 1, isKnown(String(head), analyzer) else { return [] }
            if isKnown(String(tail), analyzer) { return [[Token(text: head), Token(text: tail)]] }
            return most > 2 ? parts(of: String(tail), analyzer, most: most - 1).map { [Token(text: head)] + $0 } : []
        }
    }

    private static func isKnown(_ word: String, _ analyzer: Analyzer) -> Bool {
        let key = NameKey(word)
        return analyzer.nameWords.has(key)
            || analyzer.language.compiled.words[key].map(analyzer.language.spokenWords.contains) ?? false
    }
}
