import HomeModel
import HomeNames
import LanguagePack
import Spelling

/// The small words of a language, which one slip turns into other words or into single letters.
///
/// A few letters are near to almost anything, so these words are looked for only where a sentence makes no sense
/// otherwise, and a word that is spelt rightly is what it is, but for a few that can be one of the idle ones, which change
/// nothing of what is meant.
package struct FunctionWords: Sendable {
    private let idle: [Spelling]
    /// Those that a single letter may be a slip of too.
    private let lettered: [Spelling]
    private let all: [Spelling]
    /// What turns things on and off: "on", "off".
    private let states: [Spelling]
    /// What forbids and denies: "not", "no", "never".
    private let firm: [Spelling]
    /// What says of a thing that it is any: "a".
    let whichever: NearWords.Found?

    private struct Spelling {
        let id: CompiledGrammar.WordID
        let letters: Letters
    }

    /// The words of the rules `idle` and `small`; none where the language has no such rules.
    init(_ grammar: CompiledGrammar) {
        idle = Self.words(of: [.idle], grammar)
        lettered = Self.words(of: [.lettered], grammar)
        all = Self.words(of: [.idle, .small], grammar)
        states = Self.words(of: [.switched], grammar)
        firm = Self.words(of: [.protected], grammar)
        whichever = Self.words(of: [.whichever], grammar).first.map { ($0.id, $0.letters) }
    }

    private static func words(of roles: [RuleRole], _ grammar: CompiledGrammar) -> [Spelling] {
        let ids = grammar.words(below: roles.compactMap { grammar.rule($0) })
        return grammar.words.filter { ids.contains($0.value) }
            .map { Spelling(id: $0.value, letters: $0.key.letters) }.sorted { $0.id < $1.id }
    }

    /// Whether a word is one of them.
    package func has(_ word: CompiledGrammar.WordID?) -> Bool { all.contains { $0.id == word } }

    /// The small words that a word may be a slip of.
    func near(_ key: NameKey, isWord: Bool) -> [Lattice.Word] {
        let letters = key.letters
        guard 1...6 ~= letters.count else { return [] }
        // Of a single letter a second one is missing, and it is near to too much to mean anything.
        let isLetter = letters.count == 1
        return (isLetter ? idle + lettered : isWord ? idle : all).filter { word in
            word.letters != letters && EditDistance.isAtMostOne(word.letters, letters)
                && (!isLetter || word.letters.contains(letters[0]))
        }
        .map { Lattice.Word(id: $0.id, errors: 1) }
    }

    /// The one of these that a word which is none may be a slip of, where it is a slip of nothing that forbids: "turn bn".
    func states(near key: NameKey) -> [Lattice.Word] {
        let letters = key.letters
        guard 2...4 ~= letters.count, !firm.contains(where: { EditDistance.isAtMostOne($0.letters, letters) }) else {
            return []
        }
        let near = states.filter { EditDistance.isAtMostOne($0.letters, letters) }
        // Nobody guesses between the two.
        return near.count == 1 ? [Lattice.Word(id: near[0].id, errors: 1)] : []
    }
}

extension Lattice {
    /// Whether some word stands as it is written that says more than a small one does: a name or a part of one, a number, what
    /// is to be done, any other word of sentences that is no courtesy.
    package func tellsAnything(_ language: LanguageRules, _ nameWords: NameWords) -> Bool {
        zip(tokens.indices, namedTokens).contains { place, isNamed in
            if isNamed || tokens[place].number != nil || nameWords.has(tokens[place].key) { return true }
            let isSmall =
                says([.courtesy], at: place, in: language.compiled)
                || words[place].contains { language.smallWords.has($0.id) }
            return isSmall
                ? isWhole([.wanting, .act, .state, .change, .one, .many, .all], at: place, in: language.compiled)
                : words[place].contains { language.spokenWords.contains($0.id) }
        }
    }

    /// The same sentence, in which what is not part of a name may also be a small word that it is near to; nil where
    /// nothing is.
    ///
    /// Words that forbid or say a state are what they are.
    package func correctingFunctionWords(_ language: LanguageRules) -> Lattice? {
        let isNamed = namedTokens
        var lattice = self
        var isFound = false
        let isSwitching = words.contains { words in
            words.contains { language.compiled.begins(anyOf: [.switching], with: $0.id) }
        }
        for place in tokens.indices where tokens[place].isPlainWord && !isNamed[place] {
            let near = smallWords(near: place, isSwitching: isSwitching, language)
            if near.isEmpty { continue }
            lattice.words[place] += near
            isFound = true
        }
        return isFound ? lattice : nil
    }

