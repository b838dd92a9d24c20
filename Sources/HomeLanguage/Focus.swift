import HomeModel

/// What a conversation is about: the things of the last command or question, for "it", "them" and "too".
public struct Focus: Hashable, Sendable {
    /// The home that the things are in.
    public let home: String
    /// The things.
    public let services: [ServiceReference]
    /// The command or question about them, as far as its words are known.
    let clause: Clause?
    /// What was last called by a name or kind: "the one" is such a thing.
    let noun: Noun?
}

extension Parser {
    /// What a conversation is about after an outcome; nil where it is about nothing, or about several homes.
    ///
    /// `text` is the whole sentence that it came of; nil where it went on from the one before.
    public func focus(of outcome: Outcome, saidAs text: String?, after earlier: Focus?) -> Focus? {
        let targets = outcome.intents.flatMap(\.targets)
        guard outcome.status == .understood, let home = targets.first?.home, targets.allSatisfy({ $0.home == home })
        else { return nil }
        let services = targets.reduce(into: [ServiceReference]()) { known, target in
            if !known.contains(target.reference) { known.append(target.reference) }
        }
        let tokens = Token.tokens(of: String((text ?? "").prefix(Self.longestText)))
        var clause: Clause?
        if !tokens.isEmpty, tokens.count <= Self.longestSentence {
            var reader = SentenceReader(
                language, Lattice(tokens, grammar: language.compiled, index: index), after: earlier?.clause)
            clause = reader.sentences.lazy.compactMap(\.clauses.last).first { clause in
                clause.scene != nil || clause.facts.has("ask") || !Demand.demands(of: clause).isEmpty
            }
        }
        // "And the fan too": the command is the one before.
        let isSame = clause == nil || clause?.scene != nil
        let noun = (clause?.nouns ?? []).last { !$0.has("pronoun") && !$0.has("like") }
        return Focus(
            home: home, services: services, clause: isSame ? earlier?.clause : clause, noun: noun ?? earlier?.noun)
    }
}
