import GrammarKit
import HomeModel
import HomeNames
import HomeSpeech

/// The names of homes as they are spoken, sorted by what they name and by what that can do.
///
/// A name is one word to the decoder; see `Multiword`. What has no room in its name may be called by its room too: "the
/// study desk lamp".
struct SpokenNames {
    /// What the aliases for spoken forms stand for: the words of the name that is meant.
    private(set) var meanings: [String: [String]] = [:]
    private var byKind: [NamedThing.Kind: Names] = [:]
    private var byAbility: [SpokenAbility: Names] = [:]
    private let services: [Service]
    /// The services in rooms and zones, by the spoken words of these, sorted.
    private let places: [(words: [String], services: [Service])]

    /// Homes of more names have enough to tell apart: in them a room is said only with names that have it.
    private static let crowd = 150

    init(_ snapshot: HomeSnapshot, _ index: NameIndex, _ pronunciations: Pronunciations) {
        services = snapshot.homes.flatMap(\.spokenServices).map(\.service)
        let byPlace = snapshot.servicesByPlace.map { (pronunciations.spokenWords(of: $0), $1) }
        places = Dictionary(byPlace.filter { !$0.0.isEmpty }, uniquingKeysWith: +)
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { ($0.key, $0.value) }
        let servicesByThing = snapshot.servicesByThing
        let entries = index.entries.filter { $0.form <= .withoutRoom }
        let rooms = entries.count <= Self.crowd ? snapshot.roomsByThing : [:]
        var things: [Saying: Set<SpokenAbility>] = [:]
        for entry in entries {
            let words = pronunciations.spokenWords(of: entry.name)
            if words.isEmpty { continue }
            let owned = servicesByThing[entry.thing] ?? []
            let abilities = SpokenAbility.allCases.filter { ability in owned.contains(where: ability.isOf) }
            add(Multiword.name(for: words), entry.thing.kind, abilities)
            if let room = rooms[entry.thing].map(pronunciations.spokenWords(of:)), !words.starts(with: room) {
                add(Multiword.name(for: room + words), entry.thing.kind, abilities, weight: Self.withRoom)
            }
            things[Saying(kind: entry.thing.kind, words: words), default: []].formUnion(abilities)
        }
        for thing in snapshot.spokenForms {
            guard let name = thing.names.first.map(pronunciations.spokenWords(of:)), !name.isEmpty else { continue }
            let abilities = things[Saying(kind: thing.kind, words: name)] ?? []
            for form in thing.forms.map(pronunciations.spokenWords(of:)) where !form.isEmpty {
                let word = PronunciationAlias.name(for: Multiword.name(for: form), form: meanings.count, place: 0)
                meanings[word] = name
                add(word, thing.kind, abilities)
            }
        }
    }

    /// Words that name a thing of a kind.
    private struct Saying: Hashable {
        let kind: NamedThing.Kind
        let words: [String]
    }

    /// Names, and how often each is said beside the others.
    private typealias Names = [String: Double]
    /// How often a thing is called by its room too where its name says nothing of it, beside its name alone.
    private static let withRoom = 0.2

    private mutating func add(
        _ word: String, _ kind: NamedThing.Kind, _ abilities: some Sequence<SpokenAbility>, weight: Double = 1
    ) {
        byKind[kind, default: [:]].merge([word: weight], uniquingKeysWith: max)
        for ability in abilities { byAbility[ability, default: [:]].merge([word: weight], uniquingKeysWith: max) }
    }

    /// The names of things of a kind.
    func rule(of kind: NamedThing.Kind) -> Expansion {
        Self.choice(of: byKind[kind] ?? [:])
    }

    /// Whatever has an ability: names, and words for kinds of things.
    ///
    /// A name is said five times as often as a word for its kind.
    func rule(of ability: SpokenAbility, _ kinds: [SpokenKind]) -> Expansion {
        let (names, kinds) = (Self.choice(of: byAbility[ability] ?? [:]), words(for: kinds, of: ability))
        if names == .void || kinds == .void { return names == .void ? kinds : names }
        return .alternatives([Alternative(weight: 5, expansion: names), Alternative(weight: 1, expansion: kinds)])
    }

    /// The words for kinds of things that have an ability, alone or with the place that such things are in.
    func words(for kinds: [SpokenKind], of ability: SpokenAbility) -> Expansion {
        let everywhere = ability.types(of: services)
        let there = places.map { ($0.words, ability.types(of: $0.services)) }
        var choices: [Alternative] = []
        for kind in kinds where !kind.types.isDisjoint(with: everywhere) {
            choices.append(Alternative(weight: 10 * kind.weight, expansion: kind.words))
            let sayings = kind.words.sayings
            for (place, types) in there where !types.isDisjoint(with: kind.types) {
                let words = sayings.map {
                    Alternative(weight: $0.weight, expansion: .word(Multiword.name(for: place + $0.words)))
                }
                choices.append(Alternative(weight: 3 * kind.weight, expansion: .alternatives(words)))
            }
        }
        return Self.choice(of: choices)
    }

    /// The words for kinds of things that have an ability, without a place.
    func bareWords(for kinds: [SpokenKind], of ability: SpokenAbility) -> Expansion {
        let able = ability.types(of: services)
        return Self.choice(
            of: kinds.filter { !$0.types.isDisjoint(with: able) }
                .map { Alternative(weight: $0.weight, expansion: $0.words) })
    }

    private static func choice(of names: Names) -> Expansion {
        choice(
            of: names.sorted { $0.key < $1.key }.map { Alternative(weight: $0.value, expansion: .word($0.key)) })
    }

    private static func choice(of choices: [Alternative]) -> Expansion {
        choices.isEmpty ? .void : .alternatives(choices)
    }
}

extension SpokenAbility {
    /// The types of those services that have the ability.
    fileprivate func types(of services: [Service]) -> Set<String> { Set(services.filter(isOf).map(\.type.name)) }
}

extension Expansion {
    /// All that can be said by words for a kind, which are few and refer to no rules, and how often each is said.
    fileprivate var sayings: [(words: [String], weight: Double)] {
        switch self {
        case .word(let word): [([word], 1)]
        case .sequence(let parts):
            parts.reduce([([], 1)]) { sayings, part in
                sayings.flatMap { saying in
                    part.sayings.map { (saying.words + $0.words, saying.weight * $0.weight) }
                }
            }
        case .alternatives(let choices):
            choices.flatMap { choice in
                choice.expansion.sayings.map { ($0.words, $0.weight * (choice.weight ?? 1)) }
            }
        case .optional(let part): [([], 1)] + part.sayings
        case .repeated(let part, _), .tagged(let part, _): part.sayings
        case .null: [([], 1)]
        case .reference, .void: []
        }
    }
}
