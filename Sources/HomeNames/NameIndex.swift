import HomeModel
import LanguagePack

/// Every name of every home, found by its key, by a part, by what it is misspelt as, and by its sound.
///
/// Case, spaces and apostrophes are nothing to it (row N3). An index never changes: `updated` makes another one that
/// shares almost all of its memory with this one, and whoever reads the older goes on doing so undisturbed.
public struct NameIndex: Sendable {
    /// What was indexed, the oldest first; what a later layer knows of a thing replaces what earlier ones knew.
    var layers: [NameLayer]
    /// How names are written and said otherwise.
    let reading: NameReading
    /// Where each home stands in the snapshot.
    var homePlaces: [HomeID: Int]

    /// Indexes the names of all homes.
    public init(_ snapshot: HomeSnapshot, reading: NameReading) {
        let builder = NameSegmentBuilder(snapshot.homes, reading: reading)
        layers = [NameLayer(segment: NameSegment(builder))]
        self.reading = reading
        homePlaces = Self.places(of: snapshot)
    }

    /// Indexes the names that commands are about; `spellings` gives further ways to write a name that are read as it, and
    /// `spelling` tells which slips are likely, and `endsInHead` whether the last words of a name name it too.
    ///
    /// Triggers are not among them: they are spoken only to manage them (row R2).
    public init(
        _ snapshot: HomeSnapshot, spellings: (@Sendable (String) -> [String])? = nil,
        spelling: SpellingModel = SpellingModel(), endsInHead: Bool = true
    ) {
        let kinds = Set(NamedThing.Kind.allCases).subtracting([.trigger])
        let reading = NameReading(kinds: kinds, spellings: spellings, spelling: spelling, endsInHead: endsInHead)
        self.init(snapshot, reading: reading)
    }

    /// The most UTF-8 bytes of a key: no longer text can be a name.
    public var longestKey: Int { layers.reduce(0) { max($0, $1.segment.keys.longest) } }

    /// How many names there are, aliases counted and shorter forms not.
    public var count: Int { layers.reduce(0) { $0 + $1.liveCount } }

    /// The things that bear a name, in the order of the snapshot's homes and of what is in them.
    ///
    /// Of one home, what has changed since the snapshot comes last.
    public func entries(for key: NameKey) -> [NameEntry] {
        if layers.count == 1 { return layers[0].entries(for: key) }
        return inOrderOfHomes(layers.flatMap { $0.entries(for: key) })
    }

    /// The first of the things that bear a name, without making an array of them.
    public func firstEntry(for key: NameKey) -> NameEntry? {
        if layers.count == 1, layers[0].isWhole { return layers[0].segment.firstEntry(for: key) }
        return entries(for: key).first
    }

    /// Every name and shorter form of a name, as often as it is borne.
    public var entries: some Sequence<NameEntry> {
        layers.lazy.flatMap { layer in
            (0..<layer.segment.keys.count).lazy.flatMap { layer.entries(at: $0) }
        }
    }

    func inOrderOfHomes(_ entries: [NameEntry]) -> [NameEntry] {
        if entries.count < 2 || homePlaces.count < 2 || areInOrderOfHomes(entries) { return entries }
        let ranked = entries.enumerated().map { (home: homePlaces[$1.home] ?? .max, place: $0, entry: $1) }
        return ranked.sorted { ($0.home, $0.place) < ($1.home, $1.place) }.map(\.entry)
    }

    /// Whether they are so already, as names are put in home by home.
    private func areInOrderOfHomes(_ entries: [NameEntry]) -> Bool {
        var (home, place) = (entries[0].home, homePlaces[entries[0].home] ?? .max)
        for entry in entries where entry.home != home {
            let next = homePlaces[entry.home] ?? .max
            if next < place { return false }
            (home, place) = (entry.home, next)
        }
        return true
    }

