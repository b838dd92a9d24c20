import HomeModel
import UtteranceAnalysis

/// Reads a sentence that nobody understood by its islands, as robust parsers do.
///
/// Islands are the words that certainly say something: names, what is to be done, how much, when, and what is left out. What lies
/// between is skipped, each word at a cost, and so are clauses that only tell something; what is left has to make sense in the
/// language's own way. No island is skipped, so that nothing of the home, no act, number, time or exception is lost.
struct IslandParser {
    /// The most readings that are tried.
    private static let mostTried = 60

    private let search: Search
    private let lexicon: SuggestionLexicon
    private let said: Lattice
    private let asks: Bool

    /// A parser of a sentence, of which the lattice is given.
    init(_ search: Search, _ lexicon: SuggestionLexicon, _ said: Lattice, asks: Bool) {
        (self.search, self.lexicon, self.said, self.asks) = (search, lexicon, said, asks)
    }

    /// The sentences that make sense, and how near they are.
    func candidates(in context: Context) -> [SuggestionSearch.Candidate] {
        let interpreter = search.interpreter
        var tries = Self.mostTried
        var found: [SuggestionSearch.Candidate] = []
        for wording in UtteranceVariants(of: said, interpreter).all {
            let map = IslandMap(interpreter.analyzer.lattice(wording.tokens), interpreter.language, lexicon, asks: asks)
            for row in map.rows where tries > 0 {
                let tokens = map.tokens(of: row)
                // What was said as it stands made no sense.
                if tokens.count < 2 || tokens == said.tokens { continue }
                tries -= 1
                // What is only worded otherwise is read by the whole search.
                let isWhole = row.skipped.isEmpty
                guard
                    isWhole || isMeant(tokens, skipsClauses: map.skipsClauses(row), in: context)
                        || !OfferRule.islandsMakeSense.holds
                else { continue }
                let nearness = map.nearness(of: row) - wording.cost
                found.append(.init(sentence: tokens.asSentence, nearness: nearness, keepsIslands: true))
                if !isWhole { break }
            }
        }
        return found
    }

    /// The sentence, and without the clauses that only tell something; nothing where several orders are given, of which one
    /// would be lost.
    var ordering: [[Token]] {
        let map = IslandMap(said, search.interpreter.language, lexicon, asks: asks)
        if map.ordersSeveral, OfferRule.noOrderIsLost.holds { return [] }
        return [said.tokens] + (map.withoutTold.map { [map.tokens(of: $0)] } ?? [])
    }

    /// Whether some words make sense and name what they are about, or stand as they were said but for what is told beside them.
    private func isMeant(_ tokens: [Token], skipsClauses: Bool, in context: Context) -> Bool {
        let lattice = search.interpreter.analyzer.lattice(tokens, isCovering: true)
        return search.interpreter.readings(of: lattice, isBestEnough: true, in: context).contains { reading in
            let frames = reading.sentence?.frames ?? []
            return reading.intents?.isEmpty == false
                && frames.allSatisfy { !$0.allNames.isEmpty || skipsClauses && !$0.referents.isEmpty }
        }
    }
}

/// The islands of a sentence, and the words between them.
private struct IslandMap {
    /// The words that are skipped, and what it costs.
    struct Row {
        var skipped: Set<Int> = []
        var cost = 0.0
    }

    /// The most ways to skip words that are weighed.
    private static let mostRows = 40
    /// What it costs to skip a word that nobody knows, one that sentences have, and one of a clause that only tells something.
    private static let (costOfStrange, costOfKnown, costOfTold) = (1.0, 0.4, 0.1)

    /// The ways to skip words, the dearest last.
    private(set) var rows: [Row] = []

    private let lattice: Lattice
    private let language: LanguageRules
    /// Which words are islands: those of things and places where they are named first, those that say what is to be done, and
    /// others.
    private var (isOfHome, isAct, isOther): ([Bool], [Bool], [Bool])
    /// Which are words of scenes alone, after which people call what they tell too: "dinner's ready".
    private let isOfScene: [Bool]
    private let isStrange: [Bool]
    /// Which words join a clause: "so", "because".
    private let isJoint: [Bool]
    /// Which words make of a sentence a denial.
    private let isDenial: [Bool]
    /// Which words tell of somebody, or how something is.
    private let isTold: [Bool]

    private static let acts: [RuleRole] = [.act, .state, .value, .change, .color, .scene]
    private static let others: [RuleRole] = [
        .climate, .security, .quality, .complaint, .time, .all, .everything, .except, .spare, .instead, .protected,
        .and,
        .then, .but,
    ]

