extension WordNetwork {
    /// Makes states that go on in the same way one state, from the ends of the sentences to their start.
    ///
    /// What counts are the words, not how likely they are: merged states bear the mean. States of a loop are kept
    /// apart, because no order puts each after all that it leads to; grammars have few.
    struct Merging {
        /// A state, and how likely it is that a sentence comes by.
        struct Rated {
            var state: State
            var weight: Double
        }

        private let rated: [Rated]
        /// For each state the merged one; -1 while it is not known.
        private var numbers: [Int]
        private var merged: [Rated] = []
        private var known: [[Int]: Int] = [:]

        init(_ states: [Rated]) {
            rated = states
            numbers = [Int](repeating: -1, count: states.count)
        }

        /// The merged states, and the number of that which was the first.
        mutating func merge() -> (states: [State], start: Int) {
            let order = lastFirst()
            for state in order { number(state) }
            return (joined(order), numbers[0])
        }

        /// The states by depth-first search, each after all that it leads to, except round a loop.
        private func lastFirst() -> [Int] {
            var order: [Int] = []
            var isSeen = [Bool](repeating: false, count: rated.count)
            var path = [(state: 0, arc: 0)]
            isSeen[0] = true
            while let (state, arc) = path.last {
                let arcs = rated[state].state.arcs
                guard arc < arcs.count else {
                    order.append(state)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].arc += 1
                let target = arcs[arc].target
                if !isSeen[target] {
                    isSeen[target] = true
                    path.append((target, 0))
                }
            }
            return order
        }

        private mutating func number(_ state: Int) {
            let arcs = rated[state].state.arcs.map { ($0.word, numbers[$0.target]) }.sorted { $0 < $1 }
            let key = [rated[state].state.ending > 0 ? 1 : 0] + arcs.flatMap { [$0.0, $0.1] }
            let isInLoop = arcs.contains { $0.1 < 0 }
            if !isInLoop, let known = known[key] {
                numbers[state] = known
                return
            }
            numbers[state] = merged.count
            if !isInLoop { known[key] = merged.count }
            merged.append(Rated(state: State(), weight: 0))
        }

        /// The merged states with the means of the probabilities.
        private mutating func joined(_ order: [Int]) -> [State] {
            var sums = [[Int: Double]](repeating: [:], count: merged.count)
            var targets = [[Int: Int]](repeating: [:], count: merged.count)
            var states = [State](repeating: State(), count: merged.count)
            for state in order {
                let weight = max(rated[state].weight, .leastNormalMagnitude)
                let number = numbers[state]
                merged[number].weight += weight
                states[number].ending += weight * rated[state].state.ending
                for arc in rated[state].state.arcs {
                    sums[number][arc.word, default: 0] += weight * arc.probability
                    targets[number][arc.word] = numbers[arc.target]
                }
            }
            for number in states.indices {
                let weight = merged[number].weight
                states[number].ending /= weight
                states[number].arcs = sums[number].map { word, sum in
                    Arc(word: word, target: targets[number][word] ?? 0, probability: sum / weight)
                }.sorted { $0.word < $1.word }
            }
            return states
        }
    }
}
