/// A rule by which an utterance takes nothing from the turn before, or something else than it could.
///
/// Languages share these. `TurnRuleTests` leaves each out, and sees a conversation that goes on otherwise then.
package enum TurnRule: ReadingRule {
    /// A question of what only things have, and that names none, is of what was spoken of: “what colour”, after “the lamp on”.
    case questionOfThing
    /// The others of a kind are those beside what was spoken of, and where more were spoken of before that, of these: “and the
    /// others”, after “which lights are on” and “turn off the lamp”.
    case othersOfTurn
    /// Of several things of a kind the one is meant that was spoken of: “the light”, after “turn on the floor lamp”.
    case oneSpokenOf
    /// What was overdone goes back to the other side, a little: "too much".
    case overdone
    /// More behind a state is further to it: "a bit more" after "close it a bit" is further closed.
    case furtherToIt
    /// A number far from the step before is where to: "22" after "up a degree".
    case farIsGoal
    /// A word of sentences is no part of a name by itself: "off" is none of the Off Road Lamp.
    case wordIsNoPart
    /// Where nothing of the kind is there, a place alone is what it always is.
    case placeWithoutKind
    /// A bare number behind a value is a value: "make it 23" after "to 25 degrees at 6".
    case numberBehindValue
    /// A bare number behind a time is in the same half of the day: "make it 7" after "at 6 am" is in the morning too.
    case sameHalf
    /// Who names one of several does not mean it and others: “Elena's”, where both can be chosen too.
    case oneAndNoMore
    /// What a thing is called tells more than where it is: “main” is the Main Thermostat, and no other of the Main Bedroom.
    case calledBeforeWhere
    /// What goes on from the turn before is clear of it.
    case meansSomething
    /// Where nobody knows what the turn before was about, nobody knows what “it” is either.
    case nobodyKnowsOfWhat
    /// A sentence with a polite beginning does not go on from anything: "how about you turn on the fan", "just turn it off".
    case wholeStandsAlone
    /// What says a state of its own is a wish of its own: "just the piano lamp off", after it was turned on.
    case onlyOfSame
    /// What was not understood and names nothing is about nothing.
    case namelessIsForgotten
    /// A time that may be a number is a value behind one: "at ten" after "to 40 percent".
    case timeBehindValue
}
