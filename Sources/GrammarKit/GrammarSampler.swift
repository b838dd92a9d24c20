/// Makes sentences that a grammar allows.
///
/// What can never be said is left out beforehand, so every walk through the rules ends in a sentence. A sentence has
/// at most ``lengthLimit`` words and tags; a repetition is said at most ``repetitionLimit`` times.
public struct GrammarSampler: Sendable {
    /// How often a repetition is said at most.
    public static let repetitionLimit = 3
    /// The most words and tags in one sentence.
    public static let lengthLimit = 1000

    private let rules: [String: Expansion]
    private let root: String

    /// Prepares to make sentences of a rule, named in full.
    ///
    /// - Throws: `GrammarError` where the rule is not there, refers to rules that are not, or cannot be said.
    public init(_ set: GrammarSet, root: String) throws(GrammarError) {
        let spoken = try set.spoken(from: root)
        rules = Dictionary(spoken.map { ($0.name, $0.expansion) }) { first, _ in first }
        self.root = root
    }

    /// A sentence by chance: choices by their weights, options every second time; nil if it grew too long.
    public func sentence(using generator: inout some RandomNumberGenerator) -> GrammarSample? {
        var path = SentencePath(from: root)
        while true {
            switch path.step(rules) {
            case .done(let sample): return sample
            case .tooLong: return nil
            case .choice(let ways): path = Self.choose(among: ways, using: &generator)
            }
        }
    }

    /// The first sentences when all choices are taken in the order in which they are written, each words-and-tags once.
    ///
    /// Stops after `limit` sentences, or after a thousand choices for each sentence asked for.
    public func sentences(limit: Int) -> [GrammarSample] {
        var found: [GrammarSample] = []
        var seen: Set<GrammarSample> = []
        var paths = [SentencePath(from: root)]
        var choicesLeft = max(0, min(limit, 1 << 20)) * 1000
        while found.count < limit, choicesLeft > 0, var path = paths.popLast() {
            choicesLeft -= 1
            switch path.step(rules) {
            case .done(let sample): if seen.insert(sample).inserted { found.append(sample) }
            case .tooLong: break
            case .choice(let ways): paths.append(contentsOf: ways.map(\.path).reversed())
            }
        }
        return found
    }

    private static func choose(
        among ways: [SentencePath.Way], using generator: inout some RandomNumberGenerator
    ) -> SentencePath {
        let total = ways.reduce(0) { $0 + $1.weight }
        guard total > 0, total.isFinite else { return ways[Int.random(in: ways.indices, using: &generator)].path }
        var left = Double.random(in: 0..<total, using: &generator)
        for way in ways {
            left -= way.weight
            if left < 0 { return way.path }
        }
        return ways[ways.count - 1].path
    }
}
