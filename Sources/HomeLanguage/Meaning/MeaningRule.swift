import UtteranceAnalysis

/// A rule by which words mean nothing in a home, or less than they could, and the fault is told or another reading is meant.
///
/// Languages share these. `ReadingRuleTests` leaves each out, and sees a sentence that is read otherwise then.
enum MeaningRule: ReadingRule {
    // MARK: What is left as it is

    /// What is only to be left as it is asks for nothing: "leave the lights alone".
    case keptAlone
    /// A scene that is run later is run whole, and nothing is spared of it.
    case laterSceneIsWhole
    /// What is ordered and taken back in one breath leaves nothing to do, in another home neither: "turn it on, leave
    /// it off".
    case takenBackAtOnce
    /// Nobody wants two values of one thing at one time: "lamp on, lamp off".
    case noContradiction

    // MARK: Whose things

    /// Words without the names of things speak of the likeliest home only: "the lights", "the kitchen lights".
    case unnamedAtHome
    /// What is to be as warm as the house is needs no thing: "set the temperature to 19, then open the blinds".
    case warmthOfTheHouse
    /// What may be said of the house, and the things of another command cannot do, is of the house: "make it warmer and close the
    /// blinds".
    case qualityOfHouse
    /// A bare kind is that of the place beside it, though what is there cannot do it: “次卧的窗帘拉上，灯开暖色”.
    case unableThere
    /// Others are of the one kind that was named before: "the fan and the lamp on, the others off" is of two.
    case othersOfOneKind
    /// The others of what has a number are those of its series: "track 2 on, the others off".
    case othersOfSeries
    /// The others of things in the speaker's room are there too.
    case othersAreHere
    /// The rest is of no kind of which there is no other, nor of what is on a plug: "the fan on and the rest off".
    case restOfNone
    /// The rest of nothing is too much: "everything else", where nothing was named.
    case restOfNothing
    /// Where there is but one that is called so, and no other was spoken of, there is no other: "the other desk lamp".
    case otherOfOne
    /// A switch of what nobody spoke of says nothing of the speaker's room: "turn it off", but "make it dark".
    case switchOfNothing
    /// What would reach over the whole home says so: "turn on".
    case wholeHomeIsSaid
    /// A thing that is named with a place is there, or another one is meant: "the TV in the bedroom".
    case whereItIsNot
    /// A word that is said only of what is called so means nothing else of its kind.
    case onlyWhatIsCalledSo
    /// A sensor of a door counts as one only where its name says so.
    case sensorIsNoDoor

    /// Where nothing that is called so can be locked or shut, the one thing of the kind that can be is meant: “lock the door”.
    case onlyOneAble

    // MARK: How many

    /// A name of one thing is no number of them: "both desk lamps" are not the Desk Lamp.
    case nameIsNotCounted
    /// Two referents are the two that are counted: "both the fan and the lamp".
    case thingsAreCounted
    /// As many are meant as are said, or it is asked which: "both lights" of four.
    case asManyAsSaid
    /// Of more than so many nobody knows which are left out: "all but two of the lights".
    case leftOutAreCounted

    // MARK: What is left out

    /// To leave the rest leaves out nothing of what was named: "turn on the lamp and leave the rest".
    case restIsLeft
    /// What is left out of things in a place, and stands elsewhere, was meant otherwise: "every light in the den but
    /// the hall lamp".
    case leftOutElsewhere
    /// Who spares what is of no kind leaves open what else is to be off: "leave only the printer on".
    case sparedOfNoKind
    /// In a place that has none nobody knows what was to be spared: "all fans off, except in the study".
    case leftOutWhereNoneIs
    /// Of a place of which something is left out that is no light, all is meant: "turn off the living room except the TV".
    case sparedSaysWhat
    /// What is denied beside a name takes nothing away from it: "the floor lamp, not the desk lamp".
    case deniedBesideName
    /// What is left out by its name may be of another kind: "all lights except the TV".
    case leftOutByName
    /// What is of another kind is left out by itself: "the lights on but not the fan".
    case leftOutOfOtherKind
    /// What is said of one behind an exception is said of what is spared: "all lights off but the lamp, set that to 20".
    case sparedIsMeant
    /// What cannot be what the others are to be is left out by itself: "all lights but the flood to 20".
    case leftOutIsUnable

    // MARK: What they can do

    /// A word for going out closes and locks nothing: "awning out".
    case outClosesNothing
    /// What is held in its place is nothing that is switched: "hold the lamp".
    case heldInItsPlace
    /// What is said of everything switches what is switched, and neither locks, opens nor heats: "everything off".
    case everythingSwitched
    /// To stop everything is to hold what moves, and to switch what is switched.
    case everythingHeld
    /// To open everything opens no tap.
    case noTapOfEverything
    /// Of several thermostats and an air conditioner it is the latter that makes it cooler.
    case coolerCools
    /// A colour has no degrees: "ten degrees warmer".
    case colorHasNoDegrees
    /// Where nothing is named, a value is asked for of one thing at most: "set the brightness".
    case valueOfNothing
    /// Of several of a kind one is chosen before its value: "set the AC", of which there are two.
    case oneBeforeItsValue

    // MARK: Questions

    /// A sensor is asked by its name alone, and a place is not: "what is the outdoor humidity", but "what is the
    /// kitchen".
    case placeIsNoValue
    /// Who asks how something is says what: "how are you".
    case stateOfNothing
    /// Where nothing was spoken of, nobody knows what is asked about: "is it on".
    case askedOfIt
    /// Who asks for rooms says what is so there: "which rooms" alone lists them.
    case roomsOfWhat
    /// What somebody notices is asked whether it is so, and has no value: "how much motion is there".
    case senseIsNoValue
    /// What is noticed is asked with no state that something is set to.
    case senseAlone
    /// Who asks for a value says nothing that is to be done.
    case valueAlone
}
