import HomeModel
import HomeOutcomes
import UtteranceAnalysis

extension Parser {
    /// What comes of words that ask the house for nothing: of a greeting or a call for help, and of what people ask other
    /// assistants for, such as a timer; nil for all others.
    func otherTalk(_ text: String, _ lattice: Lattice, _ context: Context) -> Analysis? {
        var talk = OtherTalk(lattice, analyzer)
        if let said = talk.remark {
            let told: Reply.Content =
                said.has(.help)
                ? .help(Phrases(self, in: context).examples(3))
                : .remark(said.has(.thanks) ? .welcome : said.has(.bye) ? .goodbye : .hello)
            return Analysis(stages: [.otherTalk], outcome: outcome(text, .notUnderstood, told))
        }
        guard let skill = talk.skill.flatMap({ Skill(rawValue: $0.rawValue) }) else { return nil }
        return Analysis(stages: [.otherTalk], outcome: outcome(text, .notUnderstood, .noSkill(skill)))
    }
}
