import LanguagePack

/// Looks for all texts of a tree that are near one text.
///
/// A tree of a million names is broad near its root, and a walk that may err twice at once would see most of it. So
/// the walk may spend at most half of what is allowed on the first half of the letters, and a second walk, from the
/// ends of the names, does the same for the other half: where both halves together cost no more than the whole, one
/// of them costs no more than half (the partition of Navarro, 2001, "A guided tour to approximate string matching",
/// section 8.2).
struct LetterWalk<Costs: LetterCosts> {
    private let trie: LetterTrie
    private let costs: Costs
    private let budget: Int
    private var rows: CostRows
    /// The texts that may be near; the walk leaves the last letters to be compared.
    private var found: [Int] = []

    /// Texts among which are all those that this walk is to find.
    ///
    /// Up to the place `half` of the text asked about, only half the budget may be spent.
    static func texts(_ trie: LetterTrie, _ costs: Costs, budget: Int, half: Int) -> [Int] {
        var walk = LetterWalk(
            trie: trie, costs: costs, budget: budget, rows: CostRows(costs, bound: budget, half: half))
        walk.visit(0..<trie.count, Place())
        return walk.found
    }

    /// Where the walk is: after how many letters and bytes, and in the middle of which letter.
    private struct Place {
        var row = 0
        var bytes = 0
        var last: UInt32 = 0
        var letter: UInt32 = 0
        var missing = 0

        /// Takes the next byte; whether a letter is complete with it.
        mutating func take(_ byte: UInt8) -> Bool {
            bytes += 1
            switch byte {
            case 0x00..<0x80: (letter, missing) = (UInt32(byte), 0)
            case 0x80..<0xC0: (letter, missing) = (letter << 6 | UInt32(byte & 0x3F), missing - 1)
            case 0xC0..<0xE0: (letter, missing) = (UInt32(byte & 0x1F), 1)
            case 0xE0..<0xF0: (letter, missing) = (UInt32(byte & 0x0F), 2)
            default: (letter, missing) = (UInt32(byte & 0x07), 3)
            }
            return missing == 0
        }
    }

    private mutating func visit(_ nodes: Range<Int>, _ place: Place) {
        var node = nodes.lowerBound
        while node < nodes.upperBound {
            let behind = Int(trie.next[node])
            visit(node, behind, place)
            node = behind
        }
    }

    private mutating func visit(_ node: Int, _ behind: Int, _ before: Place) {
        var place = before
        if place.take(trie.letters[node]) {
            place.row += 1
            guard rows.fill(place.row, costs, place.letter, after: place.last) else { return }
            place.last = place.letter
        }
        if trie.isLeaf(node) || (trie.isEnd[node] && rows[place.row, costs.count] <= budget) {
            found.append(trie.text(at: node))
        }
        visit(node + 1..<behind, place)
    }
}
