import GrammarKit
import HomeLanguage
import HomeModel
import HomeNames

extension CommandWords {
    /// The words of a language's commands, read out of its grammar.
    ///
    /// A text is a command by itself where the grammar makes a sentence of it in a house in which nothing has a name.
    init(of language: Language) {
        let parser = Parser(language, HomeSnapshot(homes: []))
        let ideas = Dictionary(
            NamedThing.Kind.allCases.map { ($0, NameIdeas(language.namingRule($0.ideas))) }, uniquingKeysWith: { $1 })
        let beginnings = language.naming("unfinished")
        let kinds = Self.words(of: ["one", "verblike", "many"], in: language)
        let acts = Self.heardWords(of: ["turn", "start", "onOff", "dim", "open", "close", "do"], in: language)
            .union(Self.words(of: ["every", "everything"], in: language))
        let articles = Self.words(of: ["the", "these"], in: language).union(language.naming("article"))
        let generics = Self.phrases(
            of: ["things", "everything", "where", "share", "please", "agreeing", "refusing", "sceneKind"],
            in: language)
        let sorts = Self.sorts(in: language)
        self.init(
            acts: acts.subtracting(kinds).subtracting(language.naming("describing")).subtracting(articles),
            kinds: kinds, sorts: sorts, generics: generics.union(language.naming("generic")).subtracting(sorts.keys),
            houses: Self.phrases(of: ["home"], in: language),
            types: Self.words(of: ["sceneKind"], in: language).union(language.naming("type")),
            articles: articles, joiners: Set(language.naming("joiner")), lamps: Set(language.naming("lamp")),
            lampPlaces: language.naming("lamp-place"), forms: language.forms,
            ideas: { ideas[$0] ?? NameIdeas() },
            isCommand: { parser.isSentence($0) },
            isValue: { value in beginnings.contains { parser.isSentence("\($0) \(value)") } })
    }

    /// What the rules of these names, in whichever file, can say in one word.
    private static func words(of names: Set<String>, in language: Language) -> Set<String> {
        Set(rules(of: names, in: language).flatMap(\.phrases).filter { !$0.contains(" ") })
    }

    /// What the ear listens for by the rules of these names, and by what they refer to, in one word.
    private static func heardWords(of names: Set<String>, in language: Language) -> Set<String> {
        let roots = language.grammars.rules.keys.filter { name in
            let parts = name.split(separator: ".").map(String.init)
            return parts.count > 1 && !parts[1].hasPrefix("_") && names.contains(parts[parts.count - 1])
        }
        // A rule that mentions names of the home is no list of verbs.
        let rules = roots.flatMap { (try? language.grammars.spoken(from: $0)) ?? [] }
        return Set(rules.flatMap(\.expansion.phrases).filter { !$0.contains(" ") })
    }

    /// The keys of what the rules of these names can say in a few words.
    private static func phrases(of names: Set<String>, in language: Language) -> Set<String> {
        Set(rules(of: names, in: language).flatMap(\.phrases).map { NameKey($0).text })
    }

    private static func rules(of names: Set<String>, in language: Language) -> [Expansion] {
        language.grammars.rules.filter { rule in
            let parts = rule.key.split(separator: ".").map(String.init)
            // What only typed text has says too much: its words are in names as often as in commands.
            let isTyped = parts.count > 1 && parts[1].hasPrefix("_") && !["_common", "_answer"].contains(parts[1])
            return !isTyped && names.contains(parts.last ?? rule.key)
        }.map(\.value.expansion)
    }

    /// What commands call things of a sort, by key, with the types that the grammar says it means.
    private static func sorts(in language: Language) -> [String: Sort] {
        var sorts: [String: Sort] = [:]
        for (name, isPlural) in [("many", true), ("one", false), ("verblike", false)] {
            for (phrase, tags) in rules(of: [name], in: language).flatMap(\.taggedPhrases) {
                let values = Dictionary(
                    tags.map { $0.split(separator: "=", maxSplits: 1).map(String.init) }.map {
                        ($0[0], $0.last ?? "")
                    }
                ) { first, _ in first }
                let types = (values["kind"] ?? "").split(separator: ",").map { ServiceType(String($0)) }
                let word = values["narrow"]?.split(separator: ",").first.map(String.init)
                sorts[NameKey(phrase).text] = Sort(types: Set(types), isPlural: isPlural, word: word)
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
        case .tagged(let part, let tags): part.phrases.map { ($0, tags) }
        default: []
        }
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
            owned: list("owned"))
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
