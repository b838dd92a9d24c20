import HomeModel

extension NameIndex {
    /// A name that begins at some place of a text.
    public struct Beginning: Sendable {
        /// How many UTF-8 bytes of the key-folded text it takes.
        public let length: Int
        /// What bears it.
        public let entries: [NameEntry]
    }

    /// All names that begin at an offset of a text without spaces, the shortest first.
    ///
    /// The text is the key of a sentence and the offset counts its UTF-8 bytes, so that names that were joined, split
    /// or hyphenated are found, and those of languages that write no spaces.
    public func names(in key: NameKey, at offset: Int) -> [Beginning] {
        let text = Array(key.text.utf8.dropFirst(offset).prefix(longestKey))
        var found: [Int: [NameEntry]] = [:]
        for layer in layers {
            for place in text.withUnsafeBufferPointer({ layer.segment.keys.beginnings(of: $0) }) {
                let entries = layer.entries(at: place)
                if !entries.isEmpty { found[layer.segment.keys.length(place), default: []] += entries }
            }
        }
        return found.sorted { $0.key < $1.key }.map { Beginning(length: $0.key, entries: inOrderOfHomes($0.value)) }
    }

    /// The longest name that begins at an offset of a text without spaces.
    public func longestName(in key: NameKey, at offset: Int) -> Beginning? { names(in: key, at: offset).last }

    /// Whole names whose key begins as that of a text does, in the order of their keys.
    public func completions(
        of prefix: String, limit: Int, where isWanted: (NameEntry) -> Bool = { _ in true }
    ) -> [NameEntry] {
        let start = NameKey(prefix).text.utf8
        guard limit > 0 else { return [] }
        let found = layers.flatMap { layer in
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
