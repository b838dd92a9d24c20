import GrammarKit
import HomeModel
import HomeNames

/// The rules of one language, ready to be matched against sentences.
///
/// Each rule is a finite automaton without empty steps: states whose arcs are words, kinds of names or other rules, and
/// carry the tags met on the way. Words are numbers, and the arcs of a state are sorted by them.
struct CompiledGrammar: Sendable {
    typealias WordID = Int32
    typealias RuleID = Int32
    typealias StateID = Int32
    /// Tags in their order, as an index into ``tagLists``.
    typealias TagListID = Int32

    /// A step from one state to the next, by a word, a kind of name or a rule, whichever the list says that it is in.
    struct Arc: Sendable {
        let step: Int32
        let target: StateID
        let tags: TagListID
    }

    /// A state's arcs, each kind a stretch of ``arcs``; those for words are sorted by them.
    struct State: Sendable {
        var words = Stretch()
        var names = Stretch()
        var rules = Stretch()
        /// The tags with which a rule can end here, one list for each way, as a stretch of ``ends``.
        var ends = Stretch()
    }

    /// Neighbours in an array.
    struct Stretch: Sendable {
        var start: Int32 = 0
        var end: Int32 = 0

        var isEmpty: Bool { start == end }
        var range: Range<Int> { Int(start)..<Int(end) }
    }

    struct CompiledRule: Sendable {
        let name: String
        var start: StateID = 0
        /// Whether digits can stand for the rule: it is the one called `number`.
        let isNumber: Bool
        var first: FirstSet
    }

    private(set) var states: [State] = []
    private(set) var arcs: [Arc] = []
    private(set) var ends: [TagListID] = []
    /// Which rules can begin where; see ``BeginningRules``.
    private(set) var beginnings = BeginningRules()
    private(set) var rules: [CompiledRule] = []
    private(set) var tagLists: [[Tag]] = [[]]
    private(set) var words: [NameKey: WordID] = [:]
    /// The rule of numbers, which digits can stand for.
    private(set) var number: RuleID?
    private var indices: [String: RuleID] = [:]
    /// The rules by what stands after the last dot of their names, the first of several.
    private var simple: [String: RuleID] = [:]
    private var knownTagLists: [[Tag]: TagListID] = [[]: 0]
    private var spoken: Set<WordID> = []

    /// Compiles the rules that can be reached from the roots; every reference must be defined or begin with `names.`.
    init(rules table: [String: Rule], roots: [String]) {
        var waiting = roots.filter { table[$0] != nil }
        while let name = waiting.popLast() {
            guard indices[name] == nil, let rule = table[name] else { continue }
            indices[name] = RuleID(rules.count)
            rules.append(
                CompiledRule(name: name, isNumber: name.hasSuffix(".number"), first: FirstSet()))
            waiting += rule.expansion.references.filter { table[$0] != nil }
        }
        for index in rules.indices {
            guard let rule = table[rules[index].name] else { continue }
            rules[index].start = compile(rule.expansion)
        }
        for (name, rule) in indices {
            let last = name.split(separator: ".").last.map(String.init) ?? name
            simple[last] = min(simple[last] ?? rule, rule)
        }
        number = rule(named: "number")
        FirstSet.fill(&rules, self)
        beginnings = BeginningRules(rules, wordCount: words.count)
    }

    /// The rule of a full name or, with a leading dot left out, of a simple one.
    func rule(named name: String) -> RuleID? {
        indices[name] ?? simple[name]
    }

    /// Whether a rule can begin with a word.
    func begins(_ rule: RuleID?, with word: WordID?) -> Bool {
        guard let rule, let word else { return false }
        return rules[Int(rule)].first.has(word)
    }

