/// A rule by which the words of a command, or of one and the command before it, say something together.
///
/// Languages share these. `ReadingRuleTests` leaves each out, and sees a sentence that is read otherwise then.
package enum FrameRule: ReadingRule {
    // MARK: Names

    /// Behind a word for where a place is meant, and no name that ends in it: "in the study" is not the Lamp in the
    /// Study.
    case placeBehindWhere
    /// A plain word for a kind is that kind, whatever some of it are called in short: "lights".
    case kindBeforeShortName
    /// A number begins no name that nobody bears, and none goes on behind one: "spots 100 counter 20".
    case numberIsNoName
    /// A longer name goes on with the number that follows: "lamp 2" is not the lamp, at 2.
    case numberIsOfLongerName
    /// Where its apostrophe was left out, only a place owns something: "the kitchens lights".
    case placesOwn
    /// A compound that is a word of a name is not parted: "Stehlampe" is a part of the Stehlampe Ohrensessel.
    case wordOfName
    /// Rooms that stand side by side are several, as none is in another: "in the kitchen dining room and study".
    case roomsSideBySide

    // MARK: What is taken back or denied

    /// Words that take something back only behind a pause say something else without it.
    case correctionIsApart
    /// A place that corrects is where all of it is meant: "lights off upstairs, no wait, downstairs".
    case correctedPlace
    /// A correction that names one of a list means none of the others: "the till and the radio, no, just the radio".
    case correctedList
    /// What corrects a pronoun is what was meant instead: "turn it off, no, the fan".
    case correctedThings
    /// A denial takes nothing back where nothing is to be done yet: "router no turn off".
    case nothingTakenBack
    /// A denial stands right behind what it forbids, or behind a pause in what is not whole: “свет не включай”.
    case deniedAtOnce
    /// What "and" joins to something forbidden, and has no verb of its own, is forbidden too: "don't dim the lamp to 30 and the
    /// spot to 10".
    case forbiddenToo
    /// A referent behind "but" begins a command of its own: "the lamp off but the fan on".
    case thingBehindBut
    /// What is opposed to something forbidden is what is to be done: "do not turn off the lamp but the fan".
    case opposedToForbidden

    // MARK: Ellipsis

    /// Another time alone, or another thing in a place, is the same again: "turn on the lamp at 7 and at 9".
    case sameAgain
    /// What is joined to a question of what was done is asked too: "did I lock the door and turn off the lights".
    case askedToo
    /// A bare number is where to, and not by how much: "dim it", "60".
    case numberIsGoal
    /// A whole extent is as far as the state before goes: "open the blinds halfway and the shades all the way".
    case allTheWay
    /// A number behind warmth is warmth: "heat the den to 22 and the hall to 18".
    case warmthGoesOn
    /// A number of its own is where to, though what was before goes to a side: "the blind up, the curtains half".
    case numberOfItsOwn
    /// A scene goes to no side: "lower the blinds and good night".
    case sceneGoesNowhere
    /// A pronoun for a quality is that of what bears it: "lower the volume of the TV and raise it on the radio".
    case qualityOfAnother
    /// A place beside what was spoken of is where it is, and not all that is there: “set it to 70 there”.
    case itIsThere
    /// The rest is where the things before it were said to be: "only the lamp on in the den, the rest off".
    case restIsThere
    /// All others are everywhere, where the place says which thing the one before was: "the spots in the kitchen on and all other
    /// lights off".
    case allOthersAnywhere
    /// A name that several share is that of each of them: "the crypt and larder candles" are candles both.
    case sharedName
    /// A place before a kind is one of things of that kind: "the kitchen and study lamps".
    case sharedKind
    /// What stands for a kind is of the kind of all, whatever was named between: "all lights but the Floor Lamp and
    /// the one in the study".
    case oneOfAll
    /// What stands for one is called as that one was: "the candle in the den and the one in the hall".
    case oneCalledSo

    // MARK: Times and reasons

    /// A time goes on with another, unless that is left out of it: "on Monday, at 7", but "every day but Sunday".
    case timeGoesOn
    /// A time with which a sentence begins may go on behind its verb: “morgen früh soll um sechs die Heizung angehen”.
    case leadInParts
    /// A time behind a whole command may begin another, and is of that alone: "… and at 8 the fan".
    case timeOfNext
    /// A time behind a thing that a pause parts from the one before it is no time of a list: "the lamp, and the fan in an hour".
    case timeOfOneApart
    /// A time behind a list that begins with "now" is that of the last alone: "now the lamp off, and the fan in an hour".
    case timeBesideNow
    /// A time behind what is left out of a thing that is named is no time of that thing: "the lamp off, but the fan in ten minutes".
    case timeOfOneExcepted
    /// What is done at a time is not what is done now: "the lamp in ten minutes and the fan now".
    case nowIsAnother
    /// What is done for so long ends as it would by itself: "turn on the fan for ten minutes, then off".
    case endOfLength
    /// A reason behind an order names what that leaves open: "dim it, the floor lamp is blinding".
    case reasonBehind
    /// Beside "it", which a reason names, another thing is one more: "the lamp is on, turn it off and the fan too".
    case besideIt
    /// No reason is joined to what it is for: "it's dark and turn on the lamp".
    case reasonIsNotJoined
    /// A complaint about nothing in particular asks for nothing beside a command: "it's dark here, turn on the lamp".
    case idleComplaint
    /// Behind an order and a pause what is wrong is told, and said of no order: «включи телевизор и погромче, мне не слышно».
    case complaintIsApart
    /// Where a reason says that something is, the command is done: "it's dark in the hall, put the light on there".
    case placeOfReason

    // MARK: Numbers and states

    /// A value may stand right behind a name that is one thing's: "aisle 40 stage 60".
    case valueBehindName
    /// Kelvin are no warmth of the air: "heat the hall to 10 kelvin".
    case kelvinOfLight
    /// What changes by nothing or less goes there: "lower it minus ten degrees".
    case changeAboveZero
    /// A number below zero beside nothing that says where to is a change: "sofa lamp -20%".
    case belowZero
    /// Nothing but the air has degrees: "turn it up one degree".
    case degreesOfAir
    /// Where people mean to that or by that, both are read: "dim it 20 percent".
    case toOrBy
    /// What is so many times as much goes to no other side: "half as bright" is not brighter.
    case factorToSide
    /// No clock has so many hours: "purple at 40".
    case beyondHours
    /// A number beside a colour says how bright only in percent: "blue at 50 percent".
    case numberBesideColor
    /// A number without its unit is kelvin from a thousand on: "the color temperature to 4000".
    case bareKelvin
    /// What is set to a side is moved there, and no level of it: "set the blinds up".
    case setToSide
    /// What is stopped stays where it is: "stop the blinds" closes nothing.
    case stoppedIsHeld
    /// A number beside "on" says how far, and opens nothing: "on at 50 percent".
    case onAtNumber
    /// A number said of the house is how warm it is: "the house at 21".
    case warmthOfHouse
    /// Who closes something to a number means open to that, or closed to that: "close it to 30 percent".
    case closedTo
    /// A small bare number beside "on" may be warmth, and is no level: "fan on 70", but "lights on 7".
    case smallOnWarmth
    /// A half is said of degrees only: "make it 21 and a half".
    case halfDegree
    /// A small level is a step of something that has steps, and no percent: "level 2".
    case smallLevel
    /// A side that contradicts its state makes no sense: "open it down to 20".
    case sideOfState
    /// A side beside a state is a part of its verb: "close it down", but not "shut … down", where "shut" is no verb.
    case sideOfOrder
    /// A state is whole or nothing: "off to the max" makes no sense.
    case stateHasNoExtent
    /// A lock that is opened is unlocked, and one that is closed is locked: "close the lock".
    case lockIsUnlocked
}
