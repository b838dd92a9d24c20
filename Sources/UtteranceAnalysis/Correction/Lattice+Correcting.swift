import HomeModel
import HomeNames
import LanguagePack
import Spelling

extension Lattice {
    /// The most names that one misspelt stretch can be.
    private static let nameLimit = 8
    /// The most tokens of a misspelt stretch.
    private static let longestStretch = 8

    /// The same sentence, in which what nobody knows may also be words and names that it is near to.
    ///
    /// What is a word or a name as it stands is never corrected, nor is an everyday word that the grammar happens not to
    /// have: who says "clamp" does not mean the lamp. Only what says how much may be one, and a verb at the
    /// beginning: "to clod white", "vet it to 20".
    package func correcting(_ language: LanguageRules, _ index: NameIndex, _ nameWords: NameWords) -> Lattice {
        var lattice = self
        let strange = strangeTokens
        let isNameWord = tokens.map { token in
            nameWords.has(token.key) || token.isPossessive
                || language.forms.nominatives(of: token.key.text).contains { nameWords.has(NameKey($0)) }
        }
        let commonness = tokens.indices.map { strange[$0] ? language.wordList.commonness(of: tokens[$0].key) : nil }
        for token in tokens.indices where strange[token] && commonness[token] == .common {
            guard !isNameWord[token], !tokens[token].isWrittenShort(language) else { continue }
            lattice.words[token] = Words(
                Correction.plainWords(
                    for: tokens[token].key, isFirst: token == 0, isLeading: isLeading(token, language), language))
        }
        for token in tokens.indices where strange[token] && commonness[token] == nil {
            if language.holds(.nearOwner), token + 1 < tokens.count, tokens[token + 1].isPossessive { continue }
            lattice.words[token] = Words(Correction(of: tokens[token].key, language).words)
            let isOrder: (Word) -> Bool = {
                language.isOrder($0.id, or: [.protected])
                    && language.compiled.spelling(of: $0.id).unicodeScalars.count > 2
                    || language.compiled.begins(anyOf: [.asking], with: $0.id)
            }
            if language.holds(.orderAtFirst), token == 0, lattice.words[0].contains(where: isOrder) {
                lattice.words[0].removeAll { !isOrder($0) }
            }
            let isNumber: (Word) -> Bool = { language.compiled.begins(language.compiled.number, with: $0.id) }
            if language.holds(.numberAtFirst), token == 0, !lattice.words[0].isEmpty,
                lattice.words[0].allSatisfy(isNumber)
            {
                let orders = language.nearWords.near(tokens[0].key).filter(isOrder)
                if !orders.isEmpty { lattice.words[0] = Words(orders) }
            }
        }
        let isWrong = zip(strange, isNameWord).map { $0 && !$1 }
        let most = tokens.indices.map { token in
            isWrong[token]
                ? allowedErrors(token, commonness[token], nameWords, language.forms) : isNameWord[token] ? 0 : nil
        }
        let near = stretches(most, isWrong, commonness).flatMap {
            nearNames(in: $0, isWrong, most, index, nameWords, language)
        }
        var names = names
        for hit in near where !near.contains(where: { $0.explains(more: hit) }) {
            names[hit.range.lowerBound].append(hit)
        }
        for token in tokens.indices where language.holds(.nearAll) && strange[token] && isBeforeOne(token, language) {
            lattice.words[token].removeAll { language.isAll($0.id) }
        }
        lattice.names = names
        return lattice
    }

    /// Whether "not on …" and then a word follow that nobody knows, and which takes all of it back.
    package func deniesUnknown(_ language: LanguageRules) -> Bool {
        guard language.holds(.unknownDenied) else { return false }
        let strange = strangeTokens
        return tokens.indices.dropFirst().contains { place in
            guard says([.switched], at: place, in: language.compiled),
                says([.not, .protected], at: place - 1, in: language.compiled)
            else { return false }
            return strange[(place + 1)...].prefix(2).contains(true)
        }
    }

    /// Whether one thing of a kind is spoken of behind a token: scope never widens, so that in "ahll light" it is no "all".
    func isBeforeOne(_ token: Int, _ language: LanguageRules) -> Bool {
        token + 1 < tokens.count
            && says([.one], at: token + 1, in: language.compiled)
    }

    /// Whether an order may begin at a token: with the sentence, after a pause, or after "and", "to" and the like.
    func isLeading(_ token: Int, _ language: LanguageRules) -> Bool {
        guard token > 0 else { return !tellsOfSomebody(language) }
        return tokens[token - 1].isPause || says([.leading], at: token - 1, in: language.compiled)
    }