    /// All words of the rules below one.
    func words(below root: RuleID) -> Set<WordID> {
        var found: Set<WordID> = []
        var seen: Set<StateID> = []
        var waiting = [rules[Int(root)].start]
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            let state = states[Int(next)]
            found.formUnion(arcs[state.words.range].map(\.step))
            for stretch in [state.words, state.names, state.rules] { waiting += arcs[stretch.range].map(\.target) }
            waiting += arcs[state.rules.range].map { rules[Int($0.step)].start }
        }
        return found
    }

    // MARK: - Compiling

    private mutating func compile(_ expansion: Expansion) -> StateID {
        var draft = Draft()
        let start = draft.newNode()
        let end = draft.newNode()
        add(expansion, from: start, to: end, &draft)
        return place(draft, start, end)
    }

    /// An automaton that still has empty steps.
    private struct Draft {
        enum Step {
            case nothing(TagListID)
            case word(WordID)
            case name(Int32)
            case rule(RuleID)
        }
        var nodes: [[(step: Step, target: Int)]] = []

        mutating func newNode() -> Int {
            nodes.append([])
            return nodes.count - 1
        }
    }

    private mutating func add(_ expansion: Expansion, from start: Int, to end: Int, _ draft: inout Draft) {
        switch expansion {
        case .word(let text): add(word: text, from: start, to: end, &draft)
        case .reference(let name):
            if let step = reference(name) { draft.nodes[start].append((step, end)) }
        case .sequence(let parts):
            var place = start
            for part in parts {
                let next = draft.newNode()
                add(part, from: place, to: next, &draft)
                place = next
            }
            draft.nodes[place].append((.nothing(0), end))
        case .alternatives(let choices):
            for choice in choices { add(choice.expansion, from: start, to: end, &draft) }
        case .optional(let part):
            add(part, from: start, to: end, &draft)
            draft.nodes[start].append((.nothing(0), end))
        case .repeated(let part, let atLeastOnce):
            let loop = draft.newNode()
            let after = draft.newNode()
            draft.nodes[start].append((.nothing(0), loop))
            add(part, from: loop, to: after, &draft)
            draft.nodes[after].append((.nothing(0), loop))
            draft.nodes[atLeastOnce ? after : loop].append((.nothing(0), end))
        case .tagged(let part, let tags):
            let inner = draft.newNode()
            add(part, from: start, to: inner, &draft)
            draft.nodes[inner].append((.nothing(identity(of: tags.map(Tag.init))), end))
        case .null: draft.nodes[start].append((.nothing(0), end))
        case .void: break
        }
    }

    private func reference(_ name: String) -> Draft.Step? {
        if let index = indices[name] { return .rule(index) }
        guard name.hasPrefix("names."), let kind = NamedThing.Kind(rawValue: String(name.dropFirst("names.".count)))
        else { return nil }
        return .name(FirstSet.number(of: kind))
    }

    /// A word of the grammar is cut as a sentence is, so that "what's" in a rule meets "what's" in a sentence.
    private mutating func add(word text: String, from start: Int, to end: Int, _ draft: inout Draft) {
        var place = start
        for token in Token.tokens(of: text) {
            let next = draft.newNode()
            draft.nodes[place].append((.word(identity(of: token.key)), next))
            place = next
        }
        draft.nodes[place].append((.nothing(0), end))
    }

    private mutating func identity(of key: NameKey) -> WordID {
        if let known = words[key] { return known }
        words[key] = WordID(words.count)
        return WordID(words.count - 1)
    }

    private mutating func identity(of tags: [Tag]) -> TagListID {
        if let known = knownTagLists[tags] { return known }
        tagLists.append(tags)
        knownTagLists[tags] = TagListID(tagLists.count - 1)
        return TagListID(tagLists.count - 1)
    }

    /// Leaves out the empty steps: each state has the arcs that it can reach without a word, with the tags on the way.
    private mutating func place(_ draft: Draft, _ start: Int, _ end: Int) -> StateID {
        var places: [Int: StateID] = [:]
        var waiting: [Int] = []
        func state(of node: Int) -> StateID {
            if let known = places[node] { return known }
            places[node] = StateID(states.count)
            states.append(State())
            waiting.append(node)
            return StateID(states.count - 1)
        }
        let first = state(of: start)
        while let node = waiting.popLast(), let home = places[node] {
            var found = FoundArcs()
            for (reached, list) in closure(of: node, draft) {
                if reached == end, !found.ends.contains(list) { found.ends.append(list) }
                for (step, target) in draft.nodes[reached] {
                    switch step {
                    case .nothing: break
                    case .word(let word): found.words.append(Arc(step: word, target: state(of: target), tags: list))
                    case .name(let kind): found.names.append(Arc(step: kind, target: state(of: target), tags: list))
                    case .rule(let rule): found.rules.append(Arc(step: rule, target: state(of: target), tags: list))
                    }
                }
            }
            put(found, at: home)
        }
        return first
    }

    /// The arcs of one state while they are looked for.
    private struct FoundArcs {
        var words: [Arc] = []
        var names: [Arc] = []
        var rules: [Arc] = []
        var ends: [TagListID] = []
    }

    private mutating func put(_ found: FoundArcs, at home: StateID) {
        func stretch(_ new: [Arc]) -> Stretch {
            arcs += new
            return Stretch(start: Int32(arcs.count - new.count), end: Int32(arcs.count))
        }
        states[Int(home)].words = stretch(found.words.sorted { $0.step < $1.step })
        states[Int(home)].names = stretch(found.names)
        states[Int(home)].rules = stretch(found.rules)
        ends += found.ends
        states[Int(home)].ends = Stretch(start: Int32(ends.count - found.ends.count), end: Int32(ends.count))
    }

    /// The nodes that can be reached from one without a word, each with the tags on the way there.
    private mutating func closure(of node: Int, _ draft: Draft) -> [(Int, TagListID)] {
        var seen: Set<UInt64> = []
        var found: [(Int, TagListID)] = []
        var waiting: [(node: Int, tags: TagListID)] = [(node, 0)]
        while let next = waiting.popLast() {
            let key = UInt64(next.node) << 32 | UInt64(next.tags)
            // A round of empty steps that carries tags would go on for ever.
            guard tagLists[Int(next.tags)].count <= 16, seen.insert(key).inserted else { continue }
            found.append((next.node, next.tags))
            for case (.nothing(let tags), let target) in draft.nodes[next.node] {
                waiting.append((target, joined(next.tags, tags)))
            }
        }
        return found
    }

    /// The tags of one list followed by those of another.
    private mutating func joined(_ one: TagListID, _ other: TagListID) -> TagListID {
        if one == 0 || other == 0 { return max(one, other) }
        return identity(of: tagLists[Int(one)] + tagLists[Int(other)])
    }
}