    init(_ lattice: Lattice, _ language: LanguageRules, _ lexicon: SuggestionLexicon, asks: Bool) {
        (self.lattice, self.language) = (lattice, language)
        let (tokens, isNamed) = (lattice.tokens, lattice.namedTokens)
        isStrange = lattice.strangeTokens
        isTold = zip(tokens, isNamed).map { token, isNamed in
            let word = token.key.text
            let isAgainst = lexicon.against.contains(word) && !lexicon.own.contains(word)
            return !isNamed && (isAgainst || lexicon.telling.contains(word))
        }
        let repeated = lattice.repeatedNames
        let things = Set(lattice.names.joined().filter { $0.kind != .actionSet }.flatMap(\.range))
        isOfScene = tokens.indices.map { isNamed[$0] && !things.contains($0) }
        isOfHome = tokens.indices.map { place in
            isNamed[place]
                ? !repeated.contains(place)
                : lattice.says([.one, .many, .all, .everything], at: place, in: language.compiled)
        }
        isAct = zip(lattice.covered(by: Self.acts, language.compiled), isNamed).map { $0 && !$1 }
        isOther = zip(lattice.covered(by: Self.others, language.compiled), isNamed).map { $0 && !$1 }
        let aside = Lattice(tokens, grammar: language.aside)
        let doubts = aside.covered(by: [.doubt, .denial], language.aside)
        // "So" joins an order, and else says how much.
        let joints = aside.covered(by: [.therefore], language.aside)
        let reasons = aside.covered(by: [.because, .purpose], language.aside)
        isJoint = tokens.indices.map { place in
            let isOrdered = place + 1 < tokens.count && Self.isOrder(at: place + 1, lattice, language)
            return joints[place] && isOrdered || reasons[place]
        }
        isDenial = aside.covered(by: [.denial], language.aside)
        for place in tokens.indices where !isNamed[place] {
            let isCounted =
                lattice.says([.number], at: place, in: language.compiled)
                && !lattice.says([.whichever, .introducing], at: place, in: language.compiled)
            if tokens[place].number != nil { isAct[place] = true }
            if isCounted || doubts[place] { isOther[place] = true }
        }
        // Who names something, and says nothing of what is to be done, only speaks of it.
        guard isOfHome.contains(true), asks || isAct.contains(true) else { return }
        rows = [Row()]
        for clause in clauses {
            let ways = ways(to: clause, asks: asks)
            rows = rows.flatMap { row in
                ways.map { Row(skipped: row.skipped.union($0.skipped), cost: row.cost + $0.cost) }
            }
            rows.sort { $0.cost < $1.cost }
            rows.removeLast(max(0, rows.count - Self.mostRows))
        }
    }

    /// What is left.
    func tokens(of row: Row) -> [Token] {
        var kept: [Token] = []
        for (place, token) in lattice.tokens.enumerated() where !row.skipped.contains(place) {
            // A pause parts nothing from nothing.
            if token.isPause, kept.last?.isPause ?? true { continue }
            kept.append(token)
        }
        while kept.last?.isPause == true, kept.last?.text != "?" { kept.removeLast() }
        return kept
    }

    /// Whether several clauses say what is to be done with something.
    var ordersSeveral: Bool {
        clauses.count { clause in clause.contains { isOfHome[$0] } && clause.contains { isAct[$0] } } > 1
    }

    /// All clauses that only tell something; nil where there are none.
    var withoutTold: Row? {
        let clauses = clauses
        let told = clauses.filter(onlyTells)
        return told.isEmpty || told.count == clauses.count ? nil : Row(skipped: Set(told.joined()))
    }

    /// Whether nothing is left out but whole clauses.
    func skipsClauses(_ row: Row) -> Bool {
        clauses.allSatisfy { clause in clause.allSatisfy(row.skipped.contains) || row.skipped.isDisjoint(with: clause) }
    }

    /// How near what is left is to what was said.
    func nearness(of row: Row) -> Double {
        let kept = Double(lattice.tokens.indices.count { !row.skipped.contains($0) && !lattice.tokens[$0].isPause })
        return 0.5 + 0.45 * kept / (kept + row.cost)
    }

    /// The stretches between pauses, and those that a "so" or "because" parts.
    private var clauses: [Range<Int>] {
        var (clauses, start): ([Range<Int>], Int) = ([], 0)
        for place in lattice.tokens.indices.dropFirst() {
            guard lattice.tokens[place - 1].isPause || isJoint[place] && !isJoint[place - 1] else { continue }
            clauses.append(start..<place)
            start = place
        }
        return clauses + [start..<lattice.tokens.count]
    }

