/// What a command waits for that is done only where something is so now: “if the gate is open, turn on the lamp”.
///
/// What is known when the sentence is read may be old; so whoever carries it out looks first.
public struct StateCondition: Hashable, Sendable {
    /// What is asked: one question.
    public var questions: [Intent]
    /// Whether it is done where that is not so: “if the gate is not open”.
    public var isNegated: Bool
    /// What is done then.
    public var intents: [Intent]

    /// A condition of the given parts.
    public init(questions: [Intent], isNegated: Bool, intents: [Intent]) {
        (self.questions, self.isNegated, self.intents) = (questions, isNegated, intents)
    }

    /// What is done where the question has these answers: the command, or else the question, which is told as it is.
    public func intents(where answered: [Intent]) -> [Intent] {
        guard case .get(let question)? = answered.first?.action, let isSo = question.isTrue else { return questions }
        return isSo != isNegated ? intents : questions
    }
}