    /// Whether a verb is its second word, and tells what somebody did.
    private func tellsOfSomebody(_ language: LanguageRules) -> Bool {
        language.holds(.orderOfSomebody) && words.count > 1 && says([.wanting], at: 1, in: language.compiled)
    }

    /// The names that a stretch with wrong words in it is near to, all of one distance and as likely, each a choice of its own.
    private func nearNames(
        in range: Range<Int>, _ isWrong: [Bool], _ most: [Int?], _ index: NameIndex, _ nameWords: NameWords,
        _ language: LanguageRules
    ) -> [NameHit] {
        let most = most[range].reduce(0) { $0 + ($1 ?? 0) }
        let text = tokens[range].map { $0.key.text }.joined(separator: " ")
        var near: [NearName] = []
        for words in nominatives(in: range, isWrong, nameWords, language.forms) {
            let known = zip(range, words).filter { !isWrong[$0.0] }.map(\.1)
            let found = index.misspellings(of: words.joined(separator: " "), limit: Self.nameLimit) { entry in
                Self.holds(known, NameKey(entry.name).text)
            }
            // Of words that are as near as they stand and as a case, they stand.
            if let edits = found.first?.edits, edits < near.first?.edits ?? .max { near = found }
        }
        guard let edits = near.first?.edits, 1...most ~= edits else { return [] }
        let isPlural: (NearName) -> Bool = { isOneLetterFromPlural($0.entry.name, text, language.forms) }
        if language.holds(.nearPlural), near.contains(where: isPlural) { return [] }
        return near.prefix { $0.isAsNear(as: near[0]) }.enumerated().map { choice, name in
            NameHit(
                kind: name.entry.thing.kind, range: range, entries: [name.entry], errors: Int32(edits),
                choice: Int32(choice))
        }
    }

    /// The words of a stretch as they stand, and as what they may be cases of; what is spelt rightly is a case of a name's word.
    private func nominatives(
        in range: Range<Int>, _ isWrong: [Bool], _ nameWords: NameWords, _ forms: WordForms
    ) -> [[String]] {
        range.reduce([[]]) { rows, place in
            let word = tokens[place].key.text
            let others = forms.nominatives(of: word).filter { isWrong[place] || nameWords.has(NameKey($0)) }
            return Array(rows.flatMap { row in ([word] + others).map { row + [$0] } }.prefix(Self.mostCases))
        }
    }

    /// The most ways in which the words of a stretch are taken for cases.
    private static let mostCases = 24

    /// Whether a text is as near to the plural of a name as to the name: it ends as plurals do, or has its letters swapped.
    private func isOneLetterFromPlural(_ name: String, _ text: String, _ forms: WordForms) -> Bool {
        let letters = NameKey(text).letters
        guard let plural = forms.plural(of: NameKey(name).text).map({ Letters($0.unicodeScalars) }),
            EditDistance.isAtMostOne(plural, letters)
        else { return false }
        return forms.isPlural(text) || plural.count == letters.count && plural.sorted() == letters.sorted()
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

    /// How many letters of a wrong word of a name are forgiven; nil where it cannot be one.
    ///
    /// A short word that is met all the time is what it is, even beside words of a name, and of any everyday word at most
    /// one letter is wrong. One or two letters are near to nothing; the plural of a name's word means several things.
    private func allowedErrors(
        _ token: Int, _ commonness: WordList.Commonness?, _ nameWords: NameWords, _ forms: WordForms
    )
        -> Int?
    {
        let word = tokens[token].key.text
        if commonness == .everywhere && word.unicodeScalars.count < 5 || word.unicodeScalars.count < 3 { return nil }
        let singular = forms.singular(of: word)
        if singular != word, nameWords.has(NameKey(singular)) { return nil }
        return commonness == nil ? NearWords.allowedErrors(in: word.unicodeScalars.count) : 1
    }

    /// The stretches of the sentence that can be misspelt names: a wrong word alone, if no everyday word, or several words.
    private func stretches(
        _ most: [Int?], _ isWrong: [Bool], _ commonness: [WordList.Commonness?]
    ) -> [Range<Int>] {
        let canBeNamed = tokens.indices.map { most[$0] != nil || tokens[$0].number != nil }
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

extension Token {
    /// Whether it stands for another word by itself, as people write in a hurry: "lite" for "light".
    fileprivate func isWrittenShort(_ language: LanguageRules) -> Bool {
        guard language.holds(.writtenShort), let rule = language.aside.rule(.texted) else { return false }
        var matcher = Matcher(language.aside, Lattice([self], grammar: language.aside))
        return matcher.matches(of: rule, at: 0).contains { $0.end == 1 }
    }
}
