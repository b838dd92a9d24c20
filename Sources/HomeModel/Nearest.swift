/// The candidate most like a text, to be offered where the text is none of them; nil where none is near.
///
/// Near is what differs in at most two letters of five.
func nearest(to text: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(NameKey(String(text.prefix(64))).text)
    guard !wanted.isEmpty else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
        let other = Array(NameKey(candidate).text)
        let limit = min(best.map { $0.distance - 1 } ?? .max, max(1, min(wanted.count, other.count) * 2 / 5))
        guard abs(wanted.count - other.count) <= limit else { continue }
        let distance = editDistance(wanted, other)
        if distance <= limit { best = (candidate, distance) }
    }
    return best?.candidate
}

/// The least number of letters to put in, take out, change or swap with their neighbour that makes one text the other.
private func editDistance(_ one: [Character], _ other: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for row in one.indices {
        var current = [row + 1]
        for column in other.indices {
            let change = last[column] + (one[row] == other[column] ? 0 : 1)
            var least = min(change, last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
                least = min(least, beforeLast[column - 1] + 1)
            }
            current.append(least)
        }
        (beforeLast, last) = (last, current)
    }
    return last[other.count]
}
