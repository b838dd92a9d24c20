/// Several grammars loaded together, as one flat table of rules.
///
/// In the table each rule bears its full name (`en._common.number`), and each reference is such a name. What the set
/// guarantees: no two rules of one name, no circle, no reference to a rule that is not there. The one exception are
/// references into an *external* grammar, such as `names`, whose rules a program makes later and gives to
/// ``adding(_:)``.
public struct GrammarSet: Sendable {
    /// Over how many levels rules may refer to rules.
    public static let levelLimit = 64

    /// All rules by their full names.
    public private(set) var rules: [String: Rule]
    /// The grammars whose rules come later, each with what its rules are called.
    public let external: [String: Set<String>]
    /// The full names of private rules that no rule refers to, sorted.
    public let unused: [String]

    /// Loads grammars and resolves what they import.
    ///
    /// - Throws: the first of ``problems(in:external:)``.
    public init(_ grammars: [Grammar], external: [String: Set<String>] = [:]) throws(GrammarError) {
        var linker = GrammarLinker(grammars, external: external)
        linker.link()
        if let problem = linker.problems.first { throw problem }
        rules = linker.rules
        self.external = external
        unused = linker.unused
    }

    /// Everything that keeps these grammars from being loaded together, in the order of the grammars.
    public static func problems(in grammars: [Grammar], external: [String: Set<String>] = [:]) -> [GrammarError] {
        var linker = GrammarLinker(grammars, external: external)
        linker.link()
        return linker.problems
    }

    /// The same set with rules that a program made.
    ///
    /// Their names and references are full ones, such as `names.room`.
    ///
    /// - Throws: `GrammarError` where a name is taken or no rule name, a reference leads nowhere, or a circle comes about.
    public func adding(_ added: [Rule]) throws(GrammarError) -> GrammarSet {
        var set = self
        for rule in added {
            guard let parts = GrammarNames.parts(of: rule.name), GrammarNames.isRuleName(parts.rule) else {
                throw .badName(rule.name, at: rule.place)
            }
            if let first = set.rules.updateValue(rule, forKey: rule.name) {
                throw .duplicateRule(rule.name, at: rule.place, first: first.place)
            }
        }
        for rule in added {
            for name in rule.references where !set.isKnown(name) {
                throw .unknownRule(name, in: rule.name, at: rule.place)
            }
        }
        if let problem = RuleOrder(set.rules, from: added.map(\.name)).problem { throw problem }
        return set
    }

    /// The same set with other rules in the place of those of their names.
    ///
    /// - Throws: `GrammarError` where a reference leads nowhere or a circle comes about.
    public func replacing(_ changed: [Rule]) throws(GrammarError) -> GrammarSet {
        var set = self
        for rule in changed {
            for name in rule.references where !isKnown(name) {
                throw .unknownRule(name, in: rule.name, at: rule.place)
            }
            set.rules[rule.name] = rule
        }
        if let problem = RuleOrder(set.rules, from: changed.map(\.name)).problem { throw problem }
        return set
    }

    /// The rules that can be reached from one: itself first, then each in the order of its first mention.
    ///
    /// - Throws: `GrammarError.unknownRule` where the root, or an external rule on the way, is not there.
    public func closure(of root: String) throws(GrammarError) -> [Rule] {
        guard let first = rules[root] else {
            throw .unknownRule(root, in: root, at: SourcePosition(file: "the loaded grammars", line: 0, column: 0))
        }
        var found = [first]
        var seen: Set = [root]
        var next = 0
        while next < found.count {
            let rule = found[next]
            next += 1
            for name in rule.references where seen.insert(name).inserted {
                guard let target = rules[name] else { throw .unknownRule(name, in: rule.name, at: rule.place) }
                found.append(target)
            }
        }
        return found
    }

    /// The rules that can be reached from a root and spoken, the root first, without what can never be said.
    ///
    /// - Throws: `GrammarError` as ``closure(of:)`` does, and `unspeakable` where nothing is left of the root.
    public func spoken(from root: String) throws(GrammarError) -> [Rule] {
        let reached = try closure(of: root)
        let order = RuleOrder(rules, from: [root])
        if let problem = order.problem { throw problem }
        var spoken: [String: Expansion] = [:]
        for name in order.innermostFirst {
            guard let rule = rules[name] else { continue }
            spoken[name] =
                rule.expansion.replacingReferences { name in
                    spoken[name] == .void ? .void : .reference(name)
                }.withoutVoid
        }
        guard spoken[root] != .void else { throw .unspeakable(root, at: reached[0].place) }
        return try spokenOnly(reached, spoken)
    }

    /// One grammar that stands for itself: the root as its only public rule, and all rules below it that can be said.
    ///
    /// Dots of full names become `:`, which a simple rule name may hold: `<en.set:power>` is `<en:set:power>`.
    ///
    /// - Throws: `GrammarError` as ``spoken(from:)`` does.
    public func flattened(from root: String, language: String? = nil) throws(GrammarError) -> Grammar {
        var rules: [Rule] = []
        var places: [String: SourcePosition] = [:]
        for rule in try spoken(from: root) {
            var flat = rule
            flat.name = Self.flatName(rule.name)
            flat.isPublic = rule.name == root
            flat.expansion = rule.expansion.replacingReferences { .reference(Self.flatName($0)) }
            if let first = places.updateValue(rule.place, forKey: flat.name) {
                throw .duplicateRule(flat.name, at: rule.place, first: first)
            }
            rules.append(flat)
        }
        return Grammar(name: "flat", language: language, rules: rules)
    }

    /// The simple name that a rule of a full name has in a flattened grammar.
    public static func flatName(_ fullName: String) -> String {
        String(fullName.map { $0 == "." ? ":" : $0 })
    }

    private func isKnown(_ name: String) -> Bool {
        rules[name] != nil || GrammarNames.parts(of: name).map { external.has($0) } == true
    }

    /// Of the rules reached, those still reached when unspeakable parts are gone.
    private func spokenOnly(_ reached: [Rule], _ spoken: [String: Expansion]) throws(GrammarError) -> [Rule] {
        var mentioned: Set = [reached[0].name]
        var kept: [Rule] = []
        // Breadth first, as `closure` goes; a rule may be mentioned only by a later one, so go on until nothing is new.
        var waiting = [reached[0].name]
        while let name = waiting.popLast() {
            let names = spoken[name]?.references ?? []
            waiting.append(contentsOf: names.filter { mentioned.insert($0).inserted })
        }
        for rule in reached where mentioned.contains(rule.name) {
            var rule = rule
            rule.expansion = spoken[rule.name] ?? rule.expansion
            kept.append(rule)
        }
        return kept
    }
}

extension [String: Set<String>] {
    /// Whether a rule is one of those of external grammars, which a program makes later.
    func has(_ parts: (grammar: String, rule: String)) -> Bool { self[parts.grammar]?.contains(parts.rule) == true }
}
