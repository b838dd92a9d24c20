import HomeModel
import HomeNames
import LanguagePack

/// The sentences that one may be with one misspelt word put right: the candidates of spelling correction.
///
/// All of them together have to come to one thing, so that nobody guesses.
package struct SpellingCorrections {
    /// The most words of a sentence in which any word may be misspelt, the most that it is tried with, and the most that an
    /// unknown word is.
    private static let (longest, limit, unknownLimit) = (14, 60, 24)
    /// The most that it is tried with in other words.
    package static let fewest = 12

    /// The sentence with one word put right.
    package struct Candidate {
        package let sentence: Lattice
        /// Whether two letters were swapped or one was doubled, the commonest slips.
        package let isLight: Bool
        /// Whether the word forbids: where that makes sense, nobody guesses.
        package let isFirm: Bool
        /// Whether the sentence would begin as a question with it, and so must not act.
        package let isAsking: Bool
    }

    /// The sentences that it can have been.
    package private(set) var candidates: [Candidate] = []

    /// What the one word of a sentence can be that nobody knows: the words of sentences that are one letter away, first those
    /// that two letters swapped or one doubled make of it, and with `isHeavy` only then the others.
    package static func ofUnknownWord(_ lattice: Lattice, _ analyzer: Analyzer, isHeavy: Bool = false) -> [Lattice] {
        UnknownWord(of: lattice, analyzer)?.corrections(isHeavy: isHeavy, atMost: unknownLimit) ?? []
    }

    /// What any one word can be of which a slip left hardly anything, or made another.
    ///
    /// The sentence with each word that the one can have been which nobody knows, or where all are known, one that is
    /// hardly a word: "fountain fn", "putt the kettle on", "turn off the fan in uhe bedroom".
    package init(ofAnyWord lattice: Lattice, _ analyzer: Analyzer) {
        let tokens = lattice.tokens
        let (strange, isNamed) = (lattice.strangeTokens(besides: analyzer.nameWords), lattice.namedTokens)
        addLookAlikes(of: lattice, strange, isNamed, analyzer)
        guard strange.count(where: \.self) < 2, tokens.count <= Self.longest else { return }
        let isOdd =
            strange.contains(true)
            ? strange
            : tokens.indices.map { place in
                !isNamed[place] && Self.isHardlyWord(tokens[place].key, analyzer.language)
            }
        let grammar = analyzer.language.compiled
        for place in tokens.indices where isOdd[place] && candidates.count < Self.limit {
            let light = Slip.light(tokens[place].key.letters)
            for letters in MisspeltWord(at: place, of: lattice, analyzer.language)?.words(analyzer.nameWords) ?? [] {
                var tokens = tokens
                tokens[place] = Token(text: Substring(String(letters)))
                let sentence = Lattice(tokens, grammar: grammar, index: analyzer.index, isCovering: true)
                let isFirm = grammar.begins(anyOf: [.protected], with: sentence.words[place].first?.id)
                let isAsking = place == 0 && sentence.says([.asking], at: 0, in: grammar)
                candidates.append(
                    Candidate(
                        sentence: sentence, isLight: light.contains(letters), isFirm: isFirm, isAsking: isAsking))
            }
        }
    }

    /// Where a script sets no spaces, the sentences in which a character stands for one that it is taken for: 关店视.
    private mutating func addLookAlikes(
        of lattice: Lattice, _ strange: [Bool], _ isNamed: [Bool], _ analyzer: Analyzer
    ) {
        let (tokens, language) = (lattice.tokens, analyzer.language)
        guard tokens.count <= Self.longestUnspaced, strange.count(where: \.self) < 3 else { return }
        for place in tokens.indices where tokens[place].isUnspaced && !isNamed[place] {
            guard let letter = tokens[place].key.letters.first else { continue }
            let usual = language.spelling.replacements(in: [letter]).filter { $0.count == 1 }.flatMap(\.self)
            for other in language.spelling.neighbours(of: letter) + usual where candidates.count < Self.limit {
                var tokens = tokens
                tokens[place] = Token(text: Substring(String(Character(other))))
                let sentence = Lattice(tokens, grammar: language.compiled, index: analyzer.index, isCovering: true)
                let isFirm = language.compiled.begins(anyOf: [.protected], with: sentence.words[place].first?.id)
                candidates.append(Candidate(sentence: sentence, isLight: true, isFirm: isFirm, isAsking: false))
            }
        }
    }

    /// The most characters of a sentence without spaces in which any of them may be another.
    private static let longestUnspaced = 24

    /// What sentences have is what it is, if it is more than that: "bring i down", "th fan is too slow".
    private static func isHardlyWord(_ key: NameKey, _ language: LanguageRules) -> Bool {
        let says: (RuleRole) -> Bool = { language.compiled.begins(anyOf: [$0], with: language.compiled.words[key]) }
        return key.text.unicodeScalars.count == 1 || says(.confusable) && !says(.preamble)
    }
}
