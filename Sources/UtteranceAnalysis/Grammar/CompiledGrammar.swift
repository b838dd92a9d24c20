import GrammarKit
import HomeModel
import HomeNames

/// The rules of one language, ready to be matched against sentences.
///
/// Each rule is a finite automaton without empty steps: states whose arcs are words, kinds of names or other rules, and
/// carry the tags met on the way. Words are numbers, and the arcs of a state are sorted by them. It is shared by all who
/// match against it.
package final class CompiledGrammar: Sendable {
    package typealias WordID = Int32
    package typealias RuleID = Int32
    typealias StateID = Int32
    /// Tags in their order, as an index into ``tagLists``.
    package typealias TagListID = Int32

    /// A step from one state to the next, by a word, a kind of name or a rule, whichever the list says that it is in.
    struct Arc: Sendable, BitwiseCopyable {
        let step: Int32
        let target: StateID
        let tags: TagListID
    }

    /// A state's arcs, each kind a stretch of ``arcs``; those for words are sorted by them.
    struct State: Sendable, BitwiseCopyable {
        var words = Stretch()
        var names = Stretch()
        var rules = Stretch()
        /// The tags with which a rule can end here, one list for each way, as a stretch of ``ends``.
        var ends = Stretch()
    }

    /// Neighbours in an array.
    struct Stretch: Sendable, BitwiseCopyable {
        var start: Int32 = 0
        var end: Int32 = 0

        var isEmpty: Bool { start == end }
        var range: Range<Int> { Int(start)..<Int(end) }
    }

    struct CompiledRule: Sendable {
        let name: String
        var start: StateID = 0
        /// Whether digits can stand for the rule: it is the one for numbers.
        let isNumber: Bool
        var first: FirstSet
    }

    /// Where a rule begins, and whether digits can stand for it.
    struct Start: Sendable, BitwiseCopyable {
        let state: StateID
        let isNumber: Bool
    }

    let states: ImmutableBuffer<State>
    let arcs: ImmutableBuffer<Arc>
    let ends: ImmutableBuffer<TagListID>
    /// What each state can go on with.
    let firstFilters: ImmutableBuffer<FirstFilter>
    /// Which rules can begin where; see ``BeginningRules``.
    let beginnings: BeginningRules
    let rules: [CompiledRule]
    /// Where each rule begins.
    let starts: ImmutableBuffer<Start>
    let tagLists: [[Tag]]
    /// What each list of tags says by itself.
    let slots: [Slots]
    package let words: [NameKey: WordID]
    /// How each word is written.
    private let spellings: [String]
    /// The same, to look up each word of a sentence.
    package let wordTable: WordTable
    /// The rule of numbers, which digits can stand for.
    let number: RuleID?
    /// The rule of what joins words.
    let and: RuleID?
    /// The rule of several things of a kind: "lights".
    let many: RuleID?
    /// What only points: "the", "in".
    let pointing: RuleID?
    /// How sentences and names are cut, as the words of the rules are.
    package let tokenizer: Tokenizer
    private let indices: [String: RuleID]
    /// The rule for each role, by its number; -1 where there is none.
    private let byRole: ImmutableBuffer<RuleID>
    /// What can come second in each rule.
    private let seconds: [SecondSet]

    /// Compiles the rules that can be reached from the roots; every reference must be defined or begin with `names.`.
    init(rules table: [String: Rule], roles: RuleRoles, tokenizer: Tokenizer, roots: [String]) {
        let compiler = GrammarCompiler(rules: table, number: roles.name(of: .number), roots: roots, tokenizer)
        self.tokenizer = tokenizer
        states = ImmutableBuffer(compiler.automata.states)
        arcs = ImmutableBuffer(compiler.automata.arcs)
        ends = ImmutableBuffer(compiler.automata.ends)
        firstFilters = ImmutableBuffer(FirstFilter.all(of: compiler.automata, compiler.rules))
        (rules, tagLists, words) = (compiler.rules, compiler.tagLists.all, compiler.words)
        var spellings = [String](repeating: "", count: words.count)
        for (key, word) in words { spellings[Int(word)] = key.text }
        self.spellings = spellings
        starts = ImmutableBuffer(rules.map { Start(state: $0.start, isNumber: $0.isNumber) })
        indices = compiler.indices
        slots = tagLists.map { tags in tags.reduce(into: Slots()) { $0.add($1) } }
        let indices = compiler.indices
        let ofRole: (RuleRole) -> RuleID? = { roles.name(of: $0).flatMap { indices[$0] } }
        byRole = ImmutableBuffer(RuleRole.allCases.map { ofRole($0) ?? -1 })
        (number, and, many, pointing) = (ofRole(.number), ofRole(.and), ofRole(.many), ofRole(.pointing))
        wordTable = WordTable(words)
        seconds = compiler.seconds
        beginnings = BeginningRules(rules, compiler.seconds, wordCount: words.count)
    }

    deinit {
        states.free()
        arcs.free()
        ends.free()
        firstFilters.free()
        beginnings.free()
        wordTable.free()
        starts.free()
        byRole.free()
    }

    /// The rule of a full name.
    func rule(named name: String) -> RuleID? { indices[name] }

    /// The rule that is for something; nil where the language has none.
    package func rule(_ role: RuleRole) -> RuleID? {
        let rule = byRole[Int(role.number)]
        return rule < 0 ? nil : rule
    }

    /// Whether a rule can begin with a word.
    package func begins(_ rule: RuleID?, with word: WordID?) -> Bool {
        guard let rule, let word else { return false }
        return rules[Int(rule)].first.has(word)
    }

    /// Whether one of some rules can begin with a word.
    package func begins(anyOf roles: [RuleRole], with word: WordID?) -> Bool {
        roles.contains { begins(rule($0), with: word) }
    }

    /// Whether a rule can begin with a token that is no name, so that it is worth while to match it there.
    func canBegin(_ rule: RuleID, with token: Token) -> Bool {
        let place = Int(rule)
        if rules[place].first.isNullable || token.number != nil && rules[place].first.hasNumber { return true }
        return (wordTable[token.key] ?? word(inOtherCase: token.key)).map { rules[place].first.has($0) } ?? false
    }

    /// Whether one of some rules may begin with a token, so that it is worth while to match them there.
    ///
    /// Most rules that can begin with “the” do not go on with what stands behind it.
    func mayBegin(anyOf roles: [RuleRole], at place: Int, of tokens: [Token]) -> Bool {
        guard let word = wordTable[tokens[place].key] else { return false }
        return roles.contains { role in
            guard let rule = rule(role), rules[Int(rule)].first.has(word) else { return false }
            let second = seconds[Int(rule)]
            if second.alone.has(word) || second.next.isOpen || tokenizer.forms.hasCases { return true }
            let next = tokens[(place + 1)...].first { !$0.isPause }
            return next.flatMap { wordTable[$0.key] }.map(second.next.has) ?? false
        }
    }

    /// The word that one is a case of; nil where it is none, and where the language has no cases.
    func word(inOtherCase key: NameKey) -> WordID? {
        guard tokenizer.forms.hasCases, !key.isEmpty else { return nil }
        return tokenizer.forms.nominatives(of: key.text).lazy.compactMap { self.wordTable[NameKey($0)] }.first
    }

    /// How a word is written.
    package func spelling(of word: WordID) -> String { spellings[Int(word)] }

    /// All words of some rules and of those that they mention.
    func words(below roots: [RuleID]) -> Set<WordID> {
        var isFound = [Bool](repeating: false, count: words.count)
        var isSeen = [Bool](repeating: false, count: states.count)
        var waiting = roots.map { rules[Int($0)].start }
        while let next = waiting.popLast() {
            if isSeen[Int(next)] { continue }
            isSeen[Int(next)] = true
            let state = states[Int(next)]
            for arc in arcs[state.words.range] { isFound[Int(arc.step)] = true }
            for arc in arcs[state.rules.range] { waiting.append(rules[Int(arc.step)].start) }
            for stretch in [state.words, state.names, state.rules] {
                for arc in arcs[stretch.range] { waiting.append(arc.target) }
            }
        }
        return Set(isFound.indices.filter { isFound[$0] }.map { WordID($0) })
    }
}
