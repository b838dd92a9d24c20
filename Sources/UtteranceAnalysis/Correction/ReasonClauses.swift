import HomeModel
import HomeNames

/// The ways to part a sentence in a command and the remarks that somebody makes around it: "the baby fell asleep, so turn off
/// the lamp", "tell you what, lamp off, I can't sleep"; or within it: "lamp on so I can see, then off at ten".
///
/// A remark tells something, or is what people are known to say before they ask for something (`opener`). Nothing is a remark
/// that holds a number, a condition, a denial, a quotation or another command. One that a pause sets apart may tell a time, which
/// is its own and no command's: "my train leaves at eight, turn off the lamp".
package struct ReasonClauses: ~Copyable {
    /// A command, and what was said beside it, as stretches of the tokens.
    package struct Part: Sendable {
        /// The command; in two pieces where something is told in its midst.
        package let order: [Range<Int>]
        /// What was told before it, behind it and within it.
        package let remarks: [Range<Int>]
        /// Whether a remark has no verb that is known to tell: "my poor back, …".
        package var isVague = false
        /// Whether a remark tells a time.
        package var isTimed = false
    }

    /// What was told, and where the command begins behind it or ends before it.
    fileprivate struct Side {
        let remark: Range<Int>
        let bound: Int
        /// Where the command goes on behind a remark within it.
        var rest: Range<Int>?
        var isVague = false
        var isTimed = false
    }

    /// The most ways that are looked at.
    private static let limit = 8

    /// The ways, those with the most of the sentence in the command first.
    package private(set) var parts: [Part] = []

    private let lattice: Lattice
    private let tokens: [Token]
    private let isNamed: [Bool]
    private var matcher: Matcher
    /// The times that are said anywhere.
    private let times: [Range<Int>]
    private let language: LanguageRules
    private let analyzer: Analyzer
    private let aside: CompiledGrammar
    /// Where what is said begins behind its openers.
    private var start = 0

    /// Looks for what is set apart, begins as a statement and has nothing of a condition or a quotation in it.
    package init(_ lattice: Lattice, _ analyzer: Analyzer) {
        self.lattice = lattice
        tokens = lattice.tokens
        isNamed = lattice.namedTokens
        self.analyzer = analyzer
        language = analyzer.language
        aside = language.aside
        matcher = Matcher(aside, Lattice(tokens, grammar: aside, index: analyzer.index))
        times = language.times(in: lattice)
        start = endOfOpeners()
        let places = tokens.indices.dropFirst(start + 1)
        let (first, behind) = (places.flatMap { before(at: $0) }, places.flatMap { after(at: $0) })
        if start == 0, first.isEmpty, behind.isEmpty { return }
        let slips = slipsOfDoubt
        let together = wordsWithinSaid()
        let doubtful = tokens.indices.filter {
            tokens[$0].number != nil || end(of: .doubt, at: $0) != nil && !together.contains($0) || slips.contains($0)
        }
        let earlier = first.compactMap { telling($0, doubtful) }
        let later = (behind.flatMap { within($0) } + behind).compactMap { telling($0, doubtful) }
        let (begin, last) = (start, tokens.count)
        var one = earlier.map { Part([$0.bound..<last], beside: [$0]) }
        one += later.map { Part($0.order(from: begin), beside: [$0]) }
        if begin > 0 { one.append(Part([begin..<last], beside: [])) }
        let two = earlier.flatMap { first in
            later.filter { $0.bound > first.bound }.map { Part($0.order(from: first.bound), beside: [first, $0]) }
        }
        let told = (one + two).filter { !$0.order[0].isEmpty }
        parts = Array(told.sorted { $0.length > $1.length }.prefix(Self.limit))
    }

    /// Where the last of what people are known to say before they ask for something ends, each set apart by a pause: "right,
    /// tell you what, …".
    private mutating func endOfOpeners() -> Int {
        guard let rule = aside.rule(.opener) else { return 0 }
        var place = 0
        while place < tokens.count {
            let ends = matcher.matches(of: rule, at: place).map(\.end)
            let apart = ends.filter { $0 < tokens.count && tokens[$0].isPause && tokens[$0].text != "?" }
            guard let end = apart.max() else { break }
            if isNamed[place..<end].contains(true), ParaphraseRule.nameIsNoOpener.holds { break }
            place = end + 1
        }
        return place < tokens.count ? place : 0
    }

    /// Where characters stand that tell something together, though one by itself would make it doubtful: 开 of 开始.
    private mutating func wordsWithinSaid() -> Set<Int> {
        var told: Set<Int> = []
        for place in tokens.indices where tokens[place].isUnspaced {
            if let end = end(of: .said, at: place), end > place + 1 { told.formUnion(place..<end) }
        }
        return told
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
    private mutating func before(at place: Int) -> [Side] {
        if tokens[place].isPause { return [Side(remark: start..<place, bound: place + 1)] }
        if let end = end(of: .therefore, at: place) {
            let isBound = self.end(of: .bound, at: place - 1) != nil
            if isBound, ParaphraseRule.orderIsUnbound.holds { return [] }
            return [Side(remark: start..<place, bound: end)]
        }
        guard let told = reason(at: start), told < place, beginsOrder(at: place),
            end(of: .bound, at: place - 1) == nil || !ParaphraseRule.orderIsUnbound.holds
        else { return [] }
        return [Side(remark: told..<place, bound: place)]
    }

    /// Where the words end that begin a reason before its order; some begin one only behind it, and are a condition before it:
    /// “si no”.
    private mutating func reason(at place: Int) -> Int? {
        guard let rule = aside.rule(.because) else { return nil }
        return matcher.matches(of: rule, at: place).filter { match in
            !Slots(matcher.events(of: match)).has(.late)
        }.map(\.end).max()
    }

    private func beginsOrder(at place: Int) -> Bool {
        language.compiled.begins(anyOf: [.wanting, .act], with: language.compiled.wordTable[tokens[place].key])
    }

    /// The reason last: "…, dinner is ready", "… because I am tired".
    private mutating func after(at place: Int) -> [Side] {
        if tokens[place].isPause {
            if tokens[place].text == "?", end(of: .therefore, at: 0) == nil, ParaphraseRule.askedNotOrdered.holds {
                return []
            }
            let last = tokens.lastIndex { !$0.isPause } ?? place
            let denied = end(of: .denial, at: place + 1)
            if let denied, end(of: .statement, at: place + 1) ?? 0 <= denied, ParaphraseRule.deniedBehind.holds {
                return []
            }
            if end(of: .denial, at: last) != nil, ParaphraseRule.deniedAtEnd.holds { return [] }
            return [Side(remark: place + 1..<tokens.count, bound: place)]
        }
        if end(of: .telling, at: place) != nil,
            endsOrder(at: place - 1) || end(of: .aim, at: place) != nil || !ParaphraseRule.toldBehindOrder.holds
        {
            return [Side(remark: place..<tokens.count, bound: place)]
        }
        guard let end = end(of: .because, at: place) ?? end(of: .purpose, at: place) else { return [] }
        return [Side(remark: end..<tokens.count, bound: place)]
    }

    /// The same remark behind a command where it ends before the sentence does, and the command goes on.
    private func within(_ side: Side) -> [Side] {
        side.remark.dropFirst().filter { goesOn(at: $0) }.map {
            Side(remark: side.remark.lowerBound..<$0, bound: side.bound, rest: $0..<tokens.count)
        }
    }

    /// Whether a pause or "and" stands at some place, and what may order something behind that.
    private func goesOn(at place: Int) -> Bool {
        let isJoint = { [lattice, language] in lattice.isJoint(at: $0, in: language.compiled) }
        guard isJoint(place), !isJoint(place - 1), let next = tokens.indices[place...].first(where: { !isJoint($0) })
        else { return false }
        // Where verbs come last, a command begins with its thing: “дети уже спят, люстру выключи”.
        if isNamed[next], ParaphraseRule.orderBeginsWithThing.holds { return true }
        let word = language.compiled.wordTable[tokens[next].key]
        return language.compiled.begins(anyOf: [.wanting, .act, .state, .courtesy], with: word)
    }

    private func endsOrder(at place: Int) -> Bool {
        let word = language.compiled.wordTable[tokens[place].key]
        return tokens[place].number != nil
            || language.compiled.begins(anyOf: [.state, .value, .change, .courtesy], with: word)
    }

    /// A side whose remark is a statement, with no doubt in it; nil where it is none.
    private mutating func telling(_ side: Side, _ doubtful: [Int]) -> Side? {
        if holdsOrder(side.remark), ParaphraseRule.remarkOrdersNothing.holds { return nil }
        // Whoever asks how it came to be so orders nothing by that: "who left the lamp on? Turn it off".
        if isApart(side), let first = side.remark.first, end(of: .reproach, at: first) != nil { return side }
        let doubts = doubtful.filter(side.remark.contains)
        if !doubts.isEmpty, !deniesOfItself(side, doubts), ParaphraseRule.remarkWithoutDoubt.holds {
            return timed(side, doubts)
        }
        var other = side
        if isStatement(side.remark) {
            // A statement that tells a time is told, though a scene be called so: "we are off in a moment, …".
            other.isTimed = isApart(side) && times.contains { side.remark.contains($0.lowerBound) }
            return other
        }
        other.isVague = isVague(side.remark)
        return other.isVague || isStrange(side.remark) ? other : nil
    }

    /// Whether a remark goes on to what is therefore to be done: “the stars are out tonight so open the dome, …”.
    private mutating func holdsOrder(_ remark: Range<Int>) -> Bool {
        for place in remark {
            if let end = end(of: .therefore, at: place), remark.contains(end), beginsOrder(at: end),
                self.end(of: .statement, at: end) == nil, self.end(of: .subject, at: end) == nil
            {
                return true
            }
        }
        return false
    }

    /// Whether a remark before the order is set apart, and denies something of whoever speaks and nothing of the home's: "I can
    /// see nothing, turn on the lamp", “ich habe keine Hand frei, mach das Licht an”; or says what must not happen: "lamp on, so
    /// that nobody trips".
    private mutating func deniesOfItself(_ side: Side, _ doubts: [Int]) -> Bool {
        let remark = side.remark
        guard let first = remark.first else { return false }
        let isEarlier = remark.upperBound < side.bound && tokens[side.bound - 1].isPause
        guard isEarlier && end(of: .statement, at: first) != nil || isPurpose(remark) else { return false }
        for doubt in doubts where end(of: .denial, at: doubt) == nil {
            if ParaphraseRule.onlyDenied.holds { return false }
        }
        return !isOfHome(remark) || !ParaphraseRule.deniedOfHome.holds
    }

    /// Whether a name of the home is said somewhere, or a whole word for what is there: "anything" is no "any thing".
    private func isOfHome(_ range: Range<Int>) -> Bool {
        let things = ([.one, .many, .everything] as [RuleRole]).compactMap { language.compiled.rule($0) }
        var matcher = Matcher(language.compiled, lattice)
        for place in range {
            if isNamed[place] || things.contains(where: { matcher.end(of: $0, at: place) != nil }) { return true }
        }
        return false
    }

    /// Whether some words say what an order is for.
    private mutating func isPurpose(_ remark: Range<Int>) -> Bool {
        (max(0, remark.lowerBound - 3)..<remark.lowerBound).contains { end(of: .purpose, at: $0) == remark.lowerBound }
    }

    /// A side that is set apart and tells a time, where nothing but that time is doubtful in it; nil else.
    private mutating func timed(_ side: Side, _ doubts: [Int]) -> Side? {
        let remark = side.remark
        let own = Set(
            times.filter { remark.lowerBound <= $0.lowerBound && $0.upperBound <= remark.upperBound }.joined())
        let isTelling = remark.contains { place in
            let word = language.compiled.wordTable[tokens[place].key]
            return !own.contains(place) && !tokens[place].isPause
                && !language.compiled.begins(anyOf: [.courtesy], with: word)
        }
        guard isApart(side) || !ParaphraseRule.timedIsApart.holds, isTelling || !ParaphraseRule.timedSaysMore.holds,
            doubts.allSatisfy(own.contains) || !ParaphraseRule.timedWithoutDoubt.holds,
            let first = remark.first(where: { !own.contains($0) })
        else { return nil }
        var other = side
        other.isTimed = true
        if end(of: .statement, at: first) != nil { return other }
        guard let subject = end(of: .subject, at: first) else { return nil }
        if saysSomething(remark, from: subject, within: 6) { return other }
        other.isVague = isVague(first..<remark.upperBound, without: own)
        return other.isVague ? other : nil
    }

    /// Whether a pause parts a remark from its command.
    private func isApart(_ side: Side) -> Bool {
        tokens[side.remark.lowerBound > start ? side.remark.lowerBound - 1 : side.bound - 1].isPause
    }

    /// Whether a stretch is about something that is none of the home's, and says nothing with a verb that is known to tell.
    ///
    /// The times in it say nothing of the home's either.
    private mutating func isVague(_ range: Range<Int>, without times: Set<Int> = []) -> Bool {
        guard let first = range.first else { return false }
        // Somebody who is called by name: "Zoe sleeps, …".
        let isPerson = range.count > 1 && !tokens[first].isPause && analyzer.isPerson(tokens[first].key)
        guard isPerson || range.count >= Self.fewestWords && end(of: .subject, at: first) != nil else {
            return false
        }
        let kinds: [RuleRole] = [.one, .many, .everything, .state, .act, .value, .change, .color, .ask]
        return !range.dropFirst().contains { place in
            if times.contains(place) { return false }
            return isNamed[place] || tokens[place].isPause
                || language.compiled.begins(anyOf: kinds, with: language.compiled.wordTable[tokens[place].key])
        }
    }

    /// Whether a stretch names a thing first, and has a word behind it that nobody knows and that is no slip of an order: "the
    /// dryer is chuntering".
    private func isStrange(_ range: Range<Int>) -> Bool {
        guard let start = range.prefix(2).first(where: { isNamed[$0] }),
            let end = range.first(where: { $0 > start && !isNamed[$0] })
        else { return false }
        let said = end..<range.upperBound
        let isTold = !said.contains { place in
            isNamed[place] || tokens[place].isPause || orders(language.compiled.wordTable[tokens[place].key])
        }
        return isTold && said.contains { isUnheard($0) }
    }

    /// Whether nobody knows a word, and it is near to none of an order.
    private func isUnheard(_ place: Int) -> Bool {
        let key = tokens[place].key
        guard language.compiled.wordTable[key] == nil, language.compiled.word(inOtherCase: key) == nil else {
            return false
        }
        // A character of a script without spaces is one edit from each other.
        return tokens[place].isUnspaced || !language.nearWords.near(key).contains { orders($0.id) }
    }

    /// Whether a word can begin what says what is to be done.
    private func orders(_ word: CompiledGrammar.WordID?) -> Bool {
        language.compiled.begins(anyOf: [.wanting, .act, .state, .value, .change, .color, .ask, .climate], with: word)
    }

    /// The fewest words of a remark that has no verb that is known to tell.
    private static let fewestWords = 3

    private mutating func isStatement(_ range: Range<Int>) -> Bool {
        guard let first = range.first else { return false }
        if isPurpose(range) { return true }
        if end(of: .because, at: first - 1) != nil || end(of: .statement, at: first) != nil { return true }
        // What stands behind a reason's first words tells on: "so I can see my pills".
        if end(of: .because, at: first - 2) == first, end(of: .said, at: first) != nil { return true }
        if let subject = end(of: .subject, at: first) { return saysSomething(range, from: subject, within: 6) }
        // A statement has a verb that tells behind its subject, and is no command: "dinner is ready".
        // Where each character is a token, a word has two of them.
        // Where a script has no spaces, a noun may begin as a verb does: “打印机” as “打开”.
        return (isNamed[first] && tokens[first].isUnspaced || !beginsOrder(at: first))
            && saysSomething(clause(of: range), from: first + 1, within: tokens[first].isUnspaced ? 6 : 3)
    }

    /// What of a stretch stands before its first pause: in "fan off, left lamp off" nobody has left anything.
    private func clause(of range: Range<Int>) -> Range<Int> {
        range.lowerBound..<(range.first { tokens[$0].isPause } ?? range.upperBound)
    }

    private mutating func saysSomething(_ range: Range<Int>, from start: Int, within count: Int) -> Bool {
        (start..<max(start, min(range.upperBound, start + count))).contains { end(of: .said, at: $0) != nil }
    }

    /// Where the longest match of a rule at some place ends; nil where there is none.
    private mutating func end(of role: RuleRole, at place: Int) -> Int? {
        guard tokens.indices.contains(place), let rule = aside.rule(role) else { return nil }
        return matcher.end(of: rule, at: place)
    }
}

extension ReasonClauses.Side {
    /// The command that it stands behind or within, from some place on.
    fileprivate func order(from start: Int) -> [Range<Int>] { [start..<bound] + (rest.map { [$0] } ?? []) }
}

extension ReasonClauses.Part {
    /// How much of the sentence is the command.
    fileprivate var length: Int { order.map(\.count).reduce(0, +) }

    fileprivate init(_ order: [Range<Int>], beside sides: [ReasonClauses.Side]) {
        (self.order, remarks) = (order, sides.map(\.remark))
        isVague = sides.contains(where: \.isVague)
        isTimed = sides.contains(where: \.isTimed)
    }
}

extension LanguageRules {
    /// Where a time is said, or how long something has gone on, by the longest words that say it from each place.
    package func times(in lattice: Lattice) -> [Range<Int>] {
        func found(_ role: RuleRole, _ grammar: CompiledGrammar, _ lattice: Lattice) -> [Range<Int>] {
            guard let rule = grammar.rule(role) else { return [] }
            var matcher = Matcher(grammar, lattice)
            return lattice.tokens.indices.compactMap { place in
                // What no clock tells is a condition behind a word for one: "when somebody comes home".
                let isCondition = aside.begins(
                    anyOf: [.occasion, .supposing], with: aside.wordTable[lattice.tokens[place].key])
                let told = matcher.matches(of: rule, at: place).filter {
                    !isCondition || !Slots(matcher.events(of: $0)).has(.event)
                }
                return told.map(\.end).max().map { place..<$0 }
            }
        }
        return found(.time, compiled, lattice) + found(.elapsed, clauses, Lattice(lattice.tokens, grammar: clauses))
    }
}
