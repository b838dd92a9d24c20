import HomeModel
import LanguagePack
import Spelling

extension NameIndex {
    /// The names to offer for a misspelt or half-remembered one, nearest first; nobody may act on them unasked.
    ///
    /// Near is a name whose key is at most a third of its letters away, or that holds all that was said, or is held
    /// by it, or begins so.
    public func nearest(to name: String, limit: Int, where isWanted: (NameEntry) -> Bool = { _ in true }) -> [NameEntry]
    {
        guard limit > 0, let wanted = Wanted(name) else { return [] }
        var close = NearestEntries(limit: limit)
        for layer in layers {
            for (key, _) in layer.segment.near.near(wanted.costs, atMost: 2 * SpellingCosts.edit) {
                add(key, of: layer, wanted, to: &close, isWanted)
            }
        }
        // All that is farther is behind these, so that where they are enough nothing else is looked at.
        return (close.worst == nil ? all(near: wanted, limit: limit, isWanted) : close).names(homePlaces)
    }

    /// Looks at every name, those first that may be nearest, until none of the others can be near enough.
    private func all(near wanted: Wanted, limit: Int, _ isWanted: (NameEntry) -> Bool) -> NearestEntries {
        var keys: [[(layer: Int, key: UInt32)]] = Array(repeating: [], count: 3 * (Wanted.longest + 1))
        for (place, layer) in layers.enumerated() {
            let letters = layer.segment.letters
            for whole in letters.keys.indices {
                guard let edits = wanted.leastEdits(to: letters.counts[whole]) else { continue }
                keys[edits].append((place, letters.keys[whole]))
            }
        }
        var nearest = NearestEntries(limit: limit)
        for (edits, keys) in keys.enumerated() {
            if let worst = nearest.worst, edits > worst { break }
            for (layer, key) in keys { add(Int(key), of: layers[layer], wanted, to: &nearest, isWanted) }
        }
        return nearest
    }

    private func add(
        _ key: Int, of layer: NameLayer, _ wanted: Wanted, to nearest: inout NearestEntries,
        _ isWanted: (NameEntry) -> Bool
    ) {
        guard let distance = wanted.distance(to: layer.segment.keys[key]) else { return }
        for entry in layer.entries(at: key) where entry.form == .full && isWanted(entry) {
            nearest.add(entry, distance)
        }
    }
}

/// The nearest entries so far, with those that are as near as the last of them.
private struct NearestEntries {
    let limit: Int
    private var distances: [NameEntry: Int] = [:]
    /// How many entries there are of each distance.
    private var counts: [Int] = []

    init(limit: Int) {
        self.limit = limit
    }

    /// The distance of the last entry that is wanted; nil while there are too few.
    var worst: Int? {
        var count = 0
        return counts.firstIndex { number in
            count += number
            return count >= limit
        }
    }

    mutating func add(_ entry: NameEntry, _ distance: Int) {
        if let known = distances[entry] {
            if known <= distance { return }
            counts[known] -= 1
        }
        if counts.count <= distance { counts += Array(repeating: 0, count: distance + 1 - counts.count) }
        counts[distance] += 1
        distances[entry] = distance
    }

    /// The nearest first, then by name and home.
    func names(_ homePlaces: [HomeID: Int]) -> [NameEntry] {
        distances.sorted {
            ($0.value, $0.key.name, homePlaces[$0.key.home] ?? .max)
                < ($1.value, $1.key.name, homePlaces[$1.key.home] ?? .max)
        }.prefix(limit).map(\.key)
    }
}

/// A text for which near keys are wanted.
private struct Wanted {
    private let length: Int
    private let bytes: [UInt8]
    let costs: SpellingCosts
    private let edits: EditDistance
    private let letters: LetterCounts

    /// The most letters that are looked at.
    static let longest = Name.maximumLength

    /// Nil where nothing is left of the text.
    init?(_ name: String) {
        let key = Array(NameKey(name).letters.prefix(Self.longest))
        guard let edits = EditDistance(key) else { return nil }
        self.edits = edits
        length = key.count
        bytes = Array(String(key).utf8)
        letters = bytes.withUnsafeBufferPointer { LetterCounts($0) }
        costs = SpellingCosts(key, SpellingModel())
    }

    /// At least so many edits make the key of some letters; nil where the key cannot be near enough.
    func leastEdits(to key: LetterCounts) -> Int? {
        // What is held by a name more than twice as long says little of it, unless the name begins so: "play" of PlayStation.
        guard let other = key.length, other <= 2 * (length + 1) || mayBegin(other) else { return nil }
        let (less, more) = (letters.excess(over: key), key.excess(over: letters))
        let edits = max(less, more, abs(length - other))
        let isPart = min(length, other) >= 3 && (length < other ? less : more) == 0
        return isPart || edits <= max(length, other) / 3 ? edits : nil
    }

    /// Whether a longer name may be shortened to this.
    private func mayBegin(_ other: Int) -> Bool { length >= 4 && length < other && other <= 4 * length }

    /// The edits to a key; nil where it is not near enough.
    func distance(to key: ArraySlice<UInt8>) -> Int? {
        // Every byte but those that go on with a letter begins one.
        let other = key.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
        if other > 2 * (length + 1) { return mayBegin(other) && key.starts(with: bytes) ? other - length : nil }
        // Fewer than three letters are held by almost every name and tell nothing.
        let isPart = min(length, other) >= 3 && (length < other ? holds(key, bytes[...]) : holds(bytes[...], key))
        if isPart { return abs(length - other) }
        let bound = max(length, other) / 3
        // So many letters must be put in at least.
        if abs(length - other) > bound { return nil }
        let edits = key.withUnsafeBufferPointer { self.edits.edits(to: $0) }
        return edits <= bound ? edits : nil
    }

    private func holds(_ long: ArraySlice<UInt8>, _ short: ArraySlice<UInt8>) -> Bool {
        guard let first = short.first, long.count >= short.count else { return false }
        for start in long.startIndex...long.endIndex - short.count
        where long[start] == first && long[start...].starts(with: short) { return true }
        return false
    }
}
