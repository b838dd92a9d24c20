import HomeModel

/// What is nearest to a misspelt word.
enum Nearest {
    /// The word that takes the fewest edits, if that is fewer than half of its letters; the first of the alphabet of several.
    static func word(to word: String, among words: some Sequence<String>) -> String? {
        let wanted = Array(word.unicodeScalars)
        guard let distance = EditDistance(wanted) else { return nil }
        var best: (edits: Int, word: String)?
        for candidate in words {
            let edits = distance.edits(to: candidate)
            if (edits, candidate) < (best ?? (Int.max, "")) { best = (edits, candidate) }
        }
        guard let best, 2 * best.edits <= max(wanted.count, 2) else { return nil }
        return best.word
    }
}
