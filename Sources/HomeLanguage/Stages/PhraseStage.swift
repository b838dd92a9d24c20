import HomeModel
import HomeOutcomes
import UtteranceAnalysis

/// Words that people of a home have taught: they mean what the sentence means that they stand for, as the home is now.
///
/// What the words mean by themselves comes before it, and nothing is opened by words that were taught.
struct PhraseStage {
    private let search: Search

    init(_ search: Search) { self.search = search }

    /// The phrase that an utterance is, and the home in which it was taught.
    func phrase(_ said: Utterance, in context: Context) -> (home: String, phrase: Phrase)? {
        let views = search.interpreter.homes(in: context).filter { !$0.phrases.isEmpty }
        if views.isEmpty { return nil }
        let key = Phrase.key(of: said.text)
        return views.lazy.compactMap { view in view.phrases[key].map { (view.home.name, $0) } }.first
    }

    /// What the stage makes of an utterance; nil where nobody taught it.
    func analysis(of said: Utterance, in context: Context) -> Analysis? {
        guard let (home, phrase) = phrase(said, in: context) else { return nil }
        var there = context
        there.home = home
        // In the sentence that the words stand for nothing taught is looked for.
        let untaught = search.without(.phrases)
        var found = untaught.analysis(of: untaught.utterance(phrase.meaning), in: there)
        found.outcome.text = said.text
        if found.outcome.opensHome {
            (found.outcome.status, found.outcome.intents) = (.unsupported, [])
            found.outcome.told = Reply(.taught(said.text, phrase.meaning, .remark(.phraseOpens)))
        } else if found.outcome.status != .understood, found.outcome.status != .ambiguous {
            found.outcome.told = Reply(.taught(said.text, phrase.meaning, found.outcome.told.content))
        }
        return found.within(.phrases)
    }
}
