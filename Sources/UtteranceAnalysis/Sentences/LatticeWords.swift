extension Lattice {
    /// Whether a rule that is for one of some things begins with the word at a place.
    package func says(_ roles: [RuleRole], at place: Int, in grammar: CompiledGrammar) -> Bool {
        words[place].contains { grammar.begins(anyOf: roles, with: $0.id) }
    }

    /// Whether a pause stands at a place, or a word that joins commands.
    package func isJoint(at place: Int, in grammar: CompiledGrammar) -> Bool {
        tokens[place].isPause || says([.and, .then], at: place, in: grammar)
    }

    /// Whether the word at a place begins commands and nothing else: the "shed" of "shed some light".
    package func isOrderOnly(at place: Int, _ grammar: CompiledGrammar) -> Bool {
        says([.wanting, .act], at: place, in: grammar) && !says(Self.telling, at: place, in: grammar)
    }

    /// What rules are for that say something by their first word.
    private static let telling: [RuleRole] = [
        .state, .value, .change, .color, .climate, .security, .quality, .complaint, .thing, .where, .and, .then, .but,
        .not, .no, .except, .time, .ask, .asked, .courtesy,
    ]

    /// Whether the word at a place is by itself what a rule for one of some things is for: "stop" is a verb, "don't" begins one.
    package func isWhole(_ roles: [RuleRole], at place: Int, in grammar: CompiledGrammar) -> Bool {
        var matcher = Matcher(grammar, self)
        return roles.compactMap { grammar.rule($0) }.contains { rule in
            matcher.matches(of: rule, at: place).contains { $0.end == place + 1 }
        }
    }

    /// The words that a token can be: mostly one or none, for which no array is made.
    package struct Words {
        private var only: Word?
        /// All of them, where they are several.
        private var several: [Word] = []

        /// One word, or none.
        init(_ word: Word? = nil) { only = word }
    }
}

extension Lattice.Words: RandomAccessCollection, RangeReplaceableCollection, MutableCollection {
    package init() { self.init(nil) }

    package var startIndex: Int { 0 }
    package var endIndex: Int { only == nil ? several.count : 1 }

    package subscript(place: Int) -> Lattice.Word {
        get { only ?? several[place] }
        set { if only == nil { several[place] = newValue } else { only = newValue } }
    }

    package mutating func replaceSubrange(_ range: Range<Int>, with words: some Collection<Lattice.Word>) {
        var all = Array(self)
        all.replaceSubrange(range, with: words)
        only = all.count == 1 ? all[0] : nil
        several = all.count == 1 ? [] : all
    }
}

extension Lattice.Words: ExpressibleByArrayLiteral {
    package init(arrayLiteral words: Lattice.Word...) { self.init(words) }
}
