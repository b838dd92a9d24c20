import HomeModel

/// A sentence without the sounds that people make while they think, and with whole words for those that they type in a hurry:
/// "turn on the, um, porch light", "u can lock up n turn off da tv".
package struct TextNormalization: ~Copyable {
    private let lattice: Lattice
    private let analyzer: Analyzer
    private var matcher: Matcher
    private var hurried: Matcher
    private let hesitation: CompiledGrammar.RuleID?
    private let texted: CompiledGrammar.RuleID?

    // What was read so far.
    private var tokens: [Token] = []
    private var place = 0
    private var isChanged = false

    /// What one way to put words right made of a place.
    private enum Step {
        /// The words there are as they should be.
        case none
        /// They were put right.
        case taken
        /// Nobody can say what was meant.
        case unclear
    }

    /// The sentence of a lattice.
    package init(_ lattice: Lattice, _ analyzer: Analyzer) {
        let language = analyzer.language
        (self.lattice, self.analyzer) = (lattice, analyzer)
        matcher = Matcher(language.compiled, lattice)
        hurried = Matcher(language.aside, Lattice(lattice.tokens, grammar: language.aside, index: analyzer.index))
        (hesitation, texted) = (language.compiled.rule(.hesitation), language.aside.rule(.texted))
    }

    private var language: LanguageRules { analyzer.language }
    private var grammar: CompiledGrammar { analyzer.language.compiled }

    /// Its words; nil where all are as they should be, or where nobody can say what was meant.
    package consuming func words() -> [Token]? {
        while place < lattice.tokens.count {
            switch step() {
            case .taken: isChanged = true
            case .unclear: return nil
            case .none: copy()
            }
        }
        return isChanged && !tokens.isEmpty ? tokens : nil
    }

    /// The first way to put right what stands at the place.
    private mutating func step() -> Step {
        var step = hesitating()
        if case .none = step { step = dangling() }
        if case .none = step { step = decimal() }
        if case .none = step { step = hurrying() }
        if case .none = step { step = drawnOut() }
        return step
    }

    /// Takes a word as it stands; "the the lamp" was said twice by mistake.
    private mutating func copy() {
        let isAgain =
            tokens.last?.key == lattice.tokens[place].key && language.smallWords.has(lattice.words[place].first?.id)
        if isAgain { isChanged = true } else { tokens.append(lattice.tokens[place]) }
        place += 1
    }

    // MARK: - Hesitation

    private mutating func hesitating() -> Step {
        guard let hesitation, let pause = matcher.matches(of: hesitation, at: place).max(by: { $0.end < $1.end }) else {
            return .none
        }
        let start = place
        place = pause.end
        if place < lattice.tokens.count, lattice.tokens[place].isPause { place += 1 }
        if tokens.last?.isPause == true { tokens.removeLast() }
        if let last = tokens.last, begins(.switched, last), place < lattice.tokens.count,
            begins(.switched, lattice.tokens[place])
        {
            // Of two states with a hesitation between them the first is taken back: "turn the fan on, er, off".
            tokens.removeLast()
        } else if let words = Slots(matcher.events(of: pause)).text(.say),
            let takesBack = Hesitation(lattice, analyzer).takesBack(from: start, to: place)
        {
            guard takesBack else { return .unclear }
            tokens += language.tokens(of: words)
        }
        return .taken
    }

    /// The name did not come: "turn on the, no, turn off the lamp".
    private mutating func dangling() -> Step {
        guard place + 1 < lattice.tokens.count, lattice.tokens[place + 1].isPause,
            begins(.introducing, lattice.tokens[place])
        else { return .none }
        if let hesitation, !matcher.matches(of: hesitation, at: place + 2).isEmpty { return .none }
        place += 1
        return .taken
    }

    // MARK: - Words typed in a hurry

    private mutating func hurrying() -> Step {
        guard let texted, let match = hurried.matches(of: texted, at: place).max(by: { $0.end < $1.end }) else {
            return .none
        }
        let said = Slots(hurried.events(of: match))
        if said.has(.apart), tokens.last?.number != nil, ParaphraseRule.unitOfNumber.holds { return .unclear }
        // Before a place it is the word for being inside: "the lights n the den".
        let isInside = lattice.isPlace(after: match.end) && !lattice.isPlace(before: place)
        let words = language.tokens(of: (isInside ? said.text(.inside) : nil) ?? said.text(.say) ?? "")
        if isUnclear(words, before: match.end) { return .unclear }
        tokens += words
        place = match.end
        return .taken
    }

    /// Whether nobody can say if words were meant, before what stands at a place.
    private func isUnclear(_ words: [Token], before end: Int) -> Bool {
        let isTwice = words.last.map { end < lattice.tokens.count && lattice.tokens[end].key == $0.key } ?? false
        if isTwice, ParaphraseRule.saidOnce.holds { return true }
        guard words.count == 1, begins(.and, words[0]) else { return false }
        if !isBeforeThing(end), ParaphraseRule.joinsSomething.holds { return true }
        let isNeedless = end < lattice.tokens.count && lattice.says([.needless], at: end, in: grammar)
        return isNeedless && ParaphraseRule.noNeed.holds
    }

    /// Whether something that can be joined begins at a place: neither its end, nor "and", nor a state alone.
    private func isBeforeThing(_ place: Int) -> Bool {
        guard place < lattice.tokens.count, !lattice.tokens[place].isPause else { return false }
        return !lattice.says([.and, .switched], at: place, in: grammar) || !lattice.names[place].isEmpty
    }

    // MARK: - Numbers and letters

    /// The number that two numerals make with a word for the point between them: "20 point 5".
    private mutating func decimal() -> Step {
        let all = lattice.tokens
        guard place + 2 < all.count, all[place].number != nil,
            lattice.says([.decimalmark], at: place + 1, in: grammar),
            all[place + 2].number != nil, all[place].text.utf8.count <= 6, all[place + 2].text.utf8.count <= 3
        else { return .none }
        let text = "\(all[place].text).\(all[place + 2].text)"
        guard let number = Double(text) else { return .none }
        tokens.append(Token(text: Substring(text), number: number))
        place += 3
        return .taken
    }

    /// The word of sentences that was drawn out: "offff", "pleeease".
    private mutating func drawnOut() -> Step {
        guard lattice.words[place].isEmpty, lattice.names[place].isEmpty else { return .none }
        var letters: [(letter: Character, count: Int)] = []
        for letter in lattice.tokens[place].key.text {
            if letters.last?.letter == letter {
                letters[letters.count - 1].count += 1
            } else {
                letters.append((letter, 1))
            }
        }
        guard letters.contains(where: { $0.count > 2 }) else { return .none }
        for most in [2, 1] {
            let text = letters.map { String(repeating: $0.letter, count: min($0.count, most)) }.joined()
            let token = Token(text: Substring(text))
            guard grammar.words[token.key] != nil else { continue }
            tokens.append(token)
            place += 1
            return .taken
        }
        return .none
    }

    private func begins(_ role: RuleRole, _ token: Token) -> Bool {
        grammar.begins(anyOf: [role], with: grammar.words[token.key])
    }
}

extension Lattice {
    /// Whether a room or zone stands at a place, or behind one word there that is no name: "the den"; the Den Lamp is none.
    fileprivate func isPlace(after place: Int) -> Bool {
        (place..<min(place + 2, tokens.count)).contains { names[$0].last?.kind.isPlace ?? false }
    }

    /// Whether a room or zone ends before a place.
    func isPlace(before place: Int) -> Bool {
        names[..<place].joined().contains { $0.kind.isPlace && $0.range.upperBound == place }
    }
}
