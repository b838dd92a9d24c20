extension NameIndex {
    /// Goes through the names that begin at some place of a text, the shortest first: how many bytes each takes, and what
    /// bears it, which is made only where it is asked for.
    ///
    /// The text is the key of a sentence, as the UTF-8 bytes of its letters.
    public func forEachName(in text: [UInt8], at offset: Int, _ body: (Int, () -> [NameEntry]) -> Void) {
        let rest = text[offset..<min(offset + longestKey, text.count)]
        if layers.count == 1, let layer = layers.first {
            for place in layer.segment.keys.beginnings(of: rest) where layer.hasEntries(at: place) {
                body(layer.segment.keys.texts.length(place)) { inOrderOfHomes(layer.entries(at: place)) }
            }
            return
        }
        var found: [Int: [NameEntry]] = [:]
        for layer in layers {
            for place in layer.segment.keys.beginnings(of: rest) where layer.hasEntries(at: place) {
                found[layer.segment.keys.texts.length(place), default: []] += layer.entries(at: place)
            }
        }
        for (length, entries) in found.sorted(by: { $0.key < $1.key }) { body(length) { inOrderOfHomes(entries) } }
    }
}

extension NameLayer {
    /// Whether something of a key is still so.
    fileprivate func hasEntries(at place: Int) -> Bool { isWhole || !entries(at: place).isEmpty }
}
