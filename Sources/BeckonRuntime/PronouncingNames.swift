import HomeModel
import HomeSpeech
import LanguagePack
import Synchronization

/// How whole names are said, as the decoder expects them.
///
/// What was once looked up is remembered: a word that no dictionary has costs a run of another program.
final class PronouncingNames: Sendable {
    /// The most ways to say one name that are looked at.
    static let mostWays = 8
    /// The most words that are remembered.
    private static let mostWords = 100_000

    /// How words are said.
    let pronunciations: Pronunciations
    private let known: Mutex<[String: [[Phone]]]>
    /// What people say in place of a name, by the name's key.
    private let spokenForms: [NameKey: [String]]

    /// Ways to say names; those of a snapshot are looked up at once, which is quicker than one by one.
    convenience init(_ pronunciations: Pronunciations, of snapshot: HomeSnapshot) {
        self.init(pronunciations, knowing: [:], of: snapshot)
    }

    /// The same for another snapshot: what was looked up stays known.
    convenience init(after names: PronouncingNames, of snapshot: HomeSnapshot) {
        self.init(names.pronunciations, knowing: names.known.withLock { $0 }, of: snapshot)
    }

    private init(_ pronunciations: Pronunciations, knowing known: [String: [[Phone]]], of snapshot: HomeSnapshot) {
        self.pronunciations = pronunciations
        self.known = Mutex(known)
        spokenForms = snapshot.formsByName
        prepare(snapshot.allNames + spokenForms.values.joined())
    }

    /// Looks up the words of many names at once.
    func prepare(_ names: some Sequence<String>) {
        let words = Set(names.flatMap(pronunciations.spokenWords))
        let unknown = known.withLock { known in words.filter { known[$0] == nil } }
        if unknown.isEmpty { return }
        let found = pronunciations.variants(of: Array(unknown))
        known.withLock { known in
            if known.count > Self.mostWords { known = [:] }
            for word in unknown { known[word] = found[word] ?? [] }
        }
    }

    /// The ways to say a name, the likeliest first; none where a part of it cannot be said.
    func ways(of name: String) -> [[Phone]] { Array(texts(of: name).flatMap(ways(ofText:)).prefix(Self.mostWays)) }

    /// The ways to say a name, each as the names of its phones.
    var waysByName: @Sendable (String) -> [[String]] { { self.ways(of: $0).map { $0.map(\.name) } } }

    /// The name and its spoken forms.
    func texts(of name: String) -> [String] { [name] + (spokenForms[NameKey(name)] ?? []) }

    /// The ways to say a text, whatever else it may be called.
    func ways(ofText name: String) -> [[Phone]] {
        let words = pronunciations.spokenWords(of: name)
        prepare([name])
        let variants = known.withLock { known in words.map { known[$0] ?? [] } }
        if words.isEmpty || variants.contains(where: \.isEmpty) { return [] }
        var seen: Set<[Phone]> = []
        return variants.reduce([[]]) { ways, word in
            Array(ways.flatMap { way in word.map { way + $0 } }.prefix(Self.mostWays))
        }.filter { seen.insert($0).inserted }
    }
}

extension HomeSnapshot {
    /// Every name and alias of everything that commands can be about.
    fileprivate var allNames: [String] {
        homes.flatMap { home -> [String] in
            let accessories = home.accessories.flatMap { accessory in
                accessory.names + accessory.services.flatMap { ($0.name.map { [$0] } ?? []) + $0.aliases }
            }
            let places = home.names + home.rooms.flatMap(\.names) + home.zones.flatMap(\.names)
            let others =
                home.serviceGroups.flatMap(\.names) + home.actionSets.flatMap(\.names) + home.triggers.flatMap(\.names)
            return places + accessories + others
        }
    }

    /// What people say in place of a name, by its key.
    fileprivate var formsByName: [NameKey: [String]] {
        spokenForms.reduce(into: [:]) { forms, thing in
            for name in thing.names { forms[NameKey(name), default: []] += thing.forms }
        }
    }
}
