import HomeModel
import HomeOutcomes
import UtteranceAnalysis

/// Several sentences in one text, of which each is understood after the one before: “which lights are on? Turn them off”.
struct SentencesStage {
    /// The most sentences of a text.
    private static let most = 4

    private let search: Search

    init(_ search: Search) { self.search = search.without(.sentences) }

    /// What comes of such a text; nil where there is one sentence, or one of them is not understood.
    func analysis(of said: Utterance, in context: Context) -> Analysis? {
        let sentences = sentences(of: said.tokens)
        guard 2...Self.most ~= sentences.count else { return nil }
        var (whole, context): (Analysis?, Context) = (nil, context)
        for tokens in sentences {
            let sentence = said.part(tokens)
            let found = search.analysis(of: sentence, in: context)
            guard found.outcome.status == .understood, !found.outcome.intents.isEmpty else { return nil }
            context = search.context(after: found.outcome, saidAs: sentence, in: context)
            whole = whole?.followed(by: found) ?? found
        }
        return whole?.within(.sentences, of: said)
    }

    /// The tokens of each sentence, with what ends it.
    private func sentences(of tokens: [Token]) -> [[Token]] {
        var (sentences, sentence): ([[Token]], [Token]) = ([], [])
        for token in tokens {
            // Several marks end one sentence: “?!”.
            if sentence.isEmpty, token.isPause, !sentences.isEmpty {
                sentences[sentences.count - 1].append(token)
                continue
            }
            sentence.append(token)
            if token.endsSentence {
                sentences.append(sentence)
                sentence = []
            }
        }
        return sentence.isEmpty ? sentences : sentences + [sentence]
    }
}
