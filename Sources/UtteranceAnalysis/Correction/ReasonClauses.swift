import HomeModel
import HomeNames

/// The ways to part a sentence in a command and the reason that somebody tells for it: "the baby fell asleep, so turn off
/// the lamp".
package struct ReasonClauses: ~Copyable {
    /// A command, and what was told beside it, as stretches of the tokens.
    package struct Part {
        package let order: Range<Int>
        package let reason: Range<Int>
    }

    /// The most ways that are looked at.
    private static let limit = 8

    /// The ways, those with the most of the sentence in the command first.
    package private(set) var parts: [Part] = []

    private let tokens: [Token]
    private var matcher: Matcher
    private let language: LanguageRules

    /// Looks for what is set apart, begins as a statement and has nothing of a condition or a quotation in it.
    package init(_ tokens: [Token], _ analyzer: Analyzer) {
        self.tokens = tokens
        language = analyzer.language
        matcher = Matcher(language.aside, Lattice(tokens, grammar: language.aside, index: analyzer.index))
        let candidates = tokens.indices.dropFirst().flatMap { before(at: $0) + after(at: $0) }
        if candidates.isEmpty { return }
        let slips = slipsOfDoubt
        let doubtful = tokens.indices.filter {
            tokens[$0].number != nil || end(of: "doubt", at: $0) != nil || slips.contains($0)
        }
        let told = candidates.filter { part in
            !part.order.isEmpty && !doubtful.contains(where: part.reason.contains) && isStatement(part.reason)
        }
        parts = Array(told.sorted { $0.order.count > $1.order.count }.prefix(Self.limit))
    }

    /// Where a word stands that nobody knows and that one letter parts from a word of doubt: "whenn", "unles".
    ///
    /// A character of a script without spaces is one edit from each other.
    private var slipsOfDoubt: Set<Int> {
        let strange = tokens.indices.filter { place in
            let key = tokens[place].key
            return !tokens[place].isPause && !tokens[place].isUnspaced && tokens[place].number == nil
                && language.compiled.words[key] == nil
                && language.wordList.commonness(of: key) == nil
        }
        return Set(strange.filter { language.isNearDoubt(tokens[$0].key) })
    }

    /// The reason first: "dinner is ready, …", "I am tired so …", "I am tired could you …", "since I am tired …".
    private mutating func before(at place: Int) -> [Part] {
        if tokens[place].isPause { return [Part(order: place + 1..<tokens.count, reason: 0..<place)] }
        if let end = end(of: "therefore", at: place) { return [Part(order: end..<tokens.count, reason: 0..<place)] }
        guard let start = end(of: "because", at: 0), start < place, beginsOrder(at: place),
            end(of: "bound", at: place - 1) == nil
        else { return [] }
        return [Part(order: place..<tokens.count, reason: start..<place)]
    }

    private func beginsOrder(at place: Int) -> Bool {
        language.compiled.begins(anyOf: ["verb", "act"], with: language.compiled.wordTable[tokens[place].key])
    }

    /// The reason last: "…, dinner is ready", "… because I am tired".
    private mutating func after(at place: Int) -> [Part] {
        if tokens[place].isPause {
            // "Kettle on? There is no water": that was asked; "could you turn it off?" is a polite order.
            if tokens[place].text == "?", end(of: "therefore", at: 0) == nil { return [] }
            // "Fan on, we mustn't": nothing of it.
            let last = tokens.lastIndex { !$0.isPause } ?? place
            if end(of: "denial", at: place + 1) != nil || end(of: "denial", at: last) != nil { return [] }
            return [Part(order: 0..<place, reason: place + 1..<tokens.count)]
        }
        // "Fan off it's loud", "open the blinds I want to see the snow", but not "the lights I'm not using".
        if end(of: "telling", at: place) != nil, endsOrder(at: place - 1) || end(of: "aim", at: place) != nil {
            return [Part(order: 0..<place, reason: place..<tokens.count)]
        }
        guard let end = end(of: "because", at: place) else { return [] }
        return [Part(order: 0..<place, reason: end..<tokens.count)]
    }

    private func endsOrder(at place: Int) -> Bool {
        let word = language.compiled.wordTable[tokens[place].key]
        return tokens[place].number != nil
            || language.compiled.begins(anyOf: ["state", "value", "change", "courtesy"], with: word)
    }

    private mutating func isStatement(_ range: Range<Int>) -> Bool {
        guard let first = range.first else { return false }
        if end(of: "because", at: first - 1) != nil || end(of: "statement", at: first) != nil { return true }
        if let subject = end(of: "subject", at: first) { return saysSomething(range, from: subject, within: 6) }
        // "Dinner is ready", but no command.
        return !beginsOrder(at: first) && saysSomething(range, from: first + 1, within: 3)
    }

    private mutating func saysSomething(_ range: Range<Int>, from start: Int, within count: Int) -> Bool {
        (start..<min(range.upperBound, start + count)).contains { end(of: "said", at: $0) != nil }
    }

    /// Where the longest match of a rule at some place ends; nil where there is none.
    private mutating func end(of rule: String, at place: Int) -> Int? {
        guard tokens.indices.contains(place), let rule = language.aside.rule(named: rule) else { return nil }
        return matcher.matches(of: rule, at: place).map(\.end).max()
    }
}

extension Frame {
    /// Whether it says all of what is to be done, and by name where that is asked for.
    package func isOrderByItself(named: Bool) -> Bool {
        if scene != nil { return true }
        guard !referents.isEmpty, !referents.contains(where: { $0.has(.mentioned) }), isOrder || isValued
        else {
            return false
        }
        return !slots.has(.ask) && !slots.has(.complaint) && !(named && allNames.isEmpty)
    }
}
