import HomeModel
import HomeNames
import HomeOutcomes
import ReplyRendering
import UtteranceAnalysis

/// What sentences can mean in some homes: from a lattice to interpretations, and the choice between them.
struct Interpreter: Sendable {
    /// What does not change from one sentence to the next, shared by all stages: they are made for each sentence, and to copy
    /// some sixty references for each would take as long as to read it.
    private var known: Known
    /// Whether all readings are kept, and what each word became in them.
    var isExplaining = false

    /// An interpreter of the sentences about some homes, the primary one first.
    init(analyzer: Analyzer, views: [HomeView], replies: ReplyRenderer) {
        known = Known(analyzer: analyzer, views: views, replies: replies)
    }

    private final class Known: Sendable {
        let analyzer: Analyzer
        /// The analyzer's language; what lies in another module is not lent without a copy.
        let language: LanguageRules
        let views: [HomeView]
        let replies: ReplyRenderer

        init(analyzer: Analyzer, views: [HomeView], replies: ReplyRenderer) {
            (self.analyzer, self.views, self.replies) = (analyzer, views, replies)
            language = analyzer.language
        }
    }

    /// What is known of the language and of the names.
    var analyzer: Analyzer {
        get { known.analyzer }
        set { known = Known(analyzer: newValue, views: views, replies: replies) }
    }
    /// The homes, the primary one first.
    var views: [HomeView] { known.views }
    /// What is said to the people of these homes.
    var replies: ReplyRenderer { _read { yield known.replies } }

    /// The rules of the language.
    // Lent rather than given: to look at it as a value is to copy some thirty references.
    var language: LanguageRules { _read { yield known.language } }
    /// The name of the primary home; empty where there is none.
    var primary: String { views.first?.home.name ?? "" }

    /// The interpreter of sentences that call things by parts of their names too.
    var namingParts: Interpreter {
        guard let home = views.first, !analyzer.namesParts else { return self }
        var other = self
        other.analyzer = analyzer.naming { [analyzer] in NameParts(of: $0, analyzer, in: home).hits }
        return other
    }

    // MARK: - Utterances

    /// All that is known of an utterance.
    func lattice(of said: Utterance, _ extent: Utterance.Extent = .all) -> Lattice {
        said.lattice(extent) { analyzer.lattice($0, isCovering: extent == .covering) }
    }

    /// The ways in which the language's rule for something, such as answers, covers an utterance.
    func matches(of said: Utterance, rule: RuleRole) -> [[Matcher.Event]] {
        guard said.isReadable, let root = language.compiled.rule(rule) else { return [] }
        var matcher = Matcher(language.compiled, lattice(of: said, .words))
        return matcher.readings(of: root)
    }

    /// The words of an utterance that would make it clear if they were a name that nobody bears; nil where there are none.
    func unknownName(in said: Utterance) -> Range<Int>? {
        said.unknownName { lattice(of: said).unknownName(language) }
    }

    /// Whether it is said somewhere in an utterance that who speaks goes out or to bed.
    func tellsOfLeaving(_ said: Utterance) -> Bool {
        let grammar = language.aside
        guard let rule = grammar.rule(.leaving) else { return false }
        var matcher = Matcher(grammar, Lattice(said.tokens, grammar: grammar, index: analyzer.index))
        return said.tokens.indices.contains { !matcher.matches(of: rule, at: $0).isEmpty }
    }

    /// The things that a sentence names whole; none where it is not clear which one a name means.
    func thingsNamed(in lattice: Lattice, _ context: Context) -> [Target] {
        var end = 0
        let names = lattice.names.compactMap { hits -> Referent? in
            guard let name = hits.max(by: { $0.range.count < $1.range.count }), name.range.lowerBound >= end else {
                return nil
            }
            end = name.range.upperBound
            return Referent([.name(name)])
        }
        for home in homes(in: context) {
            let things = names.map { home.services(named: $0) }.filter { !$0.isEmpty }
            if things.isEmpty { continue }
            return things.allSatisfy { $0.count == 1 } ? things.joined().map { $0.target() } : []
        }
        return []
    }

    // MARK: - Readings

    /// The different things that the grammar lets a sentence say, each as its commands and questions.
    func sentences(of lattice: Lattice) -> [[Frame]] {
        var reader = SentenceReader(language, lattice)
        return reader.sentences.map(\.frames)
    }

    /// What a sentence means in the homes; where words of it were put right before, or are now, one word alone is too little.
    ///
    /// Where the best is enough, others that can be told to be worse beforehand are left out.
    func readings(
        of lattice: Lattice, isPutRight: Bool = false, isBestEnough: Bool = false, in context: Context
    ) -> [Interpretation] {
        var reader = SentenceReader(language, lattice, keepsTrail: isExplaining)
        var found: [Interpretation] = []
        for (place, sentence) in reader.sentences.enumerated() {
            let isDoubtful = isPutRight || sentence.score[.errors] > 0
            if isDoubtful, sentence.isGuess(ofWords: lattice.tokens.count), StageRule.oneWordIsTooLittle.holds {
                continue
            }
            found += readings(of: sentence, at: place, isBestEnough: isBestEnough, in: context)
        }
        return found
    }

