import GrammarKit
import HomeModel
import HomeNames

/// The rules of one language, ready to be matched against sentences.
///
/// Words are numbers, rules are indices, and each node knows which words it can begin with, so that most of the grammar
/// is passed over at a glance.
struct CompiledGrammar: Sendable {
    typealias NodeID = Int
    typealias WordID = Int

    enum Node: Sendable {
        case word(WordID)
        /// A name of the home; the grammar calls them `names.room`, `names.accessory` and so on.
        case name(NamedThing.Kind)
        case rule(Int)
        case sequence([NodeID])
        case choice([NodeID])
        case repeated(NodeID, atLeastOnce: Bool)
        case tagged(NodeID, [Tag])
        case empty
        case never
    }

    struct CompiledRule: Sendable {
        let name: String
        var root: NodeID
        /// Whether digits can stand for the rule: it is the one called `number`.
        let isNumber: Bool
    }

    private(set) var nodes: [Node] = []
    private(set) var firsts: [FirstSet] = []
    private(set) var rules: [CompiledRule] = []
    private(set) var words: [NameKey: WordID] = [:]
    /// The root of everything that can be said.
    private(set) var root: NodeID = 0
    private var numberRoot: NodeID?
    private var beyondRoot: NodeID?
    private var spokenWords: Set<WordID> = []

    /// Compiles the rules that can be reached from the given roots; every reference must be defined or begin with `names.`.
    init(rules table: [String: Rule], roots: [String]) {
        var indices: [String: Int] = [:]
        for name in table.keys.sorted() {
            indices[name] = rules.count
            rules.append(CompiledRule(name: name, root: 0, isNumber: name.hasSuffix(".number")))
        }
        for (name, index) in indices {
            guard let rule = table[name] else { continue }
            rules[index].root = compile(rule.expansion, indices)
        }
        root = add(.choice(roots.compactMap { indices[$0] }.map { add(.rule($0)) }))
        firsts = FirstSet.all(of: self)
        spokenWords = words(below: root)
        numberRoot = root(ofRule: "number")
        beyondRoot = root(ofRule: "beyond")
    }

    /// Whether a number in words can begin with the word, by the rule `number`.
    func isNumeral(_ word: WordID?) -> Bool { begins(numberRoot, with: word) }

    /// Whether the word is one from which no name is guessed, by the rule `beyond`.
    func isBeyond(_ word: WordID?) -> Bool { begins(beyondRoot, with: word) }

    /// Whether a sentence can hold the word at all; words of answers, and of what is beyond, are in no sentence.
    func isSpoken(_ word: WordID?) -> Bool { word.map { spokenWords.contains($0) } ?? false }

    /// All words below a node.
    private func words(below node: NodeID) -> Set<WordID> {
        var found: Set<WordID> = []
        var seen: Set<NodeID> = []
        var waiting = [node]
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            switch nodes[next] {
            case .word(let word): found.insert(word)
            case .rule(let index): waiting.append(rules[index].root)
            case .sequence(let parts), .choice(let parts): waiting += parts
            case .repeated(let part, _), .tagged(let part, _): waiting.append(part)
            case .name, .empty, .never: break
            }
        }
        return found
    }

    private func begins(_ root: NodeID?, with word: WordID?) -> Bool {
        guard let root, let word else { return false }
        return firsts[root].has(word)
    }

    /// The root of the rule of a simple name, where the language has one.
    func root(ofRule name: String) -> NodeID? { rules.first { $0.name.hasSuffix("." + name) }?.root }

    private mutating func add(_ node: Node) -> NodeID {
        nodes.append(node)
        return nodes.count - 1
    }

    private mutating func compile(_ expansion: Expansion, _ indices: [String: Int]) -> NodeID {
        switch expansion {
        case .word(let text): return compile(word: text)
        case .reference(let name): return add(reference(name, indices))
        case .sequence(let parts): return add(.sequence(parts.map { compile($0, indices) }))
        case .alternatives(let choices): return add(.choice(choices.map { compile($0.expansion, indices) }))
        case .optional(let part): return add(.choice([compile(part, indices), add(.empty)]))
        case .repeated(let part, let atLeastOnce):
            return add(.repeated(compile(part, indices), atLeastOnce: atLeastOnce))
        case .tagged(let part, let tags): return add(.tagged(compile(part, indices), tags.map(Tag.init)))
        case .null: return add(.empty)
        case .void: return add(.never)
        }
    }

    private func reference(_ name: String, _ indices: [String: Int]) -> Node {
        if let index = indices[name] { return .rule(index) }
        let kind = name.hasPrefix("names.") ? NamedThing.Kind(rawValue: String(name.dropFirst("names.".count))) : nil
        return kind.map { .name($0) } ?? .never
    }

    /// A word of the grammar is cut as a sentence is, so that "what's" in a rule meets "what's" in a sentence.
    private mutating func compile(word text: String) -> NodeID {
        let nodes = Token.tokens(of: text).map { token in add(.word(identity(of: token.key))) }
        return nodes.count == 1 ? nodes[0] : add(.sequence(nodes))
    }

    private mutating func identity(of key: NameKey) -> WordID {
        if let known = words[key] { return known }
        words[key] = words.count
        return words.count - 1
    }
}
