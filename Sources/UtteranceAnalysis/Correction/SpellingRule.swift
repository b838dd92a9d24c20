/// A rule by which a word stays what it is, or is no slip of some other, though a letter parts the two.
///
/// `ReadingRuleTests` leaves each out, and sees a sentence that is read otherwise then.
package enum SpellingRule: CaseIterable, Sendable {
    // MARK: A word that stays as it is written

    /// What forbids, joins, leaves out, counts or says a state is that.
    case meaningfulWord
    /// One word of two is told by a thing that the other names, and an everyday word by a thing in the rest.
    case tooLittleSaid
    /// What may take something back is no order: "I ean unlock it".
    case mayTakeBack
    /// What may be "don't" is nothing else: nobody guesses between doing and leaving be.
    case mayForbid
    /// What may leave something out, or tell what is so instead of what shall be, does: "the door closeq at five".
    case mayLeaveOut
    /// What stands behind all of some things may leave some of them out: "every light ut the lamp".
    case mayLeaveOutOfAll
    /// Nobody guesses between two states: „schalte as Licht“.
    case mayBeEitherState
    /// Nobody guesses between a state and an act: "the blinds re closed".
    case mayBeStateOrAct
    /// A short word that may tell what somebody did begins no question: "I turned it off".
    case mayTell
    /// What is written short for another word is no slip of a third: "kitchn lite on" asks for no lime.
    case writtenShort
    /// What may tell how things are is not put right in a reason: "because the lights ard on".
    case mayTellHowItIs
    /// What may take something back is not put right before the sentence is read in another way: "I ean the lamp".
    case doubtIsNotPutRight

    // MARK: A word that another is no slip of

    /// Scope never widens: nobody guesses "all".
    case guessedAll
    /// Nobody guesses a number, as nothing would be seen of it.
    case guessedNumber
    /// No word of courtesy stands where a thing or a place may.
    case guessedCourtesy
    /// Nobody guesses a state that begins as the word does, nor one that is as near as such: "lamp om", "tv ou".
    case guessedState
    /// Hardly anybody gets a letter of a thing wrong that has two: "on th house" and "make ic stop" are no "tv" and no "ac".
    case guessedShortKind
    /// No short word is guessed that a letter alone may be, but behind an order: "open the garage ap" is not opened upwards.
    case guessedShortWord
    /// No short word is guessed that says how much: "heat the sop" is not up to the top.
    case guessedShortAmount

    // MARK: The one word that nobody knows

    /// A light slip of a small word is that word, whether that makes sense or not: "tto" is "to", and "iff" is "if".
    case strangeSmallWord
    /// What number was meant nobody sees, unless it is the only word: "oen up the blinds".
    case strangeNumber
    /// What may be an order is no word of courtesy: "back door lok" is no "lol".
    case strangeFiller
    /// Nobody guesses between two states: "ofn" is as near to "on" as to "off".
    case strangeState
    /// A short sound of thinking would explain anything away: "er".
    case strangeHesitation
    /// What may forbid is a light slip where a command goes on, and nothing where one begins: "donw".
    case strangeDenial
    /// What a sentence begins with is no everyday word that it cannot have: "ade a desk lamp" may have been "made".
    case strangeBeginning
    /// No sentence begins with a thing that is guessed: "temp it down".
    case strangeThingAtFirst
    /// What may take something back or tell of somebody's words is nothing else.
    case strangeTakesBack
    /// Two letters are a light slip, or nothing: "pu the fan there" is no "up", "desk lamp om" no "on".
    case strangeTwoLetters
    /// Hardly anybody gets the first of three letters wrong, nor of a sentence: "sim in the den", "teep it down".
    case strangeFirstLetter
    /// Of two letters nobody guesses what is no nearer than what they are not taken for: "nudge the heat tp" is no "top", as it
    /// is no "up".
    case strangeRival

    // MARK: Small words

    /// What says that a thing is any is a slip only before a number or what says that it is known: "lights a 30 percent", "a the cabin".
    case smallWhichever
    /// At the end, and behind all of some things, a word may leave something out: "everything bu", "every light ut the lamp".
    case smallException
    /// What begins a statement is a slip only further on: "he".
    case smallWordAtFirst
    /// A small word or an everyday one is written as it is meant, unless it is one that slips: "he".
    case smallWordIsWritten
    /// Two letters are no value: "lo upstairs".
    case smallAmount
    /// No sentence begins with a slip of a time: "et 2 lights to blue".
    case smallTimeAtFirst
    /// Scope never widens: before one thing of a kind stands no "all".
    case smallAll
    /// What is as near to an order is not guessed: "oen" may be "open" as well as "on".
    case smallOrder
    /// Nobody guesses between two states: "ofn".
    case smallState
    /// What may deny stands before several things where nothing is asked: "mo lights".
    case mayBeNone
    /// A letter that a sentence begins with may be a word of doubt: "f the lamp is on" is "if".
    case mayBeDoubt

    // MARK: What else a word is near to

    /// What may be a slip of a word that forbids is nothing else: nobody guesses between doing and leaving be.
    case nearDenial
    /// Two letters swapped and one doubled are the commonest slips; "lok" may still be "lock" as well as "look".
    case nearLightSlip
    /// Where several words forbid, the lightest slip counts: "nto" is "not".
    case nearestDenial
    /// Courtesy would explain a word away that may mean something: "oth lights" may be both or other lights.
    case nearCourtesy
    /// What is a light slip of a word of doubt is that, though an order is as near: "iff" is "if".
    case nearDoubt
    /// Nobody guesses between two states, whatever the rest of the sentence says: "ofn".
    case nearState
    /// A number is the only word that is near, as nobody would see what it was.
    case nearNumber
    /// Three letters are near to too many words, and hardly anybody gets the first one wrong.
    case nearFirstLetter
    /// A word of five letters or more that is near to one word of sentences is that, or nothing of the home's: "loked".
    case nearLongWord
    /// Before one thing of a kind no word is a slip of "all": "ahll light".
    case nearAll
    /// What a possessive ends is somebody, and no word: "Ryan's".
    case nearOwner
    /// Orders begin with what is done, and questions with their words: "trn on the lamp" is no ten and no tan, "hwat is on" no hot.
    case orderAtFirst
    /// A number that begins a sentence gives way to an order: "oen up the blinds".
    case numberAtFirst
    /// What is near to a word of names is that: "beroom" is the bedroom, and no room to be.
    case nearName
    /// What may be a plural may mean more than the one thing that is called so: "bedroom lighs".
    case nearPlural
    /// The whole name of a thing comes before a value that would leave nothing named: "dim the kitchen ligh" is no "high".
    case nameBeforeAmount
    /// An everyday word that may forbid is nothing else: "nut good night" may say not.
    case everydayDenial
    /// What is met all the time is written as it is meant, and no everyday word locks: "watch the front door".
    case everydayOrder
    /// Where an everyday word is as near, short words of courtesy are left out, which would explain it away: "alk".
    case everydayCourtesy
    /// Where an everyday word is nearer, a verb alone is meant, which the rest of the sentence has to bear out: "opem the
    /// blinds".
    case everydayNearer
    /// No order begins before what tells what somebody did: "Pat set the lamp to 30".
    case orderOfSomebody
    /// Nobody begins with how much: "clan the kitchen" is no cyan.
    case everydayAmountAtFirst
    /// A letter before a number of things belongs to no thing of that number: "turn o 2 lights" means two.
    case letterBeforeNumber
    /// A light slip is meant, whether that makes sense or not: "cut ti out" is "it".
    case guessedLightSlip
    /// Before the end that makes an owner, what tells something is meant, whatever is called so: "ti's too warm in here".
    case tellingBeforeEnding
    /// Before a number the word for a difference is meant: "gy" is "by" rather than "my".
    case guessedDifference
    /// A letter that may be a word of doubt is nothing else: "f the lamp is on" is "if".
    case guessedDoubt
    /// A call may begin a sentence where the word is no slip of an order: "heu turn it on", but not "loc the lamp".
    case guessedCall

    // MARK: What is done

    /// Behind "not on" nothing is put right, which takes all of it back: "open the door, not on your nelly".
    case unknownDenied
    /// What begins as a question is one, whatever its other words are put right to.
    case misspeltQuestion
    /// What may begin as a question runs no scene: “iis good night running”.
    case sceneOfQuestion
    /// A misspelt word runs no scene: "good night mon".
    case sceneOfSlip

    /// By which a word stays as it is written.
    static let ofWords: [Self] = [
        .meaningfulWord, .tooLittleSaid, .mayTakeBack, .mayForbid, .mayLeaveOut, .mayLeaveOutOfAll, .mayBeEitherState,
        .mayBeStateOrAct, .mayTell,
    ]
    /// By which it is no slip of some other.
    static let ofGuesses: [Self] = [
        .guessedAll, .guessedNumber, .guessedCourtesy, .guessedState, .guessedShortKind, .guessedShortWord,
        .guessedShortAmount,
    ]
    /// By which it is no slip of a small word.
    static let ofSmallWords: [Self] = [.smallAmount, .smallTimeAtFirst, .smallAll]
}

extension LanguageRules {
    /// Whether a rule holds: all do, but for the one that is left out.
    package func holds(_ rule: SpellingRule) -> Bool { rule != spellingRuleLeftOut }
}
