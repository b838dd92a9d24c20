import GrammarKit
import HomeModel
import HomeNames

/// Turns rules into automata; see ``CompiledGrammar``.
struct GrammarCompiler {
    typealias WordID = CompiledGrammar.WordID
    typealias RuleID = CompiledGrammar.RuleID

    private(set) var automata = AutomatonPlacing.Automata()
    private(set) var rules: [CompiledGrammar.CompiledRule] = []
    private(set) var tagLists = TagLists()
    private(set) var words: [NameKey: WordID] = [:]
    private(set) var indices: [String: RuleID] = [:]
    /// What can come second in each rule.
    private(set) var seconds: [SecondSet] = []
    /// The words of the grammar as its rules write them.
    private var spellings: [String: [WordID]] = [:]
    /// The lists of tags as its rules write them.
    private var tagNumbers: [[String]: TagLists.Number] = [:]

    private let tokenizer: Tokenizer

    init(rules table: [String: Rule], number: String?, roots: [String], _ tokenizer: Tokenizer) {
        self.tokenizer = tokenizer
        var waiting = roots.filter { table[$0] != nil }
        while let name = waiting.popLast() {
            guard indices[name] == nil, let rule = table[name] else { continue }
            indices[name] = RuleID(rules.count)
            rules.append(
                CompiledGrammar.CompiledRule(name: name, isNumber: name == number, first: FirstSet(wordCount: 0)))
            waiting += rule.references.filter { table[$0] != nil }
        }
        for index in rules.indices {
            guard let rule = table[rules[index].name] else { continue }
            rules[index].start = compile(rule.expansion)
        }
        FirstSet.fill(&rules, self)
        seconds = SecondSet.all(of: rules, self)
    }

    private mutating func compile(_ expansion: Expansion) -> CompiledGrammar.StateID {
        var loose = EpsilonAutomaton()
        let (start, end) = (loose.newNode(), loose.newNode())
        add(expansion, from: start, to: end, &loose)
        var placing = AutomatonPlacing(loose, to: end)
        return placing.place(from: start, into: &automata, &tagLists)
    }

    private mutating func add(_ expansion: Expansion, from start: Int32, to end: Int32, _ loose: inout EpsilonAutomaton)
    {
        switch expansion {
        case .word(let text): add(word: text, from: start, to: end, &loose)
        case .reference(let name):
            if let step = reference(name) { loose.add(step, from: start, to: end) }
        case .sequence(let parts):
            var place = start
            for part in parts {
                let next = loose.newNode()
                add(part, from: place, to: next, &loose)
                place = next
            }
            loose.add(.nothing(0), from: place, to: end)
        case .alternatives(let choices):
            // By their places, because to look at a tree as a value is to copy it.
            for choice in choices.indices { add(choices[choice].expansion, from: start, to: end, &loose) }
        case .optional(let part):
            add(part, from: start, to: end, &loose)
            loose.add(.nothing(0), from: start, to: end)
        case .repeated(let part, let atLeastOnce):
            let loop = loose.newNode()
            let after = loose.newNode()
            loose.add(.nothing(0), from: start, to: loop)
            add(part, from: loop, to: after, &loose)
            loose.add(.nothing(0), from: after, to: loop)
            loose.add(.nothing(0), from: atLeastOnce ? after : loop, to: end)
        case .tagged(let part, let tags):
            let inner = loose.newNode()
            add(part, from: start, to: inner, &loose)
            loose.add(.nothing(number(of: tags)), from: inner, to: end)
        case .null: loose.add(.nothing(0), from: start, to: end)
        case .void: break
        }
    }

    private mutating func number(of tags: [String]) -> TagLists.Number {
        if let known = tagNumbers[tags] { return known }
        let number = tagLists.number(of: tags.compactMap { Tag($0) })
        tagNumbers[tags] = number
        return number
    }

    private func reference(_ name: String) -> EpsilonAutomaton.Step? {
        if let index = indices[name] { return .rule(index) }
        guard name.hasPrefix("names."), let kind = NamedThing.Kind(rawValue: String(name.dropFirst("names.".count)))
        else { return nil }
        return .name(FirstSet.number(of: kind))
    }

    /// A word of the grammar is cut as a sentence is, so that "what's" in a rule meets "what's" in a sentence.
    private mutating func add(word text: String, from start: Int32, to end: Int32, _ loose: inout EpsilonAutomaton) {
        var place = start
        for word in words(of: text) {
            let next = loose.newNode()
            loose.add(.word(word), from: place, to: next)
            place = next
        }
        loose.add(.nothing(0), from: place, to: end)
    }

    private mutating func words(of text: String) -> [WordID] {
        if let known = spellings[text] { return known }
        let found = tokenizer.tokens(of: text).map { identity(of: $0.key) }
        spellings[text] = found
        return found
    }

    private mutating func identity(of key: NameKey) -> WordID {
        if let known = words[key] { return known }
        words[key] = WordID(words.count)
        return WordID(words.count - 1)
    }
}
