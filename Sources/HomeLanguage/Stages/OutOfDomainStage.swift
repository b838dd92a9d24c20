import HomeModel
import HomeOutcomes
import UtteranceAnalysis

/// Words that ask the house for nothing: a greeting or a call for help, and what people ask other assistants for, such as a
/// timer.
struct OutOfDomainStage: SearchStage {
    let interpreter: Interpreter

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    func analysis(of text: String, _ lattice: Lattice, in context: Context) -> Analysis? {
        var talk = OutOfDomainTalk(lattice, analyzer)
        if let said = talk.remark {
            return Analysis(stages: [.otherTalk], outcome: answer(to: said, text, context))
        }
        guard let skill = talk.skill.flatMap({ Skill(rawValue: $0.rawValue) }) else { return nil }
        var outcome = interpreter.outcome(text, .notUnderstood, .noSkill(skill))
        outcome.meant = interpreter.thingsNamed(in: lattice, context)
        return Analysis(stages: [.otherTalk], outcome: outcome)
    }

    /// The outcome of a greeting, a word of thanks, a call for help, or a question what there is.
    private func answer(to said: Slots, _ text: String, _ context: Context) -> Outcome {
        if let home = interpreter.homes(in: context).first?.home {
            if said.has(.overview), let overview = overview(text, context) { return overview }
            if said.has(.rooms) { return listing(text, .rooms(home.rooms.map(\.name), home: home.name)) }
            let scenes = home.actionSets.filter { !$0.isTimed }.map(\.name)
            if said.has(.scenes) { return listing(text, .scenes(scenes, home: home.name)) }
        }
        let told: Reply.Content =
            said.has(.help)
            ? .help(phrases(in: context).examples(3))
            : .remark(said.has(.thanks) ? .welcome : said.has(.bye) ? .goodbye : .hello)
        return interpreter.outcome(text, .notUnderstood, told)
    }

    private func listing(_ text: String, _ told: Reply.Content) -> Outcome {
        interpreter.outcome(text, .understood, told, confidence: 1)
    }

    /// What is on, open and unlocked, as the language asks it: of that, whatever this home can tell.
    private func overview(_ text: String, _ context: Context) -> Outcome? {
        let search = Search(interpreter)
        let asked = phrases(in: context).overview.map { search.read($0, in: context) }
        let intents = asked.filter { $0.status == .understood }.flatMap(\.intents)
        if intents.isEmpty { return nil }
        return interpreter.outcome(text, .understood, .doing(intents), intents, confidence: 1)
    }

    private func phrases(in context: Context) -> Phrases { Phrases(Search(interpreter), in: context) }
}
