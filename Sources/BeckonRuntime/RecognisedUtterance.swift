import HomeConversation
import HomeLanguage
import HomeLog
import HomeOutcomes

/// What was heard of one utterance, and what that asks for by itself.
public struct RecognisedUtterance: Sendable {
    /// What was heard, as it was analysed; empty where nothing was.
    public internal(set) var utterance: Utterance
    /// What else may have been said, where somebody has to choose.
    public internal(set) var rival: Utterance?
    /// What it asks for by itself, and how it was heard; nothing is done.
    public internal(set) var outcome: Outcome
    /// The number by which the log follows it from the ear to the accessory.
    let trace = Trace.next(.utterance)
}

extension Conversation {
    /// Takes as a turn what was heard; it is not parsed again where the homes are those that it was heard in.
    public func take(
        _ heard: RecognisedUtterance, _ parser: Parser, in context: Context, _ setting: Turn.Setting = .conversation(),
        performer: Performer
    ) async -> Outcome {
        if heard.utterance.text.isEmpty { return heard.outcome }
        var turn = Turn(heard.utterance, parser, in: context, setting)
        turn.rival = heard.rival.map { parser.utterance($0) }
        turn.isDoubtful = heard.outcome.hearing?.isDoubtful == true
        var done = await Trace.$id.withValue(heard.trace) { await take(turn, performer: performer) }
        (done.hearing, done.confidence) = (heard.outcome.hearing, heard.outcome.confidence)
        return done
    }
}
