import HomeModel
import HomeNames

/// What a sentence says beside clauses that speak of an act and order none: “thanks for turning on the fan”, “maybe I should
/// turn off the lamp”, “why didn't you lock the door”.
package struct UnorderedClauses {
    /// What is said beside them, which may order something; empty where nothing is.
    package let rest: [Token]
    /// Whether all of them thank for something.
    package let isThanks: Bool

    /// Whether a token may begin such a clause, so that it is worth while to look closer.
    package static func mayBegin(at place: Int, of tokens: [Token], in language: LanguageRules) -> Bool {
        language.clauses.mayBegin(anyOf: [.unordered], at: place, of: tokens)
    }

    /// Looks for such clauses where a sentence begins and behind its pauses; nil where there is none.
    ///
    /// Thanks end at the next pause. What somebody only thinks of goes on over commas: “should I turn off the lamp, the fan and
    /// the heating?”
    package init?(_ tokens: [Token], _ analyzer: Analyzer) {
        let grammar = analyzer.language.clauses
        guard let rule = grammar.rule(.unordered) else { return nil }
        let places = tokens.placesWithoutCommas
        let words = places.map { tokens[$0] }
        var matcher = Matcher(grammar, Lattice(words, grammar: grammar, index: analyzer.index))
        var kept: [Range<Int>] = []
        var isThanks = true
        var (start, isFound) = (0, false)
        while start < tokens.count {
            guard let place = places.firstIndex(of: start), !tokens[start].isPause else {
                start += 1
                continue
            }
            let match = matcher.matches(of: rule, at: place).max { $0.end < $1.end }
            let isOfThanks = match.map { Slots(matcher.events(of: $0)).has(.thanks) } ?? true
            let last = match.map { places[$0.end - 1] } ?? start
            let end = tokens[last...].firstIndex { $0.isPause && (isOfThanks || $0.endsSentence) } ?? tokens.count
            if match == nil { kept.append(start..<end) } else { (isFound, isThanks) = (true, isThanks && isOfThanks) }
            start = end + 1
        }
        guard isFound else { return nil }
        self.isThanks = isThanks
        rest = Array(kept.map { tokens[$0] }.joined(separator: [Token(text: ",", isPause: true)]))
    }
}

extension [Token] {
    /// The places of all tokens but commas, which a language sets by rule before a clause: “danke, dass du …”, “перед тем, как …”.
    ///
    /// A script without spaces has no such rule, and a clause behind its comma is one of its own.
    var placesWithoutCommas: [Int] {
        indices.filter { place in
            let isComma = self[place].isPause && self[place].text == ","
            return !isComma || place + 1 < count && self[place + 1].isUnspaced
        }
    }
}
