import GrammarKit
import HomeLanguage
import HomeModel
import HomeNames
import HomeSpeech

/// The sentences that can be said to these homes, as one grammar for the decoder.
///
/// The rules are those that typed text is read by; the names of the homes come in as rules of the grammar `names`, each
/// name as the words by which it is spoken. Words for kinds of things that no home has are left out.
struct SpokenGrammar {
    let grammar: Grammar
    /// The rule for what commands are about, which the decoder has only once where a home is large.
    let target = GrammarSet.flatName("en._common.target")
    /// What the words of spoken forms stand for: the first for the name that is meant, the others for nothing.
    private let meanings: [String: [String]]

    /// - Throws: `GrammarError` where the rules do not go together.
    init(_ language: Language, _ snapshot: HomeSnapshot, _ index: NameIndex, _ pronunciations: Pronunciations) throws {
        let forms = Self.forms(in: snapshot, pronunciations)
        meanings = forms.reduce(into: [:]) { meanings, form in
            for (place, word) in form.words.enumerated() { meanings[word] = place == 0 ? form.name : [] }
        }
        var rules = NamedThing.Kind.allCases.map { kind in
            let further = forms.filter { $0.kind == kind }.map(\.words)
            return Rule(name: "names.\(kind.rawValue)", expansion: Self.names(of: kind, index, further, pronunciations))
        }
        let sentence = Expansion.alternatives(language.roots.map { Alternative(expansion: .reference($0)) })
        rules.append(Rule(name: "spoken.sentence", isPublic: true, expansion: sentence))
        var flat = try language.grammars.adding(rules).flattened(from: "spoken.sentence", language: language.code)
        let services = snapshot.homes.flatMap(\.accessories).flatMap(\.services)
        let types = Set(services.map(\.type.name))
        for index in flat.rules.indices {
            flat.rules[index].expansion = flat.rules[index].expansion.speaking(of: types)
        }
        grammar = flat
    }

    private static func names(
        of kind: NamedThing.Kind, _ index: NameIndex, _ further: [[String]], _ pronunciations: Pronunciations
    ) -> Expansion {
        let names = Set(index.entries.filter { $0.thing.kind == kind && $0.form <= .withoutRoom }.map(\.name))
        let spoken = Set(names.map(pronunciations.spokenWords(of:)).filter { !$0.isEmpty }).union(further)
        if spoken.isEmpty { return .void }
        let ordered = spoken.sorted { $0.lexicographicallyPrecedes($1) }
        return .alternatives(ordered.map { Alternative(expansion: .sequence($0.map { .word($0) })) })
    }
}

extension SpokenGrammar {
    /// A spoken form of a name, as words of the grammar that stand for the name.
    private struct Form {
        let kind: NamedThing.Kind
        let name: [String]
        let words: [String]
    }

    private static func forms(in snapshot: HomeSnapshot, _ pronunciations: Pronunciations) -> [Form] {
        var forms: [Form] = []
        for thing in snapshot.spokenForms {
            guard let name = thing.names.first.map(pronunciations.spokenWords(of:)), !name.isEmpty else { continue }
            for form in thing.forms {
                let words = pronunciations.spokenWords(of: form).enumerated().map { place, word in
                    StandIn.name(for: word, form: forms.count, place: place)
                }
                if !words.isEmpty { forms.append(Form(kind: thing.kind, name: name, words: words)) }
            }
        }
        return forms
    }

    /// What was heard, with the names of things in the place of their spoken forms.
    func written(_ hearing: Hearing) -> Hearing {
        meanings.isEmpty ? hearing : hearing.writing(meanings)
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
            tags.allSatisfy { Self.isThere($0, types) } ? .tagged(part.speaking(of: types), tags: tags) : .void
        case .word, .reference, .null, .void: self
        }
    }

    /// Whether a tag `kind=Fan,Fanv2` means a kind of service that is there; other tags say nothing of that.
    private static func isThere(_ tag: String, _ types: Set<String>) -> Bool {
        guard tag.hasPrefix("kind=") else { return true }
        return tag.dropFirst("kind=".count).split(separator: ",").contains { types.contains(String($0)) }
    }
}
