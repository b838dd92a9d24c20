import HomeConversation
import HomeModel
import HomeOutcomes

extension House {
    /// Takes one typed turn, which may go on from what the same person said to a program before this one.
    ///
    /// With a home file nothing is kept, and each turn stands alone: what is in it has no identity that lasts.
    ///
    /// - Parameters:
    ///   - code: the code of the language that it is said in; nil is whichever it is understood in.
    ///   - isAgreed: whether a yes comes with it, to all that it would open.
    ///   - performer: what carries out what a parser understood.
    /// - Returns: what came of it, and what understood it.
    /// - Throws: `HomeDatabaseError`.
    public func take(
        _ text: String, in context: Context, speaking code: String? = nil, withYes isAgreed: Bool,
        performer: (Parser) -> Performer
    ) async throws -> (outcome: Outcome, parser: Parser) {
        let parsers = try await parsers(speaking: code)
        func turn(after language: String?) -> Turn {
            let parser = parsers.understanding(.ask(text, context, language: code), after: language)
            return Turn(parser.utterance(text), parser, in: context, .resuming(withYes: isAgreed))
        }
        guard let file = dialogueFile(of: context.user) else {
            let turn = turn(after: nil)
            return (await Conversation().take(turn, performer: performer(turn.parser)), turn.parser)
        }
        // Taken away before anything is done, so that a question is answered once; what cannot be taken away is not there.
        let conversation = Conversation(after: (try? await file.take()) ?? DialogueRecord())
        let turn = turn(after: await conversation.language)
        let outcome = await conversation.take(turn, performer: performer(turn.parser))
        // In a folder that cannot be written nothing goes on from this turn.
        try? await file.put(await conversation.record)
        return (outcome, turn.parser)
    }
}
