import HomeModel

/// The ways in which a sentence may say what an order is done before or after: “before you lock the door, turn off the lamp”,
/// “turn off the lamp after locking the door”.
///
/// What stands in the clause is put as the order that it would be by itself (`subordinate`): “locking the door” as “lock the
/// door”.
package struct SequenceClauses {
    /// A way to part a sentence.
    package struct Clause: ClauseWay {
        /// What is said in the clause, as an order.
        package let said: [Token]
        /// The order that it stands beside.
        package let order: [Token]
        /// Whether the order comes first in time.
        package let isBefore: Bool
        /// Whether the clause is the first that is said.
        package let isFirst: Bool
        /// Whether it says what who speaks is about to do: “before I leave”.
        package let isIntention: Bool
        let isSetOff: Bool
    }

    /// The ways; those that a comma makes first, then those with the longest clause.
    package private(set) var clauses: [Clause] = []

    /// Whether a token may begin or end such a clause, so that it is worth while to look closer.
    package static func mayMark(at place: Int, of tokens: [Token], in language: LanguageRules) -> Bool {
        language.clauses.mayBegin(anyOf: [.preceding, .following], at: place, of: tokens)
    }

    /// Looks for them in a sentence.
    package init(_ tokens: [Token], _ analyzer: Analyzer) {
        var finder = Finder(tokens, analyzer.language)
        var found: [Clause] = []
        for place in tokens.indices where Self.mayMark(at: place, of: tokens, in: analyzer.language) {
            for role in [RuleRole.preceding, .following] {
                for mark in finder.marks(role, at: place) {
                    found += finder.clauses(by: mark, isBefore: role == .preceding)
                }
            }
        }
        clauses = found.likeliest()
    }
}

/// Parts one sentence.
private struct Finder: ~Copyable {
    private let tokens: [Token]
    private let grammar: CompiledGrammar
    private let marking: CompiledGrammar
    private var matcher: Matcher
    private var words: Matcher
    /// The tokens but for commas, which may stand within a mark: “перед тем, как”.
    private let places: [Int]
    private var marks: Matcher

    init(_ tokens: [Token], _ language: LanguageRules) {
        self.tokens = tokens
        (grammar, marking) = (language.compiled, language.clauses)
        matcher = Matcher(marking, Lattice(tokens, grammar: marking))
        words = Matcher(grammar, Lattice(tokens, grammar: grammar))
        places = tokens.placesWithoutCommas
        marks = Matcher(marking, Lattice(places.map { tokens[$0] }, grammar: marking))
    }

    /// The marks that begin at a token, the longest first; none where it begins a time or leads to another command: “after
    /// ten minutes”, “after that”.
    mutating func marks(_ role: RuleRole, at place: Int) -> [ClauseMark] {
        guard let rule = marking.rule(role), let start = places.firstIndex(of: place) else { return [] }
        let other = [RuleRole.time, .then].compactMap { end(of: grammar.rule($0), at: place) }.max() ?? 0
        return marks.matches(of: rule, at: start)
            .map { ClauseMark(range: place..<places[$0.end - 1] + 1, isLate: Slots(marks.events(of: $0)).has(.late)) }
            .filter { $0.range.upperBound > other || $0.isLate || !ParaphraseRule.timeIsNoClause.holds }
            .sorted { $0.range.upperBound > $1.range.upperBound }
    }

    private mutating func end(of rule: CompiledGrammar.RuleID?, at place: Int) -> Int? {
        rule.flatMap { rule in words.end(of: rule, at: place) }
    }

    /// The ways with a mark: a clause that the sentence does not end with ends at a comma, or where its order begins.
    mutating func clauses(by mark: ClauseMark, isBefore: Bool) -> [SequenceClauses.Clause] {
        let (start, end, count) = (mark.range.lowerBound, mark.range.upperBound, tokens.count)
        if mark.isLate {
            let begin = tokens[..<start].lastIndex(where: \.isPause).map { $0 + 1 } ?? 0
            let isSetOff = end < count && tokens[end].isPause
            let order = [0..<begin, end..<count]
            return way(begin..<start, order, isBefore: isBefore, isFirst: true, isSetOff: isSetOff).map { [$0] } ?? []
        }
        var found: [SequenceClauses.Clause] = []
        if start > 0 {
            let isSetOff = tokens[start - 1].isPause
            let last = way(end..<count, [0..<start], isBefore: isBefore, isFirst: false, isSetOff: isSetOff)
            if let last { found.append(last) }
        }
        for place in (end..<max(end, count)).reversed() {
            let isPause = tokens[place].isPause
            guard isPause || start == 0 && place > end && begins(at: place) else { continue }
            let order = [0..<start, place..<count]
            let first = way(end..<place, order, isBefore: isBefore, isFirst: true, isSetOff: isPause)
            if let first { found.append(first) }
        }
        return found
    }

    /// A clause and the order in the rest of the sentence; nil where either has no words, or the clause a pause.
    private mutating func way(
        _ said: Range<Int>, _ order: [Range<Int>], isBefore: Bool, isFirst: Bool, isSetOff: Bool
    ) -> SequenceClauses.Clause? {
        let said = tokens.withoutPauses(around: said)
        let order = order.map { tokens.withoutPauses(around: $0) }.filter { !$0.isEmpty }
        guard !said.isEmpty, !order.isEmpty, !tokens[said].contains(where: \.isPause) else { return nil }
        return SequenceClauses.Clause(
            said: ordered(said), order: order.flatMap { tokens[$0] }, isBefore: isBefore, isFirst: isFirst,
            isIntention: isIntention(said), isSetOff: isSetOff)
    }

    /// Whether an order may begin at a token.
    private func begins(at place: Int) -> Bool {
        grammar.begins(anyOf: [.wanting, .act], with: grammar.wordTable[tokens[place].key])
    }

    /// Whether some words are what who speaks is about to do.
    private mutating func isIntention(_ range: Range<Int>) -> Bool {
        guard let rule = marking.rule(.intention) else { return false }
        return matcher.matches(of: rule, at: range.lowerBound).contains { $0.end == range.upperBound }
    }

    /// The words of a clause, with those in place of its verbs that an order has.
    private mutating func ordered(_ range: Range<Int>) -> [Token] {
        guard let rule = marking.rule(.doing) else { return Array(tokens[range]) }
        var words: [Token] = []
        var place = range.lowerBound
        while place < range.upperBound {
            let match = matcher.matches(of: rule, at: place).filter { $0.end <= range.upperBound }.max {
                $0.end < $1.end
            }
            guard let match, let said = Slots(matcher.events(of: match)).text(.say) else {
                words.append(tokens[place])
                place += 1
                continue
            }
            words += marking.tokenizer.tokens(of: said)
            place = match.end
        }
        return words
    }
}
