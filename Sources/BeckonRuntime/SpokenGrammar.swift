import GrammarKit
import HomeLanguage
import HomeModel
import HomeNames
import HomeSpeech

/// The sentences that can be said to these homes, as one grammar for the decoder.
///
/// Its rules are the language's rules for the ear; the names of the homes come in as rules of the grammar `names`, each
/// name as the words by which it is spoken. Of the words for kinds of things only those are there that the homes have, and
/// of what can be said only what one of their things can do.
struct SpokenGrammar {
    let grammar: Grammar
    /// What the aliases for spoken forms stand for.
    private let meanings: [String: [String]]

    /// With answers, what people say to a question of ours is there too.
    ///
    /// - Throws: `GrammarError` where the rules do not go together.
    init(
        _ language: Language, _ snapshot: HomeSnapshot, _ index: NameIndex, _ pronunciations: Pronunciations,
        hasAnswers: Bool = false
    ) throws {
        let names = SpokenNames(snapshot, index, pronunciations)
        meanings = names.meanings
        let grammars = language.grammars
        let many = try grammars.kinds(under: "\(language.code)._spoken.kinds")
        let kinds = try grammars.kinds(under: "\(language.code)._spoken.kind") + many
        var rules = NamedThing.Kind.allCases.map { Rule(name: "names.\($0.rawValue)", expansion: names.rule(of: $0)) }
        for ability in SpokenAbility.allCases {
            let name = "names.\(ability.rawValue)"
            rules.append(Rule(name: name, expansion: names.rule(of: ability, kinds)))
            rules.append(Rule(name: "\(name)-all", expansion: names.words(for: many, of: ability)))
            rules.append(Rule(name: "\(name)-kind", expansion: names.bareWords(for: kinds, of: ability)))
        }
        let roots = ["\(language.code)._said.sentence"] + (hasAnswers ? ["\(language.code)._spoken.spoken-answer"] : [])
        let sentence = Expansion.alternatives(roots.map { Alternative(expansion: .reference($0)) })
        rules.append(Rule(name: "spoken.sentence", isPublic: true, expansion: sentence))
        var flat = try grammars.adding(rules).flattened(from: "spoken.sentence", language: language.code)
        let types = Set(snapshot.homes.flatMap(\.spokenServices).map(\.service.type.name))
        for index in flat.rules.indices {
            flat.rules[index].expansion = flat.rules[index].expansion.speaking(of: types)
        }
        grammar = flat
    }

    /// How a word that was heard is written: names of things word by word, and in the place of their spoken forms.
    var writing: @Sendable (String) -> [String] {
        { [meanings] in meanings[$0] ?? Multiword.words(in: $0) }
    }
}

/// Words for things of a kind, and the types of services that they mean.
struct SpokenKind {
    let words: Expansion
    let types: Set<String>
    /// How often people speak of it, beside other kinds.
    let weight: Double
}

extension GrammarSet {
    /// The words for kinds of things that a rule leads to and that are worth listening for, each choice by itself.
    fileprivate func kinds(under name: String) throws(GrammarError) -> [SpokenKind] {
        let spoken = Dictionary(try spoken(from: name).map { ($0.name, $0.expansion) }) { first, _ in first }
        var (found, waiting) = ([SpokenKind](), [(Expansion.reference(name), 1.0)])
        while let (next, weight) = waiting.popLast() {
            switch next {
            case .reference(let name): if let expansion = spoken[name] { waiting.append((expansion, weight)) }
            case .alternatives(let choices):
                waiting += choices.reversed().map { ($0.expansion, weight * ($0.weight ?? 1)) }
            case .tagged(let part, let tags):
                if let types = tags.compactMap(\.kinds).first {
                    found.append(SpokenKind(words: part, types: types, weight: weight))
                } else {
                    waiting.append((part, weight))
                }
            default: break
            }
        }
        return found
    }
}

extension Expansion {
    /// The same without kinds of services that are not there.
    fileprivate func speaking(of types: Set<String>) -> Expansion {
        switch self {
        case .sequence(let parts): .sequence(parts.map { $0.speaking(of: types) })
        case .alternatives(let choices):
            .alternatives(choices.map { Alternative(weight: $0.weight, expansion: $0.expansion.speaking(of: types)) })
        case .optional(let part): .optional(part.speaking(of: types))
        case .repeated(let part, let atLeastOnce): .repeated(part.speaking(of: types), atLeastOnce: atLeastOnce)
        case .tagged(let part, let tags):
            tags.allSatisfy { $0.kinds?.isDisjoint(with: types) != true }
                ? .tagged(part.speaking(of: types), tags: tags) : .void
        case .word, .reference, .null, .void: self
        }
    }
}

extension String {
    /// The kinds of services that a tag `kind=Fan,Fanv2` means; nil for other tags.
    fileprivate var kinds: Set<String>? {
        guard hasPrefix("kind=") else { return nil }
        return Set(dropFirst("kind=".count).split(separator: ",").map(String.init))
    }
}
