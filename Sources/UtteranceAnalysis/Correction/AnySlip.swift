import HomeModel
import HomeNames

/// What a sentence can have been before one slip that left hardly anything of a word, or made another of it: "fountain
/// fn", "putt the kettle on", "turn off the fan in uhe bedroom".
///
/// The last that is tried: all that the wrong word can have been, with all the others as they are, has to come to one thing.
package struct AnySlip {
    /// The most words of a sentence, and the most that it is tried with.
    private static let (longest, limit) = (14, 60)
    /// The most that it is tried with in other words.
    package static let fewest = 12

    /// The sentence with one word put right.
    package struct Choice {
        package let sentence: Lattice
        /// Whether two letters were swapped or one was doubled, the commonest slips.
        package let isLight: Bool
        /// Whether the word forbids: where that makes sense, nobody guesses.
        package let isFirm: Bool
        /// Whether the sentence would begin as a question with it, and so must not act.
        package let isAsking: Bool
    }

    /// The sentences that it can have been.
    package private(set) var choices: [Choice] = []

    /// Looks for what the one word can be that nobody knows, or where all are known, one that is hardly a word.
    package init(_ lattice: Lattice, _ analyzer: Analyzer) {
        let tokens = lattice.tokens
        let (strange, isNamed) = (lattice.strangeTokens(besides: analyzer.nameWords), lattice.namedTokens)
        guard strange.count(where: \.self) < 2, tokens.count <= Self.longest else { return }
        let isOdd =
            strange.contains(true)
            ? strange
            : tokens.indices.map { place in
                !isNamed[place] && Self.isHardlyWord(tokens[place].key, analyzer.language)
            }
        let grammar = analyzer.language.compiled
        for place in tokens.indices where isOdd[place] && choices.count < Self.limit {
            let light = Slip.light(tokens[place].key.letters)
            for letters in MisspeltWord(at: place, of: lattice, analyzer.language)?.words(analyzer.nameWords) ?? [] {
                var tokens = tokens
                tokens[place] = Token(text: Substring(String(letters)))
                let sentence = Lattice(tokens, grammar: grammar, index: analyzer.index, isCovering: true)
                let isFirm = grammar.begins(anyOf: ["firm"], with: sentence.words[place].first?.id)
                let isAsking = place == 0 && sentence.says(["asking"], at: 0, in: grammar)
                choices.append(
                    Choice(
                        sentence: sentence, isLight: light.contains(letters), isFirm: isFirm, isAsking: isAsking))
            }
        }
    }

    /// "Bring i down", "th fan is too slow": what sentences have is what it is, if it is more than that.
    private static func isHardlyWord(_ key: NameKey, _ language: LanguageRules) -> Bool {
        let says: (String) -> Bool = { language.compiled.begins(anyOf: [$0], with: language.compiled.words[key]) }
        return key.text.unicodeScalars.count == 1 || says("slip") && !says("mere")
    }
}
