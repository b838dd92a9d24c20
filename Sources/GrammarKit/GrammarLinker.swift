/// Gives the rules of several grammars their full names, and finds the rule that each reference means.
struct GrammarLinker {
    private let grammars: [Grammar]
    private let external: [String: Set<String>]
    private(set) var rules: [String: Rule] = [:]
    private(set) var problems: [GrammarError] = []
    private(set) var unused: [String] = []

    init(_ grammars: [Grammar], external: [String: Set<String>]) {
        self.grammars = grammars
        self.external = external
    }

    mutating func link() {
        collect()
        for grammar in grammars {
            checkImports(of: grammar)
            let imports = grammar.imports.compactMap(GrammarNames.parts)
            var known: [String: Meaning] = [:]
            for rule in grammar.rules { resolve(rule, in: grammar, imports, &known) }
        }
        findUnused()
        if problems.isEmpty, let problem = RuleOrder(rules, from: allNames).problem { problems.append(problem) }
    }

    private var allNames: [String] {
        grammars.flatMap { grammar in grammar.rules.map { "\(grammar.name).\($0.name)" } }
    }

    private mutating func collect() {
        for grammar in grammars {
            for var rule in grammar.rules {
                rule.name = "\(grammar.name).\(rule.name)"
                if let first = rules[rule.name] {
                    problems.append(.duplicateRule(rule.name, at: rule.place, first: first.place))
                } else {
                    rules[rule.name] = rule
                }
            }
        }
    }

    private mutating func checkImports(of grammar: Grammar) {
        let start = SourcePosition(file: grammar.rules.first?.place.file ?? grammar.name, line: 1, column: 1)
        for (index, name) in grammar.imports.enumerated() {
            let place = grammar.importPlaces.indices.contains(index) ? grammar.importPlaces[index] : start
            guard let parts = GrammarNames.parts(of: name) else {
                problems.append(.unknownImport(name, at: place))
                continue
            }
            let isThere =
                external.has(parts)
                || external[parts.grammar] != nil && parts.rule == "*"
                || (parts.rule == "*"
                    ? grammars.contains { $0.name == parts.grammar } : rules[name]?.isPublic == true)
            if !isThere { problems.append(.unknownImport(name, at: place)) }
        }
    }

    /// Gives a rule's references their full names; `known` is what names of its grammar were found to mean.
    private mutating func resolve(
        _ rule: Rule, in grammar: Grammar, _ imports: [(grammar: String, rule: String)],
        _ known: inout [String: Meaning]
    ) {
        var names: [String: String] = [:]
        for name in rule.references {
            let found = known[name] ?? meaning(of: name, in: grammar, imports)
            known[name] = found
            switch found {
            case .rule(let fullName): names[name] = fullName
            case .none: problems.append(.unknownRule(name, in: rule.name, at: rule.place))
            case .hidden: problems.append(.privateRule(name, in: rule.name, at: rule.place))
            case .several(let names):
                problems.append(.ambiguousRule(name, meanings: names, in: rule.name, at: rule.place))
            }
        }
        if names.isEmpty { return }
        rules["\(grammar.name).\(rule.name)"]?.expansion = rule.expansion.replacingReferences {
            .reference(names[$0] ?? $0)
        }
    }

    private enum Meaning {
        case rule(String)
        case none
        case hidden
        case several([String])
    }

    private func meaning(
        of name: String, in grammar: Grammar, _ imports: [(grammar: String, rule: String)]
    ) -> Meaning {
        guard let parts = GrammarNames.parts(of: name) else { return meaning(ofSimple: name, in: grammar, imports) }
        if let rule = rules[name] { return rule.isPublic || parts.grammar == grammar.name ? .rule(name) : .hidden }
        if external[parts.grammar] != nil { return external.has(parts) ? .rule(name) : .none }
        // The grammar's own name without its package will do, where an import tells the package.
        let packages = Set(grammar.imports.compactMap { GrammarNames.parts(of: $0)?.grammar })
        let meant = packages.filter { $0.hasSuffix("." + parts.grammar) }.map { "\($0).\(parts.rule)" }
        return choose(among: meant.filter { rules[$0]?.isPublic == true })
    }

    private func meaning(
        ofSimple name: String, in grammar: Grammar, _ imports: [(grammar: String, rule: String)]
    ) -> Meaning {
        let local = "\(grammar.name).\(name)"
        if rules[local] != nil { return .rule(local) }
        let meant = Set(
            imports.filter { $0.rule == name || $0.rule == "*" }.map { "\($0.grammar).\(name)" })
        let named = imports.filter { $0.rule == name && external.has($0) }
        let known =
            meant.filter { rules[$0]?.isPublic == true }
            + named.map { "\($0.grammar).\(name)" }
        if !known.isEmpty { return choose(among: Array(Set(known))) }
        if meant.contains(where: { rules[$0] != nil }) { return .hidden }
        return choose(among: meant.filter { GrammarNames.parts(of: $0).map(external.has) == true })
    }

    private func choose(among names: [String]) -> Meaning {
        switch names.count {
        case 0: .none
        case 1: .rule(names[0])
        default: .several(names.sorted())
        }
    }

    private mutating func findUnused() {
        var used: Set<String> = []
        for rule in rules.values {
            used.formUnion(rule.references)
        }
        unused = rules.values.filter { !$0.isPublic && !used.contains($0.name) }.map(\.name).sorted()
    }
}
