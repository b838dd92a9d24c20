/// The word that was probably meant where there is none as it is written.
public enum Nearest {
    /// The word that takes the fewest edits, of several the first of the alphabet; nil where none is near.
    ///
    /// Near is what differs in at most two letters of five, or in one.
    /// - Parameter key: what of a text is compared, such as its letters without their case.
    public static func word(
        to word: String, among words: some Sequence<String>, comparing key: (String) -> String = { $0 }
    ) -> String? {
        let wanted = Array(key(String(word.prefix(EditDistance.longest))).unicodeScalars.prefix(EditDistance.longest))
        guard let distance = EditDistance(wanted) else { return nil }
        var best: (edits: Int, word: String)?
        for candidate in words {
            let other = key(candidate)
            let count = other.unicodeScalars.count
            let limit = min(best?.edits ?? .max, max(1, min(wanted.count, count) * 2 / 5))
            // So many letters must be put in at least.
            guard abs(wanted.count - count) <= limit else { continue }
            let edits = distance.edits(to: other)
            if edits <= limit, (edits, candidate) < (best ?? (.max, "")) { best = (edits, candidate) }
        }
        return best?.word
    }
}
