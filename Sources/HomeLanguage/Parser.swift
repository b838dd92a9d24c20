import HomeModel
import HomeNames
import HomeOutcomes
import ReplyRendering
import UtteranceAnalysis

/// Turns sentences into outcomes, for the homes of one snapshot.
public struct Parser: Sendable {
    /// The most characters of a sentence.
    public static let longestText = Search.longestText

    /// How a sentence by itself is searched for what it means.
    var search: Search
    /// Which state of the homes this is.
    private let edition = Utterance.Edition()
    private let messages: ReplyMessages
    private let suggestions: SuggestionLexicon

    /// A parser of a language for the homes of a snapshot.
    public init(_ language: Language, _ snapshot: HomeSnapshot) {
        let homes = Self.primaryFirst(snapshot)
        self.init(
            Analyzer(language.rules, snapshot), views: homes.map { HomeView($0) }, language.messages,
            language.suggestions, snapshot)
    }

    private init(
        _ analyzer: Analyzer, views: [HomeView], _ messages: ReplyMessages, _ suggestions: SuggestionLexicon,
        _ snapshot: HomeSnapshot
    ) {
        (self.messages, self.suggestions) = (messages, suggestions)
        search = Search(
            Interpreter(analyzer: analyzer, views: views, replies: ReplyRenderer(messages, snapshot)))
    }

    /// What sentences can mean in these homes.
    var interpreter: Interpreter { search.interpreter }
    /// The homes, the primary one first.
    public var homes: [Home] { interpreter.views.map(\.home) }
    /// The code of the language that it understands.
    public var code: String { interpreter.language.code }
    /// The names of the homes.
    public var index: NameIndex { interpreter.analyzer.index }
    /// What is said to the people of these homes.
    public var replies: ReplyRenderer { interpreter.replies }

    /// The parser after an event, for the snapshot that followed it.
    ///
    /// Where one accessory has got another name, nothing else is looked at again.
    public func updated(with event: HomeEvent, in snapshot: HomeSnapshot) -> Parser {
        let homes = Self.primaryFirst(snapshot)
        let known = Dictionary(interpreter.views.map { ($0.home.id, $0) }) { first, _ in first }
        let views = homes.map { home -> HomeView in
            guard let view = known[home.id] else { return HomeView(home) }
            if let event = event.home, event != home.id { return view }
            guard let id = event.accessory else { return HomeView(home) }
            return HomeView(home, after: view, changing: id) ?? HomeView(home)
        }
        return Parser(
            interpreter.analyzer.updated(with: event, in: snapshot), views: views, messages, suggestions, snapshot)
    }

    private static func primaryFirst(_ snapshot: HomeSnapshot) -> [Home] {
        snapshot.homes.filter { $0.id == snapshot.primaryHome }
            + snapshot.homes.filter { $0.id != snapshot.primaryHome }
    }

    // MARK: - Sentences

    /// The text of a turn, to be read in these homes.
    public func utterance(_ text: String) -> Utterance {
        Utterance(text, tokenizedBy: interpreter.analyzer.tokenize, in: edition)
    }

    /// An utterance, to be read in these homes: where they have changed since it was analysed, it is analysed anew.
    public func utterance(_ said: Utterance) -> Utterance { said.edition === edition ? said : utterance(said.text) }

    /// What a sentence asks for; nothing is done.
    public func parse(_ text: String, in context: Context = Context()) -> Outcome {
        parse(utterance(text), in: context)
    }

    /// What an utterance asks for; nothing is done.
    public func parse(_ said: Utterance, in context: Context) -> Outcome {
        replies.rendering(search.hinting(search.analysis(of: said, in: context).outcome, in: context))
    }

    /// Parses a sentence and tells why it is read so: the stages that led there, and at most eight readings.
    public func explain(_ text: String, in context: Context = Context()) -> Explanation {
        explain(utterance(text), in: context)
    }

    /// The same of an utterance.
    public func explain(_ said: Utterance, in context: Context) -> Explanation {
        Explainer(search).explain(said, in: context)
    }

    /// What a sentence means with each of the names that were offered in the place of one that nobody bears, as in "did you
    /// mean the Front Door?"; those that would do nothing are left out.
    public func offers(of outcome: Outcome, in context: Context) -> [(name: String, outcome: Outcome)] {
        guard case .unknownName(let name, let near, _) = outcome.told.content else { return [] }
        return near.map { ($0, parse(outcome.text.replacing(name, with: $0, maxReplacements: 1), in: context)) }
            .filter { $0.1.status == .understood && $0.1.acts }
    }

    /// Why words cannot be taught here; nil where they can.
    public func fault(in phrase: Phrase, context: Context) -> Phrase.Fault? {
        if let fault = phrase.fault { return fault }
        let untaught = search.without(.phrases)
        if untaught.read(phrase.words, in: context).status == .understood { return .understood }
        let meant = untaught.read(phrase.meaning, in: context)
        if meant.status != .understood || meant.intents.isEmpty { return .meaningless }
        return meant.opensHome ? .opens : nil
    }

    /// What comes of the sentence of these homes that is nearest to one of which nothing came; nil where none is near enough.
    ///
    /// Its text is that sentence. What waits for something to happen and is to last for a while is offered without that. Of what
    /// people ask other assistants for, and of a name in whose place another makes sense, nothing is said.
    public func nearest(to outcome: Outcome, _ said: Utterance, in context: Context) -> Outcome? {
        switch outcome.told.content {
        case .noSuchSentence, .notUnderstood, .remark(.goesOnFromNothing): break
        case .unknownName: if !offers(of: outcome, in: context).isEmpty { return nil }
        case .fault(.time(.eventAndTime)):
            return EventWithoutLength(search, said).outcome(in: context).map { replies.rendering($0) }
        default: return nil
        }
        var context = context
        context.focus = nil
        return SuggestionSearch(search, suggestions, said).nearest(in: context).map { replies.rendering($0) }
    }

