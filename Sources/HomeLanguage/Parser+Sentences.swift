import UtteranceAnalysis

extension Parser {
    /// Whether the grammar makes a command of a text, whether or not anything in the homes could do what it asks.
    public func isSentence(_ text: String) -> Bool {
        let said = utterance(text)
        guard !said.isTooLong, said.isReadable else { return false }
        return sentences(of: lattice(of: said)).contains { frames in
            frames.allSatisfy { $0.scene != nil || !$0.slots.has(.ask) && !Effect.effects(of: $0).isEmpty }
        }
    }
}
