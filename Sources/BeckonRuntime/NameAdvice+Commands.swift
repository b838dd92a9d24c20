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
        let kinds = Self.words(of: ["one", "verblike", "many"], in: language)
        let acts = Self.words(
            of: ["turn", "start", "onOff", "dim", "open", "close", "do", "every", "everything"], in: language)
        let articles = Self.words(of: ["the"], in: language).union(Self.englishArticles)
        let generics = Self.phrases(
            of: ["things", "everything", "where", "share", "please", "yes", "no", "scene"], in: language)
        let sorts = Self.sorts(in: language)
        self.init(
            acts: acts.subtracting(kinds).subtracting(Self.describing).subtracting(articles), kinds: kinds,
            sorts: sorts, generics: generics.union(Self.others).subtracting(sorts.keys),
            houses: Self.phrases(of: ["home"], in: language),
            types: Self.words(of: ["scene"], in: language).union(["room", "zone", "group", "device"]),
            articles: articles,
            isCommand: { parser.isSentence($0) },
            isValue: { parser.isSentence("set the lamp to \($0)") || parser.isSentence("turn on the lamp \($0)") })
    }

    /// Words of commands that tell things apart far more often: "Lower Lamp", "Power Outlet".
    private static let describing: Set<String> = ["power", "light", "lower", "out", "secure"]

    /// What else stands for no one thing: words for what a home has, for what things can do, pronouns, and the small
    /// words that say of what, how, when, and whether at all.
    private static let others: Set<String> = [
        "room", "rooms", "zone", "zones", "accessory", "service", "services", "group", "groups", "scenes", "trigger",
        "triggers", "alias", "name", "it", "them", "one", "ones", "thing", "anything", "something", "nothing",
        "somewhere", "anywhere", "device", "appliance", "brightness", "color", "colour", "volume", "temperature",
        "degrees", "percent", "back", "again", "undo", "hello", "hey", "hi", "rest", "else", "others", "and", "or",
        "but", "except", "set", "up", "not", "never", "only", "without", "other", "me", "you", "someone", "everyone",
        "is", "are", "what", "which", "who", "where", "when", "how", "why", "in", "at", "on", "off", "to", "by", "with",
        "from", "of", "for", "until", "after", "before", "then", "later", "instead", "twice", "make", "help",
    ]

    /// What the rules of these names, in whichever file, can say in one word.
    private static func words(of names: Set<String>, in language: Language) -> Set<String> {
        Set(rules(of: names, in: language).flatMap(\.phrases).filter { !$0.contains(" ") })
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
