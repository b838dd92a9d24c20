import HomeModel

/// The ways to say for each time by itself what is to be done at several: "turn on the kettle at seven and nine".
///
/// What stands before the first time of day holds for the others too, "every day" or "tomorrow", where they can stand behind it.
package struct CoordinatedTimes {
    /// The most times of one order.
    private static let most = 6

    /// The sentences, one for each time, the likeliest way first; none where no times are joined.
    package private(set) var ways: [[[Token]]] = []

    /// Looks for the first times of day in a sentence that are joined.
    package init(_ lattice: Lattice, _ language: LanguageRules) {
        guard lattice.tokens.indices.contains(where: { lattice.isJoint(at: $0, in: language.compiled) }),
            let time = language.compiled.rule(.time)
        else { return }
        var finder = Finder(lattice: lattice, grammar: language.compiled, time: time)
        var start = 0
        while start < lattice.tokens.count {
            if let list = finder.list(from: start, Self.most), list.times.count > 1 {
                let (before, behind) = (lattice.tokens[..<start], lattice.tokens[list.end...])
                for lead in list.leads {
                    let led = list.times.prefix(1) + list.times.dropFirst().map { lead + $0 }
                    ways.append(led.map { before + $0 + behind })
                }
                return
            }
            start = max(start + 1, finder.end(from: start) ?? 0)
        }
    }

    /// Looks for times in one sentence.
    private struct Finder: ~Copyable {
        /// Times that are joined, what may stand before the time of day in the first, the longest first, and where the last ends.
        struct List {
            var times: [[Token]]
            var leads: [[Token]]
            var end: Int
        }

        /// The most words of a time that are looked at.
        private static let mostWords = 8

        private let lattice: Lattice
        private let grammar: CompiledGrammar
        private let time: CompiledGrammar.RuleID
        private var matcher: Matcher

        init(lattice: Lattice, grammar: CompiledGrammar, time: CompiledGrammar.RuleID) {
            (self.lattice, self.grammar, self.time) = (lattice, grammar, time)
            matcher = Matcher(grammar, lattice)
        }

        /// Where the longest time of day ends that begins at a place; nil where none does.
        mutating func end(from place: Int) -> Int? { matcher.endOfClock(time, from: place) }

        /// The times that are joined from a place on; nil where none begins there.
        mutating func list(from start: Int, _ most: Int) -> List? {
            guard let first = end(from: start) else { return nil }
            let owns = (start..<first).filter { end(from: $0) == first }
            // What recurs does so at all of the times, and is not left out.
            let leads = owns.reversed().filter { $0 > start || !recurs(from: start) }
            // A bare hour has the words before the number of the first: "at seven and nine".
            let isNumber = { [lattice, grammar] in
                lattice.tokens[$0].number != nil || lattice.says([.number], at: $0, in: grammar)
            }
            let own = owns.last ?? start
            let bare = (own..<first).first(where: isNumber).map { lattice.tokens[own..<$0] } ?? []
            var list = List(
                times: [Array(lattice.tokens[start..<first])],
                leads: leads.map { Array(lattice.tokens[start..<$0]) }, end: first)
            while list.times.count < most, let next = behindJoint(at: list.end) {
                if let end = end(from: next) {
                    list.times.append(Array(lattice.tokens[next..<end]))
                    list.end = end
                } else if let end = endOfHour(from: next, behind: bare) {
                    list.times.append(Array(bare) + Array(lattice.tokens[next..<end]))
                    list.end = end
                } else {
                    break
                }
            }
            return list
        }

        /// Whether the time that begins at a place comes again and again.
        private mutating func recurs(from place: Int) -> Bool {
            let matches = matcher.matches(of: time, at: place)
            return matches.contains { [matcher.events(of: $0)].recur }
        }

        /// Where what is joined at a place begins; nil where nothing is.
        private func behindJoint(at place: Int) -> Int? {
            let isJoint = { [lattice, grammar] in
                lattice.tokens[$0].isPause || lattice.says([.and], at: $0, in: grammar)
            }
            let end = (place..<lattice.tokens.count).first { !isJoint($0) }
            return end.flatMap { $0 > place ? $0 : nil }
        }

        /// Where a time of day ends that lacks the words before its number; nil where none does, or the number may be said of
        /// what follows it.
        private func endOfHour(from place: Int, behind bare: ArraySlice<Token>) -> Int? {
            guard !bare.isEmpty else { return nil }
            let words = Array(bare) + lattice.tokens[place..<min(place + Self.mostWords, lattice.tokens.count)]
            var matcher = Matcher(grammar, Lattice(words, grammar: grammar))
            guard let length = matcher.endOfClock(time, from: 0), length > bare.count else { return nil }
            let end = place + length - bare.count
            let isApart =
                end == lattice.tokens.count || lattice.isJoint(at: end, in: grammar)
                || lattice.isOrderOnly(at: end, grammar)
            return isApart || end > place + 1 ? end : nil
        }
    }
}

extension Matcher {
    /// Where the longest time of day ends that begins at a place; nil where none does.
    fileprivate mutating func endOfClock(_ time: CompiledGrammar.RuleID, from place: Int) -> Int? {
        var longest: Int?
        for match in matches(of: time, at: place) where match.end > longest ?? place {
            if Slots(events(of: match)).sayWhenInDay { longest = match.end }
        }
        return longest
    }
}
