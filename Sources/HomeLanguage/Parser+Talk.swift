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

    /// The outcome of what people ask other assistants for, such as a timer; nil for all others.
    ///
    /// A request is known by how it begins, whatever follows, or by what nothing else is about, wherever that stands.
    func missingSkill(_ text: String, _ lattice: Lattice) -> Outcome? {
        let words = lattice.tokens.filter { !$0.isPause }
        var matcher = Matcher(language.aside, Lattice(words, grammar: language.aside, index: index))
        let places =
            [(language.aside.rule(named: "skill"), 0..<min(1, words.count))]
            + [(language.aside.rule(named: "subjectmatter"), words.indices)]
        for case (let rule?, let starts) in places {
            for start in starts {
                guard let match = matcher.matches(of: rule, at: start).max(by: { $0.end < $1.end }) else { continue }
                guard let skill = Slots(matcher.events(of: match))[.skill].flatMap({ Skill(rawValue: $0.rawValue) })
                else { continue }
                return outcome(text, .notUnderstood, .noSkill(skill))
            }
        }
        return nil
    }
}