    static func places(of snapshot: HomeSnapshot) -> [HomeID: Int] {
        Dictionary(snapshot.homes.enumerated().map { ($1.id, $0) }) { first, _ in first }
    }

    // MARK: - Searches

    /// Goes through the names that begin at some place of a text, the shortest first: how many bytes each takes, and what
    /// bears it, which is made only where it is asked for.
    ///
    /// The text is the key of a sentence, as the UTF-8 bytes of its letters, so that names that were joined, split or
    /// hyphenated are found, and those of languages that write no spaces. The longest name comes last. Where `ends` is not
    /// empty, it tells of each place of the text whether a name that ends there is wanted; none goes beyond `bound`.
    public func forEachName(
        in text: [UInt8], at offset: Int, upTo bound: Int = .max, endingAt ends: [Bool] = [],
        _ body: (Int, () -> [NameEntry]) -> Void
    ) {
        guard text.indices.contains(offset), offset < bound else { return }
        let range = offset..<min(offset + longestKey, text.count, bound)
        // One layer of which nothing was taken out, as every index begins, is looked up without a copy of it.
        if layers.count == 1, layers[0].isWhole {
            let segment = layers[0].segment
            for place in segment.beginnings(in: text, range, ends) {
                body(segment.keys.range(place).count) { inOrderOfHomes(segment.entries(at: place)) }
            }
            return
        }
        var found: [Int: [NameEntry]] = [:]
        for layer in layers {
            for place in layer.beginnings(in: text, range, ends) {
                found[layer.segment.keys.range(place).count, default: []] += layer.entries(at: place)
            }
        }
        for (length, entries) in found.sorted(by: { $0.key < $1.key }) { body(length) { inOrderOfHomes(entries) } }
    }

    /// The names that a misspelt one may be meant for, nearest first; what is the name itself is 0 edits away.
    ///
    /// Whole names, and names without the room that stands before them; last words must be said rightly.
    public func misspellings(
        of name: String, limit: Int = 8, where isWanted: (NameEntry) -> Bool = { _ in true }
    ) -> [NearName] {
        MisspellingSearch(index: self).names(meantBy: name, limit: limit, where: isWanted)
    }

    /// Whole names whose key begins as that of a text does, in the order of their keys.
    public func completions(
        of prefix: String, limit: Int, where isWanted: (NameEntry) -> Bool = { _ in true }
    ) -> [NameEntry] {
        CompletionSearch(index: self).names(beginningWith: prefix, limit: limit, where: isWanted)
    }

    /// Whole names whose key begins or ends with one of some texts, as often as they are borne, in the order of ``entries``.
    public func wholeNames(beginningOrEndingWith texts: Set<NameKey>) -> [NameEntry] {
        layers.flatMap { layer in
            let near = layer.segment.near
            let keys = texts.map(\.text).reduce(into: Set<UInt32>()) { keys, text in
                keys.formUnion(near.beginning(with: text.utf8))
                keys.formUnion(near.ending(with: text))
            }
            return keys.sorted().flatMap { layer.entries(at: Int($0)) }.filter { $0.form == .full }
        }
    }

    /// Whether a name may go on behind a text: one that is no longer there may seem to.
    public func mayGoOn(behind prefix: NameKey) -> Bool {
        layers.contains { !$0.segment.near.beginning(with: prefix.text.utf8).isEmpty }
    }

    /// The whole names that sound nearly as given, nearest first; none where the index knows no pronunciations.
    ///
    /// `distance` is in hundredths of what names are told apart by. It is not measured against the length of the names,
    /// because what two names have in common helps nobody to tell them apart.
    public func soundingLike(
        _ phones: [String], atMost distance: Int = SoundAlike.confusableDistance, limit: Int = 8,
        where isWanted: (NameEntry) -> Bool = { _ in true }
    ) -> [SoundMatch] {
        SoundSearch(index: self).names(soundingLike: phones, atMost: distance, limit: limit, where: isWanted)
    }
}
