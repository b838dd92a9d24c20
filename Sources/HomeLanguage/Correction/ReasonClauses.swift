import HomeModel
import HomeNames

/// The ways to part a sentence in a command and the reason that somebody tells for it: "the baby fell asleep, so turn off
/// the lamp".
struct ReasonClauses: ~Copyable {
    /// A command, and what was told beside it, as stretches of the tokens.
    struct Part {
        let order: Range<Int>
        let reason: Range<Int>
    }

    /// The most ways that are looked at.
    private static let limit = 8

    /// The ways, those with the most of the sentence in the command first.
    private(set) var parts: [Part] = []

    private let tokens: [Token]
    private var matcher: Matcher
    private let language: Language

    /// Looks for what is set apart, begins as a statement and has nothing of a condition or a quotation in it.
    init(_ tokens: [Token], _ parser: Parser) {
        self.tokens = tokens
        language = parser.language
        matcher = Matcher(language.aside, Lattice(tokens, grammar: language.aside, index: parser.index))
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
    private var slipsOfDoubt: Set<Int> {
        let strange = tokens.indices.filter { place in
            let key = tokens[place].key
            return !tokens[place].isPause && tokens[place].number == nil && language.compiled.words[key] == nil
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
        // "Fan off it's loud", but not "the lights I'm not using".
        if end(of: "telling", at: place) != nil, endsOrder(at: place - 1) {
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

extension Parser {
    /// Whether a word is a slip of one that tells or asks how things are: "ard".
    private func mayTell(_ key: NameKey) -> Bool {
        language.nearWords.all(oneFrom: key.letters).contains {
            language.compiled.begins(anyOf: ["asking"], with: $0.id)
                && language.compiled.begins(anyOf: ["mere"], with: $0.id)
        }
    }

    /// What comes of a command beside which a reason is told, or nil where it is none.
    ///
    /// The command has to say for itself what is to be done with what. Where the reason speaks of something at home, the
    /// command must name what it is about: who says "the baby is in the nursery, lights off" may not mean all lights.
    ///
    /// A word of the command that is misspelt is forgiven where that is asked for.
    func besideReason(
        _ text: String, _ lattice: Lattice, correctsSpelling: Bool = false, _ context: Context
    ) -> Analysis? {
        let stage: Stage = correctsSpelling ? .misspeltBesideReason : .besideReason
        let named = lattice.namedTokens
        let strange = lattice.strangeTokens
        for part in ReasonClauses(lattice.tokens, self).parts {
            // "The baby is in the nursrey" speaks of the nursery.
            // "All lights off, the porch light stays on" leaves that one out.
            let isOfThing = part.reason.contains { place in
                lattice.names[place].contains { !$0.kind.isPlace && $0.range.upperBound <= part.reason.upperBound }
            }
            let isOfHome = part.reason.contains { place in
                named[place] || strange[place] && nameWords.isNear(lattice.tokens[place].key)
            }
            // "Everything elte off" tells nothing: it was to be done.
            if part.reason.contains(where: { strange[$0] }), tells(part.reason, ofAllIn: lattice) { continue }
            let said = Array(lattice.tokens[part.order])
            var order = Lattice(said, grammar: language.compiled, index: index, isCovering: !correctsSpelling)
            if correctsSpelling {
                // "Because the lights ard on" tells how they are.
                let isTold = zip(order.tokens, order.strangeTokens).contains { $1 && mayTell($0.key) }
                guard order.strangeTokens.contains(true), !isTold else { continue }
                order = order.correcting(language, index, nameWords)
                order = order.correctingFunctionWords(language) ?? order
            }
            var reader = SentenceReader(language, order, keepsTrail: isExplaining)
            let found = reader.sentences.enumerated()
                .filter { sentence in
                    sentence.element.frames.allSatisfy {
                        $0.isOrderByItself(named: isOfHome)
                            && !(isOfThing && $0.referents.contains(where: Scope.isBroad))
                    }
                }
                .flatMap { readings(of: $0.element, at: $0.offset, in: context) }.filter(\.acts)
            if found.isEmpty { continue }
            let analysis =
                correctsSpelling
                ? likeliest(of: found, text, order, stage) : analysis(of: found, text, stage)
            if let analysis { return analysis.within(stage) }
        }
        return nil
    }

    /// Whether what seems to be a reason speaks of all and ends with a state.
    private func tells(_ reason: Range<Int>, ofAllIn lattice: Lattice) -> Bool {
        guard let first = reason.first, let last = reason.last else { return false }
        let grammar = language.compiled
        return lattice.says(["everything"], at: first, in: grammar) && lattice.says(["switched"], at: last, in: grammar)
    }
}

extension Frame {
    /// Whether it says all of what is to be done, and by name where that is asked for.
    func isOrderByItself(named: Bool) -> Bool {
        if scene != nil { return true }
        guard !referents.isEmpty, !referents.contains(where: { $0.has(.pronoun) }), isOrder || slots[.to] != nil else {
            return false
        }
        return !slots.has(.ask) && !slots.has(.complaint) && !(named && allNames.isEmpty)
    }
}
