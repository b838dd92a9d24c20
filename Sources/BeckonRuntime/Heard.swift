import HomeLanguage

/// What was heard of one utterance, and what that asks for by itself.
public struct Heard: Sendable {
    /// What was heard, as it was analysed; empty where nothing was.
    public internal(set) var utterance: Utterance
    /// What else may have been said, where somebody has to choose.
    public internal(set) var rival: Utterance?
    /// What it asks for by itself, and how it was heard; nothing is done.
    public internal(set) var outcome: Outcome
}
