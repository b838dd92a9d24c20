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
        var distances: [NameEntry: Int] = [:]
        for layer in layers {
            let keys = layer.segment.keys.texts
            for place in 0..<keys.count {
                guard let distance = wanted.distance(to: keys[place]) else { continue }
                for entry in layer.entries(at: place) where entry.form == .full && isWanted(entry) {
                    distances[entry] = min(distances[entry] ?? .max, distance)
                }
            }
        }
        return distances.sorted { ($0.value, $0.key.name) < ($1.value, $1.key.name) }.prefix(limit).map(\.key)
    }
}

/// A text for which near keys are wanted.
private struct Wanted {
    let length: Int
    private let bytes: [UInt8]
    private let costs: SpellingCosts

    init(_ name: String) {
        let key = String(String.UnicodeScalarView(NameKey(name).text.unicodeScalars.prefix(Name.maximumLength)))
        length = key.unicodeScalars.count
        bytes = Array(key.utf8)
        costs = SpellingCosts(key)
    }

    func distance(to key: ArraySlice<UInt8>) -> Int? {
        // Every byte but those that go on with a letter begins one.
        let other = key.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
        // Fewer than three letters are held by almost every name and tell nothing.
        let isPart = min(length, other) >= 3 && (length < other ? holds(key, bytes[...]) : holds(bytes[...], key))
        let bound = isPart ? max(length, other) : max(length, other) / 3
        // So many letters must be put in at least.
        return abs(length - other) > bound ? nil : costs.cost(of: key, atMost: bound)
    }

    private func holds(_ long: ArraySlice<UInt8>, _ short: ArraySlice<UInt8>) -> Bool {
        guard let first = short.first, long.count >= short.count else { return false }
        for start in long.startIndex...long.endIndex - short.count
        where long[start] == first && long[start...].starts(with: short) { return true }
        return false
    }
}
