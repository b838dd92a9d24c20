import HomeModel
import HomeNames
import LanguagePack
import Spelling

/// The one word of a sentence that nobody knows, and the words of sentences that it can have been: "dm the lamp", "the blinds
/// donw".
struct UnknownWord {
    private let place: Int
    private let lattice: Lattice
    private let analyzer: Analyzer

    /// Nil where not just one word is strange, where too little else is said to tell what it was, and where it is a word all
    /// the same: of names, or an everyday one.
    init?(of lattice: Lattice, _ analyzer: Analyzer) {
        let strange = lattice.tokens.indices.filter { lattice.strangeTokens[$0] }
        guard strange.count == 1, let place = strange.first, Self.saysSomething(lattice, analyzer.language) else {
            return nil
        }
        let key = lattice.tokens[place].key
        if analyzer.nameWords.has(key) || analyzer.nameWords.isNear(key)
            || analyzer.language.wordList.commonness(of: key) != nil
        {
            return nil
        }
        (self.place, self.lattice, self.analyzer) = (place, lattice, analyzer)
    }

    /// The sentence with each word that it can have been: first what two letters swapped or one doubled make of it, if there
    /// is such, and with `isHeavy` only then what else it can be.
    func corrections(isHeavy: Bool, atMost limit: Int) -> [Lattice] {
        let isBegun = place > 0 && !lattice.tokens[place - 1].isPause
        let isWhole = Self.saysGoal(lattice, after: place, analyzer.language)
        let words = Self.words(
            near: lattice.tokens[place].key, isBegun: isBegun, isWhole: isWhole, isHeavy: isHeavy, analyzer.language)
        return words.prefix(limit).map { word in
            // It may be a name too: "turn the vt off".
            var tokens = lattice.tokens
            tokens[place] = Token(text: Substring(analyzer.language.compiled.spelling(of: word)))
            var sentence = Lattice(tokens, grammar: analyzer.language.compiled, index: analyzer.index, isCovering: true)
            sentence.words[place] = [Lattice.Word(id: word, errors: 1)]
            return sentence
        }
    }

    /// Whether there is enough of a sentence to tell by it what one word of it was: of two words the other is a thing.
    private static func saysSomething(_ lattice: Lattice, _ language: LanguageRules) -> Bool {
        let count = lattice.tokens.count { !$0.isPause }
        let isThing = zip(lattice.words, lattice.namedTokens).contains { words, isNamed in
            isNamed || words.contains { language.compiled.begins(anyOf: [.one, .many], with: $0.id) }
        }
        return count > 2 || count == 2 && isThing
    }

    /// Whether behind a word a thing and what it is to be are said, so that only a verb is wanting: "sek the blinds to 75".
    private static func saysGoal(_ lattice: Lattice, after place: Int, _ language: LanguageRules) -> Bool {
        let rest = lattice.tokens.indices.dropFirst(place + 1)
        let isThing = rest.contains { place in
            !lattice.names[place].isEmpty || lattice.says([.one, .many], at: place, in: language.compiled)
        }
        let isGoal = rest.contains { place in
            lattice.tokens[place].number != nil
                || lattice.says([.switched, .color, .part, .end, .side], at: place, in: language.compiled)
                    && !lattice.says([.introducing], at: place, in: language.compiled)
        }
        return isThing && isGoal
    }

    /// The words that one may be a slip of; nobody guesses between a thing and its opposite, or between doing and leaving be.
    static func words(
        near key: NameKey, isBegun: Bool, isWhole: Bool, isHeavy: Bool, _ language: LanguageRules
    ) -> [CompiledGrammar.WordID] {
        let letters = key.letters
        guard letters.count > 1 else { return [] }
        if language.holds(.strangeTakesBack), language.takesBack(letters) { return [] }
        let says: (CompiledGrammar.WordID, [RuleRole]) -> Bool = { language.compiled.begins(anyOf: $1, with: $0) }
        var near = language.nearWords.all(oneFrom: letters)
        // Two letters swapped or one doubled: the commonest slips.
        let light = Slip.light(letters)
        let isLight = near.contains { light.contains($0.letters) }
        // A light slip of a word that only joins or forbids is that word, whether it makes sense or not: "tto" is
        // "to".
        let isMeant: (CompiledGrammar.WordID, Letters) -> Bool = {
            says($0, [.idle, .small, .protected]) || language.wordsOfDoubt.contains($1)
        }
        if isHeavy, !isLight { return [] }
        if language.holds(.strangeSmallWord), isHeavy,
            near.contains(where: { light.contains($0.letters) && isMeant($0.id, $0.letters) })
        {
            return []
        }
        if language.holds(.strangeNumber) {
            let isNumber = near.contains { says($0.id, [.number]) && light.contains($0.letters) }
            if near.count > 1, !isNumber { near.removeAll { says($0.id, [.number]) } }
        }
        if language.holds(.strangeFiller), near.contains(where: { language.isOrder($0.id) }) {
            near.removeAll { language.isFiller($0.id) }
        }
        if isLight { near.removeAll { light.contains($0.letters) == isHeavy && !says($0.id, [.protected]) } }
        if language.holds(.strangeState), near.count(where: { says($0.id, [.switched]) }) > 1 { return [] }
        if language.holds(.strangeHesitation) {
            near.removeAll { word in
                min(word.letters.count, letters.count) < 3 && says(word.id, [.hesitation, .courtesy])
                    && !says(word.id, [.switched])
            }
        }
        if language.holds(.strangeDenial), near.contains(where: { says($0.id, [.protected]) }) {
            near = isBegun && isLight ? near.filter { light.contains($0.letters) } : []
            if near.contains(where: { says($0.id, [.protected]) }) { return [] }
        }
        if language.holds(.strangeBeginning), !isBegun, !isWhole, language.hasOtherWord(oneFrom: letters) { return [] }
        let likely = near.filter { word in
            let isThing = letters.count == 2 && light.contains(word.letters) && says(word.id, [.one, .many])
            if language.holds(.strangeThingAtFirst), !isBegun, !isThing, !says(word.id, [.wanting, .act, .ask]) {
                return false
            }
            if word.letters.count != letters.count { return true }
            if letters.count == 2 {
                return !language.holds(.strangeTwoLetters) || (isBegun || isThing) && light.contains(word.letters)
            }
            let isFirmlyBegun = word.letters[0] == letters[0] || light.contains(word.letters)
            return !language.holds(.strangeFirstLetter) || isFirmlyBegun || isBegun && letters.count > 3
                || isWhole && !isBegun
        }
        let isLeftOut = near.contains { word in
            says(word.id, [.switched, .lettered]) && !likely.contains { $0.id == word.id }
        }
        return language.holds(.strangeRival) && letters.count == 2 && isLeftOut ? [] : likely.map(\.id)
    }
}

extension LanguageRules {
    /// Whether a word may be a slip of one that takes something back or tells of somebody's words: "I ean unlock it".
    func takesBack(_ letters: Letters) -> Bool {
        wordsOfDoubt.contains { doubt in
            doubt.count > 3 && EditDistance.isAtMostOne(doubt, letters)
                && !compiled.begins(anyOf: [.protected], with: compiled.words[NameKey(String(doubt))])
        }
    }

    /// Whether a word is a sound of thinking or of courtesy, and begins nothing else that may explain a sentence.
    func isFiller(_ word: CompiledGrammar.WordID) -> Bool {
        compiled.begins(anyOf: [.hesitation, .courtesy], with: word)
            && !compiled.begins(
                anyOf: [.idle, .small, .switched, .lettered, .state, .wanting, .act, .thing], with: word)
    }
}
