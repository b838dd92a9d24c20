import GrammarKit
import HomeLanguage
import HomeModel
import HomeNames
import UtteranceAnalysis

extension CommandWords {
    /// The words of a language's commands, read out of its grammar.
    ///
    /// A text is a command by itself where the grammar makes a sentence of it in a house in which nothing has a name.
    init(of language: Language) {
        let parser = Parser(language, HomeSnapshot(homes: []))
        let ideas = Dictionary(
            NamedThing.Kind.allCases.map { ($0, NameIdeas(language.namingRule($0.ideas))) }, uniquingKeysWith: { $1 })
        let beginnings = language.naming("unfinished")
        let kinds = Self.kinds(in: language)
        let heard = Self.words(below: [.command], in: language)
        // Where the ear has no rules, those of typed sentences say with what commands are made.
        let asking = heard.isEmpty ? Self.words(below: [.wanting, .act, .switched, .locking], in: language) : heard
        let acts = asking.union(Self.words(of: [.all, .everything], in: language))
        let articles = Self.words(of: [.nameless], in: language).union(language.naming("article"))
        let generics = Self.phrases(of: .generic, in: language)
        let sorts = Self.sorts(in: language)
        let named = language.naming("generic").map { NameKey($0).text }
        self.init(
            acts: acts.subtracting(kinds).subtracting(language.naming("describing")).subtracting(articles),
            kinds: kinds, sorts: sorts, generics: generics.union(named).subtracting(sorts.keys),
            houses: Self.phrases(of: .house, in: language),
            types: Self.words(of: [.sceneKind], in: language).union(language.naming("type")),
            articles: articles, joiners: Set(language.naming("joiner")), lamps: Set(language.naming("lamp")),
            lampPlaces: language.naming("lamp-place"), forms: language.forms,
            ideas: { ideas[$0] ?? NameIdeas() },
            isCommand: { parser.isSentence($0) },
            isValue: { value in beginnings.contains { parser.isSentence("\($0) \(value)") } })
    }

    /// What the rules that are for these things can say in one word.
    private static func words(of roles: [RuleRole], in language: Language) -> Set<String> {
        Set(roles.flatMap { rules(of: $0, in: language) }.flatMap(\.phrases).filter { !$0.contains(" ") })
    }

    /// What the rules that are for these things can say in one word, with those below them.
    private static func words(below roles: [RuleRole], in language: Language) -> Set<String> {
        // A rule of which nothing can be said has no words.
        let rules = roles.flatMap { language.rules.roles.names(of: $0) }.flatMap {
            (try? language.grammars.spoken(from: $0)) ?? []
        }
        return Set(rules.flatMap(\.expansion.phrases).filter { !$0.contains(" ") })
    }

    /// The keys of what the rules that are for something can say in a few words.
    private static func phrases(of role: RuleRole, in language: Language) -> Set<String> {
        Set(rules(of: role, in: language).flatMap(\.phrases).map { NameKey($0).text })
    }

    private static func rules(of role: RuleRole, in language: Language) -> [Expansion] {
        language.rules.roles.names(of: role).compactMap { language.grammars.rules[$0]?.expansion }
    }

    /// Words for kinds of things, in the singular and the plural.
    private static func kinds(in language: Language) -> Set<String> {
        Set(kindRules.flatMap { taggedPhrases(of: $0.role, in: language).map(\.phrase) }.filter { !$0.contains(" ") })
    }

    /// The rules that have them, and whether several things are meant.
    private static let kindRules: [(role: RuleRole, isPlural: Bool)] = [
        (.many, true), (.one, false), (.orderlike, false),
    ]

    private static func taggedPhrases(
        of role: RuleRole, in language: Language
    ) -> [(phrase: String, tags: [String])] {
        rules(of: role, in: language).map { $0.filled(from: language) }.flatMap(\.taggedPhrases)
    }

    /// What commands call things of a sort, by key, with the types that the grammar says it means.
    private static func sorts(in language: Language) -> [String: Sort] {
        var sorts: [String: Sort] = [:]
        for (role, isPlural) in kindRules {
            for (phrase, tags) in taggedPhrases(of: role, in: language) {
                let said = Slots(tags.compactMap { Tag($0) }.map { .tag($0) })
                if said.services(.kind).isEmpty { continue }
                sorts[NameKey(phrase).text] = Sort(
                    types: Set(said.services(.kind)), isPlural: isPlural, word: said.words(.narrow)?.first)
            }
        }
        return sorts
    }
}

extension Expansion {
    /// The most phrases that are read out of one place of a grammar.
    private static let mostPhrases = 200

    /// The texts of few words that can be said here without another rule.
    fileprivate var phrases: [String] {
        switch self {
        case .word(let word): [word]
        case .alternatives(let choices): choices.flatMap(\.expansion.phrases)
        case .tagged(let part, _): part.phrases
        case .repeated(let part, _): part.phrases
        case .sequence(let parts):
            parts.reduce([""]) { starts, part in
                let ends = part.isLeftOut ? [""] + part.phrases : part.phrases
                return Array(
                    starts.flatMap { start in
                        ends.map { start.isEmpty || $0.isEmpty ? start + $0 : "\(start) \($0)" }
                    }.prefix(Self.mostPhrases))
            }.filter { !$0.isEmpty }
        case .optional(let part): part.phrases
        case .reference, .null, .void: []
        }
    }

    /// Whether nothing need be said here.
    private var isLeftOut: Bool {
        switch self {
        case .optional, .null: true
        case .repeated(_, let atLeastOnce): !atLeastOnce
        case .tagged(let part, _): part.isLeftOut
        default: false
        }
    }

    /// The texts that can be said here, with the tags that they carry.
    fileprivate var taggedPhrases: [(phrase: String, tags: [String])] {
        switch self {
        case .alternatives(let choices): choices.flatMap(\.expansion.taggedPhrases)
        case .tagged(let part, let tags): part.taggedPhrases.map { ($0.phrase, $0.tags + tags) }
        default: phrases.map { ($0, []) }
        }
    }

    /// The same with what other rules say in their places, as far as these do not refer to further ones.
    fileprivate func filled(from language: Language) -> Expansion {
        replacingReferences { language.grammars.rules[$0]?.expansion ?? .reference($0) }
    }
}

extension Language {
    /// What a rule of `_naming.gram` lists.
    fileprivate func naming(_ rule: String) -> [String] { namingRule(rule)?.phrases ?? [] }

    fileprivate func namingRule(_ rule: String) -> Expansion? {
        grammars.rules["\(code)._naming.\(rule)"]?.expansion
    }
}

extension NameIdeas {
    /// The ideas that a rule of `_naming.gram` lists, each list under its tag.
    fileprivate init(_ rule: Expansion?) {
        let listed = Dictionary(grouping: rule?.taggedPhrases ?? []) { $0.tags.first ?? "" }
        let list = { (tag: String) in (listed[tag] ?? []).map(\.phrase) }
        self.init(
            before: list("before"), after: list("after"), whole: list("whole"), nouns: list("noun"),
            owned: list("owned"), isHeadFirst: listed["noun"]?.contains { $0.tags.contains("before") } == true)
    }
}

extension NamedThing.Kind {
    /// The rule of `_naming.gram` that has ideas for it.
    fileprivate var ideas: String {
        switch self {
        case .home: "home-ideas"
        case .room: "room-ideas"
        case .zone: "zone-ideas"
        case .accessory, .service: "thing-ideas"
        case .serviceGroup: "group-ideas"
        case .actionSet: "scene-ideas"
        case .trigger, .user: "other-ideas"
        }
    }
}