    /// The outcome that offers the nearest sentence beside why nothing came of what was said.
    public func suggesting(_ nearest: Outcome, after outcome: Outcome) -> Outcome {
        var suggesting = outcome
        let why: Reply.Content =
            if case .noSuchSentence = outcome.told.content { .noSuchSentence(example: nil) } else {
                outcome.told.content
            }
        suggesting.candidates = [
            Outcome.Candidate(reading: nearest.text, intents: nearest.intents, sentence: nearest.text)
        ]
        suggesting.told = Reply(.suggested(nearest.text, after: why))
        return replies.rendering(suggesting)
    }

    /// How many of the words of a text are of the language, of those that are in no name: from 0 to 1.
    public func familiarity(of text: String) -> Double {
        let lattice = interpreter.lattice(of: utterance(text))
        let list = interpreter.language.wordList
        let told = lattice.tokens.indices.filter { place in
            !lattice.tokens[place].isPause && lattice.tokens[place].number == nil && !lattice.namedTokens[place]
        }
        let known = told.count { place in
            !lattice.words[place].isEmpty || list.commonness(of: lattice.tokens[place].key) != nil
        }
        return told.isEmpty ? 0 : Double(known) / Double(told.count)
    }

    /// Whether the grammar makes a command of a text, whether or not anything in the homes could do what it asks.
    public func isSentence(_ text: String) -> Bool {
        let said = utterance(text)
        guard !said.isTooLong, said.isReadable else { return false }
        return interpreter.sentences(of: interpreter.lattice(of: said)).contains { frames in
            frames.allSatisfy { $0.scene != nil || !$0.slots.has(.ask) && !Effect.effects(of: $0).isEmpty }
        }
    }

    // MARK: - Turns

    /// What an utterance answers to a question of ours.
    public var answers: AnswerReader { AnswerReader(interpreter) }
    /// How an utterance goes on from the turn before, by its words.
    public var cues: TurnCues { TurnCues(interpreter) }
    /// What an utterance means that leaves to the turn before what it does not say.
    public var continuations: ContinuationReader { ContinuationReader(interpreter) }
    /// What a conversation is about after a turn.
    public var focuses: FocusReader { FocusReader(interpreter) }
    /// What words for things and places mean by themselves.
    public var mentions: MentionReader { MentionReader(self) }
    /// What intents would start that heats, moves or lets water run.
    public var hazards: HazardCheck { HazardCheck(interpreter) }

    /// What the homes that may be meant are going to do.
    public func agenda(in context: Context = Context()) -> AgendaResolver {
        AgendaStage(interpreter).agenda(in: context)
    }

    /// A service as the target of an intent on one of its characteristics; nil where it is gone.
    public func target(_ type: CharacteristicType, of reference: ServiceReference) -> Target? {
        interpreter.views.lazy.flatMap(\.services).first { $0.reference == reference }?.target(type)
    }

    /// Why there is nothing to say in a context: its home or room is nowhere; nil where it is somewhere.
    public func missing(in context: Context) -> String? {
        interpreter.missingPlace(in: context).map { replies.text(Reply($0)) }
    }

    // MARK: - Outcomes of no sentence

    /// The outcome that asks whether to go on, for one that would open the home.
    public func asking(_ outcome: Outcome) -> Outcome { confirming(outcome, .confirm(outcome.intents)) }

    /// The outcome that asks whether that was said which was heard.
    public func doubting(_ outcome: Outcome) -> Outcome { confirming(outcome, .heard(outcome.text)) }

    private func confirming(_ outcome: Outcome, _ told: Reply.Content) -> Outcome {
        var asking = outcome
        (asking.status, asking.told) = (.confirm, Reply(told))
        return replies.rendering(asking)
    }

    /// The outcome that asks which of some candidates is meant.
    public func asking(_ text: String, whichOf candidates: [Outcome.Candidate]) -> Outcome {
        replies.rendering(interpreter.asking(text, which: replies.candidates(candidates.map(\.intents))))
    }

    /// The outcome that asks which of several sentences was said, because they sound alike.
    public func choosing(between outcomes: [Outcome]) -> Outcome {
        var asking = outcomes[0]
        asking.status = .ambiguous
        asking.intents = []
        asking.candidates = outcomes.map {
            Outcome.Candidate(reading: $0.text, intents: $0.intents, sentence: $0.text)
        }
        asking.told = Reply(.heardOneOf(outcomes.map(\.text)))
        return replies.rendering(asking)
    }

    /// The outcome of leaving things as they are.
    public func leaving(_ text: String) -> Outcome { understood(text, []) }

    /// The outcome of choosing some intents.
    public func understood(_ text: String, _ intents: [Intent]) -> Outcome {
        replies.rendering(interpreter.outcome(text, .understood, .doing(intents), intents, confidence: 1))
    }

    /// The outcome of telling something.
    public func telling(_ told: Reply, text: String) -> Outcome {
        replies.rendering(interpreter.outcome(text, .understood, told.content, confidence: 1))
    }

    /// The outcome of what could not even be read, with a reply that says why.
    public func unheard(_ told: Reply, text: String = "") -> Outcome {
        replies.rendering(interpreter.outcome(text, .notUnderstood, told.content))
    }
}

extension HomeEvent {
    /// The accessory that it is about, where it is about nothing else.
    fileprivate var accessory: AccessoryID? {
        switch thing {
        case .accessory(let id): id
        case .service(let reference): reference.accessory
        default: nil
        }
    }
}
