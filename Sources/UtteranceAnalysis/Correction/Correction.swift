import HomeModel
import HomeNames
import LanguagePack

/// What words of the grammar a misspelt word can be.
struct Correction {
    /// The nearest words, all of one distance.
    private(set) var words: [Lattice.Word]

    /// Finds the nearest words of a language's grammar, and leaves out what is not plain.
    ///
    /// Where an everyday word is as near that no sentence has, as "talk" is to "alk", short words of courtesy are left
    /// out, which would explain it away. A number must be the only one near, because nobody would see what it was.
    init(of key: NameKey, _ language: LanguageRules) {
        words = language.nearWords.near(key)
        guard let errors = words.first?.errors else { return }
        let grammar = language.compiled
        let firm = words.filter { grammar.begins(grammar.rule(.protected), with: $0.id) }
        if language.holds(.nearDenial), !firm.isEmpty {
            let isPlain = firm.count == 1 || !language.holds(.nearestDenial)
            words = isPlain ? firm : firm.filter { Self.isLightSlip(key, of: $0, grammar) }
            return
        }
        let isOrder: (Lattice.Word) -> Bool = { language.isOrder($0.id) }
        let isFiller: (Lattice.Word) -> Bool = { language.isFiller($0.id) && language.nearWords.isShort($0.id) }
        let isDoubt = language.isLightSlipOfDoubt(key)
        if language.holds(.nearCourtesy), !words.allSatisfy(isFiller), !isDoubt { words.removeAll(where: isFiller) }
        let light = Set(
            Slip.light(key.letters).compactMap { letters in
                grammar.words[NameKey(String(letters))]
            })
        let isLight = words.contains { light.contains($0.id) }
        if language.holds(.nearLightSlip), isLight {
            let isDoubtAlone = isDoubt && language.holds(.nearDoubt)
            words.removeAll { !light.contains($0.id) && (!isOrder($0) || isDoubtAlone) }
        }
        if language.holds(.nearNumber) { removeNumbers(language, isLight: isLight) }
        let isSwitched: (Lattice.Word) -> Bool = { grammar.begins(anyOf: [.switched], with: $0.id) }
        if language.holds(.nearState), words.count(where: isSwitched) > 1 { words.removeAll(where: isSwitched) }
        // What says how much is borne out by the rest of the sentence, or not: "hal way", "to igh".
        let plain = errors == 1 ? words.filter { Self.isPlain($0, language) } : []
        if language.holds(.nearLongWord), words.count == 1, key.text.unicodeScalars.count >= 5 { return }
        switch errors == 1 ? Self.rival(of: key, language) : .none {
        case .none: break
        case .equal:
            if language.holds(.nearFirstLetter), key.text.unicodeScalars.count <= 3, !isLight {
                let first = key.text.unicodeScalars.first
                words = words.filter { grammar.spelling(of: $0.id).unicodeScalars.first == first }
            }
            let courtesy = grammar.rule(.courtesy)
            let change = grammar.rule(.change)
            let isShortCourtesy: (Lattice.Word) -> Bool = { word in
                grammar.begins(courtesy, with: word.id) && language.nearWords.isShort(word.id) && !isOrder(word)
                    && !grammar.begins(change, with: word.id)
            }
            if language.holds(.everydayCourtesy) { words.removeAll(where: isShortCourtesy) }
        case .nearer:
            if language.holds(.everydayNearer) { words = words.count == 1 ? words.filter(isOrder) : [] }
        }
        words += plain.filter { word in !words.contains { $0.id == word.id } }
    }

    /// Whether two letters of a word are swapped, or one is doubled, and nothing else is wrong.
    private static func isLightSlip(_ key: NameKey, of word: Lattice.Word, _ grammar: CompiledGrammar) -> Bool {
        Slip.light(key.letters).contains(Array(grammar.spelling(of: word.id).unicodeScalars))
    }

    /// The words that an everyday word may be a slip of, which no sentence has: only those that say how much, and at the
    /// beginning verbs that say nothing without the words after them.
    static func plainWords(for key: NameKey, isFirst: Bool, isLeading: Bool, _ language: LanguageRules) -> [Lattice
        .Word]
    {
        let grammar = language.compiled
        let near = language.nearWords.near(key)
        if language.holds(.everydayDenial), near.contains(where: { grammar.begins(anyOf: [.protected], with: $0.id) }) {
            return []
        }
        return near.filter { word in
            let says: ([RuleRole]) -> Bool = { grammar.begins(anyOf: $0, with: word.id) }
            let isWanting = says([.order]) || says([.wanting]) && !says([.act])
            let mayBeAmount = !isFirst || !language.holds(.everydayAmountAtFirst)
            return word.errors == 1
                && (mayBeAmount && isPlain(word, language) || isLeading && isWanting && language.isOrder(word.id))
        }
    }

    /// Whether a word says how much, and is no short one such as "top", to which too much is near.
    private static func isPlain(_ word: Lattice.Word, _ language: LanguageRules) -> Bool {
        language.plainWords.contains(word.id) && language.compiled.spelling(of: word.id).unicodeScalars.count > 3
    }

    /// Leaves numbers out where another word is as near, or may be, as to most short words.
    private mutating func removeNumbers(_ language: LanguageRules, isLight: Bool) {
        let grammar = language.compiled
        let isNumber: (Lattice.Word) -> Bool = { grammar.begins(grammar.number, with: $0.id) }
        let isShort = words.contains { language.nearWords.isShort($0.id) } && !(isLight && words.count == 1)
        if words.count(where: isNumber) > 1 || isShort {
            words.removeAll(where: isNumber)
        }
    }

    /// How near everyday words are that no sentence has, beside words of the grammar that are one letter away.
    private enum Rival { case none, equal, nearer }

    private static func rival(of key: NameKey, _ language: LanguageRules) -> Rival {
        let letters = key.letters
        // Two letters swapped or one doubled: the commonest slips.
        let light = Slip.light(letters)
        let isLight = light.contains(where: { language.nearWords.has($0) })
        let others = light.filter { !language.nearWords.has($0) }
        if language.wordList.hasCommon(anyOf: others) {
            return isLight ? .equal : .nearer
        }
        if isLight { return .none }
        return language.hasOtherWord(oneFrom: letters)
            ? .equal : .none
    }
}

extension LanguageRules {
    /// Whether a word begins an order: a verb, and no pronoun before one.
    package func isOrder(_ word: CompiledGrammar.WordID, or others: [RuleRole] = []) -> Bool {
        compiled.begins(anyOf: [.wanting, .act] + others, with: word)
            && !compiled.begins(anyOf: [.preamble], with: word)
    }
}
