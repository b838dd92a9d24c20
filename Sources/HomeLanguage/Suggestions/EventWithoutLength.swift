import HomeOutcomes
import UtteranceAnalysis

/// An order that waits for something to happen, without how long it is to last: of “when somebody comes in, the light on for
/// three minutes” what can be waited for.
struct EventWithoutLength {
    private let search: Search
    private let said: Utterance

    init(_ search: Search, _ said: Utterance) { (self.search, self.said) = (search, said) }

    /// What comes of it; nil where it says no length, or nothing comes of the rest.
    func outcome(in context: Context) -> Outcome? {
        let language = search.interpreter.language.compiled
        guard let rule = language.rule(.time) else { return nil }
        let lattice = search.interpreter.lattice(of: said)
        var matcher = Matcher(language, lattice)
        let isLength: (Slots) -> Bool = { $0.has(.for) && !$0.sayClock }
        guard let length = matcher.first(of: rule, in: lattice.tokens.indices, where: isLength)?.range else {
            return nil
        }
        let rest = said.tokens[..<length.lowerBound] + said.tokens[length.upperBound...]
        let outcome = search.read(Array(rest).asSentence, in: context)
        let isAwaited = outcome.status == .understood && !outcome.intents.isEmpty
        return isAwaited && outcome.intents.allSatisfy { $0.when?.event != nil } ? outcome : nil
    }
}
