import GrammarKit

/// What recognisers can hear, worked out once for all that are to hear the same.
struct HearableSentences: Sendable {
    let grammar: SpeechGrammar
    /// The words that sentences may begin with; none where they do not.
    let wakePhrase: [String]
    /// How a word of the grammar is written in what is heard.
    let writing: @Sendable (String) -> [String]

    /// Checks a grammar; see ``Recogniser/use(_:shared:wakePhrase:writing:)``.
    init(
        _ grammar: Grammar, shared: Set<String> = [], wakePhrase: WakePhrase?, pronunciations: Pronunciations,
        writing: @escaping @Sendable (String) -> [String]
    ) throws(SpeechError) {
        let whole = wakePhrase?.optional(before: grammar) ?? grammar
        self.grammar = try SpeechGrammar(whole, shared: shared) { words in
            pronunciations.variants(of: words).mapValues { $0.withVariants(pronunciations.settings.accent) }
        }
        self.wakePhrase = wakePhrase?.words ?? []
        self.writing = writing
    }
}
