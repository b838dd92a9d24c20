import HomeModel

/// Why a sentence is read as it is: which words became what, what else it could mean, and why that lost.
public struct Explanation: Sendable {
    /// What became of the sentence.
    public let outcome: Outcome
    /// The stages of the analysis that led to the outcome, the outermost first: "asWritten", "respelling".
    public let stages: [String]
    /// The sentence as it was put where it makes no sense as it stands; nil where it was read as it is.
    public let wording: String?
    /// The readings, the best first; readings of one effect once.
    public let readings: [Way]
    /// The constraints of the language that other readings of its words would break, or all of them.
    public let broken: [Rule]

    /// A constraint of the language.
    public struct Rule: Hashable, Sendable {
        /// What it is called in the language's folder.
        public let id: String
        /// The rule in one sentence.
        public let text: String
    }

    /// One way to read the sentence.
    public struct Way: Sendable {
        /// Its words, phrase by phrase.
        public let words: [Said]
        /// How the things that it is about were found, a line a step.
        public let sets: [String]
        /// What it would do or answer.
        public let result: String
        /// Why another was taken, or nil where this one was.
        public let lost: String?
    }

    /// A few words of the sentence, and what they were taken for.
    public struct Said: Sendable {
        /// The words.
        public let text: String
        /// What they are: "noun", "place", "to=on".
        public let meaning: String
    }
}

extension Explanation {
    /// The explanation as lines for a person.
    public var lines: [String] {
        var lines = [outcome.reply] + [wording].compactMap(\.self).map { "Read as: \($0)" }
        for (number, way) in readings.enumerated() {
            lines.append("\(number + 1). \(way.lost.map { "not taken: \($0)" } ?? "taken")")
            lines += way.words.map { "     \($0.text)  →  \($0.meaning)" }
            lines += way.sets.map { "   \($0)" }
            lines.append("   = \(way.result)")
        }
        return lines + broken.map { "Not otherwise: \($0.text) [\($0.id)]" }
    }

    /// The outcome as JSON, with the explanation as one more member.
    public var json: JSON {
        guard case .object(var members) = outcome.json else { return outcome.json }
        members["explanation"] = .array(readings.map(\.json))
        members["broken"] = .array(
            broken.map { .object(["constraint": .string($0.id), "rule": .string($0.text)]) })
        members["stages"] = .array(stages.map { .string($0) })
        members["readAs"] = wording.map { .string($0) }
        return .object(members)
    }
}

extension Explanation.Way {
    fileprivate var json: JSON {
        .object([
            "words": .array(words.map { .object(["text": .string($0.text), "meaning": .string($0.meaning)]) }),
            "sets": .array(sets.map { .string($0) }), "result": .string(result),
            "lost": lost.map { .string($0) } ?? .null,
        ])
    }
}
