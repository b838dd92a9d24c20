extension WordNetwork {
    /// How a piece can begin: with words, or with nothing at all.
    struct Entry {
        var arcs: [Arc: Double] = [:]
        var pass = 0.0

        static let nothing = Entry(pass: 1)

        mutating func add(_ other: Entry, times factor: Double) {
            guard factor > 0 else { return }
            for (arc, probability) in other.arcs { arcs[arc, default: 0] += probability * factor }
            pass += other.pass * factor
        }

        func times(_ factor: Double) -> Entry {
            var entry = Entry()
            entry.add(self, times: factor)
            return entry
        }
    }

    /// Builds a network from its end to its start, so that what goes on alike is found to be alike.
    struct Builder {
        private let rules: [String: Rule]
        private(set) var words: [String] = []
        private(set) var states: [State] = [State()]
        private(set) var arcCount = 0
        private var indices: [String: Int] = [:]
        private var known: [State: Int] = [:]
        private var entries: [Place: Entry] = [:]
        private let shared: Set<String>
        private var hubs: [String: Hub] = [:]

        /// The one piece of a shared rule: how it begins, the state after it, and where its mentions go on.
        private struct Hub {
            let entry: Entry
            let exit: Int
            var ways: Set<Int> = []
        }

        private struct Place: Hashable {
            let rule: String
            let next: Int
        }

        init(_ rules: [String: Rule], shared: Set<String>) {
            self.rules = rules
            self.shared = shared
        }

        /// The state from which an entry leads on; equal states are one.
        mutating func state(_ entry: Entry, before next: Int) -> Int {
            if entry.arcs.isEmpty { return next }
            let state = State(arcs: entry.arcs, skips: entry.pass > 0 ? [next: entry.pass] : [:])
            if let known = known[state] { return known }
            known[state] = states.count
            return append(state)
        }

        /// Leads on from each shared rule to wherever one of its mentions goes on.
        mutating func openHubs() {
            for hub in hubs.values {
                for way in hub.ways { states[hub.exit].skips[way] = 1 / Double(hub.ways.count) }
            }
        }

        mutating func entry(ofRule name: String, before next: Int) -> Entry {
            shared.contains(name) ? entry(ofShared: name, before: next) : entry(ofOwn: name, before: next)
        }

        private mutating func entry(ofShared name: String, before next: Int) -> Entry {
            if hubs[name] == nil {
                let exit = append(State())
                hubs[name] = Hub(entry: entry(ofOwn: name, before: exit), exit: exit)
            }
            hubs[name]?.ways.insert(next)
            return hubs[name]?.entry ?? Entry()
        }

        private mutating func entry(ofOwn name: String, before next: Int) -> Entry {
            let place = Place(rule: name, next: next)
            if let known = entries[place] { return known }
            // A network over the limit is thrown away; it only has to stay small until then.
            guard arcCount <= WordNetwork.arcLimit, let rule = rules[name] else { return Entry() }
            let entry = entry(of: rule.expansion, before: next)
            entries[place] = entry
            return entry
        }

        private mutating func entry(of expansion: Expansion, before next: Int) -> Entry {
            switch expansion {
            case .word(let text): return Entry(arcs: [Arc(word: index(of: text), target: next): 1])
            case .reference(let name): return entry(ofRule: name, before: next)
            case .sequence(let parts): return entry(ofSequence: parts[...], before: next)
            case .alternatives(let choices): return entry(ofChoice: choices, before: next)
            case .optional(let part):
                var entry = entry(of: part, before: next).times(0.5)
                entry.add(.nothing, times: 0.5)
                return entry
            case .repeated(let part, let atLeastOnce): return entry(ofLoop: part, atLeastOnce, before: next)
            case .tagged(let part, _): return entry(of: part, before: next)
            case .null: return .nothing
            case .void: return Entry()
            }
        }

        private mutating func entry(ofSequence parts: ArraySlice<Expansion>, before next: Int) -> Entry {
            guard let part = parts.first else { return .nothing }
            let rest = entry(ofSequence: parts.dropFirst(), before: next)
            if rest.arcs.isEmpty && rest.pass == 0 { return Entry() }
            let first = entry(of: part, before: state(rest, before: next))
            var entry = Entry(arcs: first.arcs)
            entry.add(rest, times: first.pass)
            return entry
        }

        private mutating func entry(ofChoice choices: [Alternative], before next: Int) -> Entry {
            let total = choices.reduce(0) { $0 + ($1.weight ?? 1) }
            var entry = Entry()
            guard total > 0 else { return entry }
            for choice in choices {
                entry.add(self.entry(of: choice.expansion, before: next), times: (choice.weight ?? 1) / total)
            }
            return entry
        }

        /// After each round there is another one, or the way on.
        private mutating func entry(ofLoop part: Expansion, _ atLeastOnce: Bool, before next: Int) -> Entry {
            let loop = append(State())
            let round = entry(of: part, before: loop)
            states[loop].arcs = round.arcs.mapValues { $0 * 0.5 }
            states[loop].skips = [next: 0.5]
            arcCount += round.arcs.count
            if atLeastOnce { return round }
            var entry = round.times(0.5)
            entry.add(.nothing, times: 0.5)
            return entry
        }

        private mutating func append(_ state: State) -> Int {
            states.append(state)
            arcCount += state.arcs.count
            return states.count - 1
        }

        private mutating func index(of word: String) -> Int {
            if let known = indices[word] { return known }
            indices[word] = words.count
            words.append(word)
            return words.count - 1
        }
    }
}
