/// A way to look at a sentence; each is looked at only where those before it made nothing of the sentence.
package enum Stage: String, CaseIterable, Sendable {
    /// The words as they stand.
    case asWritten
    /// Words that people of the home have taught: "movie time".
    case phrases
    /// What goes on from the turn before.
    case followUp
    /// Words for things spoken of as part of the name before them: "the upstairs thermostat to 18 and the downstairs
    /// one to 21".
    case namedOnes
    /// One order at several times: "turn on the kettle at seven and nine".
    case severalTimes
    /// Several sentences, each after the one before: "which lights are on? Turn them off".
    case sentences
    /// What is scheduled, listed or taken back.
    case agenda
    /// What is done whenever something happens: "when the front door opens, turn on the hall light".
    case event
    /// One order before or after another, or before what who speaks is about to do: "before you lock the door, turn off the lamp".
    case sequence
    /// Beside a clause that speaks of an act and orders none: "thanks for turning on the fan, now turn it off".
    case unordered
    /// Beside a remark that tells a time of its own: "my train leaves at eight, turn off the lamp".
    case besideTime
    /// A command with a misspelt word beside such a remark.
    case misspeltBesideTime
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
    /// Function words that others are near to, where nothing but these is to be put right: "kitchen light a 40 percent".
    case functionWords
    /// Each word that nobody knows replaced by the only one that is near to it, and then read in another way.
    case respelling
    /// One typing error in a word that is none.
    case typingError
    /// Other words for the same things, one of them misspelt.
    case misspeltAliases
    /// Any typing error in any one word, where all that it can have been comes to one thing.
    case anyTypingError
    /// A command with a misspelt word beside a reason.
    case misspeltBesideReason
    /// A part of a name that nothing else has: "the kitchen" where there is but a Chef's Kitchen.
    case partOfName
    /// Such a part that is misspelt: "coffe on".
    case misspeltPartOfName
    /// Words that ask the house for nothing: a greeting, or what people ask other assistants for.
    case otherTalk
    /// What to say of words that were not understood.
    case fault

    /// Whether words are put right there that are written otherwise.
    package var putsWordsRight: Bool {
        switch self {
        case .spelling, .functionWords, .respelling, .typingError, .misspeltAliases, .anyTypingError,
            .misspeltBesideReason, .misspeltBesideTime:
            true
        default: false
        }
    }
}
