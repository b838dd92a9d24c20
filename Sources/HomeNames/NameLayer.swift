import HomeModel

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

    /// The keys that begin a stretch of a text and bear something, the shortest first.
    func beginnings(in text: [UInt8], _ range: Range<Int>, _ ends: [Bool]) -> [Int] {
        let found = segment.beginnings(in: text, range, ends)
        return isWhole ? found : found.filter { !entries(at: $0).isEmpty }
    }
}

extension NameSegment {
    /// The keys that begin a stretch of a text, the shortest first.
    func beginnings(in text: [UInt8], _ range: Range<Int>, _ ends: [Bool]) -> [Int] {
        text.withUnsafeBufferPointer { text in
            keys.beginnings(of: UnsafeBufferPointer(rebasing: text[range])) { length in
                ends.isEmpty || ends[range.lowerBound + length]
            }
        }
    }
}
