import HomeLanguage
import HomeModel
import HomeNames

extension NameAdvice {
    /// A verdict as the contract of `check` has it.
    public func json(_ verdict: NameVerdict) -> JSON {
        .object([
            "name": .string(verdict.name), "kind": .string(verdict.kind.rawValue),
            "home": verdict.home.map { .string($0) } ?? .null, "status": .string(verdict.status.rawValue),
            "collisions": .array(verdict.collisions.map { .object($0.members) }),
            "soundsLike": .array(verdict.soundsLike.map(\.json)),
            "problems": JSON(texts: verdict.problems.map { replies.text($0, of: verdict.name) }),
            "pronounced": JSON(texts: verdict.pronounced), "suggestions": JSON(texts: verdict.suggestions),
        ])
    }

    /// A verdict in a line or two for a person.
    public func lines(_ verdict: NameVerdict) -> [String] { replies.lines(verdict) }

    /// A finding as a line of `lint --json`.
    public func json(_ finding: NameLint.Finding) -> JSON {
        .object([
            "name": .string(finding.bearer.name), "kind": .string(finding.bearer.kind.rawValue),
            "room": finding.bearer.room.map { .string($0) } ?? .null, "home": .string(finding.bearer.home),
            "other": finding.other.map { .object($0.members) } ?? .null, "status": .string(finding.status.rawValue),
            "similarity": .hundredths(finding.similarity), "problem": .string(replies.text(finding)),
            "suggestions": JSON(texts: finding.suggestions),
        ])
    }

    /// A finding in a line for a person.
    public func line(_ finding: NameLint.Finding) -> String { replies.line(finding) }
}

extension NameVerdict.Bearer {
    fileprivate var members: [String: JSON] { ["name": .string(name), "kind": .string(kind.rawValue)] }
}

extension NameVerdict.Likeness {
    fileprivate var json: JSON {
        .object(bearer.members.merging(["similarity": .hundredths(similarity)]) { first, _ in first })
    }
}

extension JSON {
    fileprivate static func hundredths(_ number: Double) -> JSON { .double((number * 100).rounded() / 100) }
}
