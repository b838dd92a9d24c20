import HomeModel

/// Finds the names that begin as a text does.
struct CompletionSearch {
    let index: NameIndex

    /// Whole names whose key begins as that of a text does, in the order of their keys.
    func names(
        beginningWith prefix: String, limit: Int, where isWanted: (NameEntry) -> Bool
    ) -> [NameEntry] {
        let start = NameKey(prefix).text.utf8
        guard limit > 0 else { return [] }
        let found = index.layers.flatMap { layer in
            var entries: [(key: ArraySlice<UInt8>, entry: NameEntry)] = []
            for key in layer.segment.near.beginning(with: start) {
                layer.segment.forEachPosting(at: Int(key)) { posting in
                    guard posting.form == .full, entries.count < limit else { return }
                    let bearer = layer.segment.bearers[Int(posting.bearer)]
                    guard layer.isLive(bearer), isWanted(bearer) else { return }
                    entries.append((layer.segment.keys[Int(key)], bearer))
                }
                if entries.count >= limit { break }
            }
            return entries
        }
        // Layers are each in order; a stable sort puts them together.
        let ordered = found.enumerated().sorted {
            if $0.element.key.elementsEqual($1.element.key) { return $0.offset < $1.offset }
            return $0.element.key.lexicographicallyPrecedes($1.element.key)
        }
        var seen: Set<NameEntry> = []
        return Array(ordered.map(\.element.entry).filter { seen.insert($0).inserted }.prefix(limit))
    }
}
