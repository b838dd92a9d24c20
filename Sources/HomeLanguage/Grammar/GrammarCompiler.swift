import GrammarKit
import HomeModel
import HomeNames

/// Turns rules into automata; see ``CompiledGrammar``.
struct GrammarCompiler {
    typealias WordID = CompiledGrammar.WordID
    typealias RuleID = CompiledGrammar.RuleID
    typealias StateID = CompiledGrammar.StateID
    typealias TagListID = CompiledGrammar.TagListID
    typealias Arc = CompiledGrammar.Arc
    typealias State = CompiledGrammar.State
    typealias Stretch = CompiledGrammar.Stretch

    private(set) var states: [State] = []
    private(set) var arcs: [Arc] = []
    private(set) var ends: [TagListID] = []
    private(set) var rules: [CompiledGrammar.CompiledRule] = []
    private(set) var tagLists: [[Tag]] = [[]]
    private(set) var words: [NameKey: WordID] = [:]
    private(set) var indices: [String: RuleID] = [:]
    private var knownTagLists: [[Tag]: TagListID] = [[]: 0]

    init(rules table: [String: Rule], roots: [String]) {
        var waiting = roots.filter { table[$0] != nil }
        while let name = waiting.popLast() {
            guard indices[name] == nil, let rule = table[name] else { continue }
            indices[name] = RuleID(rules.count)
            rules.append(
                CompiledGrammar.CompiledRule(name: name, isNumber: name.hasSuffix(".number"), first: FirstSet()))
            waiting += rule.expansion.references.filter { table[$0] != nil }
        }
        for index in rules.indices {
            guard let rule = table[rules[index].name] else { continue }
            rules[index].start = compile(rule.expansion)
        }
        FirstSet.fill(&rules, self)
    }

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
