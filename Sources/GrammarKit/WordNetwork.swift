/// The sentences of a grammar as a network of words: a finite automaton, as a speech decoder searches it.
///
/// Pieces that go on in the same way are one piece: "turn on <target>" and "switch off <target>" share all words of the
/// target, however often rules mention it. So the network grows with the grammar, not with the number of its sentences.
/// A rule that is *shared* stands in the network once: what may follow one mention of it may follow every other one. The
/// network then takes more sentences than the grammar, and whoever searches it asks a parser for the last word.
/// Choices carry probabilities, those of one choice sum up to 1.
public struct WordNetwork: Sendable {
    /// The most arcs of a network.
    public static let arcLimit = 100_000

    /// A word that leads from one state to another.
    public struct Arc: Hashable, Sendable {
        /// The word, as an index into ``WordNetwork/words``.
        public let word: Int
        /// The state after the word.
        public let target: Int
    }

    /// A place between two words.
    public struct State: Hashable, Sendable {
        /// The words that can follow, with their probabilities.
        public internal(set) var arcs: [Arc: Double] = [:]
        /// The states that can be reached without a word, with their probabilities; the end has none.
        public internal(set) var skips: [Int: Double] = [:]
    }

    /// The words of the grammar.
    public private(set) var words: [String] = []
    /// All states; the first is the end of every sentence.
    public private(set) var states: [State] = [State()]
    /// The state before the first word.
    public private(set) var start = 0
    /// The state after the last word.
    public let end = 0

    /// The network of what a grammar's first public rule can say; the grammar stands for itself, without imports.
    ///
    /// - Parameter shared: the names of rules that stand in the network once.
    /// - Throws: `GrammarError` where a rule is missing, rules go round in a circle, or nothing can be said;
    ///   `tooManyArcs` where the network would be larger than ``arcLimit``.
    public init(_ grammar: Grammar, shared: Set<String> = []) throws(GrammarError) {
        var builder = Builder(
            try GrammarSet([grammar]).rules, shared: Set(shared.map { "\(grammar.name).\($0)" }))
        guard let root = grammar.rules.first(where: \.isPublic) else { return }
        let entry = builder.entry(ofRule: "\(grammar.name).\(root.name)", before: 0)
        start = builder.state(entry, before: 0)
        builder.openHubs()
        guard builder.arcCount <= Self.arcLimit else { throw .tooManyArcs(limit: Self.arcLimit, at: root.place) }
        words = builder.words
        states = builder.states
    }

    /// Whether a sentence leads from the start to the end.
    public func accepts(_ sentence: [String]) -> Bool {
        let ends = sentence.reduce(closure([start])) { places, text in
            guard let word = words.firstIndex(of: text) else { return [] }
            return closure(Set(places.flatMap { states[$0].arcs.keys.filter { $0.word == word }.map(\.target) }))
        }
        return ends.contains(end)
    }

    private func closure(_ places: Set<Int>) -> Set<Int> {
        var all = places
        var open = Array(places)
        while let place = open.popLast() {
            for next in states[place].skips.keys where all.insert(next).inserted { open.append(next) }
        }
        return all
    }
}
