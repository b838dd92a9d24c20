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
    ///
    /// What begins with the same words goes on from one state, so that "turn on", "turn off" and "turn it down" are one way
    /// until they part. A state stands for a set of nodes; rules in which such sets would grow too many are left as they are.
    private mutating func place(_ draft: Draft, _ start: Int, _ end: Int) -> StateID {
        var places: [[Int]: StateID] = [:]
        var waiting: [[Int]] = []
        let limit = states.count + 2 * draft.nodes.count
        func state(of nodes: [Int]) -> StateID {
            if let known = places[nodes] { return known }
            places[nodes] = StateID(states.count)
            states.append(State())
            waiting.append(nodes)
            return StateID(states.count - 1)
        }
        func arcs(_ leaps: [Leap]) -> [Arc] {
            var arcs: [Arc] = []
            var rest = leaps.sorted(by: Leap.isBefore)[...]
            while let first = rest.first {
                let alike = rest.prefix { $0.step == first.step && $0.tags == first.tags }
                rest = rest.dropFirst(alike.count)
                let targets = alike.reduce(into: [Int]()) { if $0.last != $1.target { $0.append($1.target) } }
                let sets = states.count < limit ? [targets] : targets.map { [$0] }
                arcs += sets.map { Arc(step: first.step, target: state(of: $0), tags: first.tags) }
            }
            return arcs
        }
        let first = state(of: [start])
        while let nodes = waiting.popLast(), let home = places[nodes] {
            let found = leaps(from: nodes, to: end, draft)
            put(arcs(found.words), arcs(found.names), arcs(found.rules), found.ends, at: home)
        }
        return first
    }

    /// A step that says something, from a state that is still looked for.
    private struct Leap {
        let step: Int32
        let tags: TagListID
        let target: Int

        static func isBefore(_ one: Leap, _ other: Leap) -> Bool {
            (one.step, one.tags, one.target) < (other.step, other.tags, other.target)
        }
    }

    private struct Leaps {
        var words: [Leap] = []
        var names: [Leap] = []
        var rules: [Leap] = []
        var ends: [TagListID] = []
    }

    private mutating func leaps(from nodes: [Int], to end: Int, _ draft: Draft) -> Leaps {
        var found = Leaps()
        for (reached, list) in closure(of: nodes, draft) {
            if reached == end, !found.ends.contains(list) { found.ends.append(list) }
            for (step, target) in draft.nodes[reached] {
                switch step {
                case .nothing: break
                case .word(let word): found.words.append(Leap(step: word, tags: list, target: target))
                case .name(let kind): found.names.append(Leap(step: kind, tags: list, target: target))
                case .rule(let rule): found.rules.append(Leap(step: rule, tags: list, target: target))
                }
            }
        }
        return found
    }

    private mutating func put(_ words: [Arc], _ names: [Arc], _ rules: [Arc], _ ends: [TagListID], at home: StateID) {
        func stretch(_ new: [Arc]) -> Stretch {
            arcs += new
            return Stretch(start: Int32(arcs.count - new.count), end: Int32(arcs.count))
        }
        states[Int(home)].words = stretch(words)
        states[Int(home)].names = stretch(names)
        states[Int(home)].rules = stretch(rules)
        self.ends += ends
        states[Int(home)].ends = Stretch(start: Int32(self.ends.count - ends.count), end: Int32(self.ends.count))
    }

    /// The nodes that can be reached from some without a word, each with the tags on the way there.
    private mutating func closure(of nodes: [Int], _ draft: Draft) -> [(Int, TagListID)] {
        var seen: Set<UInt64> = []
        var found: [(Int, TagListID)] = []
        var waiting = nodes.map { (node: $0, tags: TagListID(0)) }
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
