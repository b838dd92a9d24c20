import HomeModel
import HomeOutcomes
import UtteranceAnalysis

/// Finds the sentence of these homes that is nearest to one which nobody understood.
///
/// Candidates are what words lean to (`CuedOffers`), what is left where words that say nothing are skipped (`IslandParser`), and a
/// scene whose name has slips. Only what is understood, opens nothing and is not the contrary of what was said is offered; how
/// many are tried is bounded.
struct SuggestionSearch {
    /// The most sentences that are tried.
    private static let mostTried = 16
    /// The most words of a sentence that is looked at.
    private static let mostWords = 24
    /// How much of what was said has to be explained.
    private static let nearEnough = 0.53
    /// How near a scene is that is run by words of which none stands as it is written.
    private static let nearnessOfGuess = 0.6
    /// How much less near is what would change nothing, and what answers where nothing was asked.
    private static let (costOfNoChange, costOfAnswer) = (0.05, 0.2)

    private let search: Search
    private let lexicon: SuggestionLexicon
    private let said: SaidWords
    private var lattice: Lattice { said.lattice }

    /// A sentence and how near it is.
    struct Candidate {
        let sentence: String
        let nearness: Double
        /// Whether it has all numbers and exceptions that were said.
        var keepsIslands = false
    }

    /// A search for what is nearest to an utterance.
    init(_ search: Search, _ lexicon: SuggestionLexicon, _ said: Utterance) {
        let language = search.interpreter.language
        // What is tried here was said by nobody, and is no turn of a conversation.
        var trying = search
        trying.interpreter.analyzer.tokenize = { language.tokens(of: $0) }
        (self.search, self.lexicon) = (trying, lexicon)
        self.said = SaidWords(said, search.interpreter, lexicon)
    }

    /// The nearest sentence and what comes of it; nil where none is near enough.
    func nearest(in context: Context) -> Outcome? {
        guard !lexicon.offers.isEmpty, 1...Self.mostWords ~= said.words.count else { return nil }
        let near = candidates(in: context).filter { $0.nearness >= Self.nearEnough }
        let (way, denies, isQuestion) = (said.way, said.denies, said.asks)
        // A "no" that answers nothing wants that nothing be on.
        let wantsNone = way == nil && said.wantsNone
        var wanted = wantsNone ? false : way
        let (isTimed, time, kept) = (said.isTimed, said.timeSaid, said.exceptions + said.numbers)
        var tried: Set<String> = []
        var best: (outcome: Outcome, nearness: Double)?
        for candidate in near.sorted(by: { $0.nearness > $1.nearness }) {
            // What was said with a time is offered at that time.
            let sentence = candidate.sentence + (isTimed && !candidate.keepsIslands ? time : "")
            guard tried.insert(sentence).inserted else { continue }
            if tried.count > Self.mostTried || best.map({ $0.nearness >= candidate.nearness }) ?? false { break }
            let words = keys(of: sentence)
            if !candidate.keepsIslands, !kept.allSatisfy(words.contains), OfferRule.keepsNumbers.holds { continue }
            if !candidate.keepsIslands, said.leavesOut(words, keys: keys), OfferRule.keepsThings.holds { continue }
            let outcome = search.read(sentence, in: context)
            guard outcome.status == .understood, !outcome.intents.isEmpty else { continue }
            if outcome.opensHome, OfferRule.opensNothing.holds { continue }
            if isQuestion, outcome.intents.contains(where: \.changesAnything), OfferRule.answersQuestions.holds {
                continue
            }
            let isContrary = isContrary(outcome, saying: wanted, denying: denies && !wantsNone)
            if isContrary, OfferRule.contradictsNothing.holds { continue }
            if isTimed, !outcome.intents.contains(where: \.isScheduled), OfferRule.keepsTimes.holds { continue }
            let isVain = changesNothing(outcome)
            // Who asks nothing wants no answer.
            let isAnswer = !isQuestion && !outcome.intents.contains(where: \.changesAnything)
            let cost = (isVain ? Self.costOfNoChange : 0) + (isAnswer ? Self.costOfAnswer : 0)
            let nearness = candidate.nearness - cost
            if best.map({ $0.nearness < nearness }) ?? true { best = (outcome, nearness) }
            // What is so already was perhaps not said: “knock it on the head”.
            if isVain, let way = wanted, outcome.intents.compactMap(\.way).contains(way) { wanted = nil }
        }
        return best?.outcome
    }

    /// Whether all that it would do is so already, by what is known of its things.
    private func changesNothing(_ outcome: Outcome) -> Bool {
        let services = search.interpreter.views.lazy.flatMap(\.services)
        return outcome.intents.allSatisfy { intent in
            guard case .set(let type, let value) = intent.action, !intent.targets.isEmpty else { return false }
            return intent.targets.allSatisfy { target in
                let service = services.first { $0.reference == target.reference }?.service
                return service?[type]?.value.map { $0.number == value.number && $0.number != nil } ?? false
            }
        }
    }

    /// Whether it would do the other way than was said, or what was denied; who denies what nobody knows wants nothing on.
    private func isContrary(_ outcome: Outcome, saying said: Bool?, denying denies: Bool) -> Bool {
        guard let said else { return denies && outcome.intents.compactMap(\.way).contains(true) }
        return outcome.intents.compactMap(\.way).contains { $0 == (denies ? said : !said) }
    }

    private func keys(of text: String) -> [NameKey] { search.interpreter.language.tokens(of: text).map(\.key) }

    // MARK: - Candidates

    private func candidates(in context: Context) -> [Candidate] {
        let islands = IslandParser(search, lexicon, lattice, asks: said.asks)
        // Of what is told beside an order no word speaks against it.
        let cued = islands.ordering.flatMap { tokens in
            let said = Utterance(tokens.asWritten, as: tokens)
            return CuedOffers(search, lexicon, SaidWords(said, search.interpreter, lexicon)).candidates(in: context)
        }
        return islands.candidates(in: context) + guesses(in: context) + cued
    }

    /// The scene that is run by words of which none stands as it is written.
    private func guesses(in context: Context) -> [Candidate] {
        let language = search.interpreter.language
        // Saves a search of which nothing comes.
        if lattice.tellsAnything(language, search.interpreter.analyzer.nameWords) { return [] }
        var guessing = search
        guessing.mayGuess = true
        let text = lattice.tokens.asWritten
        let scenes = guessing.read(text, in: context).intents.compactMap(\.scene)
        guard let offer = lexicon.offers.first(where: { $0.gap == .scene }), scenes.count == 1 else { return [] }
        return [Candidate(sentence: offer.naming(scenes[0].name), nearness: Self.nearnessOfGuess)]
    }
}

extension Intent {
    /// The scene that it runs.
    fileprivate var scene: ActionSet? { if case .run(let scene, _) = action { scene } else { nil } }

    /// Whether it does something, and does not only ask.
    fileprivate var changesAnything: Bool {
        switch action {
        case .get, .list: false
        case .set, .setAll, .adjust, .run, .schedule, .cancel: true
        }
    }

    /// Whether it switches on, opens or does more, or the other way; nil where it is neither.
    fileprivate var way: Bool? {
        switch action {
        case .set(let type, let value):
            guard ["On", "Active", "TargetPosition"].contains(type.name) else { return nil }
            return value.number.map { $0 > 0 }
        case .adjust(let type, .by(let delta)): return type.isHeat ? nil : delta > 0
        case .adjust(let type, .times(let factor, _)): return type.isHeat ? nil : factor > 1
        case .adjust(_, .toggled): return nil
        case .get, .list, .cancel, .run, .schedule, .setAll: return nil
        }
    }
}
