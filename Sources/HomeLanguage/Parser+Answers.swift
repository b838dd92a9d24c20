import HomeModel

/// What a person answers to a question of ours.
public enum Answer: Hashable, Sendable {
    case yes, no
    /// "The second one": the number of a choice, from 1.
    case choice(Int)
}

extension Parser {
    /// The answer that a text is by the rule `answer` of the language, or nil where it is none.
    public func answer(_ text: String) -> Answer? {
        let events = matches(of: text, rule: "answer").first ?? []
        let frame = Facts(events)
        if frame.has("yes") { return .yes }
        if frame.has("no") { return .no }
        return frame.number.flatMap { Int(exactly: $0) }.map { .choice($0) }
    }

    /// The candidates of an ambiguous outcome that a text speaks of: those in whose reading all its words are.
    public func candidates(of outcome: Outcome, meantBy text: String) -> [Outcome.Candidate] {
        let said = Token.tokens(of: text).map(\.key)
        let readings = outcome.candidates.map { ($0, Set(Token.tokens(of: $0.reading).map(\.key))) }
        let words = said.filter { word in readings.contains { $0.1.contains(word) } && !Self.isArticle(word) }
        guard !words.isEmpty else { return [] }
        return readings.filter { reading in words.allSatisfy { reading.1.contains($0) } }.map(\.0)
    }

    /// The outcome that asks whether to go on, for one that would open the home.
    public func asking(_ outcome: Outcome) -> Outcome {
        var asking = outcome
        asking.status = .confirm
        asking.reply = replies.confirm(outcome.intents)
        return asking
    }

    /// The outcome of leaving things as they are.
    public func leaving(_ text: String) -> Outcome {
        Outcome(text: text, language: code, status: .understood, confidence: 1, reply: Replies.nothingDone)
    }

    /// The outcome of what could not even be read, with a reply that says why.
    public func unheard(_ reply: String, text: String = "") -> Outcome {
        Outcome(text: text, language: code, status: .notUnderstood, confidence: 0, reply: reply)
    }

    /// The outcome of choosing some intents.
    public func understood(_ text: String, _ intents: [Intent]) -> Outcome {
        Outcome(
            text: text, language: code, status: .understood, confidence: 1, intents: intents,
            reply: replies.doing(intents))
    }

    private static func isArticle(_ word: NameKey) -> Bool { ["the", "in", "a"].contains(word.text) }
}
