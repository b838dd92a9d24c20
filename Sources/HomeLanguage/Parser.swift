import HomeModel
import HomeNames
import HomeOutcomes
import ReplyRendering
import UtteranceAnalysis

/// Turns sentences into outcomes, for the homes of one snapshot.
public struct Parser: Sendable {
    /// The most characters of a sentence.
    public static let longestText = 1_000
    /// The most words of a sentence.
    static let longestSentence = 120

    /// What is known of the language and of the names.
    var analyzer: Analyzer
    let views: [HomeView]
    let primary: String
    /// What is said to the people of these homes.
    public let replies: ReplyRenderer
    /// Whether all readings are kept, and what each word became in them.
    var isExplaining = false
    /// The steps of the search, in their order.
    var steps = Stage.order
    /// Which state of the homes this is.
    let edition = Edition()
    private let messages: ReplyMessages

    /// A parser of a language for the homes of a snapshot.
    public init(_ language: Language, _ snapshot: HomeSnapshot) {
        let homes = Self.primaryFirst(snapshot)
        self.init(
            Analyzer(language.rules, snapshot), views: homes.map { HomeView($0) }, language.messages, snapshot)
    }

    private init(_ analyzer: Analyzer, views: [HomeView], _ messages: ReplyMessages, _ snapshot: HomeSnapshot) {
        self.analyzer = analyzer
        self.views = views
        self.messages = messages
        primary = views.first?.home.name ?? ""
        replies = ReplyRenderer(messages, snapshot)
    }

    /// The rules of the language.
    var language: LanguageRules { analyzer.language }
    /// The names of the homes.
    public var index: NameIndex { analyzer.index }
    /// The words that the names have.
    var nameWords: NameWords { analyzer.nameWords }

    /// The parser after an event, for the snapshot that followed it.
    ///
    /// Where one accessory has got another name, nothing else is looked at again.
    public func updated(with event: HomeEvent, in snapshot: HomeSnapshot) -> Parser {
        let homes = Self.primaryFirst(snapshot)
        let known = Dictionary(views.map { ($0.home.id, $0) }) { first, _ in first }
        let views = homes.map { home -> HomeView in
            guard let view = known[home.id] else { return HomeView(home) }
            if let event = event.home, event != home.id { return view }
            guard let id = event.accessory else { return HomeView(home) }
            return HomeView(home, after: view, changing: id) ?? HomeView(home)
        }
        return Parser(analyzer.updated(with: event, in: snapshot), views: views, messages, snapshot)
    }

    private static func primaryFirst(_ snapshot: HomeSnapshot) -> [Home] {
        snapshot.homes.filter { $0.id == snapshot.primaryHome }
            + snapshot.homes.filter { $0.id != snapshot.primaryHome }
    }

    /// What a sentence asks for; nothing is done.
    public func parse(_ text: String, in context: Context = Context()) -> Outcome {
        parse(utterance(text), in: context)
    }

    /// What an utterance asks for; nothing is done.
    public func parse(_ said: Utterance, in context: Context) -> Outcome {
        replies.rendering(hinting(analysis(of: said, in: context).outcome, in: context))
    }

    /// The same of a text, before it is put into words.
    func read(_ text: String, in context: Context) -> Outcome { analysis(of: utterance(text), in: context).outcome }

    /// The homes, the primary one first.
    public var homes: [Home] { views.map(\.home) }

    /// The code of the language.
    var code: String { language.code }

    func outcome(
        _ text: String, _ status: Outcome.Status, _ told: Reply.Content, confidence: Double = 0
    ) -> Outcome {
        Outcome(text: text, language: language.code, status: status, confidence: confidence, told: Reply(told))
    }

    // MARK: - Reading

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
            if isDoubtful, sentence.isGuess(ofWords: lattice.tokens.count) { continue }
            found += readings(of: sentence, at: place, isBestEnough: isBestEnough, in: context)
        }
        return found
    }

    /// What one of the things that a sentence can say means in the homes.
    func readings(
        of sentence: SentenceReader.Sentence, at place: Int, isBestEnough: Bool = false, in context: Context
    ) -> [Interpretation] {
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
        return readings
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
