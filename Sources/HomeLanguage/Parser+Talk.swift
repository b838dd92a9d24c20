import HomeModel
import HomeOutcomes
import UtteranceAnalysis

extension Parser {
    /// The outcome of words that ask the house for nothing, such as a greeting or a call for help; nil for all others.
    func smallTalk(_ text: String, _ lattice: Lattice, _ context: Context) -> Outcome? {
        guard let talk = language.aside.rule(named: "talk") else { return nil }
        let words = lattice.tokens.filter { !$0.isPause }
        var matcher = Matcher(language.aside, Lattice(words, grammar: language.aside, index: index))
        guard let said = matcher.readings(of: talk).first.map({ Slots($0) }) else { return nil }
        let told: Reply.Content =
            said.has(.help)
            ? .help(Phrases(self, in: context).examples(3))
            : .remark(said.has(.thanks) ? .welcome : said.has(.bye) ? .goodbye : .hello)
        return outcome(text, .notUnderstood, told)
    }
}
