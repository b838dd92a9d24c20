extension NameIndex {
    /// Goes through the names that begin at some place of a text, the shortest first: how many bytes each takes, and what
    /// bears it, which is made only where it is asked for.
    ///
    /// The text is the key of a sentence, as the UTF-8 bytes of its letters, so that names that were joined, split or
    /// hyphenated are found, and those of languages that write no spaces. The longest name comes last. Where `ends` is not
    /// empty, it tells of each place of the text whether a name that ends there is wanted.
    public func forEachName(
        in text: [UInt8], at offset: Int, endingAt ends: [Bool] = [], _ body: (Int, () -> [NameEntry]) -> Void
    ) {
        guard text.indices.contains(offset) else { return }
        let range = offset..<min(offset + longestKey, text.count)
        // One layer of which nothing was taken out, as every index begins, is looked up without a copy of it.
        if layers.count == 1, layers[0].isWhole {
            let segment = layers[0].segment
            for place in segment.beginnings(in: text, range, ends) {
                body(segment.keys.range(place).count) { inOrderOfHomes(segment.entries(at: place)) }
            }
            return
        }
        var found: [Int: [NameEntry]] = [:]
        for layer in layers {
            for place in layer.beginnings(in: text, range, ends) {
                found[layer.segment.keys.range(place).count, default: []] += layer.entries(at: place)
            }
        }
        for (length, entries) in found.sorted(by: { $0.key < $1.key }) { body(length) { inOrderOfHomes(entries) } }
    }
}

extension NameLayer {
    /// The keys that begin a stretch of a text and bear something, the shortest first.
    fileprivate func beginnings(in text: [UInt8], _ range: Range<Int>, _ ends: [Bool]) -> [Int] {
        let found = segment.beginnings(in: text, range, ends)
        return isWhole ? found : found.filter { !entries(at: $0).isEmpty }
    }
}

extension NameSegment {
    /// The keys that begin a stretch of a text, the shortest first.
    fileprivate func beginnings(in text: [UInt8], _ range: Range<Int>, _ ends: [Bool]) -> [Int] {
        text.withUnsafeBufferPointer { text in
            keys.beginnings(of: UnsafeBufferPointer(rebasing: text[range])) { length in
                ends.isEmpty || ends[range.lowerBound + length]
            }
        }
    }
}
