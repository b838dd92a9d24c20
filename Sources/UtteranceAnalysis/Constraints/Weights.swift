import GrammarKit

/// What decides between readings, and how sure the outcome is.
///
/// They are written once, in the file `weights.txt` of a language: what each criterion costs, how much dearer a reading may be
/// that a person is asked about, and a factor for each stage that had to be asked and for what had to be supposed beside it.
/// A criterion that it does not name costs 1; what else it does not name takes nothing away.
///
///     cost errors: 1000
///     ask-within: 0
///     # Other words for the same things.
///     stage aliases: 0.9
///     shortened-or-far: 0.9
package struct Weights: Sendable {
    /// What can be supposed beside what a stage supposes.
    package enum Supposition: String, CaseIterable {
        /// A shortened name is meant, or a thing of another home than the primary one.
        case shortenedOrFar = "shortened-or-far"
        /// Words that nobody knows are a name.
        case unknownName = "unknown-name"
    }

    /// The most bytes of a file.
    static let longest = 100_000

    /// The most that something costs.
    static let dearest = 100_000_000_000_000

    /// The key of what `margin` is.
    private static let askWithin = "ask-within"

    /// What each criterion costs, by its number.
    private(set) var costs = Criterion.Table<Int>(repeating: 1)
    /// How much dearer than the cheapest a reading may be that a person is asked about.
    private(set) var margin = 0
    private var stages: [Stage: Double] = [:]
    private var suppositions: [Supposition: Double] = [:]

    private var known: Set<String> = []

    /// Weights that take nothing away, where all criteria cost the same.
    init() {}

    /// How sure it is what some stages made of a sentence.
    package func factor(of stages: [Stage]) -> Double { stages.reduce(1) { $0 * (self.stages[$1] ?? 1) } }

    /// How sure it is what was supposed.
    package func factor(of supposition: Supposition) -> Double { suppositions[supposition] ?? 1 }

    // MARK: - Reading

    /// Reads the weights of a file.
    init(_ text: String, file: String) throws(ConstraintError) {
        guard text.utf8.count <= Self.longest else {
            throw ConstraintError(
                .tooLong(bytes: text.utf8.count, limit: Self.longest),
                at: SourcePosition(file: file, line: 1, column: 1))
        }
        for (place, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = raw.split(separator: " ").joined(separator: " ")
            if line.isEmpty || line.hasPrefix("#") { continue }
            try read(line, at: SourcePosition(file: file, line: place + 1, column: 1))
        }
    }

    private mutating func read(_ line: String, at position: SourcePosition) throws(ConstraintError) {
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { throw ConstraintError(.noKey, at: position) }
        let (key, value) = (String(parts[0]), parts[1].split(separator: " ").joined())
        if key == Self.askWithin {
            margin = try cost(value, at: position)
        } else if let criterion = Criterion.allCases.first(where: { "cost " + $0.name == key }) {
            costs[criterion.rawValue] = try cost(value, at: position)
        } else if let supposition = Supposition(rawValue: key) {
            suppositions[supposition] = try factor(value, at: position)
        } else if let stage = Stage.allCases.first(where: { "stage " + $0.rawValue == key }) {
            stages[stage] = try factor(value, at: position)
        } else {
            throw ConstraintError(.unknownKey(key, nearest: Nearest.word(to: key, among: Self.keys)), at: position)
        }
        guard known.insert(key).inserted else { throw ConstraintError(.repeatedKey(key), at: position) }
    }

    private static let keys =
        Criterion.allCases.map { "cost " + $0.name } + [askWithin] + Supposition.allCases.map(\.rawValue)
        + Stage.allCases.map { "stage " + $0.rawValue }

    private func cost(_ value: String, at position: SourcePosition) throws(ConstraintError) -> Int {
        guard let cost = Int(value), 0...Self.dearest ~= cost else {
            throw ConstraintError(.expected("a whole number up to \(Self.dearest)", found: "“\(value)”"), at: position)
        }
        return cost
    }

    private func factor(_ value: String, at position: SourcePosition) throws(ConstraintError) -> Double {
        guard let factor = Double(value), factor > 0, factor <= 1 else {
            throw ConstraintError(.expected("a factor above 0 and up to 1", found: "“\(value)”"), at: position)
        }
        return factor
    }
}
