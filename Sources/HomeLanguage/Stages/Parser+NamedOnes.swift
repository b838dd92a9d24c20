import HomeModel
import UtteranceAnalysis

extension Parser {
    /// What comes of a sentence in which "one" makes a whole name of the words before it: "the upstairs thermostat to 18
    /// and the downstairs one to 21"; nil where it is not plain.
    func withOneAnaphora(_ text: String, _ tokens: [Token], _ context: Context) -> Analysis? {
        let ones = OneAnaphora(tokens, analyzer)
        guard ones.isSaid else { return nil }
        let found = ones.paraphrases.flatMap { readings(of: $0, in: context) }
        return analysis(of: found, text, .namedOnes).flatMap { $0.outcome.status == .understood ? $0 : nil }
    }
}
