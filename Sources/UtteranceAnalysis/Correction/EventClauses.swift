import HomeModel

/// The ways in which a sentence may say what has to happen before its command is done: “when the front door opens, turn on the
/// hall light”, “turn on the hall light when the front door opens”.
///
/// What happens is put as the question whose answer then becomes yes, or no: “is the front door open”.
package struct EventClauses {
    /// A way to part a sentence.
    package struct Clause: ClauseWay {
        /// The question whose answer changes.
        package var question: String
        /// Whether the answer becomes no.
        package var isNegated: Bool
        /// How long it has to stay so, as it is said; nothing where it has not.
        package var staying: [Matcher.Event]
        /// What is to be done then.
        package var command: String
        /// Whether a comma parts the two, so that neither has words of the other.
        package var isSetOff: Bool
        /// Whether it may be about how things are now: “if the lamp is on, turn it off”.
        package var isPresent: Bool
    }

    /// The ways; those about now first, then those that a comma makes, then those with the longest clause.
    package private(set) var clauses: [Clause] = []

    /// Whether a token may begin such a clause, so that it is worth while to look closer.
    package static func mayBegin(_ token: Token, in language: LanguageRules) -> Bool {
        language.compiled.begins(anyOf: [.occasion, .supposing], with: language.compiled.words[token.key])
    }

    /// Looks for them in a sentence.
    package init(_ tokens: [Token], _ analyzer: Analyzer) {
        let aside = analyzer.language.aside
        guard let becoming = aside.rule(.becoming), let remaining = aside.rule(.remaining) else {
            return
        }
        var finder = Finder(tokens, aside, becoming: becoming, remaining: remaining, analyzer.language.compiled)
        for start in tokens.indices where Self.mayBegin(tokens[start], in: analyzer.language) {
            for (rule, isCertain) in [(RuleRole.supposing, false), (.occasion, true)] {
                guard let rule = aside.rule(rule) else { continue }
                for begin in finder.ends(of: rule, at: start) {
                    clauses += finder.clauses(from: start, begin, isCertain)
                }
            }
        }
        clauses = clauses.likeliest(first: \.isPresent)
    }
}

/// Parts one sentence.
private struct Finder: ~Copyable {
    private let tokens: [Token]
    private let becoming: CompiledGrammar.RuleID
    private let remaining: CompiledGrammar.RuleID
    private let staying: CompiledGrammar.RuleID?
    private let grammar: CompiledGrammar
    private var matcher: Matcher

    init(
        _ tokens: [Token], _ aside: CompiledGrammar, becoming: CompiledGrammar.RuleID,
        remaining: CompiledGrammar.RuleID, _ grammar: CompiledGrammar
    ) {
        self.grammar = grammar
        (self.tokens, self.becoming, self.remaining) = (tokens, becoming, remaining)
        staying = aside.rule(.staying)
        matcher = Matcher(aside, Lattice(tokens, grammar: aside))
    }

    mutating func ends(of rule: CompiledGrammar.RuleID, at place: Int) -> [Int] {
        Set(matcher.matches(of: rule, at: place).map(\.end)).sorted()
    }

    /// The ways with a clause that begins at a token, behind the words that say so; a clause that begins the sentence ends
    /// before its command, and every other ends with the sentence.
    mutating func clauses(from start: Int, _ begin: Int, _ isCertain: Bool) -> [EventClauses.Clause] {
        guard start == 0 else {
            let command = tokens.withoutPauses(around: 0..<start)
            return clauses(begin..<tokens.count, command, isCertain, isSetOff: command.upperBound < start)
        }
        var found: [EventClauses.Clause] = []
        for end in (begin + 1..<max(begin + 1, tokens.count)).reversed() {
            // Between the two stands a comma or nothing, and no command begins with one.
            if tokens[end].isPause { continue }
            let isSetOff = tokens[end - 1].isPause
            found += clauses(begin..<end, end..<tokens.count, isCertain, isSetOff: isSetOff)
        }
        return found
    }

    private mutating func clauses(
        _ range: Range<Int>, _ command: Range<Int>, _ isCertain: Bool, isSetOff: Bool
    ) -> [EventClauses.Clause] {
        let range = tokens.withoutPauses(around: range)
        // A word alone is no command that anybody could tell from the clause.
        if !isSetOff, command.count < 2 { return [] }
        // A comma ends a clause, and stands in none.
        guard !range.isEmpty, !command.isEmpty, !tokens[range].contains(where: \.isPause) else { return [] }
        var found: [(clause: EventClauses.Clause, length: Int)] = []
        let lasting = self.lasting(in: range)
        // Of two things that have to be so, none may be lost: “when the door opens and it is dark”.
        let isJoined = range.contains { lasting?.range.contains($0) != true && isJoint(tokens[$0]) }
        if isJoined { return [] }
        for place in range {
            for rule in [becoming, remaining] {
                let isPresent = rule == remaining && !isCertain && lasting == nil
                for match in matcher.matches(of: rule, at: place) where match.end <= range.upperBound {
                    if let lasting, lasting.range.overlaps(place..<match.end) { continue }
                    let slots = Slots(matcher.events(of: match))
                    guard let asks = slots.text(.asks) else { continue }
                    var words = [asks]
                    words += tokens.texts(range.lowerBound..<place, without: lasting?.range)
                    words += slots.text(.say).map { [$0] } ?? []
                    words += tokens.texts(match.end..<range.upperBound, without: lasting?.range)
                    let clause = EventClauses.Clause(
                        question: words.joined(separator: " "), isNegated: slots.has(.not),
                        staying: lasting?.events ?? [], command: tokens.text(command), isSetOff: isSetOff,
                        isPresent: isPresent)
                    found.append((clause, match.end - place))
                }
            }
        }
        // Of two words for what happens, the longer says more: “goes below” before “goes”.
        return found.sorted { $0.length > $1.length }.map(\.clause)
    }

    /// How long it stays so, and where that is said; the longest such words.
    private mutating func lasting(in range: Range<Int>) -> (range: Range<Int>, events: [Matcher.Event])? {
        guard let staying else { return nil }
        for place in range {
            let matches = matcher.matches(of: staying, at: place).filter { $0.end <= range.upperBound }
            if let longest = matches.max(by: { $0.end < $1.end }) {
                return (place..<longest.end, matcher.events(of: longest))
            }
        }
        return nil
    }

    /// Whether a word joins what stands on both sides of it.
    private func isJoint(_ token: Token) -> Bool {
        grammar.begins(anyOf: [.and, .or, .but], with: grammar.words[token.key])
    }
}

extension [Token] {
    /// The words of some of the tokens as they were written, but for those of others; a text for each stretch.
    fileprivate func texts(_ range: Range<Int>, without gap: Range<Int>?) -> [String] {
        guard let gap, gap.overlaps(range) else { return range.isEmpty ? [] : [text(range)] }
        let first = range.lowerBound..<Swift.max(range.lowerBound, gap.lowerBound)
        let last = Swift.min(gap.upperBound, range.upperBound)..<range.upperBound
        return [first, last].filter { !$0.isEmpty }.map { text($0) }
    }

    /// Some of the tokens as they were written; those that were parted, as “apágala” and “Küchenlicht” are, each by itself.
    func text(_ range: Range<Int>) -> String {
        let (first, last) = (self[range.lowerBound].text, self[range.upperBound - 1].text)
        guard first.base == last.base, first.startIndex <= last.endIndex else { return self[range].asWritten }
        return String(first.base[first.startIndex..<last.endIndex])
    }
}
