import HomeOutcomes
import UtteranceAnalysis

/// One step of the search: a stage, and what has to come of it for the search to end there.
struct SearchStep {
    /// What reads the sentence.
    let reader: StageReader
    /// What ends the search; anything where nil.
    let ending: Set<Outcome.Status>?
    /// What has to have come of the words as they stand for this step to be taken.
    let after: Outcome.Status?
    /// The stage that has to have made nothing of the sentence for this step to be taken.
    let without: Stage?

    var stage: Stage { reader.stage }

    init(
        _ reader: StageReader, ending: Set<Outcome.Status>? = nil, after: Outcome.Status? = nil, without: Stage? = nil
    ) {
        (self.reader, self.ending, self.after, self.without) = (reader, ending, after, without)
    }

    /// The steps in the order in which `parse` and `explain` take them.
    ///
    /// First come those that know the turn before: they part a sentence in clauses, or take from that turn what it leaves
    /// unsaid; all others read it by itself. What is understood comes before what has to be asked, among the stages that put
    /// misspelt words right; each is asked once, however often it stands here.
    static let order: [SearchStep] = [
        SearchStep(.unordered),
        SearchStep(.sequence),
        SearchStep(.event),
        SearchStep(.followUp),
        SearchStep(.besideTime, ending: [.understood]),
        SearchStep(.asWritten, ending: [.understood]),
        SearchStep(.phrases),
        SearchStep(.asWritten, ending: [.unknownName]),
        SearchStep(.aliases, ending: [.understood, .ambiguous, .unknownName], after: .unsupported),
        SearchStep(.otherTalk, ending: [.understood], after: .unsupported),
        SearchStep(.aliases, after: .unsupported),
        SearchStep(.namedOnes, after: .ambiguous),
        SearchStep(.asWritten),
        SearchStep(.severalTimes),
        SearchStep(.agenda),
        SearchStep(.aliases),
        SearchStep(.plainWords),
        SearchStep(.besideTime, ending: [.ambiguous]),
        SearchStep(.besideReason),
        SearchStep(.partOfName),
        SearchStep(.sentences),
        SearchStep(.spacing),
        SearchStep(.denial),
        // Before what is put right with the time of a remark in it.
        SearchStep(.misspeltBesideTime),
        SearchStep(.spelling, ending: [.understood]),
        SearchStep(.functionWords, ending: [.understood], without: .spelling),
        SearchStep(.respelling, ending: [.understood]),
        SearchStep(.spelling, ending: [.ambiguous, .unknownName]),
        SearchStep(.functionWords, ending: [.ambiguous, .unknownName], without: .spelling),
        SearchStep(.typingError),
        SearchStep(.misspeltAliases),
        SearchStep(.respelling),
        SearchStep(.anyTypingError),
        SearchStep(.spelling),
        SearchStep(.functionWords),
        SearchStep(.misspeltBesideReason),
        SearchStep(.otherTalk),
        SearchStep(.misspeltPartOfName),
        SearchStep(.fault),
    ]

    /// The stages that read a command beside a remark: its words as they stand, and no further remark.
    static let ofCommand: Set<Stage> = [
        .unordered, .sequence, .event, .followUp, .besideTime, .asWritten, .aliases, .namedOnes, .severalTimes,
        .plainWords, .partOfName, .sentences,
    ]

    /// The steps by which the words are read that some stage puts in the place of what was said.
    static let ofWording: [SearchStep] = [SearchStep(.asWritten), SearchStep(.aliases)]
}
