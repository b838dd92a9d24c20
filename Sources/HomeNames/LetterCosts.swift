/// What it costs to make a text of one that is known, letter by letter.
protocol LetterCosts {
    /// How many letters the text has that is asked about.
    var count: Int { get }
    /// To have another letter in the place of the one asked about.
    func replacing(_ place: Int, with letter: UInt32) -> Int
    /// To have a letter more behind another, which is 0 at the beginning, and before a place of the text asked about.
    func inserting(_ letter: UInt32, after last: UInt32, before place: Int) -> Int
    /// To have the letter asked about no more.
    func deleting(_ place: Int) -> Int
    /// To have two neighbours, the one asked about and that before it, the other way round; nil where they are not.
    func swapping(_ place: Int, _ letters: (UInt32, UInt32)) -> Int?
    /// The least that a letter more or less can cost.
    var leastMissing: Int { get }
    /// The same, asked about backwards.
    var reversed: Self { get }
}

extension LetterCosts {
    /// The least cost of making a text of the one asked about; nil where it is above a bound.
    func cost(of text: ArraySlice<UInt8>, atMost bound: Int) -> Int? {
        // A letter begins with each byte that goes on with none.
        let length = text.count { $0 & 0xC0 != 0x80 }
        guard abs(length - count) * leastMissing <= bound else { return nil }
        var rows = CostRows(self, bound: bound, half: -1)
        var depth = 0
        var last: UInt32 = 0
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            depth += 1
            // A swap jumps over one row, but then the row before holds a replacement of the same cost.
            guard rows.fill(depth, self, scalar.value, after: last) else { return nil }
            last = scalar.value
        }
        let cost = rows[depth, count]
        return cost <= bound ? cost : nil
    }
}

/// The table of the cost of every beginning of one text against every beginning of the other.
///
/// A row has only the cells that so many letters more or less can reach within the bound.
struct CostRows {
    private static let unreachable = Int.max / 2

    private let width: Int
    private let bound: Int
    /// Up to this column only half the bound may be spent.
    private let half: Int
    /// How far from the diagonal a cell can be.
    private let reach: Int
    private var cells: [Int] = []

    /// A table of the first row, in which all letters asked about are left out.
    init(_ costs: some LetterCosts, bound: Int, half: Int) {
        width = costs.count + 1
        self.bound = bound
        self.half = half
        reach = bound / costs.leastMissing
        cells = [Int](repeating: Self.unreachable, count: width * (width + min(reach, width) + 1))
        cells[0] = 0
        for column in 1..<max(width, 1) {
            let cost = cells[column - 1] + costs.deleting(column - 1)
            guard cost <= (column <= half ? bound / 2 : bound) else { break }
            cells[column] = cost
        }
    }

    @inline(__always)
    subscript(row: Int, column: Int) -> Int {
        let cell = row * width + column
        return cell < cells.count ? cells[cell] : Self.unreachable
    }

    /// The row of one more letter; false where every cell is above its bound.
    @inline(__always)
    mutating func fill(_ row: Int, _ costs: some LetterCosts, _ letter: UInt32, after last: UInt32) -> Bool {
        let first = max(0, row - reach)
        let start = row * width
        // Beyond the table nothing is within the bound.
        guard first < width, start + width <= cells.count else { return false }
        var isAlive = false
        cells.withUnsafeMutableBufferPointer { cells in
            let above = start - width
            for column in first...min(width - 1, row + min(reach, width)) {
                // Most cells lie behind none that is within the bound, and then nobody need ask what a step from there costs.
                var best = Self.unreachable
                if cells[above + column] <= bound {
                    best = cells[above + column] + costs.inserting(letter, after: last, before: column)
                }
                if column > 0 {
                    if cells[start + column - 1] <= bound {
                        best = min(best, cells[start + column - 1] + costs.deleting(column - 1))
                    }
                    if cells[above + column - 1] <= bound {
                        best = min(best, cells[above + column - 1] + costs.replacing(column - 1, with: letter))
                    }
                }
                if column > 1, row > 1, cells[above - width + column - 2] <= bound,
                    let swap = costs.swapping(column - 1, (last, letter))
                {
                    best = min(best, cells[above - width + column - 2] + swap)
                }
                let isNear = best <= (column <= half ? bound / 2 : bound)
                cells[start + column] = isNear ? best : Self.unreachable
                isAlive = isAlive || isNear
            }
        }
        return isAlive
    }
}
