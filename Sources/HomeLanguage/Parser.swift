import HomeModel
import HomeNames

/// Turns sentences into outcomes, for the homes of one snapshot.
public struct Parser: Sendable {
    /// The most characters of a sentence.
    public static let longestText = 1_000
    /// The most words of a sentence.
    static let longestSentence = 120

    private let language: Language
    private let views: [HomeView]
    private let primary: String
    /// What is said to the people of these homes.
    public let replies: Replies
    /// The names of the homes.
    public let index: NameIndex

    /// A parser of a language for the homes of a snapshot.
    public init(_ language: Language, _ snapshot: HomeSnapshot) {
        self.language = language
        let primaryFirst = snapshot.homes.filter { $0.id == snapshot.primaryHome }
            + snapshot.homes.filter { $0.id != snapshot.primaryHome }
        views = primaryFirst.map(HomeView.init)
        primary = primaryFirst.first?.name ?? ""
        replies = Replies(snapshot)
        index = NameIndex(snapshot, spellings: language.spellings(of:))
    }

    /// What a sentence asks for; nothing is done.
    public func parse(_ text: String, in context: Context = Context()) -> Outcome {
        guard text.utf8.count <= 4 * Self.longestText, text.count <= Self.longestText else {
            return outcome(String(text.prefix(80)) + "…", .notUnderstood, Replies.tooLong(Self.longestText))
        }
        let tokens = Token.tokens(of: text)
        if tokens.isEmpty { return outcome(text, .notUnderstood, Replies.nothingSaid) }
        if tokens.count > Self.longestSentence {
            return outcome(text, .notUnderstood, Replies.tooManyWords(Self.longestSentence))
        }
        if let missing = missingPlace(in: context) { return outcome(text, .unknownName, missing) }
        let readings = readings(of: Lattice(tokens, grammar: language.compiled, index: index), in: context)
        return readings.isEmpty ? explainFailure(text, tokens, context) : choose(among: readings, text)
    }

    /// The code of the language.
    var code: String { language.code }

    /// The ways in which one rule of the language, such as `answer`, covers a text.
    func matches(of text: String, rule: String) -> [[Chart.Event]] {
        let tokens = Token.tokens(of: String(text.prefix(Self.longestText)))
        guard !tokens.isEmpty, tokens.count <= Self.longestSentence, let root = language.compiled.root(ofRule: rule)
        else { return [] }
        var chart = Chart(language.compiled, Lattice(tokens, grammar: language.compiled, index: index))
        return chart.readings(of: root)
    }

    /// The homes that may be meant: the one of the context, or all with the primary first.
    private func homes(in context: Context) -> [HomeView] {
        guard let name = context.home.map(NameKey.init) else { return views }
        return views.filter { ([$0.home.name] + $0.home.aliases).map(NameKey.init).contains(name) }
    }

    private func missingPlace(in context: Context) -> String? {
        if let home = context.home, homes(in: context).isEmpty {
            return Replies.unknownName(home, near: index.nearest(to: home, limit: 3) { $0.thing == .home }.map(\.name), in: nil)
        }
        guard let room = context.room, !index.entries(for: NameKey(room)).contains(where: { $0.thing.kind == .room })
        else { return nil }
        let near = index.nearest(to: room, limit: 3) { $0.thing.kind == .room }.map(\.name)
        return Replies.unknownName(room, near: near, in: primary)
    }

    private func frames(of lattice: Lattice) -> [Frame] {
        var chart = Chart(language.compiled, lattice)
        var seen: Set<Frame> = []
        return chart.readings(of: language.compiled.root).map(Frame.init).filter { seen.insert($0).inserted }
    }

    private func readings(of lattice: Lattice, in context: Context) -> [Reading] {
        // A home that is named is meant, wherever the speaker is.
        let frames = frames(of: lattice)
        let near = Resolver(homes: homes(in: context), context: context)
        let far = Resolver(homes: views, context: context)
        return frames.flatMap { frame in
            (frame.names.contains { $0.kind == .home } ? far : near).readings(of: frame)
        }
    }

    private func choose(among readings: [Reading], _ text: String) -> Outcome {
        let best = readings.map(\.rank).min() ?? Reading.Rank()
        var chosen: [Reading] = []
        for reading in readings where reading.rank == best && !chosen.contains(where: { $0.effect == reading.effect }) {
            chosen.append(reading)
        }
        guard chosen.count == 1 else { return ambiguous(chosen, text) }
        switch chosen[0].result {
        case .understood(let intents):
            let confidence = best.form == .full && best.home == 0 ? 1.0 : 0.9
            return Outcome(
                text: text, language: language.code, status: .understood, confidence: confidence, intents: intents,
                reply: replies.doing(intents))
        case .unsupported(let fault): return outcome(text, .unsupported, replies.unsupported(fault), confidence: 1)
        case .elsewhere(let view, let said):
            return outcome(text, .unknownName, replies.elsewhere(view, said: said), confidence: 1)
        }
    }

    private func ambiguous(_ readings: [Reading], _ text: String) -> Outcome {
        let candidates = readings.compactMap { reading in
            reading.intents.map { Outcome.Candidate(reading: replies.reading($0), intents: $0) }
        }.sorted { $0.reading < $1.reading }
        return Outcome(
            text: text, language: language.code, status: .ambiguous, confidence: 1 / Double(max(candidates.count, 1)),
            candidates: candidates, reply: Replies.which(candidates.map(\.reading)))
    }

    /// Looks whether the sentence would be clear but for a name that nobody bears; else says which words are strange.
    private func explainFailure(_ text: String, _ tokens: [Token], _ context: Context) -> Outcome {
        let lattice = Lattice(tokens, grammar: language.compiled, index: index, gaps: true)
        let gaps = frames(of: lattice).filter { $0.unknownNames.count == 1 }.flatMap(\.unknownNames)
        if let gap = gaps.min(by: { ($0.range.count, $0.range.lowerBound) < ($1.range.count, $1.range.lowerBound) }) {
            let name = tokens[gap.range].map(\.text).joined(separator: " ")
            let near = index.nearest(to: name, limit: 3).map(\.name)
            let home = context.home ?? primary
            return outcome(text, .unknownName, Replies.unknownName(name, near: near, in: home), confidence: 0.8)
        }
        let strange = tokens.indices.filter { lattice.words[$0].isEmpty && tokens[$0].number == nil && !isNamed($0, lattice) }
        return outcome(text, .notUnderstood, Replies.notUnderstood(strange.map { String(tokens[$0].text) }))
    }

    private func isNamed(_ token: Int, _ lattice: Lattice) -> Bool {
        lattice.names[...token].contains { hits in
            hits.values.joined().contains { !$0.isUnknown && $0.range.contains(token) }
        }
    }

    private func outcome(
        _ text: String, _ status: Outcome.Status, _ reply: String, confidence: Double = 0
    ) -> Outcome {
        Outcome(text: text, language: language.code, status: status, confidence: confidence, reply: reply)
    }
}
