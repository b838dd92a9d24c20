import HomeModel
import UtteranceAnalysis

/// What is left of a sentence that nobody understood without the words of it that tell nothing.
///
/// Words that no sentence has, a few in a row, or all that are neither names nor say what is to be done. What is left names
/// what it is about, and nothing is left out that says which things are meant, or more would be done than was said.
struct Omissions {
    /// The most words in a row that are left out, and how many ways to leave some out are tried.
    private static let (mostLeftOut, mostTried) = (3, 40)

    private let search: Search
    private let lattice: Lattice
    private let language: LanguageRules
    private let isNamed: [Bool]
    /// Which words say what is meant, or what is to be done.
    private let tells: [Bool]

    /// Whether it is a question, of which each word says what is asked.
    private let asks: Bool

    /// The ways to leave words out of a sentence, of which the lattice is given.
    init(_ search: Search, _ lattice: Lattice, asks: Bool) {
        (self.search, self.lattice, self.asks, language) = (search, lattice, asks, search.interpreter.language)
        isNamed = lattice.namedTokens
        tells = Self.telling(lattice, isNamed, language.compiled)
    }

    /// The sentences that make sense, and how near they are.
    func candidates(in context: Context) -> [SuggestionSearch.Candidate] {
        (withoutStrangeWords(in: context).map { [$0] } ?? []) + parts(in: context) + withoutSomeWords(in: context)
            + (skeleton(in: context).map { [$0] } ?? [])
    }

    /// The rules that say what is meant or what is to be done.
    private static let content: [RuleRole] = [
        .verb, .act, .state, .value, .change, .color, .climate, .security, .quality, .complaint, .number, .time, .scene,
        .noun, .where, .all, .everything, .except, .spare, .instead, .firm,
    ]

    /// The words of matches of those rules; of things and places those that name them or their kind.
    private static func telling(_ lattice: Lattice, _ isNamed: [Bool], _ grammar: CompiledGrammar) -> [Bool] {
        var telling = zip(lattice.tokens, isNamed).map { token, isNamed in isNamed || token.number != nil }
        var matcher = Matcher(grammar, lattice)
        for role in content {
            guard let rule = grammar.rule(role) else { continue }
            for start in lattice.tokens.indices where !lattice.tokens[start].isPause {
                for match in matcher.matches(of: rule, at: start) where match.end > start {
                    let range = start..<match.end
                    let isOfThings = role == .noun || role == .where
                    if isOfThings, !range.contains(where: { isNamed[$0] || saysKind(lattice, at: $0, grammar) }) {
                        continue
                    }
                    for place in range { telling[place] = true }
                }
            }
        }
        return telling
    }

    private static func saysKind(_ lattice: Lattice, at place: Int, _ grammar: CompiledGrammar) -> Bool {
        lattice.says([.one, .many, .all, .everything], at: place, in: grammar)
    }

    /// The sentence without the words that no sentence has: “tom's lamp to dinosaur green”.
    private func withoutStrangeWords(in context: Context) -> SuggestionSearch.Candidate? {
        let strange = lattice.strangeTokens
        let left = strange.indices.filter { strange[$0] }
        let kept = zip(lattice.tokens, strange).filter { !$0.1 }.map(\.0)
        guard !asks, kept.count > 1, !left.isEmpty, left.allSatisfy({ mayLeaveOut($0..<$0 + 1) }),
            isMeant(kept, in: context)
        else { return nil }
        let said = lattice.tokens.count { !$0.isPause }
        return candidate(kept, nearness: 0.9 * Double(said - left.count) / Double(said) + 0.1)
    }

    /// The parts between pauses that make sense by themselves: “our guests arrive any minute, set the dinner scene”.
    private func parts(in context: Context) -> [SuggestionSearch.Candidate] {
        let tokens = lattice.tokens
        let stretches = tokens.indices.split { tokens[$0].isPause }
        guard stretches.count > 1 else { return [] }
        return stretches.filter { stretch in
            // No part is offered where another speaks of something here too.
            stretch.count > 1 && !stretches.contains { $0 != stretch && $0.contains { isNamed[$0] } }
        }.compactMap { stretch in
            let part = Array(tokens[stretch])
            return isMeant(part, in: context) ? candidate(part, nearness: 0.92) : nil
        }
    }

