/// What a sentence asks the house for nothing with: a greeting, or what people ask other assistants for.
package struct OutOfDomainTalk: ~Copyable {
    private let language: LanguageRules
    private let words: [Token]
    private var matcher: Matcher

    /// The words of a sentence, without its pauses.
    package init(_ lattice: Lattice, _ analyzer: Analyzer) {
        language = analyzer.language
        words = lattice.tokens.filter { !$0.isPause }
        let aside = Lattice(words, grammar: language.aside, index: analyzer.index)
        matcher = Matcher(language.aside, aside)
    }

    /// What a greeting, a word of thanks or a call for help says; nil for all others.
    package var remark: Slots? {
        mutating get {
            language.aside.rule(.talk).flatMap { matcher.readings(of: $0).first.map { Slots($0) } }
        }
    }

    /// What people ask other assistants for, such as a timer; nil for all others.
    ///
    /// A request is known by how it begins, whatever follows, or by what nothing else is about, wherever that stands.
    package var skill: TagWord? {
        mutating get {
            skill(of: .skill, in: 0..<min(1, words.count)) ?? skill(of: .subjectmatter, in: words.indices)
        }
    }

    private mutating func skill(of role: RuleRole, in starts: Range<Int>) -> TagWord? {
        guard let rule = language.aside.rule(role) else { return nil }
        for start in starts {
            guard let match = matcher.matches(of: rule, at: start).max(by: { $0.end < $1.end }) else { continue }
            if let skill = Slots(matcher.events(of: match))[.skill] { return skill }
        }
        return nil
    }
}
