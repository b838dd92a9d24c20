import GrammarKit
import HomeLanguage
import HomeModel
import HomeNames
import HomeSpeech
import UtteranceAnalysis

/// The sentences that can be said to these homes, as one grammar for the decoder.
///
/// Its rules are the language's rules for the ear; the names of the homes come in as rules of the grammar `names`, each
/// name as the words by which it is spoken. Of the words for kinds of things only those are there that the homes have, of
/// what can be said only what one of their things can do, and of the places only those where it is.
struct SpokenGrammar {
    let grammar: Grammar
    /// What the aliases for spoken forms stand for.
    private let meanings: [String: [String]]

    /// With answers, what people say to a question of ours is there too.
    ///
    /// - Throws: `GrammarError` where the rules do not go together.
    init(
        _ language: Language, _ snapshot: HomeSnapshot, _ parser: Parser, _ pronunciations: Pronunciations,
        hasAnswers: Bool = false
    ) throws {
        let names = SpokenNames(snapshot, parser, pronunciations)
        meanings = names.meanings
        let grammars = language.grammars
        let rule = { (role: RuleRole) throws(GrammarError) in
            try language.rules.roles.needed(role, in: language.folder)
        }
        let many = try grammars.kinds(under: rule(.heardPlurals))
        let kinds = try grammars.kinds(under: rule(.heardKinds)) + many
        let sayings = Self.sayings(
            names, SpokenKinds(kinds, in: names.homes, parser, pronunciations),
            SpokenKinds(many, in: names.homes, parser, pronunciations))
        let roots = [try rule(.heard)] + (hasAnswers ? [try rule(.heardAnswer)] : [])
        let sentence = Expansion.alternatives(roots.map { Alternative(expansion: .reference($0)) })
        let added = sayings.map { Rule(name: $0, expansion: $1.choice) }
        let root = Rule(name: "spoken.sentence", isPublic: true, expansion: sentence)
        let whole = try grammars.adding(added + [root])
        let spoken = try whole.spoken(from: root.name)
        var agreement = Agreement(spoken, sayings, placeRules: Self.placeRules)
        let agreed = spoken.map { agreement.agreed($0) }
        var flat = try whole.replacing(agreed).flattened(from: root.name, language: language.code)
        let types = Set(snapshot.homes.flatMap(\.spokenServices).map(\.service.type.name))
        for index in flat.rules.indices {
            flat.rules[index].expansion = flat.rules[index].expansion.speaking(of: types)
        }
        grammar = flat
    }

    private static let placeRules = Set(NamedThing.Kind.allCases.filter(\.isPlace).map { NameRules.name(of: $0) })

    /// What the rules of the grammar `names` say.
    private static func sayings(
        _ names: SpokenNames, _ kinds: SpokenKinds, _ many: SpokenKinds
    ) -> [String: [Saying]] {
        var sayings: [String: [Saying]] = [:]
        for kind in NamedThing.Kind.allCases { sayings[NameRules.name(of: kind)] = names.sayings(of: kind) }
        for ability in SpokenAbility.allCases {
            // A name is said five times as often as a word for its kind.
            sayings[NameRules.name(of: ability)] =
                names.sayings(of: ability).weighing(5) + kinds.sayings(of: ability).weighing(1)
            sayings[NameRules.name(of: ability, .all)] = many.sayings(of: ability)
            sayings[NameRules.name(of: ability, .kind)] = kinds.bareSayings(of: ability)
            let able = names.homes.able[ability] ?? []
            let anything = Saying(words: .null, weight: 1, places: names.homes.places(of: able))
            sayings[NameRules.name(of: ability, .any)] = able.isEmpty ? [] : [anything]
        }
        return sayings
    }

    /// How a word that was heard is written: names of things word by word, and in the place of their spoken forms.
    var writing: @Sendable (String) -> [String] {
        { [meanings] in meanings[$0] ?? Multiword.words(in: $0) }
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
