import HomeModel

extension NameIndex {
    /// The names to offer for a misspelt or half-remembered one, nearest first; nobody may act on them unasked.
    ///
    /// Near is a name whose key is at most a third of its letters away, or that holds all that was said, or is held
    /// by it.
    public func nearest(to name: String, limit: Int, where isWanted: (NameEntry) -> Bool = { _ in true }) -> [NameEntry]
    {
        let wanted = Wanted(name)
        guard wanted.length > 0 else { return [] }
        // All that is farther is behind these, so that where they are enough nothing else is looked at.
        let close = ranked(limit: limit, isWanted) { $0.near(wanted) }
        return close.count >= limit ? close : ranked(limit: limit, isWanted) { $0.all(wanted) }
    }

    private func ranked(
        limit: Int, _ isWanted: (NameEntry) -> Bool, _ find: (NameSegment) -> [(text: Int, cost: Int)]
    ) -> [NameEntry] {
        var distances: [NameEntry: Int] = [:]
        for layer in layers {
            for (place, distance) in find(layer.segment) {
                for entry in layer.entries(at: place) where entry.form == .full && isWanted(entry) {
                    distances[entry] = min(distances[entry] ?? .max, distance)
                }
            }
        }
        return distances.sorted { ($0.value, $0.key.name) < ($1.value, $1.key.name) }.prefix(max(limit, 0)).map(\.key)
    }
}

extension NameSegment {
    /// The keys at most two edits away that are near enough.
    fileprivate func near(_ wanted: Wanted) -> [(text: Int, cost: Int)] {
        keys.near(wanted.costs, atMost: 2).filter { wanted.distance(to: keys.texts[$0.text]) != nil }
    }

    /// All keys of whole names that are near enough.
    fileprivate func all(_ wanted: Wanted) -> [(text: Int, cost: Int)] {
        (0..<keys.texts.count).compactMap { place in
            guard isWhole(at: place) else { return nil }
            return wanted.distance(to: keys.texts[place]).map { (place, $0) }
        }
    }
}

/// A text for which near keys are wanted.
private struct Wanted {
    let length: Int
    private let bytes: [UInt8]
    let costs: SpellingCosts
    private let bits: EditBits?

    init(_ name: String) {
        let key = String(String.UnicodeScalarView(NameKey(name).text.unicodeScalars.prefix(Name.maximumLength)))
        length = key.unicodeScalars.count
        bytes = Array(key.utf8)
        costs = SpellingCosts(key)
        bits = EditBits(key.unicodeScalars.map(\.value))
    }

    func distance(to key: ArraySlice<UInt8>) -> Int? {
        // Every byte but those that go on with a letter begins one.
        let other = key.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
        // Fewer than three letters are held by almost every name and tell nothing.
        let isPart = min(length, other) >= 3 && (length < other ? holds(key, bytes[...]) : holds(bytes[...], key))
        let bound = isPart ? max(length, other) : max(length, other) / 3
        // So many letters must be put in at least.
        // What is held by a name more than twice as long says little of it.
        if abs(length - other) > bound || other > 2 * (length + 1) { return nil }
        guard let bits else { return costs.cost(of: key, atMost: bound) }
        let edits = key.withUnsafeBufferPointer { bits.edits(to: $0) }
        return edits <= bound ? edits : nil
    }

    private func holds(_ long: ArraySlice<UInt8>, _ short: ArraySlice<UInt8>) -> Bool {
        guard let first = short.first, long.count >= short.count else { return false }
        for start in long.startIndex...long.endIndex - short.count
        where long[start] == first && long[start...].starts(with: short) { return true }
        return false
    }
}
