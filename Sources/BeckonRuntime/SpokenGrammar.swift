import GrammarKit
import HomeLanguage
import HomeModel
import HomeNames
import HomeSpeech

/// The sentences that can be said to these homes, as one grammar for the decoder.
///
/// The rules are those that typed text is read by; the names of the homes come in as rules of the grammar `names`, each
/// name as the words by which it is spoken.
struct SpokenGrammar {
    let grammar: Grammar

    /// - Throws: `GrammarError` where the rules do not go together.
    init(_ language: Language, _ index: NameIndex, _ pronunciations: Pronunciations) throws {
        var rules = NamedThing.Kind.allCases.map { kind in
            Rule(name: "names.\(kind.rawValue)", expansion: Self.names(of: kind, index, pronunciations))
        }
        let sentence = Expansion.alternatives(language.roots.map { Alternative(expansion: .reference($0)) })
        rules.append(Rule(name: "spoken.sentence", isPublic: true, expansion: sentence))
        var flat = try language.grammars.adding(rules).flattened(from: "spoken.sentence", language: language.code)
        for index in flat.rules.indices { flat.rules[index].expansion = flat.rules[index].expansion.withoutSigns }
        grammar = flat
    }

    private static func names(
        of kind: NamedThing.Kind, _ index: NameIndex, _ pronunciations: Pronunciations
    ) -> Expansion {
        let names = Set(index.entries.filter { $0.thing.kind == kind }.map(\.name))
        let spoken = Set(names.map(pronunciations.spokenWords(of:)).filter { !$0.isEmpty })
        if spoken.isEmpty { return .void }
        let ordered = spoken.sorted { $0.lexicographicallyPrecedes($1) }
        return .alternatives(ordered.map { Alternative(expansion: .sequence($0.map { .word($0) })) })
    }
}

extension Expansion {
    /// The same without what is only written, such as "%".
    fileprivate var withoutSigns: Expansion {
        switch self {
        case .word(let word): word.contains(where: \.isLetter) ? self : .void
        case .sequence(let parts): .sequence(parts.map(\.withoutSigns))
        case .alternatives(let choices):
            .alternatives(choices.map { Alternative(weight: $0.weight, expansion: $0.expansion.withoutSigns) })
        case .optional(let part): .optional(part.withoutSigns)
        case .repeated(let part, let atLeastOnce): .repeated(part.withoutSigns, atLeastOnce: atLeastOnce)
        case .tagged(let part, let tags): .tagged(part.withoutSigns, tags: tags)
        case .reference, .null, .void: self
        }
    }
}
