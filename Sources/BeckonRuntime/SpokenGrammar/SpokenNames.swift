import GrammarKit
import HomeLanguage
import HomeModel
import HomeNames
import HomeSpeech
import UtteranceAnalysis

/// The names of homes as they are spoken, sorted by what they name and by what that can do.
///
/// A name is one word to the decoder; see `Multiword`. What has no room in its name may be called by its room too: "the
/// study desk lamp".
struct SpokenNames {
    /// What the aliases for spoken forms stand for: the words of the name that is meant.
    private(set) var meanings: [String: [String]] = [:]
    private var byKind: [NamedThing.Kind: Names] = [:]
    private var byAbility: [SpokenAbility: Names] = [:]
    let homes: SpokenHomes

    /// Homes of more names have enough to tell apart: in them a place is said only with names that have it, and with words
    /// for kinds of things.
    private static let crowd = 150
    /// How often a thing is called by its room too where its name says nothing of it, beside its name alone.
    private static let withRoom = 0.2

    /// Names, how often each is said beside the others, and where what it names is.
    private typealias Names = [String: (weight: Double, places: Set<SpokenPlace>)]

    init(_ snapshot: HomeSnapshot, _ parser: Parser, _ pronunciations: Pronunciations) {
        homes = SpokenHomes(snapshot)
        let entries = parser.index.entries.filter { $0.form <= .withoutRoom }
        let isCrowded = entries.count > Self.crowd
        let rooms = isCrowded ? [:] : snapshot.roomsByThing
        var things: [Called: (abilities: Set<SpokenAbility>, places: Set<SpokenPlace>)] = [:]
        for entry in entries {
            let words = pronunciations.spokenWords(of: entry.name)
            if words.isEmpty || Self.isElse(entry, parser) { continue }
            let (abilities, there) = homes.abilitiesAndPlaces(of: entry.thing, home: entry.home)
            let places = isCrowded && !entry.thing.kind.isPlace ? [] : there
            add(word(for: words, of: entry, parser), entry.thing.kind, abilities, places)
            if let room = rooms[entry.thing].map(pronunciations.spokenWords(of:)), !words.starts(with: room) {
                add(Multiword.name(for: room + words), entry.thing.kind, abilities, weight: Self.withRoom)
            }
            let called = Called(kind: entry.thing.kind, words: words)
            things[called, default: ([], [])].abilities.formUnion(abilities)
            things[called]?.places.formUnion(places)
        }
        for thing in snapshot.spokenForms {
            guard let name = thing.names.first.map(pronunciations.spokenWords(of:)), !name.isEmpty else { continue }
            let known = things[Called(kind: thing.kind, words: name)] ?? ([], [])
            for form in thing.forms.map(pronunciations.spokenWords(of:)) where !form.isEmpty {
                add(alias(for: form, meaning: name), thing.kind, known.abilities, known.places)
            }
        }
    }

    /// Whether the parser may make something else of a name: of a thing that is called as a place is, and of a shortened name
    /// that is a word of sentences too.
    private static func isElse(_ entry: NameEntry, _ parser: Parser) -> Bool {
        if entry.thing.kind.isPlace { return false }
        let others = parser.index.entries(for: NameKey(entry.name))
        return others.contains { $0.form == .full && $0.thing.kind.isPlace }
            || entry.form != .full && !parser.mentions.mention(entry.name).isName
    }

    /// Words that name a thing of a kind.
    private struct Called: Hashable {
        let kind: NamedThing.Kind
        let words: [String]
    }

    /// The word that a name is to the decoder: one that stands for the name as it is written, where nothing is called as it
    /// is spoken.
    private mutating func word(for words: [String], of entry: NameEntry, _ parser: Parser) -> String {
        let called = parser.index.entries(for: NameKey(words.joined(separator: " ")))
        return called.contains { $0.thing == entry.thing }
            ? Multiword.name(for: words) : alias(for: words, meaning: [entry.name])
    }

    private mutating func alias(for words: [String], meaning: [String]) -> String {
        let word = PronunciationAlias.name(for: Multiword.name(for: words), form: meanings.count, place: 0)
        meanings[word] = meaning
        return word
    }

    private mutating func add(
        _ word: String, _ kind: NamedThing.Kind, _ abilities: some Sequence<SpokenAbility>,
        _ places: Set<SpokenPlace> = [], weight: Double = 1
    ) {
        let added = [word: (weight, places)]
        byKind[kind, default: [:]].merge(added, uniquingKeysWith: Self.both)
        for ability in abilities { byAbility[ability, default: [:]].merge(added, uniquingKeysWith: Self.both) }
    }

    private static func both(
        _ one: (weight: Double, places: Set<SpokenPlace>), _ other: (weight: Double, places: Set<SpokenPlace>)
    ) -> (weight: Double, places: Set<SpokenPlace>) {
        (max(one.weight, other.weight), one.places.union(other.places))
    }

    /// The names of things of a kind.
    func sayings(of kind: NamedThing.Kind) -> [Saying] { Self.sayings(byKind[kind]) }

    /// The names of what has an ability.
    func sayings(of ability: SpokenAbility) -> [Saying] { Self.sayings(byAbility[ability]) }

    private static func sayings(_ names: Names?) -> [Saying] {
        (names ?? [:]).sorted { $0.key < $1.key }.map {
            Saying(words: .word($0.key), weight: $0.value.weight, places: $0.value.places)
        }
    }
}

extension HomeSnapshot {
    /// The name of the room that each thing is in.
    var roomsByThing: [NamedThing: String] {
        var found: [NamedThing: String] = [:]
        for home in homes {
            let names = Dictionary(home.rooms.map { ($0.id, $0.name) }) { first, _ in first }
            for accessory in home.accessories {
                guard let name = accessory.room.flatMap({ names[$0] }) else { continue }
                found[.accessory(accessory.id)] = name
                for service in accessory.spokenServices {
                    found[.service(ServiceReference(accessory: accessory.id, service: service.id))] = name
                }
            }
        }
        return found
    }
}
