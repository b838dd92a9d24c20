/// The sentences of a grammar as a network of words: a finite automaton, as a speech decoder searches it.
///
/// From each state a word leads to one state only, however many rules the word begins: "turn" of "turn on", "turn up" and
/// "turn the lights" is one arc. And states that go on in the same way are one state. So whoever searches the network
/// follows few ways at a time.
/// A rule that is *shared* stands in the network once: what may follow one mention of it may follow every other one. The
/// network then takes more sentences than the grammar, and whoever searches it asks a parser for the last word.
/// The ways out of a state carry probabilities that sum up to 1. They are exact where the grammar's own choices are kept apart
/// and a mean of them, by how likely each is, where they have become one.
public struct WordNetwork: Sendable {
    /// The most arcs of a network.
    public static let arcLimit = 100_000

    /// A word that leads from one state to another.
    public struct Arc: Hashable, Sendable {
        /// The word, as an index into ``WordNetwork/words``.
        public let word: Int
        /// The state after the word.
        public let target: Int
        /// How likely the word is in this place.
        public let probability: Double
    }

    /// A place between two words.
    public struct State: Hashable, Sendable {
        /// The words that can follow, each once.
        public internal(set) var arcs: [Arc] = []
        /// How likely the sentence ends here; 0 where it cannot.
        public internal(set) var ending = 0.0
    }

    /// The words of the grammar.
    public let words: [String]
    /// All states.
    public let states: [State]
    /// The state before the first word.
    public let start: Int
    /// How many arcs there are.
    public let arcCount: Int

    /// The network of what a grammar's first public rule can say; the grammar stands for itself, without imports.
    ///
    /// - Parameter shared: the names of rules that stand in the network once.
    /// - Throws: `GrammarError` where a rule is missing, rules go round in a circle, or nothing can be said;
    ///   `tooManyArcs` where the network would be larger than ``arcLimit``.
    public init(_ grammar: Grammar, shared: Set<String> = []) throws(GrammarError) {
        var network = EpsilonNetwork(
            try GrammarSet([grammar]).rules, shared: Set(shared.map { "\(grammar.name).\($0)" }))
        guard let root = grammar.rules.first(where: \.isPublic) else {
            self.init(words: [], states: [State(ending: 1)], start: 0)
            return
        }
        let first = network.way(throughRule: "\(grammar.name).\(root.name)", to: EpsilonNetwork.end)
        network.openHubs()
        guard !network.isTooLarge else { throw .tooManyArcs(limit: Self.arcLimit, at: root.place) }
        guard let first else { throw .unspeakable(root.name, at: root.place) }
        var joining = Joining(network)
        guard joining.join(from: first) else { throw .tooManyArcs(limit: Self.arcLimit, at: root.place) }
        var merging = Merging(joining.states)
        let merged = merging.merge()
        self.init(words: network.words, states: merged.states, start: merged.start)
    }

    /// A network of states that are there already.
    init(words: [String], states: [State], start: Int) {
        self.words = words
        self.states = states
        self.start = start
        arcCount = states.reduce(0) { $0 + $1.arcs.count }
    }

    /// Whether a sentence leads from the start to an end.
    public func accepts(_ sentence: [String]) -> Bool {
        var place = start
        for text in sentence {
            guard let arc = states[place].arcs.first(where: { words[$0.word] == text }) else { return false }
            place = arc.target
        }
        return states[place].ending > 0
    }
}
