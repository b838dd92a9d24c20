import HomeModel

/// The ways in which a sentence may say what has to happen before its command is done: “when the front door opens, turn on the
/// hall light”, “turn on the hall light when the front door opens”.
///
/// What happens is put as the question whose answer then becomes yes, or no: “is the front door open”.
package struct EventClauses {
    /// A way to part a sentence.
    package struct Clause: ClauseWay {
        /// The question whose answer changes.
        package var question: [Token]
        /// Whether the answer becomes no.
        package var isNegated: Bool
        /// How long it has to stay so, as it is said; nothing where it has not.
        package var staying: [Matcher.Event]
        /// What is to be done then.
        package var command: [Token]
        /// Whether a comma parts the two, so that neither has words of the other.
        package var isSetOff: Bool
        /// Whether it may be about how things are now: “if the lamp is on, turn it off”.
        package var isPresent: Bool
        /// Whether it says how things are, and not what becomes of them.
        package var isStaying: Bool
        /// Whether nothing but a colon or a dash behind it says that it is one: “откроется окно — выключи кондиционер”.
        package var isUnmarked = false
        /// Whether it is about how things will be when the command is done: “if the lamp is still on at ten, turn it off”.
        package var isTimed = false
    }

    /// The ways; those about now first, then those that a comma makes, then those with the longest clause.
    package private(set) var clauses: [Clause] = []

    /// Whether a token may begin or end such a clause, so that it is worth while to look closer.
    package static func mayMark(at place: Int, of tokens: [Token], in language: LanguageRules) -> Bool {
        language.compiled.mayBegin(anyOf: [.occasion, .supposing], at: place, of: tokens)
    }

    /// Whether a colon or a dash may part what happens from what is done then.
    package static func mayPart(at place: Int, of tokens: [Token]) -> Bool {
        place > 0 && (tokens[place].isColon || tokens[place].isDash)
    }

    /// What is to be done in a sentence that waits for something, whatever that is: what stands before the words that begin the
    /// clause, or behind a pause that ends it.
    package static func commands(in tokens: [Token], _ analyzer: Analyzer) -> [[Token]] {
        let aside = analyzer.language.aside
        var matcher = Matcher(aside, Lattice(tokens, grammar: aside))
        var found: [[Token]] = []
        for place in tokens.indices where mayMark(at: place, of: tokens, in: analyzer.language) {
            let marks = [RuleRole.supposing, .occasion].compactMap { aside.rule($0) }
                .flatMap { matcher.matches(of: $0, at: place) }.filter { !Slots(matcher.events(of: $0)).has(.late) }
            guard let begin = marks.map(\.end).min() else { continue }
            let before = tokens.withoutPauses(around: 0..<place)
            if !before.isEmpty {
                found.append(Array(tokens[before]))
                continue
            }
            for end in tokens.indices.dropFirst(begin + 1) where tokens[end].isPause {
                let command = tokens.withoutPauses(around: end..<tokens.count)
                if !command.isEmpty { found.append(Array(tokens[command])) }
            }
        }
        return found
    }

    /// Looks for them in a sentence.
    package init(_ tokens: [Token], _ analyzer: Analyzer) {
        let aside = analyzer.language.aside
        guard let becoming = aside.rule(.becoming), let remaining = aside.rule(.remaining) else {
            return
        }
        var finder = Finder(tokens, aside, becoming: becoming, remaining: remaining, analyzer.language.compiled)
        var begun: Int?
        for place in tokens.indices where Self.mayMark(at: place, of: tokens, in: analyzer.language) {
            for (rule, isCertain) in [(RuleRole.supposing, false), (.occasion, true)] {
                guard let rule = aside.rule(rule) else { continue }
                for mark in finder.marks(of: rule, at: place) {
                    if !mark.isLate {
                        begun = begun ?? place
                        // What is not to be so by "unless" is looked at, and not waited for.
                        clauses += finder.clauses(from: mark.range, isCertain)
                            .filter { $0.isPresent || !mark.isNegated }.map { $0.marked(by: mark) }
                    } else if begun == nil || begun == place {
                        clauses += finder.clauses(until: mark, isCertain)
                    }
                }
            }
        }
        if clauses.isEmpty, let pause = tokens.indices.first(where: { Self.mayPart(at: $0, of: tokens) }) {
            clauses = finder.clauses(before: pause)
        }
        clauses = clauses.likeliest(first: \.isPresent)
    }
}

extension EventClauses.Clause {
    /// The clause as the words that make it one want it: not to be so, by such as "if not" and "unless".
    fileprivate func marked(by mark: ClauseMark) -> Self {
        var clause = self
        clause.isNegated = isNegated != mark.isNegated
        return clause
    }
}

