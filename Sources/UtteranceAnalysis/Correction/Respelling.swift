import HomeModel
import HomeNames
import LanguagePack
import Spelling

/// A sentence with right letters for each word that is but one slip away from one word only: "dinner is ready so pelase
/// turn off the tv".
///
/// What nobody knows in a sentence that has to be read in another way, without a reason or with other words, is put right
/// before that; in all others `Lattice.forgiving` keeps what a word may be until the whole sentence decides.
package struct Respelling {
    /// The most words that are put right.
    private static let limit = 2

    /// The words of the sentence, put right; nil where none is wrong, or where one may be several words.
    package let tokens: [Token]?

    /// Looks for the words of sentences and of names that each unknown word of a sentence is nearest to.
    package init(_ lattice: Lattice, _ analyzer: Analyzer) {
        var tokens = lattice.tokens
        let isStrange = lattice.strangeTokens
        var count = 0
        for place in tokens.indices where isStrange[place] {
            let key = tokens[place].key
            // What the names have, and what everybody knows, is right.
            if analyzer.nameWords.has(key) || analyzer.language.wordList.commonness(of: key) != nil
                || analyzer.language.isAside(key)
            {
                continue
            }
            if analyzer.language.holds(.doubtIsNotPutRight), analyzer.language.isNearDoubt(key) {
                self.tokens = nil
                return
            }
            let isOne = lattice.isBeforeOne(place, analyzer.language)
            guard count < Self.limit, let word = Self.word(near: key, isBeforeOne: isOne, analyzer) else {
                self.tokens = nil
                return
            }
            tokens[place] = Token(text: Substring(word))
            count += 1
        }
        self.tokens = count > 0 ? tokens : nil
    }

    /// The one word that a misspelt one is nearest to: a slip of the commonest kinds before others.
    private static func word(near key: NameKey, isBeforeOne: Bool, _ analyzer: Analyzer) -> String? {
        let language = analyzer.language
        let words = Correction(of: key, language).words.filter { !isBeforeOne || !language.isAll($0.id) }
            .map { language.compiled.spelling(of: $0.id) }
        let near = Set(words + analyzer.nameWords.near(key).map(\.text))
        if near.count == 1 { return near.first }
        let light = near.intersection(Slip.light(key.letters).map { String($0) })
        if light.count == 1 { return light.first }
        let likely = near.intersection(language.nearWords.likely(key).map(language.compiled.spelling(of:)))
        if light.isEmpty, likely.count == 1 { return likely.first }
        // What introduces a thing changes nothing of what is meant: "thd hallway light".
        let introducing = near.filter {
            language.compiled.begins(anyOf: [.introducing], with: language.compiled.words[NameKey($0)])
        }
        return introducing.count == 1 ? introducing.first : nil
    }
}

extension LanguageRules {
    /// Whether a word stands in what people say beside commands.
    fileprivate func isAside(_ key: NameKey) -> Bool { aside.words[key] != nil }

    /// Whether it is "all", or another word as short that says so.
    func isAll(_ word: CompiledGrammar.WordID) -> Bool {
        compiled.begins(anyOf: [.all], with: word) && !compiled.begins(anyOf: [.idle], with: word)
            && compiled.spelling(of: word).unicodeScalars.count < 4
    }

    /// Whether two letters swapped or one doubled make a word of doubt: "iff", "wehn".
    func isLightSlipOfDoubt(_ key: NameKey) -> Bool {
        let words = wordsOfDoubt
        return Slip.light(key.letters).contains(where: words.contains)
    }

    /// Whether one letter parts a word from one that makes of a reason a condition, a time or a wish.
    func isNearDoubt(_ key: NameKey) -> Bool {
        let letters = key.letters
        return wordsOfDoubt.contains { EditDistance.isAtMostOne($0, letters) }
    }
}
