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
        let kinds = Self.words(of: ["one", "many"], in: language)
        let acts = Self.words(
            of: ["turn", "start", "onOff", "dim", "open", "close", "do", "every", "everything"], in: language)
        self.init(
            acts: acts.subtracting(kinds).subtracting(Self.describing).subtracting(Self.englishArticles), kinds: kinds,
            isCommand: { parser.isSentence($0) })
    }

    /// Words of commands that tell things apart far more often: "Lower Lamp", "Power Outlet".
    private static let describing: Set<String> = ["power", "light", "lower", "out", "secure"]

    /// What the rules of these names, in whichever file, can say in one word.
    private static func words(of names: Set<String>, in language: Language) -> Set<String> {
        language.grammars.rules.reduce(into: []) { words, rule in
            let name = rule.key.split(separator: ".").last.map(String.init) ?? rule.key
            if names.contains(name) { words.formUnion(rule.value.expansion.singleWords) }
        }
    }
}

extension Expansion {
    /// The words each of which is all that is said.
    fileprivate var singleWords: [String] {
        switch self {
        case .word(let word): [word]
        case .alternatives(let choices): choices.flatMap(\.expansion.singleWords)
        case .tagged(let part, _): part.singleWords
        case .sequence(let parts): parts.count == 1 ? parts[0].singleWords : []
        case .optional, .repeated, .reference, .null, .void: []
        }
    }
}