/// Parts one sentence.
private struct Finder: ~Copyable {
    private let tokens: [Token]
    private let tokenizer: Tokenizer
    private let becoming: CompiledGrammar.RuleID
    private let remaining: CompiledGrammar.RuleID
    private let staying: CompiledGrammar.RuleID?
    /// What a command begins with that only a clause before it lets begin so.
    private let consequent: CompiledGrammar.RuleID?
    private let time: CompiledGrammar.RuleID?
    /// What joins two clauses.
    private let joints: [CompiledGrammar.RuleID]
    /// What changes nothing of what is meant.
    private let courtesy: CompiledGrammar.RuleID?
    private var joining: Matcher
    private var matcher: Matcher

    init(
        _ tokens: [Token], _ aside: CompiledGrammar, becoming: CompiledGrammar.RuleID,
        remaining: CompiledGrammar.RuleID, _ grammar: CompiledGrammar
    ) {
        joints = ([.and, .or, .but] as [RuleRole]).compactMap { grammar.rule($0) }
        courtesy = grammar.rule(.courtesy)
        time = grammar.rule(.time)
        joining = Matcher(grammar, Lattice(tokens, grammar: grammar))
        (self.tokens, self.becoming, self.remaining) = (tokens, becoming, remaining)
        (tokenizer, staying, consequent) = (aside.tokenizer, aside.rule(.staying), aside.rule(.consequent))
        matcher = Matcher(aside, Lattice(tokens, grammar: aside))
    }

    /// The words that begin a clause at a token, or with `late` end one there; the shortest first.
    mutating func marks(of rule: CompiledGrammar.RuleID, at place: Int) -> [ClauseMark] {
        var found: [ClauseMark] = []
        for match in matcher.matches(of: rule, at: place) {
            let slots = Slots(matcher.events(of: match))
            let mark = ClauseMark(
                range: place..<match.end, isLate: slots.has(.late), isNegated: slots.has(.not),
                isOfAsked: slots.has(.asked))
            if !found.contains(mark) { found.append(mark) }
        }
        return found.sorted { $0.range.upperBound < $1.range.upperBound }
    }

    /// The ways with a clause that some words begin; one that begins the sentence ends before its command, and every other ends
    /// with the sentence.
    ///
    /// In a script without spaces, what the clause is about may stand before these words: “后门要是没锁，锁上”.
    mutating func clauses(from mark: Range<Int>, _ isCertain: Bool) -> [EventClauses.Clause] {
        let (start, begin, count) = (mark.lowerBound, mark.upperBound, tokens.count)
        var found: [EventClauses.Clause] = []
        let lead = start > 0 ? time(before: start) : nil
        if start > 0, lead == nil {
            let command = tokens.withoutPauses(around: 0..<start)
            let isSetOff = command.upperBound < start
            found = clauses(begin..<count, command: command, isCertain, isSetOff: isSetOff)
            if isSetOff || !tokens[start].isUnspaced { return found }
        }
        for end in (begin + 1..<max(begin + 1, count)).reversed() {
            let isSetOff = tokens[end - 1].isPause
            // Between the two stands a comma or nothing, and no command begins with one.
            if tokens[end].isPause || start > 0 && lead == nil && !isSetOff { continue }
            let range = start == 0 || lead != nil ? begin..<end : 0..<end
            found += clauses(range, around: mark, command: end..<count, isCertain, isSetOff: isSetOff, after: lead)
        }
        return found
    }

    /// The ways with a clause that some words end, which begins the sentence or ends it.
    ///
    /// Behind a pause they end a clause only whose last words say what happens: “电视一打开，就关灯”.
    mutating func clauses(until mark: ClauseMark, _ isCertain: Bool) -> [EventClauses.Clause] {
        let words = mark.range
        let said = tokens.withoutPauses(around: 0..<words.lowerBound)
        let begin = tokens[said].lastIndex(where: \.isPause).map { $0 + 1 } ?? 0
        let rest = tokens.withoutPauses(around: words.upperBound..<tokens.count)
        let command = rest.isEmpty ? tokens.withoutPauses(around: 0..<begin) : rest
        // What stands before a clause within a sentence would be lost.
        guard rest.isEmpty || begin == 0 else { return [] }
        // What was asked before the mark is the clause: "is the gate locked? If not, lock it".
        let isAsked = said.upperBound < words.lowerBound && tokens[said.upperBound].text == "?"
        let isSetOff = isAsked || rest.isEmpty || rest.lowerBound > words.upperBound
        return clauses(
            begin..<said.upperBound, command: command, isCertain, isSetOff: isSetOff,
            endsInEvent: !isAsked && !mark.isOfAsked && said.upperBound < words.lowerBound
        ).map { $0.marked(by: mark) }
    }

    /// The ways with a clause that nothing but the pause behind it parts from its command: “откроется окно — …”.
    mutating func clauses(before pause: Int) -> [EventClauses.Clause] {
        clauses(0..<pause, command: pause + 1..<tokens.count, true, isSetOff: true).compactMap { clause in
            var clause = clause
            clause.isUnmarked = true
            return clause.isStaying ? nil : clause
        }
    }

