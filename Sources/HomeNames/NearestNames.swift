import HomeModel

extension NameIndex {
    /// The names that are nearest to a misspelt or half-remembered one, nearest first.
    ///
    /// Near is a name whose key is at most a third of its letters away, or that holds all that was said, or is held by it.
    public func nearest(to name: String, limit: Int, where isWanted: (NameEntry) -> Bool = { _ in true }) -> [NameEntry]
    {
        let wanted = Array(NameKey(name).text.unicodeScalars.prefix(Name.maximumLength))
        guard !wanted.isEmpty else { return [] }
        let near = entries.filter { $0.form == .full && isWanted($0) }.compactMap { entry in
            let key = Array(NameKey(entry.name).text.unicodeScalars)
            return Self.distance(from: wanted, to: key).map { (entry: entry, distance: $0) }
        }
        return near.sorted { ($0.distance, $0.entry.name) < ($1.distance, $1.entry.name) }.prefix(limit).map(\.entry)
    }

    private static func distance(from wanted: [Unicode.Scalar], to key: [Unicode.Scalar]) -> Int? {
        let bound = max(wanted.count, key.count) / 3
        let (short, long) = wanted.count < key.count ? (wanted, key) : (key, wanted)
        // Fewer than three letters are held by almost every name and tell nothing.
        if short.count >= 3, long.contains(short) { return EditDistance.between(wanted, key) }
        // So many letters must be put in at least.
        guard long.count - short.count <= bound else { return nil }
        let edits = EditDistance.between(wanted, key)
        return edits <= bound ? edits : nil
    }
}
