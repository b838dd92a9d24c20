import HomeModel

/// What words of the grammar a misspelt word can be.
struct Correction {
    /// The nearest words, all of one distance.
    private(set) var words: [Lattice.Word]

    /// Finds the nearest words of a language's grammar, and leaves out what is not plain.
    ///
    /// Where an everyday word is as near that no sentence has, as "talk" is to "alk", short words of courtesy are left
    /// out, which would explain it away. A number must be the only one near, because nobody would see what it was.
    init(of key: NameKey, _ language: Language) {
        words = language.nearWords.near(key)
        guard let errors = words.first?.errors else { return }
        let grammar = language.compiled
        // What may be a slip of "don't" is nothing else: nobody guesses between doing and leaving be.
        let firm = words.filter { grammar.begins(grammar.rule(named: "firm"), with: $0.id) }
        if !firm.isEmpty {
            words = firm
            return
        }
        // Two letters swapped and one doubled are the commonest slips.
        let light = Set(
            Slip.light(Array(key.text.utf8)).compactMap { letters in
                grammar.words[NameKey(String(decoding: letters, as: UTF8.self))]
            })
        if words.contains(where: { light.contains($0.id) }) { words.removeAll { !light.contains($0.id) } }
        let number = grammar.number
        let isNumber: (Lattice.Word) -> Bool = { grammar.begins(number, with: $0.id) }
        if words.count { isNumber($0) } > 1 || words.contains(where: { language.nearWords.isShort($0.id) }) {
            words.removeAll(where: isNumber)
        }
        // A word of five letters or more that is near to one word of sentences is that, or nothing of the home's.
        if words.count == 1, key.text.utf8.count >= 5 { return }
        switch errors == 1 ? Self.rival(of: key, language) : .none {
        case .none: break
        case .equal:
            let orders = ["verb", "act", "change"].map { grammar.rule(named: $0) }
            let courtesy = grammar.rule(named: "courtesy")
            words.removeAll { word in
                grammar.begins(courtesy, with: word.id) && language.nearWords.isShort(word.id)
                    && !orders.contains { grammar.begins($0, with: word.id) }
            }
        case .nearer: words = []
        }
    }

    /// How near everyday words are that no sentence has, beside words of the grammar that are one letter away.
    private enum Rival { case none, equal, nearer }

    private static func rival(of key: NameKey, _ language: Language) -> Rival {
        let letters = Array(key.text.utf8)
        // Two letters swapped or one doubled: the commonest slips.
        let light = Slip.light(letters)
        let isLight = light.contains(where: { language.nearWords.has($0) })
        if language.wordList.has(anyOf: light.filter { !language.nearWords.has($0) }) {
            return isLight ? .equal : .nearer
        }
        if isLight { return .none }
        return language.wordList.has(anyOf: Slip.heavy(letters).filter { !language.nearWords.has($0) }) ? .equal : .none
    }
}
