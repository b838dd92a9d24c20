import GrammarKit
import HomeModel
import HomeNames
import HomeSpeech

/// The names of homes as they are spoken, sorted by what they name and by what that can do.
struct SpokenNames {
    /// What the words of spoken forms stand for: the first for the name that is meant, the others for nothing.
    private(set) var meanings: [String: [String]] = [:]
    private var byKind: [NamedThing.Kind: Set<[String]>] = [:]
    private var byAbility: [SpokenAbility: Set<[String]>] = [:]
    private let services: [Service]

    init(_ snapshot: HomeSnapshot, _ index: NameIndex, _ pronunciations: Pronunciations) {
        services = snapshot.homes.flatMap(\.spokenServices).map(\.service)
        let servicesByThing = snapshot.servicesByThing
        var things: [Saying: Set<SpokenAbility>] = [:]
        for entry in index.entries where entry.form <= .withoutRoom {
            let words = pronunciations.spokenWords(of: entry.name)
            if words.isEmpty { continue }
            let owned = servicesByThing[entry.thing] ?? []
            let abilities = SpokenAbility.allCases.filter { ability in owned.contains(where: ability.isOf) }
            add(words, entry.thing.kind, abilities)
            things[Saying(kind: entry.thing.kind, words: words), default: []].formUnion(abilities)
        }
        for thing in snapshot.spokenForms {
            guard let name = thing.names.first.map(pronunciations.spokenWords(of:)), !name.isEmpty else { continue }
            let abilities = things[Saying(kind: thing.kind, words: name)] ?? []
            for form in thing.forms.map(pronunciations.spokenWords(of:)) where !form.isEmpty {
                let number = meanings.count
                let words = form.enumerated().map { StandIn.name(for: $1, form: number, place: $0) }
                for (place, word) in words.enumerated() { meanings[word] = place == 0 ? name : [] }
                add(words, thing.kind, abilities)
            }
        }
    }

    /// Words that name a thing of a kind.
    private struct Saying: Hashable {
        let kind: NamedThing.Kind
        let words: [String]
    }

    private mutating func add(_ words: [String], _ kind: NamedThing.Kind, _ abilities: some Sequence<SpokenAbility>) {
        byKind[kind, default: []].insert(words)
        for ability in abilities { byAbility[ability, default: []].insert(words) }
    }

    /// The names of things of a kind.
    func rule(of kind: NamedThing.Kind) -> Expansion {
        Self.choice(of: byKind[kind] ?? [])
    }

    /// Whatever has an ability: names, each with a word for its kind if one likes, and those words alone.
    ///
    /// A name is said five times as often as a word for its kind.
    func rule(of ability: SpokenAbility, _ kinds: [SpokenKind]) -> Expansion {
        let able = Set(services.filter(ability.isOf).map(\.type.name))
        let words = kinds.filter { !$0.types.isDisjoint(with: able) }.map { Alternative(expansion: $0.words) }
        let names = Self.choice(of: byAbility[ability] ?? [])
        if words.isEmpty { return names }
        let kind = Expansion.alternatives(words)
        if names == .void { return kind }
        let either = Expansion.alternatives([
            Alternative(weight: 40, expansion: .null), Alternative(weight: 1, expansion: kind),
        ])
        return .alternatives([
            Alternative(weight: 5, expansion: .sequence([names, either])), Alternative(weight: 1, expansion: kind),
        ])
    }

    private static func choice(of names: Set<[String]>) -> Expansion {
        if names.isEmpty { return .void }
        let ordered = names.sorted { $0.lexicographicallyPrecedes($1) }
        return .alternatives(ordered.map { Alternative(expansion: .sequence($0.map { .word($0) })) })
    }
}
