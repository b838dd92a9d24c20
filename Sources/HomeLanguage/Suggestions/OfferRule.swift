import UtteranceAnalysis

/// A rule by which nothing is offered for a sentence that nobody understood, or not what a word leans to.
///
/// Languages share these. `ReadingRuleTests` leaves each out, and sees a sentence that is answered otherwise then.
enum OfferRule: ReadingRule {
    // MARK: What is offered

    /// Nothing is offered that opens the home.
    case opensNothing
    /// Who asks something is offered nothing that changes anything: how hot the sun is.
    case answersQuestions
    /// Nothing is offered that goes the other way than was said, or that was denied.
    case contradictsNothing
    /// What is offered has the numbers, and what leaves something out, that were said.
    case keepsNumbers
    /// What is offered is about each thing that was named whole.
    case keepsThings
    /// What was said with a time or a condition is offered with one.
    case keepsTimes

    // MARK: What words lean to

    /// What is not usual is offered where a word leans to it.
    case someWordLeans
    /// Who names something wants nothing done everywhere.
    case namesSomething
    /// A word of a name says nothing of what is to be done: "corner lamp".
    case nameLeansToNothing
    /// What is opened and closed is neither on nor off: "let the hens out".
    case movedIsNotSwitched
    /// Who tells something of a thing asks for nothing.
    case tellsNothing
    /// Words behind a name may tell something of its thing: "the compressor is rusty".
    case toldOfIt
    /// What no word leans to is offered where little else was said.
    case saysLittleElse
    /// How something has become is why another thing is wanted, and not what it is to be: “it's gone dark, the patio lights”.
    case becomingIsNoState
    /// Who says "off" wants it off, and who denies something wants nothing that was not said.
    case otherState

    /// A part of a name that no other has stands for it.
    case partTells

    // MARK: Islands

    /// What is left of a sentence names what it is about, and makes sense.
    case islandsMakeSense
    /// Of several orders none is left out.
    case noOrderIsLost
    /// What tells something beside an act is not skipped: who tells of a thing wants nothing done with it.
    case toldIsKept
}