    /// The sentence without a few words in a row, where it makes sense: “get the kettle cracking”.
    private func withoutSomeWords(in context: Context) -> [SuggestionSearch.Candidate] {
        guard lattice.tokens.count > 2, isNamed.contains(true) else { return [] }
        let isKept = lattice.tokens.indices.map { tells[$0] || language.doubts(lattice.tokens[$0].key) }
        var found: [SuggestionSearch.Candidate] = []
        var tried = 0
        for count in 1...Self.mostLeftOut where lattice.tokens.count > count + 1 {
            for start in 0...lattice.tokens.count - count {
                let left = start..<start + count
                if left.contains(where: { isKept[$0] }) || !mayLeaveOut(left) { continue }
                tried += 1
                if tried > Self.mostTried { return found }
                let tokens = Array(lattice.tokens[..<start] + lattice.tokens[left.upperBound...])
                if isMeant(tokens, in: context) {
                    found.append(candidate(tokens, nearness: 0.95 - 0.05 * Double(count)))
                }
            }
            if !found.isEmpty { return found }
        }
        return found
    }

    /// The words that say what is meant and what is to be done, and no others: “the sofa lamp I like best in turquoise”.
    private func skeleton(in context: Context) -> SuggestionSearch.Candidate? {
        let isDoubted = lattice.tokens.contains { language.doubts($0.key) }
        guard !asks, isNamed.contains(true), !isDoubted else { return nil }
        let kept = zip(lattice.tokens, tells).filter(\.1).map(\.0)
        let said = lattice.tokens.count { !$0.isPause }
        guard 1 < kept.count, kept.count < said, isMeant(kept, in: context) else { return nil }
        return candidate(kept, nearness: 0.5 + 0.4 * Double(kept.count) / Double(said))
    }

    /// Whether some words may be left out of what is offered: not what a small word before them leads to ("focus on the
    /// pipeline", "a lamp of mine"), nor what tells which things are meant, or more would be done ("the attic blinds").
    private func mayLeaveOut(_ words: Range<Int>) -> Bool {
        let isDetermined = words.contains { lattice.says([.dangling], at: $0, in: language.compiled) }
        let isLedTo =
            words.lowerBound > 0
            && (lattice.says([.dangling], at: words.lowerBound - 1, in: language.compiled)
                || language.aside.begins(
                    language.aside.rule(.genitive),
                    with: language.aside.wordTable[lattice.tokens[words.lowerBound - 1].key]))
        let tellsWhich =
            words.upperBound < lattice.tokens.count
            && lattice.says([.one, .many], at: words.upperBound, in: language.compiled)
        return !isDetermined && !isLedTo && !tellsWhich
    }

    /// Whether some words make sense and name what they are about.
    private func isMeant(_ tokens: [Token], in context: Context) -> Bool {
        let lattice = search.interpreter.analyzer.lattice(tokens, isCovering: true)
        return search.interpreter.readings(of: lattice, isBestEnough: true, in: context).contains { reading in
            reading.intents?.isEmpty == false && (reading.sentence?.frames ?? []).allSatisfy { !$0.allNames.isEmpty }
        }
    }

    private func candidate(_ tokens: [Token], nearness: Double) -> SuggestionSearch.Candidate {
        SuggestionSearch.Candidate(sentence: tokens.asWritten, nearness: nearness)
    }
}

extension LanguageRules {
    /// Whether a word makes of a sentence a condition, a denial or somebody's words.
    fileprivate func doubts(_ key: NameKey) -> Bool {
        aside.begins(anyOf: [.doubt, .denial], with: aside.wordTable[key])
    }
}
