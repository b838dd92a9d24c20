import HomeOutcomes
import UtteranceAnalysis

/// A sentence that makes sense once its words are put right, as it stands then or by the stages that put no word right.
struct RespellingStage {
    private let search: Search

    init(_ search: Search) { self.search = search }

    /// What comes of an utterance; nil where no word is put right, or nothing is understood then.
    func analysis(of said: Utterance, in context: Context) -> Analysis? {
        let interpreter = search.interpreter
        guard let tokens = Respelling(interpreter.lattice(of: said), interpreter.analyzer).tokens else { return nil }
        var right = search.only(.asWritten, .aliases, .plainWords, .besideReason)
        right.isPutRight = true
        guard var found = right.found(by: right.steps, said.part(tokens), context),
            found.outcome.status == .understood || found.outcome.status == .ambiguous
        else { return nil }
        if found.outcome.runsScene, SentenceMood(interpreter.lattice(of: said), interpreter.language).mayAsk {
            return nil
        }
        found.stages.removeAll { $0 == .asWritten }
        found.outcome.text = said.text
        return found.within(.respelling)
    }
}
