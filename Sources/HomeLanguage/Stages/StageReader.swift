import UtteranceAnalysis

/// What makes something of a sentence at one stage of a search.
struct StageReader: Sendable {
    let stage: Stage
    /// What a search makes of an utterance at the stage; nil where that is nothing.
    let analysis: @Sendable (_ search: Search, _ said: Utterance, _ context: Context) -> Analysis?
    /// Whether the stage knows the turn before; all others read a sentence by itself.
    let knowsTurn: Bool

    private init(
        _ stage: Stage, knowsTurn: Bool = false,
        _ analysis: @escaping @Sendable (Search, Utterance, Context) -> Analysis?
    ) {
        (self.stage, self.knowsTurn, self.analysis) = (stage, knowsTurn, analysis)
    }

    /// A reader of all that is known of each word.
    private init<Reader: SearchStage>(_ stage: Stage, by _: Reader.Type) {
        self.init(stage) { search, said, context in
            Reader(search.interpreter).analysis(of: said.text, search.interpreter.lattice(of: said), in: context)
        }
    }
}

extension StageReader {
    static let unordered = StageReader(.unordered, knowsTurn: true) { ClauseStage($0).besideOrder($1, in: $2) }
    static let sequence = StageReader(.sequence, knowsTurn: true) { ClauseStage($0).inSequence($1, in: $2) }
    static let event = StageReader(.event, knowsTurn: true) { EventStage($0).analysis(of: $1, in: $2) }
    static let followUp = StageReader(.followUp, knowsTurn: true) { FollowUpStage($0).analysis(of: $1, in: $2) }
    static let asWritten = StageReader(.asWritten) { $0.asWritten($1, $2) }
    static let phrases = StageReader(.phrases) { PhraseStage($0).analysis(of: $1, in: $2) }
    static let severalTimes = StageReader(.severalTimes) { SeveralTimesStage($0).analysis(of: $1, in: $2) }
    static let sentences = StageReader(.sentences) { SentencesStage($0).analysis(of: $1, in: $2) }
    static let agenda = StageReader(.agenda) { AgendaStage($0.interpreter).analysis(of: $1, in: $2) }
    static let besideReason = StageReader(.besideReason) { search, said, context in
        let lattice = search.interpreter.lattice(of: said)
        let reasons = ReasonStage(search)
        return AddressStage(search.interpreter).analysis(of: said.text, lattice, in: context)
            ?? reasons.analysis(of: said, in: context)
            ?? reasons.waiting(beside: said).lazy
            .compactMap { EventStage(search).analysis(of: said.part($0), in: context) }
            .first { $0.outcome.status == .understood }?.within(.besideReason, of: said)
    }
    static let besideTime = StageReader(.besideTime) { besideTime($0, $1, $2) }
    static let misspeltBesideTime = StageReader(.misspeltBesideTime) { besideTime($0, $1, $2, correctsSpelling: true) }
    static let misspeltBesideReason = StageReader(.misspeltBesideReason) { search, said, context in
        var reasons = ReasonStage(search.interpreter)
        reasons.correctsSpelling = true
        return reasons.analysis(of: said, in: context)
    }
    static let denial = StageReader(.denial) { search, said, context in
        guard search.interpreter.lattice(of: said).deniesUnknown(search.interpreter.language) else { return nil }
        let last = search.only(.otherTalk, .partOfName, .misspeltPartOfName, .fault)
        return last.found(by: last.steps, said, context)?.within(.denial)
    }
    static let namedOnes = StageReader(.namedOnes, by: OneAnaphoraStage.self)
    static let aliases = StageReader(.aliases, by: AliasStage.self)
    static let plainWords = StageReader(.plainWords, by: NormalizationStage.self)
    static let spacing = StageReader(.spacing, by: SpacingStage.self)
    static let spelling = StageReader(.spelling, by: SpellingStage.self)
    static let functionWords = StageReader(.functionWords, by: FunctionWordsStage.self)
    static let respelling = StageReader(.respelling) { RespellingStage($0).analysis(of: $1, in: $2) }
    static let typingError = StageReader(.typingError, by: TypingErrorStage.self)
    static let misspeltAliases = StageReader(.misspeltAliases, by: MisspeltAliasStage.self)
    static let anyTypingError = StageReader(.anyTypingError, by: AnyTypingErrorStage.self)
    static let otherTalk = StageReader(.otherTalk, by: OutOfDomainStage.self)
    static let partOfName = StageReader(.partOfName) { search, said, context in
        PartialNameStage(search.interpreter).analysis(of: said, by: search, in: context)
    }
    static let misspeltPartOfName = StageReader(.misspeltPartOfName) { search, said, context in
        PartialNameStage(search.interpreter).analysis(ofMisspelt: said, by: search, in: context)
    }
    static let fault = StageReader(.fault) { FaultStage($0).analysis(of: $1, in: $2) }

    private static func besideTime(
        _ search: Search, _ said: Utterance, _ context: Context, correctsSpelling: Bool = false
    ) -> Analysis? {
        guard said.tokens.contains(where: \.isPause) else { return nil }
        if search.interpreter.language.times(in: search.interpreter.lattice(of: said)).isEmpty { return nil }
        var reasons = ReasonStage(search.interpreter)
        (reasons.tellsTime, reasons.correctsSpelling) = (true, correctsSpelling)
        return reasons.analysis(of: said, in: context)
    }
}
