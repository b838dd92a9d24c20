/// The edits between two texts, counted in a plain table: what quicker ways to count them are compared with.
public enum EditTable {
    /// How many letters must be put in, left out, changed or swapped with their neighbour.
    public static func distance<Letter: Equatable>(_ one: [Letter], _ other: [Letter]) -> Int {
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