    /// What one of the things that a sentence can say means in the homes.
    func readings(
        of sentence: SentenceReader.Sentence, at place: Int, isBestEnough: Bool = false, in context: Context
    ) -> [Interpretation] {
        if analyzer.namesParts, !PartialNameStage(self).mayMean(sentence) { return [] }
        // A home that is named is meant, wherever the speaker is.
        let isHomeNamed = sentence.frames.contains(where: \.namesHome)
        let homes = isHomeNamed ? views : homes(in: context)
        // Of several things one may be meant otherwise because of another.
        let isOfOne = sentence.frames.count == 1 && sentence.frames[0].referents.count == 1
        let resolver = Resolver(
            homes: homes, context: context, isBestEnough: isBestEnough && isOfOne && !isExplaining)
        // What only asks does no harm: the plainest way to read it will do.
        let asksOnly = sentence.frames.allSatisfy { $0.slots.has(.ask) }
        var readings = resolver.readings(of: sentence.frames)
        for index in readings.indices {
            readings[index].score.weigh(sentence.score)
            readings[index].score[.turn] = asksOnly ? place : 0
            readings[index].sentence = sentence
        }
        return analyzer.namesParts ? PartialNameStage(self).meant(readings, in: context) : readings
    }

    // MARK: - The choice

    /// What comes of some readings; nil where there are none.
    func analysis(of readings: [Interpretation], _ text: String, _ stage: Stage) -> Analysis? {
        if readings.isEmpty { return nil }
        return Analysis(stages: [stage], readings: readings, outcome: choose(among: readings, text))
    }

    /// The outcome of the likeliest of some readings: it, or the question which is meant.
    func choose(among readings: [Interpretation], _ text: String) -> Outcome {
        var chosen = likeliest(of: readings)
        // Nobody can choose what is not named: where nothing may be meant to be done, nothing is.
        if chosen.count > 1, let idle = chosen.first(where: { $0.intents?.isEmpty == true }) { chosen = [idle] }
        guard chosen.count == 1 else { return ambiguous(chosen, text) }
        switch chosen[0].result {
        case .understood(let intents):
            let isSupposed = chosen[0].score[.form] > 0 || chosen[0].score[.home] > 0
            let confidence = isSupposed ? language.weights.factor(of: .shortenedOrFar) : 1
            return outcome(text, .understood, .doing(intents), intents, confidence: confidence)
        case .unsupported(let fault):
            let told = Reply.Content.fault(fault.told)
            let others = chosen[0].others
            var outcome = outcome(
                text, .unsupported, others.isEmpty ? told : .ofPart(told, others: others), confidence: 1)
            outcome.meant = fault.meant.map { $0.target() }
            return outcome
        case .elsewhere(let view, let said):
            var outcome = outcome(text, .unknownName, .elsewhere(view.target(), said: said), confidence: 1)
            outcome.meant = [view.target()]
            return outcome
        }
    }

    /// The readings that may be meant, each effect once; of several that cannot be, the one that another value would mend.
    func likeliest(of readings: [Interpretation]) -> [Interpretation] {
        if readings.count == 1 { return readings }
        var chosen: [Interpretation] = []
        for reading in language.scorer.likeliest(of: readings.map(\.score)).lazy.map({ readings[$0] }) {
            guard let same = chosen.firstIndex(where: { $0.targetedActions == reading.targetedActions }) else {
                chosen.append(reading)
                continue
            }
            if reading.isOutOfRange, chosen[same].isUnable { chosen[same] = reading }
        }
        return chosen
    }

    private func ambiguous(_ readings: [Interpretation], _ text: String) -> Outcome {
        asking(text, which: replies.candidates(readings.compactMap(\.intents)))
    }

    // MARK: - Outcomes

    /// What came of a text, before it is put into words.
    func outcome(
        _ text: String, _ status: Outcome.Status, _ told: Reply.Content, _ intents: [Intent] = [],
        confidence: Double = 0
    ) -> Outcome {
        Outcome(
            text: text, language: language.code, status: status, confidence: confidence, intents: intents,
            told: Reply(told))
    }

    /// The outcome of a text that asks which of some candidates is meant.
    func asking(_ text: String, which candidates: [Outcome.Candidate]) -> Outcome {
        Outcome(
            text: text, language: language.code, status: .ambiguous, confidence: 1 / Double(max(candidates.count, 1)),
            candidates: candidates, told: Reply(.which))
    }

    // MARK: - Places

    /// The homes that may be meant: the one of the context, or all, with the primary first.
    ///
    /// Where only the speaker's room is known, a home that has such a room comes before those that have none.
    func homes(in context: Context) -> [HomeView] {
        if let name = context.home { return views.filter { $0.home.isCalled(name) } }
        guard let room = context.room else { return views }
        return views.filter { $0.room(named: room) != nil } + views.filter { $0.room(named: room) == nil }
    }

    /// Whether the home that was spoken of may still be meant.
    func isHere(_ focus: Focus, in context: Context) -> Bool {
        homes(in: context).contains { $0.home.name == focus.home }
            && (context.home == nil
                || views.contains { $0.home.name == focus.home && $0.home.isCalled(context.home ?? "") })
    }

    /// What to say where the home or the room of the context is nowhere.
    func missingPlace(in context: Context) -> Reply.Content? {
        let homes = homes(in: context)
        if let home = context.home, homes.isEmpty {
            let near = analyzer.index.nearest(to: home, limit: 3) { $0.thing == .home }.map(\.name)
            return .unknownName(home, near: near, home: nil)
        }
        guard let room = context.room, !homes.contains(where: { $0.room(named: room) != nil }) else { return nil }
        let ids = Set(homes.map(\.home.id))
        let near = analyzer.index.nearest(to: room, limit: 3) {
            $0.thing.kind == .room && ids.contains($0.home)
        }.map(\.name)
        return .unknownRoom(room, near: near, home: homes.first?.home.name ?? primary)
    }
}

extension Interpretation.Fault {
    /// The things that cannot do what was asked of them.
    fileprivate var meant: [ServiceView] {
        switch self {
        case .cannot(_, let views): views
        case .outOfRange(let views, _): views
        case .valueMissing(let views): views
        case .told: []
        }
    }
}
