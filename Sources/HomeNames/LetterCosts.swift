/// What it costs to make a text of one that is known, letter by letter.
protocol LetterCosts {
    /// How many letters the text has that is asked about.
    var count: Int { get }
    /// To have another letter in the place of the one asked about.
    func replacing(_ place: Int, with letter: UInt32) -> Int
    /// To have a letter more.
    func inserting(_ letter: UInt32) -> Int
    /// To have the letter asked about no more.
    func deleting(_ place: Int) -> Int
    /// To have two neighbours, the one asked about and that before it, the other way round; nil where they are not.
    func swapping(_ place: Int, _ letters: (UInt32, UInt32)) -> Int?
    /// The same, asked about backwards.
    var reversed: Self { get }
}

extension LetterCosts {
    /// The least cost of making a text of the one asked about; nil where it is above a bound.
    func cost(of text: ArraySlice<UInt8>, atMost bound: Int) -> Int? {
        var rows = CostRows(width: count + 1)
        rows.begin(self, bound: { _ in bound })
        var depth = 0
        var last: UInt32 = 0
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            depth += 1
            let isAlive = rows.fill(depth, self, scalar.value, after: last, bound: { _ in bound })
            // A swap may jump over one row, but then the row before holds a replacement of the same cost.
            guard isAlive else { return nil }
            last = scalar.value
        }
        let cost = rows[depth, count]
        return cost <= bound ? cost : nil
    }
}

/// The table of the cost of every beginning of one text against every beginning of the other.
struct CostRows {
    static let unreachable = Int.max / 2

    private let width: Int
    private var cells: [Int] = []

    init(width: Int) { self.width = width }

    subscript(row: Int, column: Int) -> Int { cells[row * width + column] }

    /// The first row: all letters asked about are left out.
    mutating func begin(_ costs: some LetterCosts, bound: (Int) -> Int) {
        cells.reserveCapacity(width * (width + 4))
        cells.append(0)
        for column in 1..<max(width, 1) {
            let cost = cells[column - 1] + costs.deleting(column - 1)
            cells.append(cost <= bound(column) ? cost : Self.unreachable)
        }
    }

    /// The row of one more letter; false where every cell is above its bound.
    @inline(__always)
    mutating func fill(
        _ row: Int, _ costs: some LetterCosts, _ letter: UInt32, after last: UInt32, bound: (Int) -> Int
    ) -> Bool {
        let start = row * width
        if cells.count < start + width {
            cells.append(contentsOf: repeatElement(Self.unreachable, count: start + width - cells.count))
        }
        var isAlive = false
        cells.withUnsafeMutableBufferPointer { cells in
            let above = start - width
            for column in 0..<width {
                var best = cells[above + column] + costs.inserting(letter)
                if column > 0 {
                    best = min(best, cells[start + column - 1] + costs.deleting(column - 1))
                    best = min(best, cells[above + column - 1] + costs.replacing(column - 1, with: letter))
                }
                if column > 1, row > 1, let swap = costs.swapping(column - 1, (last, letter)) {
                    best = min(best, cells[above - width + column - 2] + swap)
                }
                let isNear = best <= bound(column)
                cells[start + column] = isNear ? best : Self.unreachable
                isAlive = isAlive || isNear
            }
        }
        return isAlive
    }
}
