extension WordNetwork {
    /// Makes the many ways of one word in a network one way: the subset construction, with probabilities.
    ///
    /// A joined state is a set of places of the network, with how likely each is. A set that comes about twice, with other
    /// likelihoods, is one state all the same, and its likelihoods are the mean of both up to the time when it is
    /// looked into. The likeliest are looked into first, so that little comes too late. Likelihoods kept exactly would
    /// give a network many times as large, or endless.
    struct Joining {
        private let network: EpsilonNetwork
        private(set) var states: [Merging.Rated] = []
        private var members: [[Member]] = []
        private var known: [[Int32]: Int] = [:]
        private var open = Heap()
        private var isDone: [Bool] = []
        private var arcCount = 0
        private var starts: [Int32: Beginning] = [:]
        /// For each word, the first of its `links`.
        private var heads: [Int32]
        private var links: [(member: Member, next: Int32)] = []

        /// A place of the network, and how likely it is.
        struct Member {
            var place: Int32
            var share: Double
        }

        /// All words that can be said from a place, and whether the sentence can end there.
        private struct Beginning {
            var words: [EpsilonNetwork.Way] = []
            var ending = 0.0
        }

        init(_ network: EpsilonNetwork) {
            self.network = network
            heads = [Int32](repeating: -1, count: network.words.count)
        }

        /// Looks into every state that can be reached; false where there are too many arcs.
        mutating func join(from first: Int) -> Bool {
            _ = state(of: [Member(place: Int32(first), share: 1)])
            while let next = open.popLargest() {
                if isDone[next] { continue }
                isDone[next] = true
                expand(next)
                if arcCount > WordNetwork.arcLimit { return false }
            }
            return true
        }

        private mutating func expand(_ state: Int) {
            let total = members[state].reduce(0) { $0 + $1.share }
            var said: [Int32] = []
            var ending = 0.0
            for member in members[state] {
                let beginning = beginning(at: member.place)
                ending += member.share / total * beginning.ending
                for way in beginning.words {
                    if heads[Int(way.word)] < 0 { said.append(way.word) }
                    let target = Member(place: way.target, share: member.share * Double(way.probability))
                    links.append((target, heads[Int(way.word)]))
                    heads[Int(way.word)] = Int32(links.count - 1)
                }
            }
            members[state] = []
            var arcs: [Arc] = []
            arcs.reserveCapacity(said.count)
            for word in said {
                let (targets, share) = collect(word)
                let target = self.state(of: targets)
                arcs.append(Arc(word: Int(word), target: target, probability: share / total))
            }
            links.removeAll(keepingCapacity: true)
            arcCount += arcs.count
            states[state].state = State(arcs: arcs, ending: ending)
        }

        /// Where a word leads from the state that is looked into: each place once, by number.
        private mutating func collect(_ word: Int32) -> ([Member], Double) {
            var (targets, share) = ([Member](), 0.0)
            var link = heads[Int(word)]
            heads[Int(word)] = -1
            while link >= 0 {
                let (member, next) = links[Int(link)]
                share += member.share
                link = next
                var place = targets.count
                while place > 0, targets[place - 1].place > member.place { place -= 1 }
                if place > 0, targets[place - 1].place == member.place {
                    targets[place - 1].share += member.share
                } else {
                    targets.insert(member, at: place)
                }
            }
            return (targets, share)
        }

        private mutating func state(of targets: [Member]) -> Int {
            let share = targets.reduce(0) { $0 + $1.share }
            let key = targets.map(\.place)
            if let state = known[key] {
                states[state].weight += share
                if !isDone[state] {
                    for index in targets.indices { members[state][index].share += targets[index].share }
                    open.push(state, states[state].weight)
                }
                return state
            }
            let state = states.count
            known[key] = state
            states.append(Merging.Rated(state: State(), weight: share))
            members.append(targets)
            isDone.append(false)
            open.push(state, share)
            return state
        }

        private mutating func beginning(at place: Int32) -> Beginning {
            if let known = starts[place] { return known }
            var beginning = Beginning()
            // What a place leads to without a word has a lower number, so each place is met once; only loops lead back, at a
            // falling probability, and need not be followed for ever.
            var shares = [Int(place): Float(1)]
            var waiting = Heap()
            waiting.push(Int(place), Double(place))
            while let place = waiting.popLargest() {
                guard let share = shares.removeValue(forKey: place) else { continue }
                if place == EpsilonNetwork.end { beginning.ending += Double(share) }
                for way in network.ways(from: place) {
                    let chance = way.probability * share
                    if way.word >= 0 {
                        beginning.words.append(
                            EpsilonNetwork.Way(word: way.word, target: way.target, probability: chance))
                    } else if chance > Self.leastChance {
                        if shares[Int(way.target)] == nil { waiting.push(Int(way.target), Double(way.target)) }
                        shares[Int(way.target), default: 0] += chance
                    }
                }
            }
            starts[place] = beginning
            return beginning
        }

        /// What is less likely, in one place, is not looked for behind ways without words.
        private static let leastChance: Float = 1e-30
    }

    /// Numbers by their size, the largest first.
    struct Heap {
        private var items: [(number: Int, size: Double)] = []

        mutating func push(_ number: Int, _ size: Double) {
            items.append((number, size))
            var child = items.count - 1
            while child > 0, items[child].size > items[(child - 1) / 2].size {
                items.swapAt(child, (child - 1) / 2)
                child = (child - 1) / 2
            }
        }

        mutating func popLargest() -> Int? {
            guard let top = items.first, let last = items.popLast() else { return nil }
            if items.isEmpty { return top.number }
            items[0] = last
            var parent = 0
            while true {
                let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < items.count }
                guard let larger = children.max(by: { items[$0].size < items[$1].size }),
                    items[larger].size > items[parent].size
                else { return top.number }
                items.swapAt(parent, larger)
                parent = larger
            }
        }
    }
}
