import HomeOutcomes

/// A way to look at a sentence; each is looked at only where those before it made nothing of the sentence.
enum Stage: String, CaseIterable, Sendable {
    /// The words as they stand.
    case asWritten
    /// What goes on from the turn before.
    case followUp
    /// "One" and "ones" as part of the name before them: "the upstairs thermostat to 18 and the downstairs one to 21".
    case namedOnes
    /// What is scheduled, listed or taken back.
    case agenda
    /// Other words for the same things: "the couch lamp" is the Sofa Lamp.
    case aliases
    /// Without the sounds of thinking, and with whole words for those typed in a hurry: "turn on the, um, porch light".
    case plainWords
    /// Without the reason that is told beside the command: "dinner is ready, turn off the lamp".
    case besideReason
    /// With a space more or less: "turn onthe lamp".
    case spacing
    /// A denial with a word that nobody knows: nobody guesses what is to be left.
    case denial
    /// Words and names that are near to those that nobody knows, as arcs beside them.
    case spelling
    /// Each word that nobody knows replaced by the only one that is near to it, and then read in another way.
    case respelling
    /// One slip of the fingers in a word that is none.
    case oneSlip
    /// Other words for the same things, one of them misspelt.
    case misspeltAliases
    /// Any slip in any one word, where all that it can have been comes to one thing.
    case anySlip
    /// A command with a misspelt word beside a reason.
    case misspeltBesideReason
    /// A part of a name that nothing else has: "the kitchen" where there is but a Chef's Kitchen.
    case partOfName
    /// Words that ask the house for nothing, and what to say of words that were not understood.
    case fault
}

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
        Step(.fault),
    ]
}
