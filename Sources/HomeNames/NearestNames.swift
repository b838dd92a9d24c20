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

/// How many single letters must be put in, left out, changed or swapped with their neighbour to get one text from another.
///
/// This is the optimal string alignment distance (Boytsov, 2011, "Indexing methods for approximate dictionary searching").
public enum EditDistance {
    /// The distance; time and memory grow with the product of the lengths.
    public static func between(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...other.count)
        for row in 0..<one.count {
            var current = [row + 1]
            for column in 0..<other.count {
                let isSame = one[row] == other[column]
                var best = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            (beforeLast, last) = (last, current)
        }
        return last[other.count]
    }
}