    /// The ways to skip words of a clause: none, all where it only tells something, or what lies between its islands.
    private func ways(to clause: Range<Int>, asks: Bool) -> [Row] {
        var rows = [Row()]
        if clause.count < lattice.tokens.count, onlyTells(clause) {
            rows.append(Row(skipped: Set(clause), cost: Self.costOfTold * Double(clause.count)))
        }
        // What is of one clause is skipped together, where nothing in it is certain; and no order loses its beginning.
        guard clause.contains(where: { isOfHome[$0] || isAct[$0] }) else { return rows }
        var gaps: [Range<Int>] = []
        let order = clause.first.flatMap { Self.isOrder(at: $0, lattice, language) ? $0 : nil }
        for place in clause where !isIsland(place) && !lattice.tokens[place].isPause && place != order {
            if let last = gaps.last, last.upperBound == place {
                gaps[gaps.count - 1] = last.lowerBound..<place + 1
            } else {
                gaps.append(place..<place + 1)
            }
        }
        let says = clause.contains { isAct[$0] }
        for gap in gaps where !(says && gap.contains { isTold[$0] } && OfferRule.toldIsKept.holds) {
            let strange = gap.filter { isStrange[$0] }
            var ways = [Row(skipped: Set(gap), cost: cost(of: gap))]
            if !strange.isEmpty, strange.count < gap.count {
                ways.append(Row(skipped: Set(strange), cost: cost(of: strange)))
            }
            rows += rows.flatMap { row in
                ways.filter { row.skipped.isDisjoint(with: $0.skipped) }
                    .map { Row(skipped: row.skipped.union($0.skipped), cost: row.cost + $0.cost) }
            }
            rows.sort { $0.cost < $1.cost }
            rows.removeLast(max(0, rows.count - Self.mostRows))
        }
        return rows
    }

    /// Whether the word at a place begins an order.
    private static func isOrder(at place: Int, _ lattice: Lattice, _ language: LanguageRules) -> Bool {
        lattice.words[place].contains { language.isOrder($0.id) }
    }

    private func isIsland(_ place: Int) -> Bool { isOfHome[place] || isAct[place] || isOther[place] }

    private func cost(of places: some Sequence<Int>) -> Double {
        places.reduce(0) { $0 + (isStrange[$1] ? Self.costOfStrange : Self.costOfKnown) }
    }

    /// Whether a clause speaks of nothing at home and orders nothing: "the stars are out".
    private func onlyTells(_ clause: Range<Int>) -> Bool {
        let words = clause.filter { !lattice.tokens[$0].isPause }
        guard let first = words.first else { return false }
        let begins = Self.isOrder(at: first, lattice, language)
        let speaks = words.contains { place in
            isOfHome[place] && !isOfScene[place] || lattice.tokens[place].number != nil
                || isDenial[place] || lattice.says([.protected, .no, .not], at: place, in: language.compiled)
        }
        let says = words.contains { isAct[$0] || isOfScene[$0] }
        return !begins && !speaks && (!says || words.contains { isTold[$0] || isStrange[$0] })
    }
}

extension Lattice {
    /// The words of matches of some rules.
    fileprivate func covered(by roles: [RuleRole], _ grammar: CompiledGrammar) -> [Bool] {
        var covered = tokens.map { _ in false }
        var matcher = Matcher(grammar, self)
        for rule in roles.compactMap({ grammar.rule($0) }) {
            for start in tokens.indices where !tokens[start].isPause {
                for match in matcher.matches(of: rule, at: start) where match.end > start {
                    for place in start..<match.end { covered[place] = true }
                }
            }
        }
        return covered
    }

    /// The words of names that were said before.
    fileprivate var repeatedNames: Set<Int> {
        var met: Set<String> = []
        var repeated: Set<Int> = []
        for hits in names {
            guard let range = hits.map(\.range).max(by: { $0.count < $1.count }) else { continue }
            if !met.insert(tokens[range].map(\.key.text).joined(separator: " ")).inserted { repeated.formUnion(range) }
        }
        return repeated
    }
}

extension [Token] {
    /// The tokens as they were said, with spaces only where there were some, or where words stand between no more.
    var asSentence: String {
        zip(self, dropFirst()).reduce(String(first?.text ?? "")) { text, pair in
            let (last, next) = (pair.0.text, pair.1.text)
            let wereJoined = last.endIndex == next.startIndex && last.base == next.base
            let isUnspaced = pair.0.isUnspaced && pair.1.isUnspaced
            return text + (wereJoined || isUnspaced || pair.1.isPause ? "" : " ") + next
        }
    }
}
