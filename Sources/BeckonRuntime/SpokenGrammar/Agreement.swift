import GrammarKit
import HomeModel

/// Lets only those things and places be said together of which the one is in the other.
///
/// Where a rule mentions things and, beside them, where they are ("turn on" `<names.powered> <where>`), the ear is given the
/// rule once for all things that are in the same places, with these things and these places alone. How often a sentence is
/// said stays as it was written, but for those that are left out.
struct Agreement {
    /// The rules of the language.
    private let rules: [String: Rule]
    /// What the rules of the grammar `names` say.
    let sayings: [String: [Saying]]
    /// Those of them that say places.
    let placeRules: Set<String>
    private var known: [String: Mentions] = [:]

    init(_ rules: [Rule], _ sayings: [String: [Saying]], placeRules: Set<String>) {
        self.rules = Dictionary(rules.map { ($0.name, $0) }) { first, _ in first }
        (self.sayings, self.placeRules) = (sayings, placeRules)
    }

    /// What an expansion mentions, itself or through its rules.
    private struct Mentions {
        var things = false
        var places = false

        mutating func add(_ other: Mentions) {
            things = things || other.things
            places = places || other.places
        }
    }

    /// The same rule, in which things and places agree.
    mutating func agreed(_ rule: Rule) -> Rule {
        var rule = rule
        rule.expansion = agreed(rule.expansion)
        return rule
    }

    /// The same expansion, in which things and places agree wherever they stand in one row.
    private mutating func agreed(_ expansion: Expansion) -> Expansion {
        switch expansion {
        case .sequence(let parts): agreed(row: parts)
        case .alternatives(let choices):
            .alternatives(choices.map { Alternative(weight: $0.weight, expansion: agreed($0.expansion)) })
        case .optional(let part): .optional(agreed(part))
        case .repeated(let part, let atLeastOnce): .repeated(agreed(part), atLeastOnce: atLeastOnce)
        case .tagged(let part, let tags): .tagged(agreed(part), tags: tags)
        case .word, .reference, .null, .void: expansion
        }
    }

    private mutating func agreed(row parts: [Expansion]) -> Expansion {
        let mentions = parts.map { self.mentions(in: $0) }
        let things = mentions.indices.filter { mentions[$0].things }
        let places = mentions.indices.filter { mentions[$0].places }
        guard let thing = things.first, let place = places.last, let first = places.first, let last = things.last,
            thing != place || first != last
        else { return .sequence(parts.map { agreed($0) }) }
        let (start, end) = (min(thing, first), max(place, last))
        let row = inlined(.sequence(Array(parts[start...end])))
        return .sequence(parts[..<start] + [alike(row)] + parts[(end + 1)...])
    }

    /// A row once for all things that are in the same places.
    private func alike(_ row: Expansion) -> Expansion {
        let sets = row.references.flatMap { placeRules.contains($0) ? [] : sayings[$0] ?? [] }.map(\.places)
        var seen: Set<Set<SpokenPlace>> = []
        let choices = sets.filter { seen.insert($0).inserted }.map { places in
            Alternative(weight: share(of: row, in: places), expansion: said(row, in: places))
        }
        return choices.isEmpty ? .void : .alternatives(choices)
    }

    // MARK: - Rules

    private mutating func mentions(in expansion: Expansion) -> Mentions {
        var found = Mentions()
        for name in expansion.references { found.add(mentions(inRule: name)) }
        return found
    }

    private mutating func mentions(inRule name: String) -> Mentions {
        if placeRules.contains(name) { return Mentions(places: true) }
        if sayings[name] != nil { return Mentions(things: true) }
        if let known = known[name] { return known }
        let found = rules[name].map { mentions(in: $0.expansion) } ?? Mentions()
        known[name] = found
        return found
    }

    /// The expansion with what its rules say of things and places in their place.
    private mutating func inlined(_ expansion: Expansion) -> Expansion {
        var found = expansion
        for name in expansion.references where sayings[name] == nil {
            let mentions = mentions(inRule: name)
            guard mentions.things || mentions.places, let rule = rules[name] else { continue }
            let inner = inlined(rule.expansion)
            found = found.mappingLeaves { $0 == .reference(name) ? inner : $0 }
        }
        return found
    }

    // MARK: - In some places

    /// What can be said of the things that are in just these places.
    private func said(_ expansion: Expansion, in places: Set<SpokenPlace>) -> Expansion {
        expansion.mappingLeaves { leaf in
            guard case .reference(let name) = leaf, let sayings = sayings[name] else { return leaf }
            return placeRules.contains(name)
                ? sayings.filter { !$0.places.isDisjoint(with: places) }.choice
                : sayings.filter { $0.places == places }.choice
        }
    }

    /// How likely an expansion is said of the things that are in just these places.
    private func share(of expansion: Expansion, in places: Set<SpokenPlace>) -> Double {
        switch expansion {
        case .reference(let name):
            guard !placeRules.contains(name), let sayings = sayings[name] else { return 1 }
            let all = sayings.reduce(0) { $0 + $1.weight }
            return all > 0 ? sayings.reduce(0) { $1.places == places ? $0 + $1.weight : $0 } / all : 0
        case .sequence(let parts): return parts.reduce(1) { $0 * share(of: $1, in: places) }
        case .alternatives(let choices):
            let all = choices.reduce(0) { $0 + ($1.weight ?? 1) }
            let here = choices.reduce(0) { $0 + ($1.weight ?? 1) * share(of: $1.expansion, in: places) }
            return all > 0 ? here / all : 0
        case .optional(let part): return (1 + share(of: part, in: places)) / 2
        case .repeated(let part, _), .tagged(let part, _): return share(of: part, in: places)
        case .word, .null: return 1
        case .void: return 0
        }
    }
}
