extension WordNetwork {
    /// A grammar as it is written, rule by rule: a network with ways that need no word, and with many ways for one word.
    ///
    /// Built from its end to its start, so that what goes on in the same way is the same from there on.
    struct EpsilonNetwork {
        /// A way out of a place, by a word or, with a word below 0, by none.
        struct Way {
            var word: Int32
            var target: Int32
            var probability: Float
        }

        /// The place after every sentence.
        static let end = 0
        /// The most ways; there are more than in the network that comes of it.
        private static let wayLimit = 500_000

        private let rules: [String: Rule]
        private let shared: Set<String>
        private(set) var words: [String] = []
        private(set) var isTooLarge = false
        private var ways: [Way] = []
        /// Where the ways of each place begin and end.
        private var ranges: [Range<Int>] = [0..<0]
        private var indices: [String: Int32] = [:]
        private var wordPlaces: [Crossing: Int] = [:]
        private var rulePlaces: [Passage: Int?] = [:]
        private var hubs: [String: Hub] = [:]
        /// Ways that are known only in the end: those that lead on from shared rules.
        private var exits: [Int: [Way]] = [:]

        /// The one piece of a shared rule: where it begins, the place after it, and where its mentions go on.
        private struct Hub {
            let entry: Int?
            let exit: Int
            var targets: Set<Int> = []
        }

        private struct Crossing: Hashable {
            let word: Int32
            let next: Int
        }

        private struct Passage: Hashable {
            let rule: String
            let next: Int
        }

        init(_ rules: [String: Rule], shared: Set<String>) {
            self.rules = rules
            self.shared = shared
        }

        /// How many places there are.
        var count: Int { ranges.count }

        /// The ways out of a place.
        func ways(from place: Int) -> ArraySlice<Way> {
            if let known = exits[place] { return known[...] }
            return ways[ranges[place]]
        }

        /// Leads on from each shared rule to wherever one of its mentions goes on.
        mutating func openHubs() {
            for hub in hubs.values {
                let chance = 1 / Float(hub.targets.count)
                exits[hub.exit] = hub.targets.sorted().map { Way(word: -1, target: Int32($0), probability: chance) }
            }
        }

        /// The place from which a rule leads to the next place; nil where nothing can be said by it.
        mutating func way(throughRule name: String, to next: Int) -> Int? {
            guard shared.contains(name) else { return way(throughOwn: name, to: next) }
            if hubs[name] == nil {
                let exit = place(with: [])
                hubs[name] = Hub(entry: way(throughOwn: name, to: exit), exit: exit)
            }
            hubs[name]?.targets.insert(next)
            return hubs[name]?.entry
        }

        private mutating func way(throughOwn name: String, to next: Int) -> Int? {
            let passage = Passage(rule: name, next: next)
            if let known = rulePlaces[passage] { return known }
            // A network over the limit is thrown away; it only has to stay small until then.
            guard !isTooLarge, let rule = rules[name] else { return nil }
            let place = way(through: rule.expansion, to: next)
            rulePlaces[passage] = .some(place)
            return place
        }

        private mutating func way(through expansion: Expansion, to next: Int) -> Int? {
            switch expansion {
            case .word(let text): return way(throughWord: text, to: next)
            case .reference(let name): return way(throughRule: name, to: next)
            case .sequence(let parts):
                return parts.reversed().reduce(Int?.some(next)) { place, part in
                    place.flatMap { way(through: part, to: $0) }
                }
            case .alternatives(let choices): return way(throughOneOf: choices, to: next)
            case .optional(let part):
                guard let place = way(through: part, to: next) else { return next }
                return fork([(place, 0.5), (next, 0.5)])
            case .repeated(let part, let atLeastOnce): return way(round: part, atLeastOnce, to: next)
            case .tagged(let part, _): return way(through: part, to: next)
            case .null: return next
            case .void: return nil
            }
        }

        private mutating func way(throughWord text: String, to next: Int) -> Int {
            let word = index(of: text)
            let crossing = Crossing(word: word, next: next)
            if let known = wordPlaces[crossing] { return known }
            let place = place(with: [Way(word: word, target: Int32(next), probability: 1)])
            wordPlaces[crossing] = place
            return place
        }

        private mutating func way(throughOneOf choices: [Alternative], to next: Int) -> Int? {
            let total = choices.reduce(0) { $0 + ($1.weight ?? 1) }
            guard total > 0 else { return nil }
            var branches: [(Int, Double)] = []
            for choice in choices where choice.weight != 0 {
                guard let place = way(through: choice.expansion, to: next) else { continue }
                branches.append((place, (choice.weight ?? 1) / total))
            }
            return branches.isEmpty ? nil : fork(branches)
        }

        /// After each round there is another one, or the way on.
        private mutating func way(round part: Expansion, _ atLeastOnce: Bool, to next: Int) -> Int? {
            let loop = place(with: [])
            guard let round = way(through: part, to: loop) else { return atLeastOnce ? nil : next }
            exits[loop] = [round, next].map { Way(word: -1, target: Int32($0), probability: 0.5) }
            return atLeastOnce ? round : loop
        }

        private mutating func fork(_ branches: [(Int, Double)]) -> Int {
            place(with: branches.map { Way(word: -1, target: Int32($0.0), probability: Float($0.1)) })
        }

        private mutating func place(with leaving: [Way]) -> Int {
            guard ways.count + leaving.count <= Self.wayLimit, ranges.count <= Self.wayLimit else {
                isTooLarge = true
                return Self.end
            }
            ranges.append(ways.count..<ways.count + leaving.count)
            ways.append(contentsOf: leaving)
            return ranges.count - 1
        }

        private mutating func index(of word: String) -> Int32 {
            if let known = indices[word] { return known }
            let index = Int32(words.count)
            indices[word] = index
            words.append(word)
            return index
        }
    }
}