    /// The small words that a word of the sentence may be a slip of; none where it is as near to something of weight.
    private func smallWords(near place: Int, isSwitching: Bool, _ language: LanguageRules) -> [Word] {
        let (grammar, key) = (language.compiled, tokens[place].key)
        let isIntroduced = place + 1 < tokens.count && says([.known], at: place + 1, in: grammar)
        if language.holds(.smallWhichever), says([.whichever], at: place, in: grammar), !isIntroduced,
            place + 1 == tokens.count || tokens[place + 1].number == nil
        {
            return []
        }
        if language.holds(.letterBeforeNumber), key.text.unicodeScalars.count == 1, place + 2 < tokens.count,
            tokens[place + 1].number != nil,
            says([.many], at: place + 2, in: grammar)
        {
            return []
        }
        let isExcepting =
            language.holds(.smallException) && place > 0
            && (place + 1 == tokens.count || saysAll(before: place, language))
        let nearest = isExcepting ? language.nearWords.all(oneFrom: key.letters) : []
        if nearest.contains(where: { grammar.begins(anyOf: [.except], with: $0.id) }) { return [] }
        let known = grammar.words[key]
        let isWord = known != nil || language.wordList.commonness(of: key) != nil
        let isSlip =
            (place > 0 || !language.holds(.smallWordAtFirst)) && grammar.begins(grammar.rule(.confusable), with: known)
        if language.holds(.smallWordIsWritten), isWord, !isSlip { return [] }
        if !isWord, mayBeWeighty(place, language) { return [] }
        let near = language.smallWords.near(key, isWord: isWord).filter { word in
            !words[place].contains { $0.id == word.id }
                && !SpellingRule.ofSmallWords.contains { language.holds($0) && isNo(word, at: place, by: $0, language) }
        }
        let others = isSlip ? [] : language.nearWords.near(key).filter { word in !near.contains { $0.id == word.id } }
        if language.holds(.smallOrder), !isWord, others.contains(where: { language.isOrder($0.id, or: [.state]) }) {
            return []
        }
        if language.holds(.smallState), near.contains(where: { isOpposed($0, to: near, grammar) }) { return [] }
        return near + (isSwitching ? language.smallWords.states(near: key) : [])
    }

    /// Whether a word of the sentence is no slip of a small one by a rule.
    private func isNo(_ word: Word, at place: Int, by rule: SpellingRule, _ language: LanguageRules) -> Bool {
        let (grammar, key) = (language.compiled, tokens[place].key)
        return switch rule {
        case .smallAmount:
            key.text.unicodeScalars.count < 3 && language.plainWords.contains(word.id)
                && !grammar.begins(anyOf: [.idle, .lettered, .switched], with: word.id)
        case .smallTimeAtFirst: place == 0 && grammar.begins(anyOf: [.time], with: word.id)
        case .smallAll: isBeforeOne(place, language) && language.isAll(word.id)
        default: false
        }
    }

    /// Whether a word that is none may be one of weight.
    private func mayBeWeighty(_ place: Int, _ language: LanguageRules) -> Bool {
        let (grammar, key) = (language.compiled, tokens[place].key)
        let letters = key.letters
        let says: (NearWords.Found, [RuleRole]) -> Bool = { grammar.begins(anyOf: $1, with: $0.id) }
        let near = language.nearWords.all(oneFrom: letters)
        let isBeforeThings = place + 1 < tokens.count && self.says([.many], at: place + 1, in: grammar)
        let isAsked = self.says([.asking], at: 0, in: grammar)
        if language.holds(.mayBeNone), isBeforeThings, !isAsked, near.contains(where: { says($0, [.protected]) }) {
            return true
        }
        return language.holds(.mayBeDoubt) && place == 0 && letters.count == 1 && language.isNearDoubt(key)
    }

    /// Whether "all", "everything" and the like are said before a place.
    func saysAll(before place: Int, _ language: LanguageRules) -> Bool {
        words[..<place].contains { words in
            words.contains { word in
                language.compiled.begins(anyOf: [.all, .everything], with: word.id)
                    && !language.compiled.begins(anyOf: [.idle], with: word.id)
            }
        }
    }

    /// Whether a word is a state and another of them is too: "ofn" is as near to "on" as to "off".
    private func isOpposed(_ word: Word, to others: [Word], _ grammar: CompiledGrammar) -> Bool {
        let (state, idle) = (grammar.rule(.state), grammar.rule(.idle))
        let isState: (Word) -> Bool = { grammar.begins(state, with: $0.id) && !grammar.begins(idle, with: $0.id) }
        return isState(word) && others.contains { $0.id != word.id && isState($0) }
    }
}

extension Token {
    /// Whether it is a word, and not a mark, a numeral or the end of a possessive.
    fileprivate var isPlainWord: Bool { !isPause && number == nil && !isPossessive }
}
