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
        let draft = NameDraft(snapshot.homes, reading: reading)
        layers = [NameLayer(segment: NameSegment(draft))]
        self.reading = reading
        homePlaces = Self.places(of: snapshot)
    }

    /// Indexes the names that commands are about; `spellings` gives further ways to write a name that are read as it, and
    /// `spelling` tells which slips are likely.
    ///
    /// Triggers are not among them: they are spoken only to manage them (row R2).
    public init(
        _ snapshot: HomeSnapshot, spellings: (@Sendable (String) -> [String])? = nil,
        spelling: SpellingModel = SpellingModel()
    ) {
        let kinds = Set(NamedThing.Kind.allCases).subtracting([.trigger])
        self.init(snapshot, reading: NameReading(kinds: kinds, spellings: spellings, spelling: spelling))
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
}

/// A segment, and what in it is no longer so.
struct NameLayer: Sendable {
    let segment: NameSegment
    /// What later layers have read again, or what is gone.
    private var dead: Set<NameSubject> = []
    private var deadHomes: Set<HomeID> = []
    private var namesOfDeadHomes = 0

    init(segment: NameSegment) {
        self.segment = segment
    }

    /// Whether everything in it is still so.
    var isWhole: Bool { dead.isEmpty && deadHomes.isEmpty }

    /// How many names still are.
    var liveCount: Int { isWhole ? segment.count : (0..<segment.count).count { isLive(segment.bearers[$0]) } }

    /// About how many names still are, without counting: most things have one name.
    var weight: Int { max(segment.count - dead.count - namesOfDeadHomes, 0) }

    /// Takes out what was read of things and of whole homes.
    mutating func remove(_ subjects: Set<NameSubject>, homes: Set<HomeID>) {
        if !homes.isEmpty {
            namesOfDeadHomes += (0..<segment.count).count { homes.contains(segment.bearers.home(of: $0)) }
        }
        dead.formUnion(subjects)
        deadHomes.formUnion(homes)
    }

    func isLive(_ entry: NameEntry) -> Bool {
        (deadHomes.isEmpty || !deadHomes.contains(entry.home)) && (dead.isEmpty || !dead.contains(entry.subject))
    }

    func entries(for key: NameKey) -> [NameEntry] { segment.place(of: key).map(entries) ?? [] }

    func entries(at place: Int) -> [NameEntry] {
        let entries = segment.entries(at: place)
        return isWhole ? entries : entries.filter(isLive)
    }
}
