/// How many single letters must be put in, left out, changed or swapped with their neighbour to get one text from another.
///
/// This is the optimal string alignment distance (Boytsov, 2011, "Indexing methods for approximate dictionary searching").
public enum EditDistance {
    /// The distance; time and memory grow with the product of the lengths.
    @inlinable
    public static func between<Letter: Equatable>(_ one: [Letter], _ other: [Letter]) -> Int {
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

    /// Whether the distance is one at most; time grows with the length.
    @inlinable
    public static func isAtMostOne<Letter: Equatable>(_ one: [Letter], _ other: [Letter]) -> Bool {
        let shared = min(one.count, other.count)
        var start = 0
        while start < shared, one[start] == other[start] { start += 1 }
        var end = 0
        while end < shared - start, one[one.count - 1 - end] == other[other.count - 1 - end] { end += 1 }
        let (first, second) = (one[start..<one.count - end], other[start..<other.count - end])
        if max(first.count, second.count) <= 1 { return true }
        return first.count == 2 && second.count == 2 && first.elementsEqual(second.reversed())
    }
}
