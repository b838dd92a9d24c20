/// The words that make a clause of what they begin, or with `late` of what they end.
struct ClauseMark: Equatable {
    let range: Range<Int>
    let isLate: Bool
    /// Whether it wants the clause not to be so: "if not".
    var isNegated = false
    /// Whether it speaks of what was asked before it: "if so".
    var isOfAsked = false
}

/// A way to part a sentence in a clause and the order beside it.
protocol ClauseWay {
    /// Whether a comma parts the two, so that neither has words of the other.
    var isSetOff: Bool { get }
}

extension Array where Element: ClauseWay {
    /// The ways that are looked at, no more than is worth while.
    ///
    /// Those that a comma makes come before others, and some before all; else they keep the order in which they were found.
    func likeliest(first isFirst: (Element) -> Bool = { _ in false }) -> [Element] {
        let ranks = enumerated().map { ($0.offset, (isFirst($0.element) ? 0 : 2) + ($0.element.isSetOff ? 0 : 1)) }
        return ranks.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(24).map { self[$0.0] }
    }
}

extension [Token] {
    /// A stretch without the pauses at its ends.
    func withoutPauses(around range: Range<Int>) -> Range<Int> {
        var range = range
        while let last = range.last, self[last].isPause { range = range.lowerBound..<last }
        while let first = range.first, self[first].isPause { range = first + 1..<range.upperBound }
        return range
    }
}
