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
        numberRoot = root(ofRule: "number")
        beyondRoot = root(ofRule: "beyond")
    }

    /// Whether a number in words can begin with the word, by the rule `number`.
    func isNumeral(_ word: WordID?) -> Bool { begins(numberRoot, with: word) }

    /// Whether the word is one from which no name is guessed, by the rule `beyond`.
    func isBeyond(_ word: WordID?) -> Bool { begins(beyondRoot, with: word) }

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

/// What a grammar's tag says: `{to=on}`, `{all}`, `{+20}`.
enum Tag: Hashable, Sendable {
    /// Part of a number, to be added to what stands before it.
    case plus(Double)
    /// A factor of the number that stands before it.
    case times(Double)
    /// A property and its value; a bare word is a property that is `true`.
    case set(String, String)

    init(_ text: String) {
        if text.first == "*", let factor = Double(text.dropFirst()) {
            self = .times(factor)
        } else if let number = Double(text) {
            self = .plus(number)
        } else {
            let parts = text.split(separator: "=", maxSplits: 1)
            self = .set(String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : "true")
        }
    }
}

/// What a piece of a grammar can begin with.
struct FirstSet: Sendable {
    private var words: [UInt64]
    private var names: UInt8 = 0
    private var hasNumber = false
    /// Whether the piece can be nothing at all.
    private(set) var isNullable = false

    private init(wordCount: Int) { words = Array(repeating: 0, count: wordCount / 64 + 1) }

    /// Whether a sentence that offers these things at one place can begin the piece there.
    func meets(word: Int?, names kinds: UInt8, number: Bool) -> Bool {
        names & kinds != 0 || (hasNumber && number) || word.map(has) ?? false
    }

    /// Whether the piece can begin with a word.
    func has(_ word: Int) -> Bool { words[word >> 6] & (1 << UInt64(word & 63)) != 0 }

    static func bit(of kind: NamedThing.Kind) -> UInt8 {
        1 << UInt8(NamedThing.Kind.allCases.firstIndex(of: kind) ?? 0)
    }

    /// The sets of all nodes: the least solution, found by going round until nothing changes.
    static func all(of grammar: CompiledGrammar) -> [FirstSet] {
        var sets = Array(repeating: FirstSet(wordCount: grammar.words.count), count: grammar.nodes.count)
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for node in grammar.nodes.indices { hasChanged = update(node, of: grammar, &sets) || hasChanged }
        }
        return sets
    }

    private static func update(_ node: Int, of grammar: CompiledGrammar, _ sets: inout [FirstSet]) -> Bool {
        var new = sets[node]
        switch grammar.nodes[node] {
        case .word(let word): new.words[word >> 6] |= 1 << UInt64(word & 63)
        case .name(let kind): new.names |= bit(of: kind)
        case .rule(let index):
            new.form(union: sets[grammar.rules[index].root])
            if grammar.rules[index].isNumber { new.hasNumber = true }
        case .tagged(let part, _): new.form(union: sets[part])
        case .repeated(let part, let atLeastOnce):
            new.form(union: sets[part])
            if !atLeastOnce { new.isNullable = true }
        case .choice(let parts): for part in parts { new.form(union: sets[part]) }
        case .sequence(let parts): new.form(sequence: parts, sets)
        case .empty: new.isNullable = true
        case .never: break
        }
        defer { sets[node] = new }
        return !new.equals(sets[node])
    }

    private mutating func form(union other: FirstSet) {
        for index in words.indices { words[index] |= other.words[index] }
        names |= other.names
        hasNumber = hasNumber || other.hasNumber
        isNullable = isNullable || other.isNullable
    }

    private mutating func form(sequence parts: [Int], _ sets: [FirstSet]) {
        let wasNullable = isNullable
        for part in parts {
            form(union: sets[part])
            if !sets[part].isNullable {
                isNullable = wasNullable
                return
            }
        }
        isNullable = true
    }

    private func equals(_ other: FirstSet) -> Bool {
        words == other.words && names == other.names && hasNumber == other.hasNumber && isNullable == other.isNullable
    }
}
