/// What speaks against a reading of a sentence, counted by criterion, and which constraints it breaks that only cost.
package struct Score: Sendable {
    // Partial parses are copied all the time, so that it is small and needs no memory of its own.
    private var counts = Criterion.Table<Int16>(repeating: 0)
    /// The constraints that it breaks and that are no vetoes, each once however often it breaks them.
    package var penalties = Penalties()

    /// A score against which nothing speaks.
    package init() {}

    /// How much of something speaks against it.
    package subscript(criterion: Criterion) -> Int {
        @inline(__always) get { Int(counts[criterion.rawValue]) }
        @inline(__always) set { counts[criterion.rawValue] = Int16(clamping: newValue) }
    }

    /// A command against which nothing speaks but that it is one.
    package static let command: Score = [.commands: 1]

    /// Counts what speaks against the words by which a reading was come to, which have all of its wrong letters.
    package mutating func weigh(_ words: Score) {
        self[.errors] = words[.errors]
        self[.phrases] += words[.phrases]
        penalties.formUnion(words.penalties)
    }

    /// What all of it costs, where each criterion costs so much.
    func cost(at costs: Criterion.Table<Int>) -> Int {
        // Costs and counts are bounded; should a sum be too large for a number all the same, that ends no program.
        var sum = 0
        for place in counts.indices where counts[place] != 0 { sum &+= costs[place] &* Int(counts[place]) }
        return sum
    }

    /// Puts the scores of two parts of one reading together.
    package mutating func add(_ other: Score) {
        for place in counts.indices {
            let (one, two) = (counts[place], other.counts[place])
            counts[place] = Criterion.areOfWhole[place] ? max(one, two) : Int16(clamping: Int(one) + Int(two))
        }
        penalties.formUnion(other.penalties)
    }
}

extension Score: Equatable {
    package static func == (one: Score, other: Score) -> Bool {
        one.penalties == other.penalties && one.counts.indices.allSatisfy { one.counts[$0] == other.counts[$0] }
    }
}

extension Score: ExpressibleByDictionaryLiteral {
    /// So much of some criteria, and nothing else.
    package init(dictionaryLiteral elements: (Criterion, Int)...) {
        for (criterion, count) in elements { self[criterion] = count }
    }
}

/// Constraints of a language that a reading may break at a cost, by their numbers.
package struct Penalties: OptionSet, Sendable {
    /// How many such constraints a language can have.
    static let limit = 64

    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The constraint of a number.
    init(number: Int) { rawValue = 1 << UInt64(number) }

    /// Adds what else is broken; false where that is a veto, and there is nothing to add.
    mutating func add(_ others: Penalties?) -> Bool {
        guard let others else { return false }
        formUnion(others)
        return true
    }

    /// The numbers of its constraints.
    var numbers: [Int] { (0..<Self.limit).filter { rawValue >> UInt64($0) & 1 != 0 } }
}
