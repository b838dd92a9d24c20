import HomeModel
import HomeOutcomes
import UtteranceAnalysis

extension Parser {
    /// What comes of words that ask the house for nothing: of a greeting or a call for help, and of what people ask other
    /// assistants for, such as a timer; nil for all others.
    func otherTalk(_ text: String, _ lattice: Lattice, _ context: Context) -> Analysis? {
        if let talk = smallTalk(text, lattice, context) { return Analysis(stages: [.otherTalk], outcome: talk) }
        var talk = OtherTalk(lattice, analyzer)
        guard let skill = talk.skill.flatMap({ Skill(rawValue: $0.rawValue) }) else { return nil }
        return Analysis(stages: [.otherTalk], outcome: outcome(text, .notUnderstood, .noSkill(skill)))
    }

    /// The outcome of a greeting, a word of thanks, a call for help, or a question what there is; nil for all others.
    func smallTalk(_ text: String, _ lattice: Lattice, _ context: Context) -> Outcome? {
        var talk = OtherTalk(lattice, analyzer)
        guard let said = talk.remark else { return nil }
        if let home = homes(in: context).first?.home {
            if said.has(.overview) { return overview(text, context) }
            if said.has(.rooms) { return listing(text, .rooms(home.rooms.map(\.name), home: home.name)) }
            let scenes = home.actionSets.filter { !$0.isTimed }.map(\.name)
            if said.has(.scenes) { return listing(text, .scenes(scenes, home: home.name)) }
        }
        let told: Reply.Content =
            said.has(.help)
            ? .help(Phrases(self, in: context).examples(3))
            : .remark(said.has(.thanks) ? .welcome : said.has(.bye) ? .goodbye : .hello)
        return outcome(text, .notUnderstood, told)
    }

    private func listing(_ text: String, _ told: Reply.Content) -> Outcome {
        outcome(text, .understood, told, confidence: 1)
    }

    /// What is on, open and unlocked, as the language asks it: of that, whatever this home can tell.
    private func overview(_ text: String, _ context: Context) -> Outcome? {
        let asked = Phrases(self, in: context).overview.map { read($0, in: context) }
        let intents = asked.filter { $0.status == .understood }.flatMap(\.intents)
        if intents.isEmpty { return nil }
        return Outcome(
            text: text, language: language.code, status: .understood, confidence: 1, intents: intents,
            told: Reply(.doing(intents)))
    }

    /// The same outcome with a sentence that can be said here, where it says of a sentence only that it is none; without
    /// any home, with how to get one.
    func hinting(_ outcome: Outcome, in context: Context) -> Outcome {
        var hinting = outcome
        switch outcome.told.content {
        case .nothingSaid, .noSuchSentence, .notUnderstood, .unknownName, .help:
            if views.isEmpty { hinting.told = Reply(.remark(.noHomeYet)) }
        default: break
        }
        switch hinting.told.content {
        case .nothingSaid: hinting.told = Reply(.nothingSaid(example: example(in: context)))
        case .noSuchSentence: hinting.told = Reply(.noSuchSentence(example: example(in: context)))
        default: break
        }
        return hinting
    }

    private func example(in context: Context) -> String? { Phrases(self, in: context).examples(1).first }
}