    /// The time that is all that stands before a clause: “in an hour, if the lamp is still on, …”.
    private mutating func time(before start: Int) -> Range<Int>? {
        let said = tokens.withoutPauses(around: 0..<start)
        guard let time, said.upperBound < start || tokens[start].isUnspaced, ParaphraseRule.timeOfCondition.holds else {
            return nil
        }
        return joining.end(of: time, at: said.lowerBound) == said.upperBound ? said : nil
    }

    /// A command with the words that make one of what only a clause lets begin so: “… soll das Licht angehen”.
    private mutating func order(_ command: Range<Int>) -> [Token] {
        guard let consequent,
            let match = matcher.matches(of: consequent, at: command.lowerBound).max(by: { $0.end < $1.end }),
            let said = Slots(matcher.events(of: match)).text(.say), match.end < command.upperBound
        else { return Array(tokens[command]) }
        return tokenizer.tokens(of: said) + tokens[match.end..<command.upperBound]
    }

    /// The ways with a clause, around the mark of one that stands within it, and behind the time of its command.
    private mutating func clauses(
        _ range: Range<Int>, around mark: Range<Int>? = nil, command: Range<Int>, _ isCertain: Bool, isSetOff: Bool,
        endsInEvent: Bool = false, after lead: Range<Int>? = nil
    ) -> [EventClauses.Clause] {
        let range = tokens.withoutPauses(around: range)
        if !isSetOff, command.count < 2, ParaphraseRule.commandOfWords.holds { return [] }
        guard !range.isEmpty, !command.isEmpty else { return [] }
        if tokens[range].contains(where: \.isPause), ParaphraseRule.commaEndsClause.holds { return [] }
        var found: [(clause: EventClauses.Clause, length: Int)] = []
        let lasting = self.lasting(in: range)
        let clock = isCertain || lasting != nil ? nil : lead ?? self.clock(in: range)
        let order = order(command)
        for place in range where lasting?.range.contains(place) != true && isJoint(place) {
            if ParaphraseRule.oneCondition.holds { return [] }
        }
        for place in range {
            for rule in [becoming, remaining] {
                let isPresent = rule == remaining && !isCertain && lasting == nil
                if lead != nil, !isPresent { continue }
                if isPresent, isJoint(command.lowerBound), ParaphraseRule.commandIsApart.holds { continue }
                let matches = matcher.matches(of: rule, at: place)
                let timed = isPresent ? clock : nil
                let gaps = [mark, lasting?.range, timed].compactMap(\.self)
                for match in matches where match.end <= range.upperBound {
                    if gaps.contains(where: { $0.overlaps(place..<match.end) }) { continue }
                    if endsInEvent, match.end < range.upperBound, ParaphraseRule.eventAtEnd.holds { continue }
                    let slots = Slots(matcher.events(of: match))
                    guard let asks = slots.text(.asks) else { continue }
                    let said = slots.text(.say).map(tokenizer.tokens(of:)) ?? []
                    let behind = tokens.said(match.end..<range.upperBound, without: gaps)
                    var words = tokenizer.tokens(of: asks) + tokens.said(range.lowerBound..<place, without: gaps)
                    words += slots.has(.late) ? behind + said : said + behind
                    let clause = EventClauses.Clause(
                        question: words, isNegated: slots.has(.not), staying: lasting?.events ?? [],
                        command: tokens[timed ?? 0..<0] + order, isSetOff: isSetOff, isPresent: isPresent,
                        isStaying: rule == remaining, isTimed: timed != nil)
                    found.append((clause, match.end - place))
                }
            }
        }
        // Of two words for what happens, the longer says more: “goes below” before “goes”.
        return found.sorted { $0.length > $1.length }.map(\.clause)
    }

    /// Where the time of day is said at which it is so.
    private mutating func clock(in range: Range<Int>) -> Range<Int>? {
        guard let time else { return nil }
        return joining.first(of: time, in: range, where: \.sayWhenInDay)?.range
    }

    /// How long it stays so, and where that is said.
    private mutating func lasting(in range: Range<Int>) -> (range: Range<Int>, events: [Matcher.Event])? {
        guard let staying else { return nil }
        return matcher.first(of: staying, in: range)
    }

    /// Whether a word joins what stands on both sides of it, and does not mean something by itself as well: „noch“ behind „weder“
    /// joins, and in „noch offen“ does not.
    private mutating func isJoint(_ place: Int) -> Bool {
        let idle = courtesy.flatMap { joining.end(of: $0, at: place) } ?? 0
        for joint in joints {
            if joining.matches(of: joint, at: place).contains(where: { $0.end > idle }) { return true }
        }
        return false
    }
}

extension [Token] {
    /// The tokens of a range but for those in gaps.
    fileprivate func said(_ range: Range<Int>, without gaps: [Range<Int>]) -> [Token] {
        range.filter { place in !gaps.contains { $0.contains(place) } }.map { self[$0] }
    }
}
