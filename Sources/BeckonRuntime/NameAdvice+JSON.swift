import HomeModel
import HomeNames

extension NameVerdict {
    /// The verdict as the contract of `check` has it.
    public var json: JSON {
        .object([
            "name": .string(name), "kind": .string(kind.rawValue), "home": home.map { .string($0) } ?? .null,
            "status": .string(status.rawValue), "collisions": .array(collisions.map { .object($0.members) }),
            "soundsLike": .array(soundsLike.map(\.json)), "problems": JSON(texts: problems),
            "pronounced": JSON(texts: pronounced), "suggestions": JSON(texts: suggestions),
        ])
    }

    /// The verdict in a line or two for a person.
    public var lines: [String] {
        let name = name.onOneLine
        let judged =
            switch status {
            case .free: "“\(name)” is free"
            case .taken: "“\(name)” is taken"
            case .invalid: "“\(name)” is no legal name"
            case .confusable: "“\(name)” is free, but would be confused"
            }
        let reasons = problems.prefix(Self.mostProblems).joined(separator: "; ")
        let more = problems.count > Self.mostProblems ? "; and \(problems.count - Self.mostProblems) more" : ""
        let line = problems.isEmpty ? judged : "\(judged): \(reasons)\(more)"
        return suggestions.isEmpty ? [line] : [line, "  free: \(suggestions.joined(separator: ", "))"]
    }

    /// The most reasons that a person is told.
    private static let mostProblems = 3
}

extension NameVerdict.Bearer {
    fileprivate var members: [String: JSON] { ["name": .string(name), "kind": .string(kind.rawValue)] }
}

extension NameVerdict.Likeness {
    fileprivate var json: JSON {
        .object(bearer.members.merging(["similarity": .hundredths(similarity)]) { first, _ in first })
    }
}

extension NameLint.Finding {
    /// The finding as a line of `lint --json`.
    public var json: JSON {
        .object([
            "name": .string(bearer.name), "kind": .string(bearer.kind.rawValue),
            "room": bearer.room.map { .string($0) } ?? .null, "home": .string(bearer.home),
            "other": other.map { .object($0.members) } ?? .null, "status": .string(status.rawValue),
            "similarity": .hundredths(similarity), "problem": .string(problem), "suggestions": JSON(texts: suggestions),
        ])
    }

    /// The finding in a line for a person.
    public var line: String {
        let free = suggestions.isEmpty ? "" : " (free: \(suggestions.joined(separator: ", ")))"
        return "\(status.rawValue): \(bearer): \(problem)\(free)"
    }
}

extension JSON {
    fileprivate static func hundredths(_ number: Double) -> JSON { .double((number * 100).rounded() / 100) }
}
