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

    var stage: Stage { reader.stage }

    init(_ reader: StageReader, ending: Set<Outcome.Status>? = nil, after: Outcome.Status? = nil) {
        (self.reader, self.ending, self.after) = (reader, ending, after)
    }

    /// The steps in the order in which `parse` and `explain` take them.
    ///
    /// What is understood comes before what has to be asked, among the two stages that put misspelt words right; each is
    /// asked once, however often it stands here.
    static let order: [SearchStep] = [
        SearchStep(.besideTime, ending: [.understood]),
        SearchStep(.asWritten, ending: [.understood]),
        SearchStep(.phrases),
        SearchStep(.asWritten, ending: [.unknownName]),
        SearchStep(.aliases, after: .unsupported),
        SearchStep(.namedOnes, after: .ambiguous),
        SearchStep(.asWritten),
        SearchStep(.agenda),
        SearchStep(.aliases),
        SearchStep(.plainWords),
        SearchStep(.besideReason),
        SearchStep(.spacing),
        SearchStep(.denial),
        SearchStep(.spelling, ending: [.understood]),
        SearchStep(.respelling, ending: [.understood]),
        SearchStep(.spelling, ending: [.ambiguous, .unknownName]),
        SearchStep(.typingError),
        SearchStep(.misspeltAliases),
        SearchStep(.respelling),
        SearchStep(.anyTypingError),
        SearchStep(.spelling),
        SearchStep(.misspeltBesideReason),
        SearchStep(.otherTalk),
        SearchStep(.fault),
    ]
}
