/// The candidate most like a text, to be offered where the text is none of them; nil where none is near.
///
/// Near is what differs in at most two letters of five.
public func nearest(to text: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(NameKey(String(text.prefix(64))).text.unicodeScalars.prefix(EditDistance.longest))
    guard !wanted.isEmpty, let edits = EditDistance(wanted) else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
        let other = NameKey(candidate).text
        let count = other.unicodeScalars.count
        let limit = min(best.map { $0.distance - 1 } ?? .max, max(1, min(wanted.count, count) * 2 / 5))
        guard abs(wanted.count - count) <= limit else { continue }
        let distance = edits.edits(to: other)
        if distance <= limit { best = (candidate, distance) }
    }
    return best?.candidate
}
