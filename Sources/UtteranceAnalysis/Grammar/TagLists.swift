/// The lists of tags of a grammar, each under its number; the first is empty.
struct TagLists {
    typealias Number = CompiledGrammar.TagListID

    private(set) var all: [[Tag]] = [[]]
    private var numbers: [[Tag]: Number] = [[]: 0]

    /// The number of a list, which is new where the list is.
    mutating func number(of tags: [Tag]) -> Number {
        if let known = numbers[tags] { return known }
        all.append(tags)
        numbers[tags] = Number(all.count - 1)
        return Number(all.count - 1)
    }

    /// The tags of one list followed by those of another.
    mutating func joined(_ one: Number, _ other: Number) -> Number {
        if one == 0 || other == 0 { return max(one, other) }
        return number(of: all[Int(one)] + all[Int(other)])
    }
}
