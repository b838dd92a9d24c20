import GrammarKit
import HomeLanguage
import HomeModel
import HomeNames
import HomeSpeech
import UtteranceAnalysis

/// Words for things of a kind, and the types of services that they mean.
struct SpokenKind {
    let words: Expansion
    let types: Set<String>
    /// How often people speak of it, beside other kinds.
    let weight: Double
}

/// What words for kinds of things mean in these homes, as the parser understands them: "lamps" are those that are called so,
/// where there are any.
struct SpokenKinds {
    private let homes: SpokenHomes
    private let kinds: [Kind]
    /// The words of places, as far as nothing else is called so.
    private let prefixes: [(place: SpokenPlace, words: [String])]
    private let parser: Parser

    /// A kind of which there are some, and what it means in each place.
    private struct Kind {
        let words: Expansion
        let weight: Double
        let services: Set<ServiceReference>
        let servicesByPlace: [SpokenPlace: Set<ServiceReference>]
    }

    init(_ kinds: [SpokenKind], in homes: SpokenHomes, _ parser: Parser, _ pronunciations: Pronunciations) {
        self.homes = homes
        self.parser = parser
        prefixes = homes.places.filter { $0.place.place != .home }
            .map { ($0.place, pronunciations.spokenWords(of: $0.name)) }.filter { !$0.words.isEmpty }
        let places = homes.places.map { (place: $0.place, mention: parser.mentions.mention($0.name)) }
        self.kinds = kinds.compactMap { kind in
            // What is a name too is taken for that.
            let sayings = kind.words.sayings.filter { !parser.index.hasName($0.words) }
            guard let first = sayings.first else { return nil }
            let mention = parser.mentions.mention(first.words.joined(separator: " "))
            let services = parser.mentions.services(meantBy: mention)
            if services.isEmpty { return nil }
            let there = places.filter { !kind.types.isDisjoint(with: homes.typesByPlace[$0.place] ?? []) }
                .map { ($0.place, parser.mentions.services(meantBy: mention, in: $0.mention)) }
            let words = sayings.map {
                Alternative(weight: $0.weight, expansion: .sequence($0.words.map { .word($0) }))
            }
            return Kind(
                words: .alternatives(words), weight: kind.weight, services: services,
                servicesByPlace: Dictionary(there) { $0.union($1) })
        }
    }

    /// The words for kinds of things that have an ability, where such things are.
    func bareSayings(of ability: SpokenAbility) -> [Saying] {
        let able = homes.able[ability] ?? []
        return kinds.filter { !$0.services.isDisjoint(with: able) }.map { kind in
            let places = kind.servicesByPlace.filter { !$0.value.isDisjoint(with: able) }.keys
            return Saying(words: kind.words, weight: kind.weight, places: Set(places))
        }
    }

    /// The same, alone or behind the place that such things are in.
    func sayings(of ability: SpokenAbility) -> [Saying] {
        let able = homes.able[ability] ?? []
        let alone = bareSayings(of: ability).map { Saying(words: $0.words, weight: 10 * $0.weight, places: $0.places) }
        let placed = kinds.flatMap { kind -> [Saying] in
            prefixes.compactMap { place, before in
                guard kind.servicesByPlace[place]?.isDisjoint(with: able) == false else { return nil }
                let words = kind.words.sayings.filter { !isName(before + $0.words) }.map {
                    Alternative(weight: $0.weight, expansion: .word(Multiword.name(for: before + $0.words)))
                }
                return words.isEmpty ? nil : Saying(words: .alternatives(words), weight: 3 * kind.weight)
            }
        }
        return alone + placed
    }

    /// Whether something is called so, if only in short, which then is what is meant.
    private func isName(_ words: [String]) -> Bool {
        parser.index.firstEntry(for: NameKey(words.joined(separator: " "))) != nil
    }
}

extension NameIndex {
    /// Whether words are the whole name of something.
    fileprivate func hasName(_ words: [String]) -> Bool {
        entries(for: NameKey(words.joined(separator: " "))).contains { $0.form == .full }
    }
}

extension GrammarSet {
    /// The words for kinds of things that a rule leads to and that are worth listening for, each choice by itself.
    func kinds(under name: String) throws(GrammarError) -> [SpokenKind] {
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

extension String {
    /// The kinds of services that a tag `kind=Fan,Fanv2` means; nil for other tags.
    var kinds: Set<String>? {
        guard hasPrefix("kind=") else { return nil }
        return Set(dropFirst("kind=".count).split(separator: ",").map(String.init))
    }
}
