import HomeOutcomes
import UtteranceAnalysis

extension Stage {
    /// One step of the search: a stage, and what has to come of it for the search to end there.
    struct Step {
        let stage: Stage
        /// What ends the search; anything where nil.
        let ending: Set<Outcome.Status>?
        /// What has to have come of the words as they stand for this step to be taken.
        let after: Outcome.Status?

        init(_ stage: Stage, ending: Set<Outcome.Status>? = nil, after: Outcome.Status? = nil) {
            (self.stage, self.ending, self.after) = (stage, ending, after)
        }
    }

    /// The stages in the order in which `parse` and `explain` ask them.
    ///
    /// What is understood comes before what has to be asked, among the two stages that put misspelt words right; each is
    /// asked once, however often it stands here.
    static let order: [Step] = [
        Step(.asWritten, ending: [.understood, .unknownName]),
        Step(.aliases, after: .unsupported),
        Step(.namedOnes, after: .ambiguous),
        Step(.asWritten),
        Step(.agenda),
        Step(.aliases),
        Step(.plainWords),
        Step(.besideReason),
        Step(.spacing),
        Step(.denial),
        Step(.spelling, ending: [.understood]),
        Step(.respelling, ending: [.understood]),
        Step(.spelling, ending: [.ambiguous, .unknownName]),
        Step(.oneSlip),
        Step(.misspeltAliases),
        Step(.respelling),
        Step(.anySlip),
        Step(.spelling),
        Step(.misspeltBesideReason),
        Step(.otherTalk),
        Step(.fault),
    ]
}
