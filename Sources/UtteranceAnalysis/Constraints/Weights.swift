import GrammarKit

/// How sure an outcome is: a factor for each stage that had to be asked, and for what had to be supposed beside it.
///
/// They are written once, in the file `weights.txt` of a language; what it does not name takes nothing away.
///
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

    private var stages: [Stage: Double] = [:]
    private var suppositions: [Supposition: Double] = [:]

    /// Weights that take nothing away.
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
        guard let factor = Double(value), factor > 0, factor <= 1 else {
            throw ConstraintError(.expected("a factor above 0 and up to 1", found: "“\(value)”"), at: position)
        }
        let old: Double?
        if let supposition = Supposition(rawValue: key) {
            old = suppositions.updateValue(factor, forKey: supposition)
        } else if let stage = Stage.allCases.first(where: { "stage " + $0.rawValue == key }) {
            old = stages.updateValue(factor, forKey: stage)
        } else {
            let keys = Supposition.allCases.map(\.rawValue) + Stage.allCases.map { "stage " + $0.rawValue }
            throw ConstraintError(.unknownKey(key, nearest: Nearest.word(to: key, among: keys)), at: position)
        }
        if old != nil { throw ConstraintError(.repeatedKey(key), at: position) }
    }
}
