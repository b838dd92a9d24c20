extension WordNetwork {
    /// How likely a sentence ends after these words, from 0 to 1; 0 where they are no sentence.
    ///
    /// Words may be joined by a sign to one: then a longer one that begins with the last word may be on its way.
    ///
    /// - Parameter joint: the sign; a last word `desk_lamp` may become `desk_lamp_two`.
    public func ending(after sentence: [String], joint: Character) -> Double {
        guard let path = path(of: sentence), let last = sentence.last, let end = path.last else { return 0 }
        let before = states[path[path.count - 2]]
        let start = last + String(joint)
        let (said, longer) = before.arcs.reduce((0.0, 0.0)) { sum, arc in
            let text = words[arc.word]
            if text == last { return (sum.0 + arc.probability, sum.1) }
            return text.hasPrefix(start) ? (sum.0, sum.1 + arc.probability) : sum
        }
        return said > 0 ? states[end].ending * said / (said + longer) : 0
    }

    /// A sentence and all others that differ from it in one word, as a network; nil where there is none.
    ///
    /// Whoever searches it finds what is nearest to the sentence: how near, says the share. With a share of 0 the sentence
    /// itself is left out.
    ///
    /// - Parameters:
    ///   - share: a factor by which the sentence itself is held less likely than it is.
    ///   - others: sentences that are left out.
    public func neighbours(of sentence: [String], share: Double, besides others: Set<[String]>) -> WordNetwork? {
        guard let path = path(of: sentence) else { return nil }
        var made = Neighbourhood(network: self, sentence: sentence, path: path)
        made.keep(share: share)
        for place in sentence.indices { made.change(place, besides: others) }
        return made.hasNeighbours ? made.network : nil
    }

    /// The state after the first words of a sentence; nil where no sentence begins with them.
    public func state(after beginning: [String]) -> Int? {
        beginning.reduce(Int?.some(start)) { state, text in state.flatMap { arc(from: $0, by: text)?.target } }
    }

    /// The states that a sentence passes, the start first; nil where it is none.
    fileprivate func path(of sentence: [String]) -> [Int]? {
        var path = [start]
        for text in sentence {
            guard let next = arc(from: path[path.count - 1], by: text) else { return nil }
            path.append(next.target)
        }
        return states[path[path.count - 1]].ending > 0 ? path : nil
    }

    fileprivate func arc(from state: Int, by text: String) -> Arc? {
        states[state].arcs.first { words[$0.word] == text }
    }
}

/// A small network around one sentence of a larger one.
private struct Neighbourhood {
    let whole: WordNetwork
    let sentence: [String]
    let path: [Int]
    private var states: [WordNetwork.State]
    /// The state from which the rest of the sentence is said, by how much of it is left and by the state of the whole.
    private var rests: [Rest: Int?] = [:]
    private(set) var hasNeighbours = false

    private struct Rest: Hashable {
        let place: Int
        let state: Int
    }

    init(network: WordNetwork, sentence: [String], path: [Int]) {
        whole = network
        self.sentence = sentence
        self.path = path
        states = path.map { _ in WordNetwork.State() }
    }

    var network: WordNetwork { WordNetwork(words: whole.words, states: states, start: 0) }

    /// The sentence itself.
    mutating func keep(share: Double) {
        // A sentence that is left out leads up to its last word, because others begin as it does.
        for (place, text) in sentence.dropLast(share > 0 ? 0 : 1).enumerated() {
            guard let arc = whole.arc(from: path[place], by: text) else { continue }
            states[place].arcs = [WordNetwork.Arc(word: arc.word, target: place + 1, probability: arc.probability)]
        }
        states[sentence.count].ending = whole.states[path[sentence.count]].ending * share
    }

    /// Other words in one place.
    mutating func change(_ place: Int, besides others: Set<[String]>) {
        var changed = sentence
        for arc in whole.states[path[place]].arcs where whole.words[arc.word] != sentence[place] {
            changed[place] = whole.words[arc.word]
            guard !others.contains(changed), let rest = rest(from: place + 1, in: arc.target) else { continue }
            states[place].arcs.append(
                WordNetwork.Arc(word: arc.word, target: rest, probability: arc.probability))
            hasNeighbours = true
        }
    }

    /// Where the rest of the sentence begins; nil where it cannot be said from a state of the whole.
    private mutating func rest(from place: Int, in state: Int) -> Int? {
        let rest = Rest(place: place, state: state)
        if let known = rests[rest] { return known }
        let made = makeRest(from: place, in: state)
        rests[rest] = .some(made)
        return made
    }

    private mutating func makeRest(from place: Int, in state: Int) -> Int? {
        guard place < sentence.count else {
            let ending = whole.states[state].ending
            return ending > 0 ? add(WordNetwork.State(ending: ending)) : nil
        }
        guard let arc = whole.arc(from: state, by: sentence[place]),
            let target = rest(from: place + 1, in: arc.target)
        else { return nil }
        return add(
            WordNetwork.State(
                arcs: [WordNetwork.Arc(word: arc.word, target: target, probability: arc.probability)]))
    }

    private mutating func add(_ state: WordNetwork.State) -> Int {
        states.append(state)
        return states.count - 1
    }
}
